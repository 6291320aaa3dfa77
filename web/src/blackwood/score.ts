// The parts of every score, as the house has told them at the end.

import type { Event, Fact } from "../house/table.svelte";
import type { Outcome } from "./types";

export interface Score {
  seat: number;
  points: number;
  renown: number;
  coins: number;
  loans: number;
  favour: number;
  place: number;
}

/** By rank; the parts are missing only where the end was not heard. */
export function scores(events: Event[], outcome: Outcome): Score[] {
  const told = events
    .flatMap(({ about }) => (about.told ?? []) as Fact[])
    .filter(([key]) => key === "scored")
    .map(([, , details]) => details);
  const all = outcome.points.map((points, seat): Score => {
    const { renown = points, coins = 0, loans = 0, favour = 0 } = told.findLast((one) => one.seat === seat) ?? {};
    return { seat, points, renown, coins, loans, favour, place: outcome.places[seat] ?? 0 };
  });
  return all.sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** What decided among those who are level, if anybody is. */
export function decidedBy(score: Score[], brewed: number[]): "points" | "potions" | "coins" | "shared" {
  const [first, second] = score;
  if (!first || !second || first.points !== second.points) return "points";
  if (second.place === 1) return "shared";
  return brewed[first.seat] === brewed[second.seat] ? "coins" : "potions";
}
