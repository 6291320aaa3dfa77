// What is on the stage: the view of the house, but what led to it is shown first, fact by fact, in the order of the log.

import { untrack } from "svelte";

import { sentences } from "../house/sentences";
import { settings } from "../house/settings.svelte";
import { sound } from "../house/sound";
import type { Event, Fact, TableState } from "../house/table.svelte";
import { Attacking } from "./attacking.svelte";
import { Defending } from "./defending.svelte";
import { retold } from "./retold";
import type { Seat, View } from "./view";

interface Beat {
  /** The event that it belongs to. */
  n: number;
  view: View;
  fact: Fact | null;
  /** Milliseconds that it stands before the next one. */
  stands: number;
}

/** How long a fact stands; what is not named passes at once. */
const STANDS: Partial<Record<string, number>> = {
  round: 500, tour: 500, sabbat: 700, turn: 450, skipped: 900,
  declared: 600, laid: 480, farce: 1050, farce_fails: 900,
  mirrored: 900, doubled: 700, defends: 300, sent_on: 900, cancelled: 900, took_back: 300,
  parried: 900, failed: 500, lost: 900, captured: 1000, healed: 700, eliminated: 1500,
  drew: 250, drew_unseen: 250, reshuffled: 400, discarded: 700,
  nananere: 1100, stole_turn: 500, crystal_ball: 900, swapped: 700,
  challenged: 900, read_well: 900, slipped: 1200, inherited: 400,
};
/** The most that is made up for, and the most while a question with a deadline waits for me. */
const LONGEST = 6000;
const HURRIED = 700;
/** Without motion everything still stands long enough to be read, unless it is to go as fast as can be. */
const STILL = 0.8;

export class Stage {
  #view = $state.raw<View | null>(null);
  /** The last fact that was shown, until the next question. */
  fact = $state.raw<Fact | null>(null);
  /** The last event of which something was shown. */
  n = $state(0);
  #beats = $state.raw<Beat[]>([]);
  #latest: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What I put together. */
  readonly attacking: Attacking;
  readonly defending: Defending;

  constructor(readonly table: TableState, onrefused: (choice: string) => void = () => undefined) {
    this.#jump();
    this.attacking = new Attacking(table, this, onrefused);
    this.defending = new Defending(table, this, onrefused);
    const stop = table.listen((event, before) => this.#heard(event, before as View));
    $effect(() => {
      if (this.table.view !== this.#latest) untrack(() => this.#jump()); // after coming back, or something taken back
    });
    $effect(() => () => {
      stop();
      clearTimeout(this.#timer);
    });
  }

  /** How things stand, as far as it has been shown. */
  get view(): View {
    return this.#view!;
  }

  get me(): number | null {
    return this.table.seat;
  }

  /** My things; nothing for those who watch. */
  get mine(): Seat | null {
    return this.me === null ? null : this.view.seats[this.me]!;
  }

  /** Has everything been shown? Only then can one answer. */
  get isIdle(): boolean {
    return this.#beats.length === 0;
  }

  /** What was shown last, in words. */
  get says(): string {
    return this.fact ? (sentences("bal", [this.fact], this.table.names)[0]?.says ?? "") : "";
  }

  /** Show everything that has happened. */
  skip(): void {
    const last = this.#beats.at(-1);
    if (!last) return;
    clearTimeout(this.#timer);
    this.fact = this.#beats.findLast((beat) => beat.fact)?.fact ?? this.fact;
    this.#view = last.view;
    this.n = last.n;
    this.#beats = [];
  }

  #jump(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.#latest = this.table.view as View;
    this.#view = this.#latest;
    this.n = this.table.n;
  }

  #heard(event: Event, before: View): void {
    const after = this.table.view as View;
    if (after === before || event.kind === "undone") {
      if (this.isIdle) this.n = event.n;
      return;
    }
    const facts = (event.about.told ?? []) as Fact[];
    let view = this.#latest ?? before;
    const beats = facts.map((fact): Beat => {
      view = retold(view, fact);
      return { n: event.n, view, fact, stands: STANDS[fact[0]] ?? 0 };
    });
    this.#latest = after;
    const wasIdle = this.isIdle;
    this.#beats = [...this.#beats, ...beats, { n: event.n, view: after, fact: null, stands: 0 }];
    if (wasIdle) this.#advance();
  }

  /** Everything that is due at once, and then wait. */
  #advance(): void {
    clearTimeout(this.#timer);
    for (let next = this.#beats[0]; next; next = this.#beats[0]) {
      this.#view = next.view;
      this.n = next.n;
      if (next.fact) this.fact = next.fact;
      if (next.fact) sound.of(next.fact[0]);
      const stands = this.#stands(next);
      if (stands > 0) {
        this.#timer = setTimeout(() => this.#goOn(), stands);
        return;
      }
      this.#beats = this.#beats.slice(1);
    }
  }

  #goOn(): void {
    this.#beats = this.#beats.slice(1);
    this.#advance();
  }

  /** What takes too long altogether goes faster. */
  #stands({ stands }: Beat): number {
    const pace = settings.get("speed") === "off" ? 0 : settings.pace || STILL;
    const all = this.#beats.reduce((sum, beat) => sum + beat.stands, 0) * pace;
    const most = this.table.ask?.until && this.table.isMyTurn ? HURRIED : LONGEST;
    return stands * pace * Math.min(1, most / Math.max(all, 1));
  }
}
