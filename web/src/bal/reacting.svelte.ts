// My answer in a window. After it the sheet stays as it is until the window closes: nobody sees who has answered.

import type { TableState } from "../house/table.svelte";
import { presets } from "./presets.svelte";
import { type Reaction, cardsIn, isPlay, windowKey } from "./reactions";
import { isStrict } from "./time";
import type { View } from "./view";

export class Reacting {
  /** What I would play, and whom a mirror would be held up to. */
  chosen = $state.raw<Reaction[]>([]);
  aim = $state<number | null>(null);
  /** The answer I gave, in the window that is open. */
  #said = $state.raw<{ window: string; choice: string } | null>(null);
  #key = "";
  readonly cards: Reaction[] = $derived.by(() => cardsIn(this.view, this.table.seat));

  constructor(readonly table: TableState) {
    $effect.pre(() => {
      const key = windowKey(this.view);
      if (key !== this.#key) this.#begin(key);
    });
  }

  get view(): View {
    return this.table.view as View;
  }

  /** Am I a witch whom this window asks? */
  get isAsked(): boolean {
    const mine = this.table.seat === null ? undefined : this.view.seats[this.table.seat];
    return mine !== undefined && !mine.out_at && this.cards.length > 0;
  }

  /** The answer that I gave, or that I have set ahead. */
  get said(): string | null {
    if (this.#said?.window === windowKey(this.view)) return this.#said.choice;
    if (this.table.ask && this.table.answered === this.table.ask.ask) return "pass"; // it was set ahead when the window opened
    return this.isAsked && this.cards.every((card) => presets.passes(card, this.table)) ? "pass" : null;
  }

  get isOpen(): boolean {
    return this.isAsked && this.said === null && !this.table.shown?.paused;
  }

  /** Is it in my hand? */
  holds(card: Reaction): boolean {
    return this.table.ask?.options.some((option) => isPlay(card, option)) ?? false;
  }

  /** Whom a mirror may be held up to. */
  get aims(): number[] {
    return (this.table.ask?.options ?? [])
      .filter((option) => option.startsWith("to:"))
      .map((option) => Number(option.slice(3)));
  }

  /** Choose a card or think better of it; both only where both may be played. */
  tap(card: Reaction): void {
    if (!this.isOpen || !this.holds(card)) return;
    const others = this.table.ask?.options.includes("both") ? this.chosen.filter((one) => one !== card) : [];
    this.chosen = this.chosen.includes(card) ? others : [...others, card];
  }

  tapAim(seat: number): void {
    if (!this.isOpen || !this.aims.includes(seat)) return;
    this.aim = this.aim === seat ? null : seat;
    this.chosen = this.aim === null ? [] : ["miroir"];
  }

  get isReady(): boolean {
    return this.isOpen && this.chosen.length > 0;
  }

  /** Why nothing can be played yet, as the last part of a key; nothing where it can, or where the answer is given. */
  get lacks(): "card" | "aim" | "choice" | null {
    if (!this.isOpen || this.isReady) return null;
    if (!this.cards.some((card) => this.holds(card))) return "card";
    return this.aims.length ? "aim" : "choice";
  }

  play(): void {
    if (!this.isReady) return;
    if (this.aim !== null) this.#say(`to:${this.aim}`);
    else this.#say(this.chosen.length > 1 ? "both" : `lay:${this.chosen[0]}`);
  }

  pass(): void {
    if (!this.isOpen) return;
    this.chosen = [];
    this.aim = null;
    this.#say("pass");
  }

  /** At a strict table silence is a pass: where there is nothing else to say, the house need not hear it before the glass is empty. */
  #say(choice: string): void {
    this.#said = { window: windowKey(this.view), choice };
    const { ask } = this.table;
    if (!ask?.options.includes(choice)) return;
    if (ask.options.length > 1 || !ask.until || !isStrict(this.table)) void this.#send(choice);
    else this.table.answered = ask.ask;
  }

  /** What was not taken, as another answer was still on its way, can be said again. */
  async #send(choice: string): Promise<void> {
    if (!(await this.table.answer(choice))) this.#said = null;
  }

  #begin(key: string): void {
    this.#key = key;
    this.chosen = [];
    this.aim = null;
    this.#said = null;
  }
}
