// The table in the house's own words. It is asked for again whenever something happened, but not more often than need be.

import type { OptionSaid } from "../protocol";
import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";

const GAP = 400; // milliseconds between two looks
const AFTER_TROUBLE = 2000;

export class BoardInWords {
  text = $state("");
  question = $state<string | null>(null);
  options = $state.raw<OptionSaid[]>([]);
  /** The number of the question these options belong to. */
  ask = $state<number | null>(null);
  hasFailed = $state(false);
  columns = $state(80);
  #isLooking = false;
  #lookAgain = false;
  #isClosed = false;

  constructor(
    readonly table: TableState,
    readonly isLinear: () => boolean,
  ) {
    $effect(() => {
      void [table.n, table.ask, table.seat, table.line.is, words.language, this.columns, isLinear()];
      if (table.shown && table.shown.state !== "open") void this.#refresh();
    });
    $effect(() => () => void (this.#isClosed = true));
  }

  async #refresh(): Promise<void> {
    this.#lookAgain = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.#lookAgain && !this.#isClosed) {
      this.#lookAgain = false;
      try {
        await this.#look();
        this.hasFailed = false;
        await wait(GAP);
      } catch {
        this.hasFailed = this.#lookAgain = true;
        await wait(AFTER_TROUBLE);
      }
    }
    this.#isLooking = false;
  }

  async #look(): Promise<void> {
    const { table } = this;
    const board = await table.board(`linear=${this.isLinear()}&width=${this.columns}&lang=${words.language}`);
    this.text = board.text;
    if (board.n < table.n) this.#lookAgain = true;
    if (board.n !== table.n) return;
    this.question = board.question;
    this.options = board.options;
    this.ask = table.ask?.ask ?? null;
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
