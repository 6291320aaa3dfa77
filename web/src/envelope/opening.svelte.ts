// Opening an envelope: the record is fetched, and every draw is worked out again, a few at a time, so that one can watch.

import { api } from "../house/api";
import type { TableState } from "../house/table.svelte";
import { keptAt } from "./keeping";
import { type Sealed, isSame, sealedIn } from "./record";
import { type Fault, type Recounted, Recount } from "./recount";

/** What is the matter with an envelope as a whole, beyond its draws. */
export type Wrong = Fault | { is: "other_envelope" | "other_names" | "other_game" | "other_head" | "unfair" };

/** `onward`, `recorded`: of a game that goes on from another, by an envelope that says so, and by one of before. */
export type Verdict = "proven" | "partly" | "onward" | "house" | "recorded" | "unsound";

/** Milliseconds of calculating before the page may draw again. */
const SLICE = 12;

export class Opening {
  isDone = $state(false);
  /** There is no record to be had, or none with an envelope. */
  isMissing = $state(false);
  counted = $state(0);
  right = $state(0);
  recount = $state.raw<Recount>();
  record: unknown;

  constructor(readonly table: TableState) {}

  /** Give the way with `stop` if the page is left meanwhile. */
  async begin(isLeft: () => boolean): Promise<void> {
    this.record = await api<unknown>(this.table.at("/record"), { token: this.table.token });
    const sealed = sealedIn(this.record);
    if (!sealed) return void (this.isMissing = true);
    const recount = new Recount(sealed);
    this.recount = recount;
    let until = performance.now() + SLICE;
    for (const _ of recount.steps()) {
      if (performance.now() < until) continue;
      this.#show(recount);
      await new Promise(requestAnimationFrame);
      if (isLeft()) return;
      until = performance.now() + SLICE;
    }
    this.#show(recount);
    this.isDone = true;
  }

  #show(recount: Recount): void {
    this.counted = recount.draws.length;
    this.right = recount.right;
  }

  get all(): number {
    return this.recount?.all ?? 0;
  }

  /** All that does not fit, beside single draws. */
  get wrong(): Wrong[] {
    if (!this.recount || !this.isDone) return [];
    const { sealed, faults } = this.recount;
    const kept = keptAt(this.table.id);
    const found: [Exclude<Wrong["is"], Fault["is"]>, boolean][] = [
      ["other_envelope", kept.some(({ envelope }) => envelope !== undefined && envelope !== sealed.text)],
      ["other_names", !isSame(sealed.names, sealed.envelope.names)],
      ["other_game", !isGameOf(sealed)],
      ["other_head", this.#headTold !== undefined && this.#headTold !== sealed.head],
      ["unfair", kept.some(({ unfair }) => unfair)],
    ];
    return [...faults, ...found.flatMap(([is, isSo]) => (isSo ? [{ is }] : []))];
  }

  /** What the house told with the last answer, if it was heard here. */
  get #headTold(): string | undefined {
    return this.table.events.findLast(({ kind, about }) => kind === "answered" && about.head)?.about.head;
  }

  /** The first draw that is not as it was sealed. */
  get firstWrong(): Recounted | undefined {
    return this.recount?.draws.find(({ isRight }) => !isRight);
  }

  get verdict(): Verdict | undefined {
    const { recount } = this;
    if (!recount || !this.isDone) return undefined;
    if (!recount.isSound || this.wrong.length) return "unsound";
    if (recount.given !== null && !recount.saysWhatWasGiven) return "recorded";
    if (!recount.salted.length) return "house";
    if (recount.given !== null) return "onward";
    return recount.unsalted.length || recount.substitutes.some(Boolean) ? "partly" : "proven";
  }

  /** How many came before the first answer. */
  get atTheBeginning(): number {
    return this.recount?.draws.filter(({ by }) => by === null).length ?? 0;
  }

  /** How many draws of some streams followed an answer, as far as is counted. */
  following(isMeant: (stream: number) => boolean): number {
    return this.recount?.draws.filter(({ by, draw }) => by !== null && isMeant(draw[0])).length ?? 0;
  }

  /** The draws of one stream, in order: −1 is the table's. */
  of(stream: number): Recounted[] {
    return this.recount?.draws.filter(({ draw }) => draw[0] === stream) ?? [];
  }
}

/** Is the game of the record the one of the envelope? By other rules, options may be written otherwise. */
function isGameOf({ envelope, about }: Sealed): boolean {
  const isPlayed = about.game === envelope.game && about.players === envelope.players;
  return isPlayed && (about.version !== envelope.version || isSame(about.options, envelope.options));
}
