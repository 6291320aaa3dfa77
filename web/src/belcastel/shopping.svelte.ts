// A visit to the shop: what is picked, and the second answer that is given as soon as it is asked for.

import type { TableState } from "../house/table.svelte";
import type { Seat } from "./box";
import { type Shelf, buy, secondAnswer, touched } from "./shop";

export class Shopping {
  #picks = $state.raw<{ ask: number; chips: readonly string[] }>({ ask: -1, chips: [] });
  #second = $state.raw<string | null>(null);

  constructor(readonly table: TableState) {
    $effect(() => this.#answerSecond());
  }

  get shelf(): Shelf {
    const { ask, prospects, seat } = this.table;
    const mine = seat === null ? undefined : (this.table.view.seats[seat] as Seat);
    const picks = this.#picks.ask === ask?.ask ? this.#picks.chips : [];
    const known = prospects && prospects.ask === ask?.ask ? prospects : null;
    const first = picks[0];
    return {
      now: { options: ask?.options ?? [], refused: known?.refused ?? {} },
      then: first ? known?.options[buy(first)]?.next : undefined,
      picks,
      bought: mine?.bought ?? [],
      limit: ask?.about === "buy_second" ? 1 : 2,
    };
  }

  get isBusy(): boolean {
    return this.table.answering !== null || this.#second !== null;
  }

  touch(chip: string): void {
    if (this.table.ask && !this.isBusy) this.#picks = { ask: this.table.ask.ask, chips: touched(chip, this.shelf) };
  }

  /** Buy what is picked, or leave. */
  async confirm(): Promise<void> {
    if (this.isBusy || this.table.shown?.paused) return;
    const { shelf } = this;
    const first = shelf.picks[0];
    this.#second = first && shelf.limit === 2 ? secondAnswer(shelf) : null;
    await this.table.answer(first ? buy(first) : "done");
    if (this.table.ask?.about === "buy") this.#second = null;
  }

  #answerSecond(): void {
    const { ask, answering } = this.table;
    const choice = this.#second;
    if (!choice || !ask || ask.about === "buy" || answering) return;
    this.#second = null;
    if (ask.about !== "buy_second" || !ask.options.includes(choice)) return;
    void this.table.answer(choice);
  }
}
