// My defense: what answers each color of the attack. The safest parry is chosen beforehand; touching another card swaps it.

import type { TableState } from "../house/table.svelte";
import { colorOf, isPotion } from "./cards";
import { type Held, type Use, cardOf, held } from "./held";
import { Plan, type Step } from "./plan.svelte";
import type { Stage } from "./stage.svelte";
import { type Attack, colorsOf } from "./view";

export const DEFENDING = new Set(["defense_spell", "parry"]);
const JOKER = "abracadabra";
const GREY = "grey";

/** A color of the attack, and the card that answers it. */
export interface Slot {
  color: string;
  /** A card of the hand, or one that lies there. */
  answer: string | null;
  isLaid: boolean;
}

/** The cards that match the colors, one for one: potions where there are any, then one joker, never for grey. */
export function safest(hand: Held[], colors: string[], hasJoker: boolean): (string | null)[] | null {
  const left = [...hand].filter(({ card }) => isPotion(card));
  let isJokerFree = hasJoker;
  const answers = colors.map((color) => {
    const place = commonest(left, color);
    if (place >= 0) return left.splice(place, 1)[0]!.key;
    if (color === GREY || !isJokerFree) return null;
    isJokerFree = false;
    return JOKER;
  });
  return answers.includes(null) ? null : answers;
}

/** The colors that the hand cannot match, whatever is laid; a joker stands for one that is not grey. */
export function lacking(hand: Held[], colors: string[], hasJoker: boolean): string[] {
  const left: string[] = hand.map(({ card }) => colorOf(card));
  const missing = colors.filter((color) => {
    const place = left.indexOf(color);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  const joker = hasJoker ? missing.findIndex((color) => color !== GREY) : -1;
  return missing.toSpliced(joker, joker < 0 ? 0 : 1);
}

/** The place of a card of that color of which there are most, so that different formulas remain. */
function commonest(hand: Held[], color: string): number {
  const number = (card: string): number => hand.filter((one) => one.card === card).length;
  const places = hand.flatMap(({ card }, place) => (colorOf(card) === color ? [place] : []));
  return places.toSorted((one, other) => number(hand[other]!.card) - number(hand[one]!.card))[0] ?? -1;
}

export class Defending {
  readonly plan: Plan;
  /** What was chosen by hand, for the question that is open: an answer for each color. */
  #chosen = $state.raw<{ ask: number; answers: (string | null)[] } | null>(null);
  #spell = $state.raw<{ ask: number; card: string } | null>(null);

  constructor(
    readonly table: TableState,
    readonly stage: Stage,
    onrefused: (choice: string) => void = () => undefined,
  ) {
    this.plan = new Plan(table, onrefused);
  }

  get about(): string {
    return this.table.ask?.about ?? "";
  }

  get isOn(): boolean {
    return this.table.seat !== null && DEFENDING.has(this.about) && this.stage.isIdle;
  }

  get isBusy(): boolean {
    return this.plan.isBusy || Boolean(this.table.shown?.paused);
  }

  get attack(): Attack | null {
    return this.stage.view.attack;
  }

  get #hand(): Held[] {
    return held(this.stage.mine?.hand ?? []);
  }

  get #options(): string[] {
    return this.table.ask?.options ?? [];
  }

  /** Cards of this defense that lie there. */
  get #laid(): string[] {
    return this.stage.view.defense;
  }

  /** Colors that nothing on the table answers yet. */
  get #open(): string[] {
    return this.#filled.filter(({ isLaid }) => !isLaid).map(({ color }) => color);
  }

  /** Each color, with what lies there for it. */
  get #filled(): Slot[] {
    const laid = this.#laid.filter(isPotion);
    const slots = (this.attack ? colorsOf(this.attack) : []).map((color): Slot => {
      const place = laid.findIndex((card) => colorOf(card) === color);
      const answer = place < 0 ? null : laid.splice(place, 1)[0]!;
      return { color, answer, isLaid: answer !== null };
    });
    if (this.#laid.includes(JOKER)) {
      const place = this.#jokerPlace(slots);
      if (place >= 0) slots[place] = { ...slots[place]!, answer: JOKER, isLaid: true };
    }
    return slots;
  }

  /** A joker that lies there stands for what the hand cannot match. */
  #jokerPlace(slots: Slot[]): number {
    const open = slots.flatMap(({ color, answer }, place) => (answer === null && color !== GREY ? [place] : []));
    const has = (color: string): boolean => this.#hand.some(({ card }) => colorOf(card) === color);
    return open.find((place) => !has(slots[place]!.color)) ?? open[0] ?? -1;
  }

  /** May a joker be laid now? */
  get canJoke(): boolean {
    return this.#options.includes(`lay:${JOKER}`);
  }

  /** The best that the hand can do; nothing when it cannot parry. */
  get #best(): (string | null)[] | null {
    if (this.about === "parry" && !this.#options.some((option) => option.startsWith("lay:"))) return null;
    return safest(this.#hand, this.#open, false) ?? safest(this.#hand, this.#open, this.canJoke);
  }

  get canParry(): boolean {
    return this.#best !== null;
  }

  get #answers(): (string | null)[] {
    return this.#chosen && this.#chosen.ask === this.table.ask?.ask
      ? this.#chosen.answers
      : (this.#best ?? this.#open.map(() => null));
  }

  /** Each color of the attack with its answer, as it lies or is meant. */
  get slots(): Slot[] {
    const answers = [...this.#answers];
    return this.#filled.map((slot) => {
      if (slot.isLaid) return slot;
      const answer = answers.shift() ?? null;
      return { ...slot, answer: answer === null || answer === JOKER ? answer : cardOf(answer) };
    });
  }

  /** What is missing to parry: what the hand lacks, or else what is still to be chosen. */
  get missing(): string[] {
    const open = this.slots.filter(({ answer }) => answer === null).map(({ color }) => color);
    const lacks = this.canParry ? [] : lacking(this.#hand, this.#open, this.canJoke);
    return lacks.length ? lacks : open;
  }

  get isWhole(): boolean {
    return this.slots.every(({ answer }) => answer !== null);
  }

  /** Spells that may be laid by themselves. */
  get spells(): string[] {
    if (this.about !== "defense_spell") return [];
    return this.#options
      .filter((option) => option.startsWith("lay:") && option !== `lay:${JOKER}`)
      .map((option) => option.slice(4));
  }

  /** The spell that is meant to be laid. */
  get spell(): string | null {
    if (this.#spell && this.#spell.ask === this.table.ask?.ask) return this.#spell.card;
    return this.spells.length === 1 ? this.spells[0]! : null;
  }

  get isSpellChosen(): boolean {
    return this.#spell !== null && this.#spell.ask === this.table.ask?.ask;
  }

  get canConcede(): boolean {
    return this.#options.includes("none") || this.#options.includes("concede");
  }

  use({ card }: Held): Use {
    if (card === JOKER && this.canJoke) return "parries";
    if (isPotion(card)) return this.canParry && this.#open.includes(colorOf(card)) ? "parries" : "dimmed";
    return this.spells.includes(card) ? "alone" : "dimmed";
  }

  isChosen({ key, card }: Held): boolean {
    if (this.isSpellChosen) return this.spell === card;
    return this.#answers.includes(card === JOKER && key.endsWith(".0") ? JOKER : key);
  }

  /** A card of the hand was touched; is it of any use now? */
  tap(one: Held): boolean {
    if (this.isBusy) return true;
    const use = this.use(one);
    if (use === "dimmed") return false;
    if (use === "alone") this.#tapSpell(one.card);
    else this.#tapAnswer(one);
    return true;
  }

  #tapSpell(card: string): void {
    this.#spell = this.isSpellChosen && this.spell === card ? null : { ask: this.table.ask!.ask, card };
  }

  #tapAnswer({ key, card }: Held): void {
    this.#spell = null;
    const meant = card === JOKER ? JOKER : key;
    const answers = [...this.#answers];
    const place = answers.indexOf(meant);
    if (place >= 0) answers[place] = null;
    else answers[this.#placeFor(meant, answers)] = meant;
    this.#chosen = { ask: this.table.ask!.ask, answers };
  }

  /** Where an answer goes: to an empty place of its color, else in place of another answer. */
  #placeFor(meant: string, answers: (string | null)[]): number {
    const fits = (color: string): boolean => (meant === JOKER ? color !== GREY : color === colorOf(cardOf(meant)));
    const places = this.#open.flatMap((color, place) => (fits(color) ? [place] : []));
    const empty = places.find((place) => answers[place] === null);
    return empty ?? places.find((place) => answers[place] === JOKER) ?? places.at(-1)!;
  }

  parry(): void {
    if (!this.isWhole || this.isBusy || !this.isOn) return;
    const answers = this.#answers;
    const steps: Step[] = [];
    if (this.about === "defense_spell")
      steps.push({ about: "defense_spell", choice: answers.includes(JOKER) ? `lay:${JOKER}` : "none" });
    const potions = answers.filter((answer) => answer !== null && answer !== JOKER) as string[];
    this.plan.begin([...steps, ...potions.map((key) => ({ about: "parry", choice: `lay:${cardOf(key)}` }))]);
  }

  cast(): void {
    if (this.isBusy || !this.isOn) return;
    if (this.spell) this.plan.begin([{ about: "defense_spell", choice: `lay:${this.spell}` }]);
    else if (this.spells[0]) this.#tapSpell(this.spells[0]);
  }

  concede(): void {
    if (this.isBusy || !this.isOn) return;
    const first = this.about === "defense_spell" ? [{ about: "defense_spell", choice: "none" }] : [];
    this.plan.begin([...first, { about: "parry", choice: "concede" }]);
  }
}
