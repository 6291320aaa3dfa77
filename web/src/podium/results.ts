// What a podium shows of a game that is over; each game fills it from what its house has told.

/** How a part of a bar is drawn. */
export type Look = "brass" | "plum" | "chalk" | "sky" | "glass" | "moss" | "rose" | "ash";

/** A part of a score, in words. */
export interface Part {
  key: string;
  says: string;
  look: Look;
}

/** What one seat has of each part. */
export interface Bar {
  seat: number;
  counts: Record<string, number>;
  total: number;
  /** What was taken off again, in words. */
  less?: string;
}

/** A score before the first turn and after each. */
export interface Line {
  seat: number;
  points: number[];
}

/** Something worth remembering, and where the log has it. */
export interface Remembered {
  id: string;
  seat: number;
  title: string;
  says: string;
  when: string;
  /** The event that it was told in. */
  n: number;
}

/** So far apart are the lines of a chart that goes up to this. */
export function stepFor(most: number): number {
  return [1, 2, 5, 10, 25, 50].find((step) => most / step <= 5) ?? 100;
}
