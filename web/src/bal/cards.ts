// The cards of the box, from the game's own table of components: what they are, never what they do.

import box from "../../../src/chaudron/games/bal/data/components.json";

export type Color = "grey" | "blue" | "green" | "yellow" | "red";
export type Vial = "white" | "black-white" | "black";
export type Timing = "attack" | "defence" | "reaction" | "instead-of-attack";

interface Potion {
  id: string;
  colour: Color;
  copies: number;
}

interface Spell {
  id: string;
  copies: number;
  vial: Vial;
  timing: Timing[];
}

/** What a table may be played with other than ours. */
export interface Values {
  potions: { id: string; copies: number; formula: { fr: string; en: string } }[];
  tokens: Record<string, number>;
}

export const POTIONS = box.potions as Potion[];
export const SPELLS = box.spells as Spell[];
export const CARDS: readonly string[] = [...POTIONS, ...SPELLS].map(({ id }) => id);
/** From the rarest to the most common. */
export const COLORS = box.colours.map(({ id }) => id) as Color[];
/** Colors of the farce tokens: the same, and white, which needs no parry. */
export const TOKENS: readonly string[] = [...COLORS, "white"];
export type Level = "easy" | "medium" | "hard";
/** The vials that are in the game at each level. */
export const LEVELS = box.levels as Record<Level, Vial[]>;

/** The sign that stands for a color, so that nobody needs to see colors. */
export const SIGNS: Partial<Record<string, string>> = {
  grey: "moon",
  blue: "drop",
  green: "leaf",
  yellow: "sun",
  red: "flame",
};
export const MARKS: Record<Timing, string> = {
  attack: "sword",
  defence: "shield",
  reaction: "bolt",
  "instead-of-attack": "imp",
};

const POTION = new Map(POTIONS.map((potion) => [potion.id, potion]));
const SPELL = new Map(SPELLS.map((spell) => [spell.id, spell]));

export const isPotion = (card: string): boolean => POTION.has(card);
/** The color of a potion; a spell has none. */
export const colorOf = (card: string): Color | "" => POTION.get(card)?.colour ?? "";
export const vialOf = (card: string): Vial | undefined => SPELL.get(card)?.vial;
export const timingOf = (card: string): Timing[] => SPELL.get(card)?.timing ?? [];

let copies = new Map<string, number>();
let bowl: Record<string, unknown> = {};

/** Count potions and tokens by these values from now on; without any, by ours. */
export function printedBy(values?: Values): void {
  copies = new Map((values?.potions ?? POTIONS).map((potion) => [potion.id, potion.copies]));
  bowl = values?.tokens ?? box.farce_tokens;
}

printedBy();

/** How many of this card are in the box. */
export const copiesOf = (card: string): number => copies.get(card) ?? SPELL.get(card)?.copies ?? 0;
/** How many tokens of this color are in the bowl. */
export const tokensOf = (color: string): number => Number(bowl[color] ?? 0);

/** How many cards a level is played with. */
export function cardsAt(level: Level): number {
  const cards = [...POTIONS, ...SPELLS.filter(({ vial }) => LEVELS[level].includes(vial))];
  return cards.reduce((sum, { id }) => sum + copiesOf(id), 0);
}

/** Spells that a level brings, beyond those of the levels below it. */
export function newAt(level: Level): string[] {
  const added = LEVELS[level].at(-1);
  return SPELLS.filter(({ vial }) => vial === added).map(({ id }) => id);
}

const PLACE = new Map(CARDS.map((card, place) => [card, place]));
const placeOf = (card: string): number => PLACE.get(card) ?? CARDS.length;

/** The order of every list of cards: potions from the rarest on, then spells as in the box. */
export const inOrder = (one: string, other: string): number => placeOf(one) - placeOf(other);

/** A hand as it is held: what can be used now first; within, potions by rarity, then spells. */
export function ordered(hand: readonly string[], isUsable: (card: string) => boolean = () => true): string[] {
  return hand.toSorted((one, other) => Number(isUsable(other)) - Number(isUsable(one)) || inOrder(one, other));
}
