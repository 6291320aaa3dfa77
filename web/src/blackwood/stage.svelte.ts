// What is on the stage: the view of the house, but what led to it is shown first, fact by fact, in the order of the log.

import { untrack } from "svelte";

import { sentences } from "../house/sentences";
import { settings } from "../house/settings.svelte";
import { sound } from "../house/sound";
import type { Event, Fact, TableState } from "../house/table.svelte";
import { type Interlude, interludeOf } from "./interlude";
import { retold } from "./retold";
import type { Seat, View } from "./view";

interface Beat {
  /** The event that it belongs to. */
  n: number;
  view: View;
  fact: Fact | null;
  /** Milliseconds that it stands before the next one. */
  stands: number;
  /** The end of an expedition: it stands until somebody goes on. */
  interlude: Interlude | null;
}

/** How long a fact stands; what is not named passes at once. */
const STANDS: Partial<Record<string, number>> = {
  round: 500, placed: 650, stays_out: 500, nobody_home: 900, cauldron: 700,
  came_home: 450, bought: 600, left: 600, slid: 850, grew: 450, displayed: 350,
  brewed: 1000, sold: 600, traded: 800, borrowed: 800, cast: 700, sniffed: 600, swapped: 850, shooed: 900, moved: 650,
  reshuffled: 500, all_brewed: 1200, first_witch: 600,
};
/** The most that is made up for, and the most while a question with a deadline waits for me. */
const LONGEST = 6000;
const HURRIED = 700;
/** The end of an expedition goes on by itself after a while. */
export const INTERLUDE = 20_000;
const HURRIED_INTERLUDE = 5000;
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

  constructor(readonly table: TableState) {
    this.#jump();
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

  /** What is being shown right now. */
  get moving(): Fact | null {
    return this.#beats[0]?.fact ?? null;
  }

  /** The end of an expedition, while it is shown. */
  get interlude(): Interlude | null {
    return this.#beats[0]?.interlude ?? null;
  }

  /** What was shown last, in words. */
  get says(): string {
    return this.fact ? (sentences("blackwood", [this.fact], this.table.names)[0]?.says ?? "") : "";
  }

  /** Everything told so far, as far as it has been shown. */
  get facts(): Fact[] {
    const shown = this.table.events.filter(({ n }) => n <= this.n).flatMap(({ about }) => (about.told ?? []) as Fact[]);
    const ahead = this.#beats.slice(1).filter(({ n, fact }) => n === this.n && fact).length;
    return shown.slice(0, shown.length - ahead);
  }

  /** Show everything that has happened; only the end of an expedition is not passed over. */
  skip(): void {
    if (this.isIdle) return;
    clearTimeout(this.#timer);
    const next = this.interlude ? -1 : this.#beats.findIndex(({ interlude }) => interlude !== null);
    const [passed, left] = next < 0 ? [this.#beats, []] : [this.#beats.slice(0, next), this.#beats.slice(next)];
    const last = passed.at(-1);
    if (last) [this.#view, this.n] = [last.view, last.n];
    this.fact = passed.findLast((beat) => beat.fact)?.fact ?? this.fact;
    this.#beats = left;
    this.#advance();
  }

  /** The end of an expedition has been seen. */
  goOn(): void {
    if (!this.interlude) return;
    clearTimeout(this.#timer);
    this.#next();
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
    const start = this.#latest ?? before;
    let view = start;
    const beats = facts.flatMap((fact, place): Beat[] => {
      const interlude = interludeOf(start, facts, place, after);
      const ended = interlude ? [{ n: event.n, view, fact: null, stands: 0, interlude }] : [];
      view = retold(view, fact, after);
      return [...ended, { n: event.n, view, fact, stands: STANDS[fact[0]] ?? 0, interlude: null }];
    });
    this.#latest = after;
    const wasIdle = this.isIdle;
    this.#beats = [...this.#beats, ...beats, { n: event.n, view: after, fact: null, stands: 0, interlude: null }];
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
      const stands = next.interlude ? this.#interludeStands() : this.#stands(next);
      if (stands > 0) {
        this.#timer = setTimeout(() => this.#next(), stands);
        return;
      }
      this.#beats = this.#beats.slice(1);
    }
  }

  #next(): void {
    this.#beats = this.#beats.slice(1);
    this.#advance();
  }

  get #isHurried(): boolean {
    return this.table.isMyTurn && Boolean(this.table.ask?.until);
  }

  #interludeStands(): number {
    if (settings.get("speed") === "off") return 0;
    return this.#isHurried ? HURRIED_INTERLUDE : INTERLUDE;
  }

  /** What takes too long altogether goes faster. */
  #stands({ stands }: Beat): number {
    const pace = settings.get("speed") === "off" ? 0 : settings.pace || STILL;
    const all = this.#beats.reduce((sum, beat) => sum + beat.stands, 0) * pace;
    return stands * pace * Math.min(1, (this.#isHurried ? HURRIED : LONGEST) / Math.max(all, 1));
  }
}
