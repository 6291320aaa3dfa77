// What a review says of a seat, as the page shows it: rounded once, so that what is shown adds up.

import type { Decision, Luck, Moment, Parts, Review } from "../protocol";

/** Luck of the table counts as everybody's own, and has no seat. */
export type Measure = "points" | "chance";
export type Filter = "all" | "notable" | "decisive";
export const FILTERS: readonly Filter[] = ["all", "notable", "decisive"];

/** Of what a result is the sum, in steps of a tenth of a point or of a percent. */
export interface Row {
  par: number;
  luck: number;
  decisions: number;
  drift: number;
  result: number;
  /** Par and decisions. */
  equal: number;
}

const STEPS: Record<Measure, number> = { points: 10, chance: 100 };

/** What is lost in rounding is given to the luck. */
export function rowOf(parts: Parts, measure: Measure): Row {
  const step = (value: number): number => Math.round(value * STEPS[measure]);
  const [par, result, drift] = [step(parts.par), step(parts.result), step(parts.drift)];
  const decisions = step(parts.own_decisions + parts.others_decisions);
  return { par, luck: result - par - decisions - drift, decisions, drift, result, equal: par + decisions };
}

export const rowsOf = (review: Review, measure: Measure): Row[] =>
  review[measure].map((parts) => rowOf(parts, measure));

/** Is there anything that neither luck nor decisions explain? */
export const hasDrift = (review: Review): boolean =>
  [...rowsOf(review, "points"), ...rowsOf(review, "chance")].some(({ drift }) => drift);

/** In chances: where more than so much is unexplained, the account is told to be a rough one. */
const ROUGH = 0.2;
export const isRough = (review: Review): boolean => review.chance.some(({ drift }) => Math.abs(drift) > ROUGH);

/** By moment, what some changes have added up to for a seat, in chances. */
export function addedUp(changes: (Luck | Decision)[], seat: number, answers: number): number[] {
  const sums = Array<number>(answers + 1).fill(0);
  for (const { answer, chance } of changes) sums[answer]! += chance[seat] ?? 0;
  for (let at = 1; at <= answers; at += 1) sums[at]! += sums[at - 1]!;
  return sums;
}

/** Where a moment is looked at: a decision before it is made, luck once it has come. */
export const placeOf = ({ kind, answer }: Moment): number => (isDecision(kind) ? answer - 1 : answer);

export const isDecision = (kind: string): boolean => kind === "missed" || kind === "fine";

/** The moments of a seat, or of everybody, in the order of the game. */
export function momentsOf(review: Review, seat: number | null, filter: Filter): Moment[] {
  return review.moments
    .filter((moment) => (seat === null || moment.seat === seat) && isShown(moment, filter))
    .sort((one, other) => placeOf(one) - placeOf(other) || other.weight - one.weight);
}

export const isShown = ({ size }: Moment, filter: Filter): boolean =>
  filter === "all" || size === "decisive" || (filter === "notable" && size === "notable");

/** What a moment brought its seat: lost chances are below nothing. */
export const effectOf = ({ kind, weight }: Moment): number => (kind === "lucky" || kind === "fine" ? weight : -weight);

export const decisionOf = (review: Review, { answer, seat }: Moment): Decision | undefined =>
  review.decisions.find((one) => one.answer === answer && one.seat === seat);

/** How much was lost by each answer of a seat; nothing by the best. */
export function lossesOf(review: Review, seat: number): Map<number, number> {
  const own = review.decisions.filter((one) => one.seat === seat);
  return new Map(own.map(({ answer, chance }) => [answer, -(chance[seat] ?? 0)]));
}
