// How a table is shown: the view of the house, but what led to it is shown first, fact by fact, in the order of the log.

import { untrack } from "svelte";

import { sentences } from "../house/sentences";
import { settings } from "../house/settings.svelte";
import { sound } from "../house/sound";
import type { Event, Fact, TableState } from "../house/table.svelte";

/** What a game says of its own facts. */
export interface Telling<View, Interlude> {
  game: string;
  /** How many milliseconds a fact stands; what is not named passes at once. */
  stands: Partial<Record<string, number>>;
  /** How things stand after a fact; `after` is how they stand after all that was told with it. */
  retold: (view: View, fact: Fact, after: View) => View;
  /** What is shown before a fact until somebody goes on, such as the end of a round. */
  interlude?: (start: View, facts: Fact[], place: number, after: View) => Interlude | null;
}

interface Beat<View, Interlude> {
  /** The event that it belongs to. */
  n: number;
  view: View;
  fact: Fact | null;
  /** Milliseconds that it stands before the next one. */
  stands: number;
  interlude: Interlude | null;
}

/** The most that is made up for, and the most while a question with a deadline waits for me. */
const LONGEST = 6000;
const HURRIED = 700;
/** An interlude goes on by itself after a while. */
export const INTERLUDE = 20_000;
const HURRIED_INTERLUDE = 5000;
/** Without motion everything still stands long enough to be read, unless it is to go as fast as can be. */
const STILL = 0.8;

export class Showing<View extends { seats: unknown[] }, Interlude = never> {
  #view = $state.raw<View | null>(null);
  /** The last fact that was shown, until the next question. */
  fact = $state.raw<Fact | null>(null);
  /** The last event of which something was shown. */
  n = $state(0);
  #beats = $state.raw<Beat<View, Interlude>[]>([]);
  #latest: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #telling: Telling<View, Interlude>;

  constructor(
    readonly table: TableState,
    telling: Telling<View, Interlude>,
  ) {
    this.#telling = telling;
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
  get mine(): View["seats"][number] | null {
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

  /** What is shown until somebody goes on. */
  get interlude(): Interlude | null {
    return this.#beats[0]?.interlude ?? null;
  }

  /** What was shown last, in words. */
  get says(): string {
    return this.fact
      ? (sentences(this.#telling.game, [this.fact], this.table.names, this.table.seat)[0]?.says ?? "")
      : "";
  }

  /** Everything told so far, as far as it has been shown. */
  get facts(): Fact[] {
    const shown = this.table.events.filter(({ n }) => n <= this.n).flatMap(({ about }) => (about.told ?? []) as Fact[]);
    const ahead = this.#beats.slice(1).filter(({ n, fact }) => n === this.n && fact).length;
    return shown.slice(0, shown.length - ahead);
  }

  /** Show everything that has happened; only an interlude is not passed over. */
  skip(): void {
    if (this.isIdle) return;
    const next = this.interlude ? -1 : this.#beats.findIndex(({ interlude }) => interlude !== null);
    const [passed, left] = next < 0 ? [this.#beats, []] : [this.#beats.slice(0, next), this.#beats.slice(next)];
    const last = passed.at(-1);
    if (last) [this.#view, this.n] = [last.view, last.n];
    this.fact = passed.findLast((beat) => beat.fact)?.fact ?? this.fact;
    this.#beats = left;
    this.#advance();
  }

  /** The interlude has been seen. */
  goOn(): void {
    if (this.interlude) this.#next();
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
    const beats = this.#told(event, this.#latest ?? before, after);
    this.#latest = after;
    const wasIdle = this.isIdle;
    this.#beats = [...this.#beats, ...beats, { n: event.n, view: after, fact: null, stands: 0, interlude: null }];
    if (wasIdle) this.#advance();
  }

  #told({ n, about }: Event, start: View, after: View): Beat<View, Interlude>[] {
    const facts = (about.told ?? []) as Fact[];
    const { stands, retold, interlude: interludeOf } = this.#telling;
    let view = start;
    return facts.flatMap((fact, place) => {
      const interlude = interludeOf?.(start, facts, place, after) ?? null;
      const ended = interlude === null ? [] : [{ n, view, fact: null, stands: 0, interlude }];
      view = retold(view, fact, after);
      return [...ended, { n, view, fact, stands: stands[fact[0]] ?? 0, interlude: null }];
    });
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
  #stands({ stands }: Beat<View, Interlude>): number {
    const pace = settings.get("speed") === "off" ? 0 : settings.pace || STILL;
    const all = this.#beats.reduce((sum, beat) => sum + beat.stands, 0) * pace;
    return stands * pace * Math.min(1, (this.#isHurried ? HURRIED : LONGEST) / Math.max(all, 1));
  }
}
