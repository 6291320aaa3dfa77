// My attack: whom, with which spell, with which potions. Nothing is sent before the whole set is together, except a
// spell that acts at once: it is laid first, and then only potions remain.

import type { TableState } from "../house/table.svelte";
import { isPotion, timingOf } from "./cards";
import { type Held, type Use, cardOf } from "./held";
import { Plan, type Step } from "./plan.svelte";
import type { Stage } from "./stage.svelte";
import type { Attack } from "./view";

export const ATTACKING = new Set(["declare", "attack_spell", "attack_potion", "second_potion"]);
const AT_ONCE = new Set(["tresor", "remede", "enchantement", "tourdemagie", "diablotin"]);
const HEX = "sortilege";
const MOST_POTIONS = 2;

export class Attacking {
  readonly plan: Plan;
  #aim = $state<number | null>(null);
  #spell = $state<string | null>(null);
  #potions = $state.raw<string[]>([]);

  constructor(
    readonly table: TableState,
    readonly stage: Stage,
    onrefused: (choice: string) => void = () => undefined,
  ) {
    this.plan = new Plan(table, (choice) => {
      this.takeBack();
      onrefused(choice);
    });
    $effect(() => {
      if (this.table.ask && !ATTACKING.has(this.about) && !this.attack) this.takeBack();
    });
  }

  get about(): string {
    return this.table.ask?.about ?? "";
  }

  /** Is it for me to put an attack together? */
  get isOn(): boolean {
    return this.table.seat !== null && ATTACKING.has(this.about) && this.stage.isIdle;
  }

  /** What of my attack lies on the table already. */
  get attack(): Attack | null {
    const { attack } = this.stage.view;
    return attack && attack.author === this.table.seat && attack.owner === this.table.seat && !attack.copied.length
      ? attack
      : null;
  }

  get isBusy(): boolean {
    return this.plan.isBusy || Boolean(this.table.shown?.paused);
  }

  /** Whom it may be aimed at. */
  get targets(): number[] {
    const named = (this.table.ask?.options ?? []).filter((option) => option.startsWith("attack:"));
    return this.about === "declare" ? named.map((option) => Number(option.slice(7))) : [];
  }

  /** Has the target been named? Then it is binding. */
  get isDeclared(): boolean {
    return this.about !== "declare";
  }

  /** Does it fall on everybody? */
  get isHex(): boolean {
    return this.spell === HEX;
  }

  /** Whom it is aimed at; nobody yet, or everybody. */
  get aims(): number[] {
    if (this.attack) return this.attack.targets;
    if (this.isHex) return this.targets;
    return this.#aim !== null && this.targets.includes(this.#aim) ? [this.#aim] : [];
  }

  get spell(): string | null {
    return this.attack?.spell ?? this.#meant;
  }

  /** A treasure beside a hex that lies there, at tables that allow it. */
  get second(): string | null {
    return this.attack?.second ?? (this.attack?.spell && this.about === "attack_spell" ? this.#meant : null);
  }

  get #meant(): string | null {
    return this.#spell !== null && this.#holds(this.#spell) ? cardOf(this.#spell) : null;
  }

  /** Do all spells lie on the table? Then they stay there. */
  get isCast(): boolean {
    return (
      (Boolean(this.attack?.spell) && this.about !== "attack_spell") ||
      this.about === "attack_potion" ||
      this.about === "second_potion"
    );
  }

  /** The potions of the set, those that lie there first. */
  get potions(): string[] {
    return [...(this.attack?.potions ?? []), ...this.#picked.map(cardOf)];
  }

  get mostPotions(): number {
    return this.spell === "diablotin" || this.second ? 1 : MOST_POTIONS;
  }

  /** The spell acts before potions are chosen, or another may join it: it is laid first. */
  get castsFirst(): boolean {
    const isOpen = this.isHex && !this.isDeclared && this.stage.view.options.hex_treasure === true;
    return isOpen || (!this.isCast && this.next !== null && AT_ONCE.has(this.next));
  }

  /** The spell that is still to be laid. */
  get next(): string | null {
    return this.attack?.spell ? this.second : this.spell;
  }

  get canSend(): boolean {
    return this.isOn && !this.isBusy && this.aims.length > 0 && (this.castsFirst || this.potions.length > 0);
  }

  get hasPicks(): boolean {
    return this.#aim !== null || this.#spell !== null || this.#potions.length > 0;
  }

  use({ card }: Held): Use {
    if (isPotion(card)) return "parries";
    if (this.isCast || (this.isDeclared && card === HEX)) return "dimmed";
    if (this.about === "attack_spell") return this.table.ask!.options.includes(`lay:${card}`) ? "alone" : "dimmed";
    return timingOf(card).includes("attack") ? "alone" : "dimmed";
  }

  isChosen({ key }: Held): boolean {
    return this.#picked.includes(key) || this.#spell === key;
  }

  aim(seat: number): void {
    if (this.isBusy || !this.targets.includes(seat)) return;
    if (this.isHex) this.#spell = null;
    this.#aim = seat;
  }

  /** Aim at the next one; for those who play by keys. */
  aimNext(): void {
    const { targets } = this;
    const next = targets[(targets.indexOf(this.#aim ?? -1) + 1) % targets.length];
    if (next !== undefined) this.aim(next);
  }

  /** A card of the hand was touched; is it one that can be laid? */
  tap(one: Held): boolean {
    if (this.isBusy) return true;
    if (this.use(one) === "dimmed") return false;
    if (isPotion(one.card)) this.#tapPotion(one.key);
    else this.#spell = this.#spell === one.key ? null : one.key;
    if (this.#picked.length > this.mostPotions) this.#potions = this.#picked.slice(-this.mostPotions);
    return true;
  }

  #tapPotion(key: string): void {
    const picked = this.#picked;
    const room = this.mostPotions - (this.attack?.potions.length ?? 0);
    if (picked.includes(key)) this.#potions = picked.filter((one) => one !== key);
    else this.#potions = [...picked.slice(0, room - 1), key];
  }

  /** Take everything back into the hand that has not been laid. */
  takeBack(): void {
    this.#aim = this.#spell = null;
    this.#potions = [];
  }

  send(): void {
    if (!this.canSend) return;
    const steps = this.#steps();
    if (!this.castsFirst) this.#potions = [];
    this.plan.begin(steps);
    this.#spell = null;
  }

  /** What will be answered, from the question that is open on. */
  #steps(): Step[] {
    const { about } = this;
    const [first, second] = this.#picked.map((key) => `lay:${cardOf(key)}`);
    const steps: Step[] = [];
    if (about === "declare") steps.push({ about, choice: this.isHex ? `lay:${HEX}` : `attack:${this.aims[0]}` });
    if (!this.isCast && (!this.isHex || this.attack))
      steps.push({ about: "attack_spell", choice: this.next ? `lay:${this.next}` : "none" });
    if (this.castsFirst) return steps;
    if (about === "second_potion") return [{ about, choice: first ?? "done" }];
    steps.push({ about: "attack_potion", choice: first! });
    if (this.mostPotions === MOST_POTIONS) steps.push({ about: "second_potion", choice: second ?? "done" });
    return steps;
  }

  get #picked(): string[] {
    return this.#potions.filter((key) => this.#holds(key));
  }

  #holds(key: string): boolean {
    const hand = this.stage.mine?.hand ?? [];
    const [card, nth] = [cardOf(key), Number(key.slice(key.lastIndexOf(".") + 1))];
    return hand.filter((one) => one === card).length > nth;
  }
}
