// What is said of another witch, wherever she is drawn.

import type { TableState } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import { isAway } from "../table/away.svelte";
import { type View, brewedBy } from "./view";

export function witchSaid(table: TableState, view: View, seat: number): string {
  const theirs = view.seats[seat]!;
  const { coins, puppets, larder, ready, spent, loans } = theirs;
  const away = isAway(table, seat) ? ` ${t("web-away")}` : "";
  return (
    t("web-blackwood-witch-said", {
      name: table.name(seat),
      coins,
      potions: brewedBy(theirs),
      cards: larder.length,
      ready: ready.length,
      spent: spent.length,
      puppets,
      loans,
      cauldron: view.cauldron === seat,
    }) + away
  );
}
