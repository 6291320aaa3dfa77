// What is on the stage of Blackwood: the end of an expedition stands until somebody goes on.

import type { TableState } from "../house/table.svelte";
import { Showing } from "../table/showing.svelte";
import { type Interlude, interludeOf } from "./interlude";
import { retold } from "./retold";
import type { View } from "./view";

const STANDS: Partial<Record<string, number>> = {
  round: 500,
  placed: 650,
  stays_out: 500,
  nobody_home: 900,
  cauldron: 700,
  came_home: 450,
  bought: 600,
  left: 600,
  slid: 850,
  grew: 450,
  displayed: 350,
  brewed: 1000,
  sold: 600,
  traded: 800,
  borrowed: 800,
  cast: 700,
  sniffed: 600,
  swapped: 850,
  shooed: 900,
  moved: 650,
  reshuffled: 500,
  all_brewed: 1200,
  first_witch: 600,
};

export class Stage extends Showing<View, Interlude> {
  constructor(table: TableState) {
    super(table, { game: "blackwood", stands: STANDS, retold, interlude: interludeOf });
  }
}
