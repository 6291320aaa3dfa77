// A whole game, looked back on: where the points came from, how they grew, and what was worth remembering.

import type { Arguments } from "../house/words.svelte";
import { ROUNDS } from "./box";
import type { Told } from "./script";

export const SOURCES = ["spaces", "chips", "die", "cards", "tubes", "witches", "exchange", "other"] as const;
export type PointSource = (typeof SOURCES)[number];

const BY_RULE: Record<string, PointSource> = {
  "BEL-10.4": "spaces",
  "BEL-10.1": "die",
  "BEL-12.2": "exchange",
  "BEL-14.1": "tubes",
  "BEL-7.3": "chips",
  "BEL-10.2": "chips",
  "BEL-16.22": "chips",
  "BEL-16.23": "chips",
  "BEL-16.14": "cards",
  "BEL-16.15": "cards",
  "BEL-16.26": "cards",
  "WIT-2.2": "witches",
  "WIT-3.9": "witches",
  "WIT-3.10": "witches",
  "WIT-4.2": "spaces",
  "WIT-5.3": "chips",
  "WIT-5.4": "chips",
  "WIT-5.7": "chips",
};

const pointsOf = (told: Told[], seat: number): Told[] =>
  told.filter(({ key, details }) => key === "points" && details.seat === seat);
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The points of a seat by where they came from; what the facts do not explain is called other. */
export function sourcesOf(told: Told[], seat: number, score: number): Record<PointSource, number> {
  const found = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<PointSource, number>;
  for (const { rule, details } of pointsOf(told, seat)) found[BY_RULE[rule] ?? "other"] += Number(details.points);
  found.other += score - sum(Object.values(found));
  return found;
}

/** The score of a seat before the first round and after each. */
export function curveOf(told: Told[], seat: number): number[] {
  const points = pointsOf(told, seat);
  const until = (round: number): Told[] => points.filter((one) => one.round <= round && round > 0);
  return Array.from({ length: ROUNDS + 1 }, (_, round) => sum(until(round).map((one) => Number(one.details.points))));
}

/** Something worth remembering; its words are `web-belcastel-moment-<key>`. */
export interface Moment {
  key: string;
  seat: number;
  round: number;
  /** The fact it is about. */
  id: number;
  given: Arguments;
}

function most(told: Told[], worth: (one: Told) => number): Told | undefined {
  return told.reduce<Told | undefined>((best, one) => (best && worth(best) >= worth(one) ? best : one), undefined);
}

const of = (told: Told[], key: string): Told[] => told.filter((one) => one.key === key);

function moment(key: string, one: Told | undefined, given: (details: Record<string, any>) => Arguments): Moment[] {
  return one ? [{ key, seat: Number(one.details.seat), round: one.round, id: one.id, given: given(one.details) }] : [];
}

/** The moments of a game, in the order they came. */
export function moments(told: Told[], players: number): Moment[] {
  const found = [
    ...moment(
      "exploded",
      most(of(told, "exploded"), ({ details }) => details.whites),
      ({ whites, limit }) => ({ whites, limit }),
    ),
    ...moment(
      "furthest",
      most(of(told, "scoring_space"), ({ details }) => details.space),
      ({ space }) => ({ space }),
    ),
    ...moment(
      "rats",
      most(of(told, "rat"), ({ details }) => details.tails),
      ({ tails }) => ({ tails }),
    ),
    ...bestRound(told, players),
    ...luckyCard(told),
    ...bestCall(told),
    ...overtaken(told, players),
    ...patient(told, players),
    ...steady(told, players),
  ];
  return found.sort((one, other) => one.round - other.round || one.id - other.id);
}

function bestRound(told: Told[], players: number): Moment[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const gains = seats.flatMap((seat) =>
    curveOf(told, seat).map((points, round, all) => ({ seat, round, points: points - (all[round - 1] ?? 0) })),
  );
  const best = gains.reduce((one, other) => (other.points > one.points ? other : one));
  const last = pointsOf(told, best.seat).findLast((one) => one.round === best.round);
  return last ? [{ key: "best", seat: best.seat, round: best.round, id: last.id, given: { points: best.points } }] : [];
}

const WORTH: Record<string, (details: Record<string, any>) => number> = {
  points: ({ points }) => points,
  rubies: ({ rubies }) => rubies,
  gained_chip: ({ chip }) => Number(String(chip).slice(1)),
  drop: () => 1,
  removed_white: () => 2,
};

/** The card that gave one player most, each thing counted by its number. */
function luckyCard(told: Told[]): Moment[] {
  const given = told.filter((one) => one.section === "card" && one.key in WORTH);
  const best = most(given, (one) => WORTH[one.key]!(one.details));
  const card = best && told.find((one) => one.key === "card" && one.round === best.round)?.details.card;
  return card ? moment("card", best, () => ({ card })) : [];
}

/** Points or rubies that a witch brought at once: two rubies count as a point, as in the last round. */
const BROUGHT: Record<string, (details: Record<string, any>) => number> = {
  points: ({ points }) => points,
  rubies: ({ rubies }) => rubies / 2,
};

function bestCall(told: Told[]): Moment[] {
  const calls = told.flatMap((one, place) => {
    const after = told[place + 1];
    const worth = one.key === "penny" && after?.rule === one.rule ? BROUGHT[after.key]?.(after.details) : undefined;
    return worth ? [{ one, worth, witch: one.details.witch as string }] : [];
  });
  const best = calls.reduce<(typeof calls)[number] | undefined>(
    (most, call) => (most && most.worth >= call.worth ? most : call),
    undefined,
  );
  return best ? moment("witch", best.one, () => ({ witch: best.witch })) : [];
}

/** Who paid most for the drop: two moves are not worth a word. */
function patient(told: Told[], players: number): Moment[] {
  const paid = of(told, "drop").filter(({ rule }) => rule === "BEL-10.6");
  const bySeat = Array.from({ length: players }, (_, seat) => paid.filter(({ details }) => details.seat === seat));
  const best = bySeat.reduce((one, other) => (other.length > one.length ? other : one));
  return best.length > 2 ? moment("patient", best.at(-1), () => ({ drops: best.length })) : [];
}

/** The only one whose cauldron never exploded. */
function steady(told: Told[], players: number): Moment[] {
  const burst = new Set(of(told, "exploded").map(({ details }) => details.seat));
  const calm = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !burst.has(seat));
  const last = of(told, "scoring_space").findLast(({ details }) => details.seat === calm[0]);
  return calm.length === 1 && burst.size ? moment("steady", last, () => ({})) : [];
}

/** Who was not in front before the last round, and won alone. */
function overtaken(told: Told[], players: number): Moment[] {
  const end = told.find((one) => one.key === "ended");
  const winners = (end?.details.winners ?? []) as number[];
  const before = Array.from({ length: players }, (_, seat) => curveOf(told, seat)[ROUNDS - 1]!);
  const winner = winners[0];
  if (!end || winner === undefined || winners.length > 1 || before[winner]! >= Math.max(...before)) return [];
  const points = Math.max(...before) - before[winner]!;
  return [{ key: "overtaken", seat: winner, round: end.round, id: end.id, given: { points } }];
}
