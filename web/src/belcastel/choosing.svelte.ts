// A choice between things: which there are, which one is picked, and where each would lie.

import type { TableState } from "../house/table.svelte";
import { type Candidate, candidates, isRefusal, landing } from "./candidates";
import type { Ghost } from "./Cauldron.svelte";
import type { Seat, View } from "./box";

export class Choosing {
  #picked = $state.raw<{ ask: number; choice: string } | null>(null);

  readonly all: Candidate[] = $derived.by(() =>
    this.table.ask && this.table.seat !== null ? candidates(this.view, this.me, this.table.ask, this.table.prospects) : [],
  );
  /** What stands alone is chosen already; between several nothing is, so that no tap decides by accident. */
  readonly chosen: Candidate | undefined = $derived.by(() => {
    const picked = this.#picked?.ask === this.table.ask?.ask ? this.#picked?.choice : undefined;
    return this.all.length === 1 ? this.all[0] : this.all.find(({ choice }) => choice === picked);
  });
  readonly refusal: string | undefined = $derived.by(() => this.table.ask?.options.find(isRefusal));
  readonly ghosts: Ghost[] = $derived.by(() => this.#ghosts());

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

  /** Where a drop would go. */
  advance(verb: "drop" | "tube"): number | null {
    return this.all.find(({ choice }) => choice === verb)?.moves?.to ?? null;
  }

  /** The first tap picks, the second decides. */
  tap(one: Candidate): void {
    if (this.isBusy || !this.table.ask) return;
    if (one === this.chosen) this.answer(one.choice);
    else this.#picked = { ask: this.table.ask.ask, choice: one.choice };
  }

  answer(choice: string | undefined): void {
    if (choice !== undefined && !this.isBusy) void this.table.answer(choice);
  }

  #ghosts(): Ghost[] {
    const laid = this.all.filter((one) => one.chip !== null && one.lands !== null);
    const lying = laid.map(
      (one): Ghost => ({ chip: one.chip!, space: one.lands!, chosen: one === this.chosen, explodes: one.explodes }),
    );
    const declined = this.refusal && laid.length ? landing(this.view, this.me, this.table.prospects?.options[this.refusal]) : null;
    if (declined && !lying.some(({ space }) => space === declined.space)) lying.push({ ...declined, chosen: false, explodes: false });
    return lying.sort((one, other) => Number(one.chosen) - Number(other.chosen)); // what is chosen lies on top
  }
}
