// A witch who leaves: shown to everybody for a moment, in words.

import type { Fact } from "../house/table.svelte";
import { NOBODY, type View, rankOf } from "./view";

export interface Leaving {
  seat: number;
  rank: number;
  /** Who sent her home: somebody, she herself, or nobody. */
  by: number;
}

/** Who leaves, if that is what was shown last. */
export function leaving(fact: Fact | null, view: View): Leaving | null {
  if (fact?.[0] !== "eliminated") return null;
  const { seat, by } = fact[2] as { seat: number; by: number | null };
  const mine = view.seats[seat];
  return mine ? { seat, rank: rankOf(mine, view.players), by: by ?? NOBODY } : null;
}
