// Who has been away for a while. A line that comes back at once is no absence.

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import type { TableState } from "../house/table.svelte";

const PATIENCE = 12_000;

/** Is the person of this seat not here, and nobody plays for them? */
export function isAway(table: TableState, seat: number): boolean {
  const chair = table.shown?.seats[seat];
  return Boolean(chair?.person && !chair.bot && !chair.plan && (chair.left || !table.here.includes(seat)));
}

export class Absences {
  readonly #since = new SvelteMap<number, number>();

  constructor(readonly table: TableState) {
    $effect(() => {
      const gone = this.#gone();
      untrack(() => {
        for (const seat of [...this.#since.keys()]) if (!gone.includes(seat)) this.#since.delete(seat);
        for (const seat of gone) if (!this.#since.has(seat)) this.#since.set(seat, Date.now());
      });
    });
  }

  /** Seats whose people have been away for long enough; who got up is away at once. */
  at(now: number): number[] {
    const seats = this.table.shown?.seats ?? [];
    return [...this.#since]
      .filter(([seat, since]) => seats[seat]?.left || now - since >= PATIENCE)
      .map(([seat]) => seat);
  }

  #gone(): number[] {
    const { shown, here, seat: mine } = this.table;
    const seats = shown?.state === "playing" && this.table.line.is === "open" ? shown.seats : [];
    return seats.flatMap(({ person, bot, left, plan }, seat) =>
      person && !bot && !plan && seat !== mine && (left || !here.includes(seat)) ? [seat] : [],
    );
  }
}
