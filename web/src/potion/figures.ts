// How results are laid out: columns of scores, marks on the axis, and faces that do not hide one another.

export interface Columns {
  /** The lowest score of the first column. */
  from: number;
  /** How many scores a column holds. */
  step: number;
  counts: number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** As many columns as there is room for; `all` are the scores that must lie inside, `counted` those in the columns. */
export function columnsOf(all: number[], counted: number[], most: number): Columns {
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  const step = STEPS.find((one) => Math.floor(greatest / one) - Math.floor(least / one) < most) ?? STEPS.at(-1)!;
  const from = Math.floor(least / step) * step;
  const counts = Array<number>(Math.floor((greatest - from) / step) + 1).fill(0);
  for (const score of counted) counts[Math.floor((score - from) / step)]! += 1;
  return { from, step, counts };
}

/** Round numbers along the axis, no more than there is room for. */
export function marksOf({ from, step, counts }: Columns, most = 6): number[] {
  const end = from + step * counts.length;
  const apart = STEPS.find((one) => (end - from) / one <= most) ?? STEPS.at(-1)!;
  const first = Math.ceil(from / apart) * apart;
  return Array.from(
    { length: Math.max(0, Math.floor((end - first) / apart) + 1) },
    (_, place) => first + place * apart,
  );
}

/** Places moved apart, in their order, as little as needed and never out of the picture. */
export function apart(places: number[], gap: number, least: number, most: number): number[] {
  const order = [...places.keys()].sort((one, other) => places[one]! - places[other]!);
  const moved = [...places];
  let before = least - gap;
  for (const one of order) before = moved[one] = Math.max(places[one]!, before + gap);
  let after = most + gap;
  for (const one of order.toReversed()) after = moved[one] = Math.min(moved[one]!, after - gap);
  return moved;
}

export const meanOf = (scores: number[]): number => scores.reduce((sum, one) => sum + one, 0) / scores.length;

/** Of equal scores the how-manieth each one is, from 0: they stand above one another. */
export const stacked = (scores: number[]): number[] =>
  scores.map((score, place) => scores.slice(0, place).filter((one) => one === score).length);
