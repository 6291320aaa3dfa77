// Several answers that belong together, each given as soon as the house asks for it. Where only one answer is possible
// the house does not ask: what it did not ask for is passed over.

import { untrack } from "svelte";

import type { TableState } from "../house/table.svelte";

export class Errand {
  /** What is still to be answered. */
  #left = $state.raw<string[]>([]);
  #answered: number | undefined;

  constructor(readonly table: TableState) {
    $effect(() => {
      void [this.table.ask, this.table.answering];
      untrack(() => this.#goOn());
    });
  }

  get isBusy(): boolean {
    return this.#left.length > 0 || this.table.answering !== null;
  }

  run(choices: string[]): void {
    if (this.isBusy || this.table.shown?.paused) return;
    this.#left = choices;
    this.#goOn();
  }

  #goOn(): void {
    const { ask, answering } = this.table;
    if (!this.#left.length || !ask || ask.ask === this.#answered || answering) return;
    const next = this.#left.findIndex((choice) => ask.options.includes(choice));
    const choice = this.#left[next];
    this.#left = next < 0 ? [] : this.#left.slice(next + 1);
    if (choice !== undefined) void this.#answer(ask.ask, choice);
  }

  async #answer(ask: number, choice: string): Promise<void> {
    this.#answered = ask;
    if (await this.table.answer(choice)) return;
    this.#answered = undefined;
    this.#left = [];
  }
}
