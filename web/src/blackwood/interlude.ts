// The end of an expedition as one picture: larders sold at half price, spells ready again, what everybody has.

import type { Fact } from "../house/table.svelte";
import { retold } from "./retold";
import type { Seat, View } from "./view";

export interface Settled {
  seat: number;
  cards: string[];
  /** The sum of what is printed on them, and what she got. */
  worth: number;
  coins: number;
  before: number;
  /** Spells that are ready again. */
  spells: string[];
  mine: Seat;
}

export interface Interlude {
  /** The one that has ended. */
  expedition: number;
  settled: Settled[];
  view: View;
  /** Is the game over? */
  isLast: boolean;
}

const isNext = ([key, , { expedition }]: Fact): boolean => key === "expedition" && expedition > 1;

/** What has ended right before this fact, if it begins another expedition or the score. */
export function interludeOf(start: View, facts: Fact[], place: number, after: View): Interlude | null {
  const fact = facts[place]!;
  const isLast = fact[0] === "scored" && facts[place - 1]?.[0] !== "scored";
  if (!isNext(fact) && !isLast) return null;
  const told = facts.slice(0, place);
  const end = told.findIndex(([key]) => key === "larder_sold" || key === "refreshed");
  const view = told.reduce((so_far, one) => retold(so_far, one, after), start);
  const before = told.slice(0, end < 0 ? told.length : end).reduce((so_far, one) => retold(so_far, one, after), start);
  return {
    expedition: start.expedition,
    settled: view.seats.map((_, seat) => settledOf(seat, told, before, view)),
    view,
    isLast,
  };
}

function settledOf(seat: number, told: Fact[], before: View, view: View): Settled {
  const about = (key: string): Record<string, any> | undefined =>
    told.find(([one, , details]) => one === key && details.seat === seat)?.[2];
  const sale = about("larder_sold");
  const purse = before.seats[seat]!.coins;
  return {
    seat,
    cards: sale?.cards ?? [],
    worth: sale?.worth ?? 0,
    coins: sale?.coins ?? 0,
    before: purse,
    spells: about("refreshed")?.spells ?? [],
    mine: view.seats[seat]!,
  };
}
