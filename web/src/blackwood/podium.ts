// A game of Blackwood, looked back on: how renown grew round by round, and what was worth remembering.

import type { Event } from "../house/table.svelte";
import { type Moment, type Told, most, toldIn } from "../podium/told";
import { renownOf } from "./cards";
import { LOAN } from "./owned";
import { COLUMNS } from "./view";

/** A fact with the round it came in, counted through all expeditions. */
export interface Happened extends Told {
  round: number;
}

export function happened(events: Event[]): Happened[] {
  let [expedition, column] = [1, 0];
  return toldIn(events).map((told) => {
    if (told.key === "expedition") [expedition, column] = [Number(told.details.expedition), 0];
    if (told.key === "round") column = Number(told.details.column);
    return { ...told, round: (expedition - 1) * COLUMNS + column };
  });
}

/** Renown that a fact gives to a seat, or takes from it: what is brewed, sold or borrowed. */
function change({ key, details }: Told, seat: number): number {
  if (details.seat !== seat) return 0;
  if (key === "brewed") return brewOf(details.potions as string[]);
  if (key === "sold") return renownOf(details.potion, "sold") - renownOf(details.potion, "front");
  if (key === "traded")
    return (details.potions as string[]).reduce(
      (sum, potion) => sum + renownOf(potion, "traded") - renownOf(potion, "front"),
      0,
    );
  return key === "borrowed" ? LOAN.renown : 0;
}

const brewOf = (potions: string[]): number => potions.reduce((sum, potion) => sum + renownOf(potion, "front"), 0);

/** The renown of a seat before the first round and after each; the last one is what the house counted in the end. */
export function renownIn(all: Happened[], seat: number, points: number, rounds: number): number[] {
  let renown = 0;
  const after = Array.from({ length: rounds + 1 }, (_, round) => {
    renown += all.filter((one) => one.round === round).reduce((sum, one) => sum + change(one, seat), 0);
    return renown;
  });
  return rounds ? after.with(-1, points) : [points];
}

/** What was worth remembering, in the order it came; its words are `web-blackwood-moment-<key>`. */
export function moments(all: Happened[], points: number[], rounds: number): Moment[] {
  const found = [
    first(all),
    best(all),
    atOnce(all),
    often(all, "cast", "caster", 3),
    often(all, "borrowed", "debt", 2),
    often(all, "moved", "shooed", 1),
    overtaken(all, points, rounds),
  ];
  return found.flatMap((one) => one ?? []).sort((one, other) => one.n - other.n);
}

const moment = (
  key: string,
  { details, round, n }: Happened,
  given: Moment["given"] = {},
  seat = Number(details.seat),
): Moment => ({ key, seat, turn: round, n, given });
const of = (all: Happened[], key: string): Happened[] => all.filter((one) => one.key === key);

function first(all: Happened[]): Moment | null {
  const one = all.find(({ key }) => key === "brewed");
  return one ? moment("first", one) : null;
}

function best(all: Happened[]): Moment | null {
  const worth = ({ details }: Happened): number => brewOf(details.potions as string[]);
  const one = most(of(all, "brewed"), worth);
  return one ? moment("best", one, { renown: worth(one) }) : null;
}

/** Several potions from one kettle. */
function atOnce(all: Happened[]): Moment | null {
  const count = ({ details }: Happened): number => (details.potions as string[]).length;
  const one = most(of(all, "brewed"), count);
  return one && count(one) > 1 ? moment("together", one, { count: count(one) }) : null;
}

/** Who did something most often, if it was often enough. */
function often(all: Happened[], key: string, name: string, least: number): Moment | null {
  const by = (seat: number): Happened[] => of(all, key).filter(({ details }) => details.seat === seat);
  const one = most(of(all, key), ({ details }) => by(details.seat).length);
  const count = one ? by(one.details.seat).length : 0;
  return one && count >= least ? moment(name, by(one.details.seat).at(-1)!, { count }) : null;
}

/** Who was behind before the last expedition, and won alone. */
function overtaken(all: Happened[], points: number[], rounds: number): Moment | null {
  const end = all.find(({ key }) => key === "ended");
  const [winner, ...others] = (end?.details.winners ?? []) as number[];
  if (!end || winner === undefined || others.length || rounds <= COLUMNS) return null;
  const before = points.map((_, seat) => renownIn(all, seat, 0, rounds)[rounds - COLUMNS]!);
  const behind = Math.max(...before) - before[winner]!;
  return behind > 0 ? moment("overtaken", end, { renown: behind }, winner) : null;
}
