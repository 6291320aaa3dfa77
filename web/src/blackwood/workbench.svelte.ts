// The workbench: which potions I mean to brew, and with which cards. Nothing is sent before everything is covered.

import type { TableState } from "../house/table.svelte";
import { inProgress } from "../table/progress";
import { type Cover, bestCover, coverWith, lacking, less, needed } from "./cover";
import { type Kind, renownOf, rewardOf } from "./cards";
import type { Errand } from "./errand.svelte";
import type { Stage } from "./stage.svelte";

const BREWING = new Set(["brew_potions", "brew_cards"]);
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export class Workbench {
  #isOpen = $state(false);
  #potions = $state.raw<string[]>([]);
  /** Cards that I chose myself; until then the best ones are proposed. */
  #cards = $state.raw<string[] | null>(null);
  /** Whether pinches may be used; until I say so, where they help. */
  #pinches = $state<boolean>(true);

  constructor(
    readonly table: TableState,
    readonly stage: Stage,
    readonly errand: Errand,
  ) {
    $effect(() => {
      if (!this.canOpen && !this.errand.isBusy) this.close();
    });
  }

  get about(): string {
    return this.table.ask?.about ?? "";
  }

  /** Has the house begun to ask for potions and cards? Then it cannot be left aside. */
  get isBegun(): boolean {
    return BREWING.has(this.about);
  }

  get canOpen(): boolean {
    return this.isBegun || Boolean(this.table.ask?.options.includes("brew"));
  }

  get isOpen(): boolean {
    return this.table.seat !== null && this.stage.isIdle && (this.isBegun || (this.#isOpen && this.canOpen));
  }

  get isBusy(): boolean {
    return this.errand.isBusy || Boolean(this.table.shown?.paused);
  }

  /** What the house has taken already. */
  get #given() {
    return this.isBegun ? inProgress(this.stage.view, "blackwood/Brew") : undefined;
  }

  get larder(): string[] {
    return this.stage.mine?.larder ?? [];
  }

  /** Ready pinches. */
  get pinches(): number {
    return (this.stage.mine?.ready ?? []).filter((spell) => spell === "pinch").length;
  }

  get usesPinches(): boolean {
    return this.#pinches && this.pinches > 0;
  }

  get potions(): string[] {
    const given = this.#given?.potions ?? [];
    const chosen = this.#potions.filter(
      (potion) => this.stage.view.display.includes(potion) && !given.includes(potion),
    );
    return this.about === "brew_cards" ? given : [...given, ...chosen];
  }

  get cover(): Cover {
    const kept = this.#given?.cards ?? [];
    const settled = (this.#given?.pinched ?? []) as Kind[];
    const pinches = this.usesPinches ? this.pinches : settled.length;
    const best = (): Cover => bestCover(this.potions, this.larder, pinches, kept, this.#pinchable);
    if (!this.#cards)
      return settled.length ? coverWith(this.potions, best().cards, pinches, settled, this.#pinchable) : best();
    const cards = this.larder.filter((card) => kept.includes(card) || this.#cards!.includes(card));
    return coverWith(this.potions, cards, pinches, settled, this.#pinchable);
  }

  /** What a pinch may stand for: what the whole larder lacks; anything, where the table lets it save a card [BLW-7.10]. */
  get #pinchable(): Kind[] | undefined {
    return this.stage.view.options.pinch_missing === "brew" ? undefined : lacking(this.potions, this.larder);
  }

  /** The letter under which a card fills sockets. */
  letter(card: string): string {
    return LETTERS[this.cover.cards.indexOf(card)] ?? "";
  }

  get isProposed(): boolean {
    return this.#cards === null;
  }

  get coins(): number {
    return this.potions.reduce((sum, potion) => sum + rewardOf(potion), 0);
  }

  get renown(): number {
    return this.potions.reduce((sum, potion) => sum + renownOf(potion), 0);
  }

  get canSend(): boolean {
    return this.isOpen && !this.isBusy && this.potions.length > 0 && this.cover.missing.length === 0;
  }

  /** May this potion still be chosen or put back? */
  isSettled(potion: string): boolean {
    return this.about === "brew_cards" || Boolean(this.#given?.potions?.includes(potion));
  }

  /** With a potion on it, or with the only one that can be brewed. */
  open(potion?: string): void {
    this.#clear();
    this.#isOpen = true;
    if (potion) return void (this.#potions = [potion]);
    const ready = this.stage.view.display.filter(
      (potion) => bestCover([potion], this.larder, this.pinches).missing.length === 0,
    );
    if (ready.length === 1) this.#potions = ready;
  }

  close(): void {
    this.#isOpen = false;
    this.#clear();
  }

  #clear(): void {
    [this.#potions, this.#cards, this.#pinches] = [[], null, true];
  }

  clear(): void {
    this.#clear();
  }

  toggle(potion: string): void {
    if (this.isBusy || this.isSettled(potion)) return;
    this.#cards = null;
    this.#potions = this.#potions.includes(potion)
      ? this.#potions.filter((one) => one !== potion)
      : [...this.#potions, potion];
  }

  /** A card was touched: put it in, in the place of what it makes needless, or take it out. Is it of use? */
  toggleCard(card: string): boolean {
    if (this.isBusy || this.#given?.cards?.includes(card)) return true;
    const { cards } = this.cover;
    if (cards.includes(card)) {
      this.#cards = cards.filter((one) => one !== card);
      return true;
    }
    const settled = (this.#given?.pinched ?? []) as Kind[];
    const next = needed(this.potions, [...cards, card], settled, card);
    if (!next.includes(card)) return false;
    this.#cards = next;
    return true;
  }

  togglePinches(): void {
    if (this.isBusy) return;
    this.#pinches = !this.usesPinches;
    this.#cards = null;
  }

  send(): void {
    if (!this.canSend) return;
    const given = this.#given;
    const { cards, pinched } = this.cover;
    const potions = this.potions.filter((potion) => !given?.potions?.includes(potion));
    const steps = [
      ...(this.isBegun ? [] : ["brew"]),
      ...(this.about === "brew_cards" ? [] : [...potions.map((potion) => `potion:${potion}`), "done"]),
      ...less(pinched, (given?.pinched ?? []) as Kind[]).map((kind) => `pinch:${kind}`),
      ...less(cards, given?.cards ?? []).map((card) => `card:${card}`),
    ];
    this.errand.run(steps);
  }
}
