// Several answers of a turn. Where only one answer is possible the house does not ask: what it did not ask for is passed over.

import { Answers } from "../house/answers.svelte";
import type { TableState } from "../house/table.svelte";

export class Errand extends Answers<string> {
  constructor(table: TableState) {
    super(table, (left, { options }) => {
      const next = left.findIndex((choice) => options.includes(choice));
      return next < 0 ? { left: [] } : { choice: left[next]!, left: left.slice(next + 1) };
    });
  }

  run(choices: string[]): void {
    if (!this.isBusy && !this.table.shown?.paused) this.begin(choices);
  }
}
