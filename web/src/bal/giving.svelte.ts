// Boule de cristal: which card goes to which neighbor, before it is sealed.

import type { TableState } from "../house/table.svelte";
import { Plan } from "./plan.svelte";
import { inProgress } from "../table/progress";
import type { View } from "./view";

export class Giving {
  /** What each neighbor would get, by its place in my hand. */
  gifts = $state.raw<Partial<Record<number, number>>>({});
  /** A card that was touched and waits for a neighbor. */
  pending = $state<number | null>(null);
  readonly plan: Plan;

  constructor(readonly table: TableState) {
    this.plan = new Plan(table);
  }

  get view(): View {
    return this.table.view as View;
  }

  get #ball(): { seat: number; neighbors: number[] } {
    const { seat = -1, neighbors = [] } = inProgress(this.view, "bal/CrystalBall") ?? {};
    return { seat, neighbors };
  }

  get caster(): number {
    return this.#ball.seat;
  }

  /** Everybody who gives and gets. */
  get circle(): number[] {
    return [this.caster, ...this.#ball.neighbors];
  }

  /** With whom I swap, in the order in which I give; nobody where I only look on. */
  get partners(): number[] {
    const { seat, neighbors } = this.#ball;
    if (seat === this.table.seat) return neighbors;
    return neighbors.includes(this.table.seat ?? -1) ? [seat] : [];
  }

  get hand(): string[] {
    return (this.table.seat === null ? null : this.view.seats[this.table.seat]?.hand) ?? [];
  }

  /** Cards that are promised already; they stay in my hand until all have chosen. */
  get given(): string[] {
    return (this.table.seat === null ? "" : (this.view.seats[this.table.seat]?.reaction ?? ""))
      .split(" ")
      .filter(Boolean);
  }

  /** Partners who still wait for a gift of mine. */
  get waiting(): number[] {
    return this.partners.slice(this.given.length);
  }

  get isSealed(): boolean {
    return this.plan.isBusy || this.table.ask?.about !== "give";
  }

  /** Who gets the card at this place, as far as it is chosen. */
  to(place: number): number | undefined {
    const promised = this.#promised.indexOf(place);
    return promised >= 0 ? this.partners[promised] : this.waiting.find((seat) => this.gifts[seat] === place);
  }

  /** Where the promised cards lie in my hand. */
  get #promised(): number[] {
    const places: number[] = [];
    for (const card of this.given)
      places.push(this.hand.findIndex((one, place) => one === card && !places.includes(place)));
    return places;
  }

  get #free(): number[] {
    return this.waiting.filter((seat) => this.gifts[seat] === undefined);
  }

  /** Touch a card; where only one neighbor is left it is hers at once. */
  tap(place: number): void {
    if (this.isSealed || this.#promised.includes(place)) return;
    const to = this.to(place);
    if (to !== undefined) this.#give(to, undefined);
    else if (this.waiting.length === 1) this.#give(this.waiting[0]!, place);
    else if (this.#free.length === 1) this.#give(this.#free[0]!, place);
    else this.pending = this.pending === place ? null : place;
  }

  /** By keys there is no second touch: the first card goes to the left. */
  press(place: number): void {
    const [first] = this.#free;
    if (this.isSealed || this.to(place) !== undefined || first === undefined) this.tap(place);
    else if (place < this.hand.length) this.#give(first, place);
  }

  tapSeat(seat: number): void {
    if (this.isSealed || !this.waiting.includes(seat)) return;
    this.#give(seat, this.pending ?? undefined);
  }

  /** Think again. */
  clear(): void {
    this.gifts = {};
    this.pending = null;
  }

  get hasBegun(): boolean {
    return this.pending !== null || Object.values(this.gifts).some((place) => place !== undefined);
  }

  get isReady(): boolean {
    return !this.isSealed && this.waiting.length > 0 && this.#free.length === 0;
  }

  seal(): void {
    const steps = this.waiting.map((seat) => ({ about: "give", choice: `give:${this.hand[this.gifts[seat]!]}` }));
    if (this.isReady) this.plan.begin(steps);
  }

  #give(seat: number, place: number | undefined): void {
    this.gifts = { ...this.gifts, [seat]: place };
    this.pending = null;
  }
}
