// Where a score stands on the track of 0 to 50, which is gone round again.

import { LAP, TAILS } from "./box";

export interface Place {
  /** 0 … 50. */
  at: number;
  /** How many whole laps lie behind. */
  laps: number;
}

export function placeOf(points: number): Place {
  const laps = Math.max(0, Math.ceil(points / LAP) - 1);
  return { at: points - laps * LAP, laps };
}

/** The tails between two scores, each as the space of the track it lies behind. */
export function tailsBetween(low: number, high: number): number[] {
  const spaces = Array.from({ length: Math.max(0, high - low) }, (_, step) => (low + step) % LAP);
  return spaces.filter((space) => TAILS.includes(space));
}

/** Seats that stand on the same space, by space. */
export function together(points: number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  points.forEach((score, seat) => groups.set(placeOf(score).at, [...(groups.get(placeOf(score).at) ?? []), seat]));
  return groups;
}

/** The middle of the widest gap between neighbors, if it is wide enough. */
export function widestGap(places: number[], least: number): number | null {
  const sorted = [...places].sort((one, other) => one - other);
  const pairs = sorted.slice(1).map((place, before) => [sorted[before]!, place] as const);
  const gaps = pairs.map(([left, right]) => ({ wide: right - left, middle: (left + right) / 2 }));
  const widest = gaps.reduce((one, other) => (other.wide > one.wide ? other : one), { wide: 0, middle: 0 });
  return widest.wide >= least ? widest.middle : null;
}
