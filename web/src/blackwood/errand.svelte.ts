// Several answers of a turn. Where only one answer is possible the house does not ask: what it did not ask for is passed over.

import { Answers } from "../house/answers.svelte";
import type { TableState } from "../house/table.svelte";
import type { Asked } from "../protocol";

/** What may be said now: an answer, or a sale or a loan before it. */
export const sayable = (ask: Pick<Asked, "options" | "offers"> | null): string[] =>
  ask ? [...ask.options, ...(ask.offers ?? [])] : [];

export class Errand extends Answers<string> {
  constructor(table: TableState) {
    super(table, (left, ask) => {
      const next = left.findIndex((choice) => sayable(ask).includes(choice));
      return next < 0 ? { left: [] } : { choice: left[next]!, left: left.slice(next + 1) };
    });
  }

  run(choices: string[]): void {
    if (!this.isBusy && !this.table.shown?.paused) this.begin(choices);
  }
}
