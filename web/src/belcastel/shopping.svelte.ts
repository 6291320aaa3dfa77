// A visit to the shop: what is picked, and the second answer that is given as soon as it is asked for.

import type { TableState } from "../house/table.svelte";
import { atTheCounter } from "./agenda";
import type { View } from "./box";
import { type Shelf, buy, secondAnswer, touched } from "./shop";

const isSecond = (about: string | undefined): boolean => about === "buy_second" || about === "ghost_buy_second";

/** Milliseconds. A tap on what was here before must not leave the shop: it opened under the finger. */
const JUST_OPENED = 600;

export class Shopping {
  #picks = $state.raw<{ ask: number; chips: readonly string[] }>({ ask: -1, chips: [] });
  /** What to answer to the question after this one. */
  #second = $state.raw<{ after: number; choice: string } | null>(null);
  #opened = -Infinity;

  constructor(readonly table: TableState) {
    $effect(() => this.#answerSecond());
  }

  get shelf(): Shelf {
    const { ask, prospects, seat } = this.table;
    const turn = seat === null ? undefined : atTheCounter(this.table.view as View, seat);
    const picks = this.#picks.ask === ask?.ask ? this.#picks.chips : [];
    const known = prospects && prospects.ask === ask?.ask ? prospects : null;
    const first = picks[0];
    const next = first ? known?.options[buy(first)]?.next : undefined;
    return {
      now: { options: ask?.options ?? [], refused: known?.refused ?? {} },
      then: next && !isSecond(next.about) ? undefined : next, // something else is asked before the second chip
      picks,
      bought: turn?.chips ?? [],
      limit: isSecond(ask?.about) ? 1 : 2,
    };
  }

  get isBusy(): boolean {
    return this.table.answering !== null || this.#second !== null;
  }

  touch(chip: string): void {
    if (this.table.ask && !this.isBusy) this.#picks = { ask: this.table.ask.ask, chips: touched(chip, this.shelf) };
  }

  /** The shop has come into sight. */
  opens(): void {
    this.#opened = performance.now();
  }

  /** Leave, without what is picked. */
  async leave(): Promise<void> {
    if (performance.now() - this.#opened <= JUST_OPENED) return;
    if (this.table.ask && !this.isBusy && !this.table.shown?.paused) await this.table.answer("done");
  }

  /** Buy what is picked. */
  async confirm(): Promise<void> {
    const { ask, shown } = this.table;
    const { shelf } = this;
    const first = shelf.picks[0];
    if (!ask || !first || this.isBusy || shown?.paused) return;
    const choice = shelf.limit === 2 ? secondAnswer(shelf) : null;
    this.#second = choice === null ? null : { after: ask.ask, choice };
    await this.table.answer(buy(first));
    if (this.table.ask?.ask === ask.ask) this.#second = null;
  }

  #answerSecond(): void {
    const { ask, answering } = this.table;
    const second = this.#second;
    if (!second || !ask || ask.ask === second.after || answering) return;
    this.#second = null;
    if (isSecond(ask.about) && ask.options.includes(second.choice)) void this.table.answer(second.choice);
  }
}
