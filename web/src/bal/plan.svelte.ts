// A set is put together at leisure and then laid in one go: its answers are given as the house asks for them.

import { untrack } from "svelte";

import type { TableState } from "../house/table.svelte";

export interface Step {
  about: string;
  choice: string;
}

/** A new attack or defense: what was meant for an older one is forgotten. */
const BEGINS = new Set(["declare", "defense_spell"]);

export class Plan {
  #left = $state.raw<Step[]>([]);
  #answered: number | undefined;

  constructor(readonly table: TableState, readonly onrefused: (choice: string) => void = () => undefined) {
    $effect(() => {
      void [this.table.ask, this.table.answering];
      untrack(() => this.#goOn());
    });
  }

  /** Is something still to be answered? */
  get isOn(): boolean {
    return this.#left.length > 0 || this.table.answering !== null;
  }

  begin(steps: Step[]): void {
    this.#left = steps;
    this.#goOn();
  }

  #goOn(): void {
    const { ask, answering } = this.table;
    if (!ask || answering || ask.ask === this.#answered || !this.#left.length) return;
    const place = this.#left.findIndex(({ about }) => about === ask.about);
    if (place < 0) {
      if (BEGINS.has(ask.about)) this.#left = []; // else something comes in between: a formula to read, a short hand
      return;
    }
    const { choice } = this.#left[place]!;
    this.#left = this.#left.slice(place + 1);
    if (ask.options.includes(choice)) void this.#answer(ask.ask, choice);
    else this.#give(choice);
  }

  #give(choice: string): void {
    this.#left = [];
    this.onrefused(choice);
  }

  async #answer(ask: number, choice: string): Promise<void> {
    this.#answered = ask;
    if (await this.table.answer(choice)) return;
    this.#answered = undefined;
    this.#left = [];
  }
}
