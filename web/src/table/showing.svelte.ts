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

export interface Beat<View, Interlude = never> {
  /** The event that it belongs to, and how many of its facts have been told with it. */
  n: number;
  place: number;
  view: View;
  /** None where it shows how things stand after an event, or an interlude. */
  fact: Fact | null;
  interlude?: Interlude;
}

/** The most that is made up for, and the most while a question with a deadline waits for me. */
const LONGEST = 6000;
const HURRIED = 700;
/** An interlude goes on by itself after a while. */
export const INTERLUDE = 20_000;
const HURRIED_INTERLUDE = 5000;
/** Without motion everything still stands long enough to be read, unless it is to go as fast as can be. */
const STILL = 0.8;

const factsOf = ({ about }: Event): Fact[] => (about.told ?? []) as Fact[];

export class Showing<View extends { seats: unknown[] }, Interlude = never> {
  #view = $state.raw<View | null>(null);
  /** The last fact that was shown, until the next question. */
  fact = $state.raw<Fact | null>(null);
  /** The last event of which something was shown, and how many of its facts. */
  n = $state(0);
  place = $state(Infinity);
  /** What is being shown, and after it what is still to be shown. */
  #beats = $state.raw<Beat<View, Interlude>[]>([]);
  #latest: View | null = null;
  /** How things stand by what the last event told. */
  #reached: View | null = null;
  /** When it was shown. */
  protected since = 0;
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
      if (this.table.view !== this.#latest) untrack(() => this.arrive());
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
    const shown = this.table.events.filter(({ n }) => n <= this.n);
    return shown.flatMap((event) => factsOf(event).slice(0, event.n < this.n ? Infinity : this.place));
  }

  /** Show everything that has happened; only an interlude is not passed over. */
  skip(): void {
    const next = this.interlude ? -1 : this.#beats.findIndex(({ interlude }) => interlude !== undefined);
    this.pass(next < 0 ? this.#beats.length : next);
  }

  /** The interlude has been seen. */
  goOn(): void {
    if (this.interlude) this.pass(1);
  }

  /** What is still to be shown. */
  protected get ahead(): Beat<View, Interlude>[] {
    return this.#beats.slice(1);
  }

  /** Somebody has just come, or is back: nothing is shown but how things stand. */
  protected arrive(): void {
    this.#jump();
  }

  /** Show these before what is still to be shown. */
  protected tell(beats: Beat<View, Interlude>[]): void {
    this.#beats = [...beats, ...this.ahead];
    this.#show();
    this.go();
  }

  /** Pass over so many, and show the next. */
  protected pass(count: number): void {
    if (this.isIdle) return;
    for (const beat of this.#beats.slice(1, count)) this.#stand(beat);
    this.#beats = this.#beats.slice(count);
    this.#show();
    this.go();
  }

  /** Something has come to be shown, or passed over. */
  protected shows(_: Beat<View, Interlude>): void {}

  /** How many milliseconds it stands before the next; what takes too long altogether goes faster. */
  protected stands({ fact, interlude }: Beat<View, Interlude>, _?: Beat<View, Interlude>): number {
    if (interlude !== undefined) return this.#interludeStands();
    const pace = settings.get("speed") === "off" ? 0 : settings.pace || STILL;
    const usual = (one: Fact | null): number => (one ? (this.#telling.stands[one[0]] ?? 0) : 0) * pace;
    const all = this.#beats.reduce((sum, beat) => sum + usual(beat.fact), 0);
    return usual(fact) * Math.min(1, (this.#isHurried ? HURRIED : LONGEST) / Math.max(all, 1));
  }

  /** Show what is due, and wait for what is not. */
  protected go(): void {
    clearTimeout(this.#timer);
    for (let beat = this.#beats[0]; beat; beat = this.#beats[0]) {
      const left = Math.ceil(this.stands(beat, this.#beats[1]) - (performance.now() - this.since));
      if (left > 0) {
        if (left < Infinity) this.#timer = setTimeout(() => this.go(), left);
        return;
      }
      this.#beats = this.ahead;
      this.#show();
    }
  }

  #show(): void {
    const beat = this.#beats[0];
    if (!beat) return;
    this.since = performance.now();
    this.#stand(beat);
    if (beat.fact) sound.of(beat.fact[0]);
  }

  #stand(beat: Beat<View, Interlude>): void {
    [this.#view, this.n, this.place] = [beat.view, beat.n, beat.place];
    if (beat.fact) this.fact = beat.fact;
    this.shows(beat);
  }

  #jump(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.#view = this.#latest = this.#reached = this.table.view as View;
    [this.n, this.place] = [this.table.n, Infinity];
  }

  #heard(event: Event, before: View): void {
    const after = this.table.view as View;
    const end = { n: event.n, place: Infinity, view: after, fact: null };
    if (event.kind === "undone") this.#takeBack();
    else if (after === before && !factsOf(event).length) {
      if (this.isIdle) [this.n, this.place] = [event.n, Infinity];
      return;
    }
    // Of what was decided in secret the view comes with one's own answer, and only then what led to it.
    const start = after === before ? this.#reached : this.#latest;
    this.#reached = this.#latest = after;
    this.#add(event.kind === "undone" ? [] : this.#told(event, start ?? before, after), end);
  }

  /** What was taken back is not shown any more. */
  #takeBack(): void {
    const left = new Set(this.table.events.map(({ n }) => n));
    this.#beats = this.#beats.filter(({ n }, place) => place === 0 || left.has(n));
  }

  #add(beats: Beat<View, Interlude>[], end: Beat<View, Interlude>): void {
    const [last, wasIdle] = [this.#beats.at(-1), this.isIdle];
    const isEnd = last !== undefined && !last.fact && last.interlude === undefined;
    const isNewer = isEnd && (!beats.length || (last.view === end.view && this.#beats.length > 1)); // one is enough
    this.#beats = [...(isNewer ? this.#beats.slice(0, -1) : this.#beats), ...beats, end];
    if (wasIdle) this.#show();
    else if (this.#beats[0] === end) this.#stand(end);
    this.go();
  }

  #told(event: Event, start: View, after: View): Beat<View, Interlude>[] {
    const { retold, interlude: interludeOf } = this.#telling;
    const [n, facts] = [event.n, factsOf(event)];
    let view = start;
    const beats = facts.flatMap((fact, place) => {
      const interlude = interludeOf?.(start, facts, place, after) ?? undefined;
      const ended = interlude === undefined ? [] : [{ n, place, view, fact: null, interlude }];
      view = retold(view, fact, after);
      return [...ended, { n, place: place + 1, view, fact }];
    });
    this.#reached = view;
    return beats;
  }

  get #isHurried(): boolean {
    return this.table.isMyTurn && Boolean(this.table.ask?.until);
  }

  #interludeStands(): number {
    if (settings.get("speed") === "off") return 0;
    return this.#isHurried || this.table.isReplay ? HURRIED_INTERLUDE / settings.haste : INTERLUDE;
  }
}
