// Formulas as they are typed, one line for each card. What stands there when the time is over is sent.

import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { deadline } from "./time";
import type { View } from "./view";

/** Letters of the formulas that a keyboard may hide, by language; œ may be typed as oe, and any apostrophe will do. */
export const ACCENTS: Record<string, string[]> = { fr: [..."éèêàçôû"], en: [] };

/** Milliseconds before the end at which the lines leave, so that they arrive in time. */
const EARLY = 600;

export class Reading {
  lines = $state<string[]>([]);
  /** The line that is being typed. */
  at = $state(0);
  #ask = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableState) {
    $effect.pre(() => {
      if (table.ask?.about === "read" && table.ask.ask !== this.#ask) this.#begin(table.ask.ask);
    });
    $effect(() => this.#watch(this.isMine ? deadline(table) : null));
    $effect(() => () => clearTimeout(this.#timer));
  }

  get cards(): string[] {
    return (this.table.view as View).reading?.cards ?? [];
  }

  /** Is it I who reads, and have I not done so yet? */
  get isMine(): boolean {
    return this.table.ask?.about === "read" && this.table.answering === null;
  }

  get isLast(): boolean {
    return this.at >= this.cards.length - 1;
  }

  next(): void {
    this.at = (this.at + 1) % Math.max(1, this.cards.length);
  }

  send(): void {
    if (!this.isMine) return;
    clearTimeout(this.#timer);
    const lines = this.cards.map((_, place) => this.lines[place] ?? "");
    void this.table.answer("read", { lines, lang: words.language });
  }

  #begin(ask: number): void {
    this.#ask = ask;
    this.lines = this.cards.map(() => "");
    this.at = 0;
  }

  #watch(until: number | null): void {
    clearTimeout(this.#timer);
    if (until === null) return;
    const left = until - this.table.ahead - Date.now() - EARLY;
    this.#timer = setTimeout(() => this.send(), Math.max(0, left));
  }
}
