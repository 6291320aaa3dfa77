// Several answers that belong together, each given as soon as the house asks for it.

import { untrack } from "svelte";

import type { Asked } from "../protocol";
import type { TableState } from "./table.svelte";

/** What is answered now, if anything, and what is left for later. */
export interface Next<Step> {
  choice?: string;
  left: Step[];
}

export class Answers<Step> {
  /** What is still to be answered. */
  #left = $state.raw<Step[]>([]);
  #answered: number | undefined;
  readonly #next: (left: Step[], ask: Asked) => Next<Step>;

  constructor(
    readonly table: TableState,
    next: (left: Step[], ask: Asked) => Next<Step>,
  ) {
    this.#next = next;
    $effect(() => {
      void [this.table.ask, this.table.answering];
      untrack(() => this.#goOn());
    });
  }

  /** Is something still to be answered? */
  get isBusy(): boolean {
    return this.#left.length > 0 || this.table.answering !== null;
  }

  begin(steps: Step[]): void {
    this.#left = steps;
    this.#goOn();
  }

  #goOn(): void {
    const { ask, answering } = this.table;
    if (!this.#left.length || !ask || answering || ask.ask === this.#answered) return;
    const { choice, left } = this.#next(this.#left, ask);
    this.#left = left;
    if (choice !== undefined) void this.#answer(ask.ask, choice);
  }

  async #answer(ask: number, choice: string): Promise<void> {
    this.#answered = ask;
    if (await this.table.answer(choice)) return;
    this.#answered = undefined;
    this.#left = [];
  }
}
