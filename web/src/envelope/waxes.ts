// Whose wax lies on an envelope.

import type { TableState } from "../house/table.svelte";
import type { Drop } from "./wax";

/** How it is with the wax of a seat: poured, still awaited, missing for good, none because the house plays there, or nobody's. */
export type Poured = "poured" | "awaited" | "missing" | "bot" | "free";

export function pouredAt(table: TableState, seat: number): Poured {
  const { seats = [], envelope, state } = table.shown ?? {};
  const { bot, person, seal, revealed } = seats[seat] ?? {};
  if (!person && !seal) return bot ? "bot" : "free";
  if (state !== "open" && !revealed) return "missing";
  const isAwaited = !seal || (envelope && state === "open" && !revealed);
  return isAwaited ? "awaited" : "poured";
}

/** The people of whom no wax is there, where devices pour any. */
export function waxless(table: TableState): number[] {
  const { seats = [], lesson, deal, shared } = table.shown ?? {};
  if (table.isHere || lesson || deal || shared) return [];
  return seats.flatMap(({ person, seal }, seat) => (person && !seal ? [seat] : []));
}

/** The seats whose salt a closed envelope waits for. */
export function awaitedAt(table: TableState): number[] {
  const { seats = [] } = table.shown ?? {};
  return seats.flatMap(({ seal }, seat) => (seal && pouredAt(table, seat) === "awaited" ? [seat] : []));
}

/** One drop for each person. */
export function dropsOf(table: TableState): Drop[] {
  return (table.shown?.seats ?? []).flatMap((_, seat) => {
    const poured = pouredAt(table, seat);
    if (poured === "bot" || poured === "free") return [];
    return [{ seat, letter: initialOf(table.name(seat)), isMissing: poured !== "poured" }];
  });
}

/** The first letter of a name as people count letters, without what only steers its direction. */
export function initialOf(name: string): string {
  const plain = name.replace(/[\u2066-\u2069]/g, "").trim();
  const [first] = new Intl.Segmenter().segment(plain);
  return first?.segment.toLocaleUpperCase() ?? "";
}
