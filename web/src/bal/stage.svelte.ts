// What is on the stage of the ball, and what I put together there.

import type { TableState } from "../house/table.svelte";
import { Showing } from "../table/showing.svelte";
import { Attacking } from "./attacking.svelte";
import { Defending } from "./defending.svelte";
import { retold } from "./retold";
import type { View } from "./view";

const STANDS: Partial<Record<string, number>> = {
  round: 500,
  tour: 500,
  sabbat: 700,
  turn: 450,
  skipped: 900,
  declared: 600,
  laid: 480,
  farce: 1050,
  farce_fails: 900,
  mirrored: 900,
  doubled: 700,
  defends: 300,
  sent_on: 900,
  cancelled: 900,
  took_back: 300,
  parried: 900,
  failed: 500,
  lost: 900,
  captured: 1000,
  healed: 700,
  eliminated: 1500,
  drew: 250,
  drew_unseen: 250,
  reshuffled: 400,
  discarded: 700,
  nananere: 1100,
  stole_turn: 500,
  crystal_ball: 900,
  swapped: 700,
  challenged: 900,
  read_well: 900,
  slipped: 1200,
  inherited: 400,
};

export class Stage extends Showing<View> {
  readonly attacking: Attacking;
  readonly defending: Defending;

  constructor(table: TableState, onrefused: (choice: string) => void = () => undefined) {
    super(table, { game: "bal", stands: STANDS, retold });
    this.attacking = new Attacking(table, this, onrefused);
    this.defending = new Defending(table, this, onrefused);
  }
}
