// Taking back: a brew, a trade or an aimed spell is several answers, and is taken back as one.

import type { TableState } from "../house/table.svelte";
import type { Desk } from "../table/desk.svelte";

/** Questions in the middle of something. */
const INSIDE = new Set([
  "brew_potions",
  "brew_cards",
  "trade_potion",
  "swap_first",
  "swap_second",
  "shoo",
  "shoo_place",
]);

/** Go on taking back until the question is one between two deeds; gives back how to stop. */
export function takeBackWhole(table: TableState, desk: Pick<Desk, "undo">): () => void {
  return table.listen(({ kind, about }) => {
    const isMine = kind === "undone" && about.seat === table.seat;
    if (isMine && INSIDE.has(table.ask?.about ?? "") && table.undo === null) void desk.undo();
  });
}
