// My turn: where I mean to put a puppet, and the two spells that are aimed at the forest before they are cast.

import type { TableState } from "../house/table.svelte";
import { inProgress } from "../table/progress";
import { Errand, sayable } from "./errand.svelte";
import type { Stage } from "./stage.svelte";
import { cardAt, columnOf, freePlaces, othersPlaces, rowOf } from "./view";

/** What a tap on the forest means now. */
export type Aim = "place" | "swap" | "shoo" | "move";

const AIMS: Partial<Record<string, Aim>> = {
  search: "place",
  swap_first: "swap",
  swap_second: "swap",
  shoo: "shoo",
  shoo_place: "place",
  move: "move",
};

export class Turn {
  readonly errand: Errand;
  /** A spell that is being aimed; it is cast with the confirmation. */
  #spell = $state<"swap" | "shoo" | null>(null);
  #picked = $state.raw<string[]>([]);

  constructor(
    readonly table: TableState,
    readonly stage: Stage,
  ) {
    this.errand = new Errand(table);
    $effect(() => {
      void this.table.ask?.ask;
      if (!this.errand.isBusy) this.takeBack();
    });
  }

  get about(): string {
    return this.table.ask?.about ?? "";
  }

  /** Is it for me to do something, and has all that led to it been shown? */
  get isOn(): boolean {
    return this.table.seat !== null && this.table.ask !== null && this.stage.isIdle && !this.stage.view.outcome;
  }

  get isBusy(): boolean {
    return this.errand.isBusy || Boolean(this.table.shown?.paused);
  }

  may(choice: string): boolean {
    return this.isOn && sayable(this.table.ask).includes(choice);
  }

  /** Are there choices of this kind? */
  mayAny(verb: string): boolean {
    return this.isOn && sayable(this.table.ask).some((option) => option.startsWith(`${verb}:`));
  }

  get aim(): Aim | null {
    if (!this.isOn) return null;
    if (this.#spell && this.may(`cast:${this.#spell}`)) return this.#spell;
    const aim = AIMS[this.about] ?? null;
    return aim === "place" && !this.mayAny("place") ? null : aim;
  }

  /** Is a spell being aimed that has not been cast, so that one can think better of it? */
  get canTakeBack(): boolean {
    return this.#spell !== null && this.aim === this.#spell;
  }

  /** Places that may be touched now. */
  get places(): string[] {
    const { aim } = this;
    if (aim === "swap" && this.about !== "swap_first" && this.about !== "swap_second")
      return freePlaces(this.stage.view);
    if (aim === "shoo" && this.about !== "shoo") return othersPlaces(this.stage.view, this.table.seat!);
    return aim ? this.table.ask!.options.flatMap((option) => /^(?:place|at):(.+)$/.exec(option)?.[1] ?? []) : [];
  }

  /** Places that are proposed: one, or two for a swap. */
  get picked(): string[] {
    const { places } = this;
    const picked = this.#picked.filter((place) => places.includes(place));
    const first = this.about === "swap_second" ? inProgress(this.stage.view, "blackwood/Swap")?.first : null;
    if (first) return [first, ...picked.slice(-1)];
    if (this.aim === "move" && !picked.length) return this.unanswered ? [this.unanswered] : [];
    return picked;
  }

  /** Where a displaced puppet goes if its owner does not answer: the same column, nearest the lantern; else the lowest ahead. */
  get unanswered(): string | null {
    if (this.aim !== "move") return null;
    const { view } = this.stage;
    const left = columnOf(inProgress(view, "blackwood/Shoo")?.place ?? "r1c1");
    const ahead = (place: string): number => (columnOf(place) - view.column + 5) % 5;
    const rank = (place: string): number => Number(columnOf(place) !== left) * 100 + ahead(place) * 10 + rowOf(place);
    return this.places.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
  }

  /** The card that I would have next: the one proposed, or the one that is being bought. */
  get prospect(): string | null {
    const { view } = this.stage;
    if (this.aim === "place") return this.picked[0] ? cardAt(view, this.picked[0]) : null;
    return this.isOn && this.about === "return" && view.place ? cardAt(view, view.place) || null : null;
  }

  get canConfirm(): boolean {
    return this.aim !== null && !this.isBusy && this.picked.length === (this.aim === "swap" ? 2 : 1);
  }

  /** A place was touched; is it one that may be? */
  tap(place: string): boolean {
    if (this.isBusy) return true;
    if (!this.places.includes(place)) return false;
    const picked = this.#picked.filter((one) => this.places.includes(one));
    if (this.aim !== "swap") this.#picked = [place];
    else if (picked.includes(place)) this.#picked = picked.filter((one) => one !== place);
    else this.#picked = [...picked.slice(this.about === "swap_second" ? 1 : -1), place].slice(-2);
    return true;
  }

  /** Propose the next place; for those who play by keys. */
  step(by: number): void {
    const { places } = this;
    const at = places.indexOf(this.picked.at(-1) ?? "");
    const next = places[(at + by + places.length) % places.length];
    if (next !== undefined) this.tap(next);
  }

  confirm(): void {
    if (!this.canConfirm) return;
    const verb = this.aim === "place" ? "place" : "at";
    const cast = this.canTakeBack ? [`cast:${this.#spell}`] : [];
    const chosen = this.about === "swap_second" ? this.picked.slice(1) : this.picked;
    this.#spell = null;
    this.errand.run([...cast, ...chosen.map((place) => `${verb}:${place}`)]);
    this.#picked = [];
  }

  /** Cast a spell: those that are aimed at the forest are aimed first. */
  cast(spell: string): void {
    if (!this.may(`cast:${spell}`)) return;
    this.#picked = [];
    if (spell === "swap" || spell === "shoo") this.#spell = spell;
    else this.answer(`cast:${spell}`);
  }

  answer(choice: string): void {
    if (!this.isBusy && this.may(choice)) this.errand.run([choice]);
  }

  takeBack(): void {
    this.#spell = null;
    this.#picked = [];
  }
}
