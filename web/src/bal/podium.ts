// A ball, looked back on: what became of everybody's Crapzouilles, how they dwindled, and what was worth remembering.

import type { Event } from "../house/table.svelte";
import { type Moment, type Told, most, toldIn } from "../podium/told";

export interface Deeds {
  /** Attacks she parried. */
  parried: number;
  /** Attacks of hers that nobody parried. */
  hits: number;
}

/** What became of a Crapzouille: it still lives, or it was lost to an attack, to a ghost of one's own, to a captor. */
export const FATES = ["alive", "attack", "ghost", "captured"] as const;
export type Fate = (typeof FATES)[number];
const BY_RULE: Record<string, Fate> = { "BAL-7.12": "ghost" };

/** A fact with its round and whose attack is on. */
interface Happened extends Told {
  round: number;
  /** Counts everybody's turns. */
  turn: number;
  attacker: number | null;
}

export function happened(events: Event[]): Happened[] {
  let [round, turn, attacker]: [number, number, number | null] = [0, 0, null];
  return toldIn(events).map((told) => {
    const { key, details } = told;
    if (key === "round") round = Number(details.round);
    if (key === "turn") turn += 1;
    if (key === "turn" || key === "stole_turn") attacker = null;
    if (key === "declared" || key === "doubled") attacker = details.seat;
    if (key === "laid" && details.card === "sortilege") attacker = details.seat; // a hex names everybody without a word
    return { ...told, round, turn, attacker };
  });
}

export function deedsOf(all: Happened[], players: number): Deeds[] {
  const deeds = Array.from({ length: players }, (): Deeds => ({ parried: 0, hits: 0 }));
  for (const { key, details, attacker } of all) {
    if (key === "parried") deeds[details.seat]!.parried += 1;
    if (key === "failed" && attacker !== null && attacker !== details.seat) deeds[attacker]!.hits += 1;
  }
  return deeds;
}

/** How many Crapzouilles a fact gives to a seat, or takes from it. */
function change({ key, details }: Told, seat: number): number {
  if (key === "lost") return details.seat === seat ? -1 : 0;
  if (key === "captured") return (details.captor === seat ? 1 : 0) - (details.seat === seat ? 1 : 0);
  return key === "healed" && details.seat === seat ? 1 : 0;
}

const isLoss = ({ key }: Told): boolean => key === "lost" || key === "captured";

export function fatesOf(all: Happened[], seat: number, left: number): Record<Fate, number> {
  const fates: Record<Fate, number> = { alive: left, attack: 0, ghost: 0, captured: 0 };
  for (const one of all.filter((told) => isLoss(told) && told.details.seat === seat))
    fates[one.key === "captured" ? "captured" : (BY_RULE[one.rule] ?? "attack")] += 1;
  return fates;
}

/** The living Crapzouilles of a seat before the first round and after each, told back from what is left. */
export function livesOf(all: Happened[], seat: number, left: number, rounds: number): number[] {
  const after = (round: number): number =>
    left - sum(all.filter((one) => one.round > round).map((one) => change(one, seat)));
  return Array.from({ length: rounds + 1 }, (_, round) => after(round));
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What was worth remembering, in the order it came; its words are `web-bal-moment-<key>`. */
export function moments(all: Happened[], players: number, winner: number, left: number): Moment[] {
  const found = [
    first(all),
    strike(all),
    wall(all, players),
    narrow(all, winner, left),
    spell(all, "nananere"),
    spell(all, "mirrored"),
    broom(all),
    rung(all),
  ];
  return found.flatMap((one) => one ?? []).sort((one, other) => one.n - other.n);
}

const moment = (key: string, seat: number, { round, n }: Happened, given: Moment["given"] = {}): Moment => ({
  key,
  seat,
  turn: round,
  n,
  given,
});

function first(all: Happened[]): Moment | null {
  const one = all.find(isLoss);
  return one ? moment("first", one.details.seat, one) : null;
}

/** Most Crapzouilles of others in one turn; a single one is not worth a word. */
function strike(all: Happened[]): Moment | null {
  const hits = all.filter((one) => isLoss(one) && one.attacker !== null && one.attacker !== one.details.seat);
  const same = (one: Happened): Happened[] =>
    hits.filter(({ turn, attacker }) => turn === one.turn && attacker === one.attacker);
  const best = most(hits, (one) => same(one).length);
  const count = best ? same(best).length : 0;
  return best && count > 1 ? moment("strike", best.attacker!, same(best).at(-1)!, { count }) : null;
}

/** Who parried most often without a miss. */
function wall(all: Happened[], players: number): Moment | null {
  const runs = Array.from({ length: players }, (_, seat) =>
    longestRun(all.filter(({ key, details }) => (key === "parried" || key === "failed") && details.seat === seat)),
  );
  const best = most(runs, ({ length }) => length) ?? [];
  const last = best.at(-1);
  return last && best.length > 2 ? moment("wall", last.details.seat, last, { count: best.length }) : null;
}

function longestRun(all: Happened[]): Happened[] {
  let [run, best]: [Happened[], Happened[]] = [[], []];
  for (const one of all) {
    run = one.key === "parried" ? [...run, one] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** The winner was nearly gone. */
function narrow(all: Happened[], winner: number, left: number): Moment | null {
  let lives = left - sum(all.map((one) => change(one, winner)));
  const stands = all
    .filter((one) => change(one, winner) !== 0)
    .map((one) => ({ one, lives: (lives += change(one, winner)) }));
  const lowest = most(stands, (stand) => -stand.lives);
  return lowest && lowest.lives <= 3 ? moment("narrow", winner, lowest.one, { count: lowest.lives }) : null;
}

/** Whoever used it most, the last time she did. */
function spell(all: Happened[], key: string): Moment | null {
  const uses = all.filter((one) => one.key === key);
  const by = (seat: number): Happened[] => uses.filter(({ details }) => details.seat === seat);
  const best = most(uses, ({ details }) => by(details.seat).length);
  return best
    ? moment(key, best.details.seat, by(best.details.seat).at(-1)!, { count: by(best.details.seat).length })
    : null;
}

/** The attack that was swept on most often. */
function broom(all: Happened[]): Moment | null {
  const swept = all.filter(({ key }) => key === "sent_on");
  const same = (one: Happened): Happened[] =>
    swept.filter(({ turn, attacker }) => turn === one.turn && attacker === one.attacker);
  const best = most(swept, (one) => same(one).length);
  const last = best && same(best).at(-1)!;
  return last ? moment("broom", last.details.seat, last, { count: same(last).length }) : null;
}

/** A slip that somebody heard. */
function rung(all: Happened[]): Moment | null {
  const bell = all.findLast(
    ({ key }, place) => key === "challenged" && all.slice(place, place + 3).some((one) => one.key === "slipped"),
  );
  return bell ? moment("rung", bell.details.seat, bell) : null;
}
