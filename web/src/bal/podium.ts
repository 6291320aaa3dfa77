// What each witch did in the whole game, from what was told.

import type { Event, Fact } from "../house/table.svelte";

export interface Deeds {
  /** Attacks she parried. */
  parried: number;
  /** Attacks of hers that nobody parried. */
  hits: number;
}

export function deedsOf(events: Event[], players: number): Deeds[] {
  const deeds = Array.from({ length: players }, (): Deeds => ({ parried: 0, hits: 0 }));
  let attacker: number | null = null;
  for (const [key, , { seat, card }] of events.flatMap(({ about }) => (about.told ?? []) as Fact[])) {
    if (key === "turn" || key === "stole_turn") attacker = null;
    if (key === "declared" || key === "doubled") attacker = seat;
    if (key === "laid" && card === "sortilege") attacker = seat; // a hex names everybody without a word
    if (key === "parried") deeds[seat]!.parried += 1;
    if (key === "failed" && attacker !== null && attacker !== seat) deeds[attacker]!.hits += 1;
  }
  return deeds;
}
