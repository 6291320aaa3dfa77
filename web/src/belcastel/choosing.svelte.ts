// A choice between things: which there are, which one is picked, and where each would lie.
// What may be done beside drawing and stopping is looked at in the same way before it is done.

import type { TableState } from "../house/table.svelte";
import { type Candidate, candidates, isRefusal, landing } from "./candidates";
import type { Ghost, Mark } from "./Cauldron.svelte";
import type { Seat, View } from "./box";
import { toneOf } from "./places";

const same = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((place) => other.includes(place));

export class Choosing {
  #picked = $state.raw<{ ask: number; choice: string } | null>(null);
  /** The one thing that is looked at, of all that a question offers. */
  #considered = $state.raw<{ ask: number; choice: string } | null>(null);
  #touched = $state.raw<number[]>([]);

  readonly all: Candidate[] = $derived.by(() => {
    const { ask, prospects, seat } = this.table;
    if (!ask || seat === null) return [];
    return candidates(this.view, this.me, this.considered ? { ...ask, options: [this.considered] } : ask, prospects);
  });
  /** What stands alone is chosen already; between several nothing is, so that no tap decides by accident. */
  readonly chosen: Candidate | undefined = $derived.by(() => {
    const picked = this.#picked?.ask === this.table.ask?.ask ? this.#picked?.choice : undefined;
    return this.all.length === 1 ? this.all[0] : this.all.find(({ choice }) => choice === picked);
  });
  readonly refusal: string | undefined = $derived.by(() =>
    this.considered ? undefined : this.table.ask?.options.find(isRefusal),
  );
  readonly ghosts: Ghost[] = $derived.by(() => this.#ghosts());
  readonly marks: Mark[] = $derived.by(() => this.#marks());

  constructor(readonly table: TableState) {}

  get view(): View {
    return this.table.view as View;
  }

  get me(): number {
    return this.table.seat ?? 0;
  }

  get mine(): Seat {
    return this.view.seats[this.me]!;
  }

  get about(): string {
    return this.table.ask?.about ?? "";
  }

  get isBusy(): boolean {
    return this.table.answering !== null || Boolean(this.table.shown?.paused);
  }

  /** What is looked at before it is done: a witch, a chip that was set aside. */
  get considered(): string | null {
    const { ask } = this.table;
    const one = this.#considered;
    return one && one.ask === ask?.ask && ask.options.includes(one.choice) ? one.choice : null;
  }

  /** Look at one thing that may be done; nothing is done yet. */
  consider(choice: string): void {
    const { ask } = this.table;
    if (ask?.options.includes(choice)) this.#considered = { ask: ask.ask, choice };
  }

  forget(): void {
    this.#considered = null;
  }

  /** Where a drop would go. */
  advance(verb: "drop" | "tube"): number | null {
    return this.all.find(({ choice }) => choice === verb)?.moves?.to ?? null;
  }

  /** The first tap picks, the second decides. */
  tap(one: Candidate): void {
    if (this.isBusy || !this.table.ask) return;
    if (one === this.chosen) this.answer(one.choice);
    else this.#pick(one, []);
  }

  /** A chip of the cauldron was touched: it is picked too, or no longer. */
  touch(place: number): void {
    if (this.isBusy || !this.table.ask || this.considered) return;
    const before = this.#touchedNow;
    const together = before.includes(place) ? before.filter((one) => one !== place) : [...before, place];
    for (const places of [together, [place]]) {
      const one = this.all.find((candidate) => candidate.places.some((set) => same(set, places)));
      if (one || !places.length) return this.#pick(one, places);
    }
  }

  answer(choice: string | undefined): void {
    if (choice !== undefined && !this.isBusy) void this.table.answer(choice);
  }

  #pick(one: Candidate | undefined, touched: number[]): void {
    this.#touched = touched;
    this.#picked = one && this.table.ask ? { ask: this.table.ask.ask, choice: one.choice } : null;
  }

  /** The places that are picked: those touched or, where a card was tapped, the first that it means. */
  get #touchedNow(): number[] {
    const places = this.chosen?.places ?? [];
    return places.find((set) => same(set, this.#touched)) ?? places[0] ?? [];
  }

  #marks(): Mark[] {
    const marked = new Map(
      this.all.flatMap(({ choice, places }) =>
        places.flat().map((place) => [place, toneOf(choice, this.about)] as const),
      ),
    );
    const chosen = this.#touchedNow;
    return [...marked].map(([place, tone]) => ({ place, tone, chosen: chosen.includes(place) }));
  }

  #ghosts(): Ghost[] {
    const laid = this.all.filter((one) => one.chip !== null && one.lands !== null);
    const lying = laid.map((one): Ghost => ({
      chip: one.chip!,
      space: one.lands!,
      chosen: one === this.chosen,
      explodes: one.explodes,
    }));
    const declined =
      this.refusal && laid.length ? landing(this.view, this.me, this.table.prospects, this.refusal) : null;
    if (declined && !lying.some(({ space }) => space === declined.space))
      lying.push({ ...declined, chosen: false, explodes: false });
    return lying.sort((one, other) => Number(one.chosen) - Number(other.chosen)); // what is chosen lies on top
  }
}
