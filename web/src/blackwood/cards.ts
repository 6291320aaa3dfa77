// What is printed on the cards, from the game's own table of components: what they are, never what may be done with them.

import ours from "../../../src/chaudron/games/blackwood/data/components.json";

export type Kind = "toad" | "clover" | "mushroom" | "bat";
export type Color = "red" | "green" | "blue" | "purple";
export type SpellName = "twin" | "swap" | "sniff" | "free" | "pinch" | "shoo";
/** A potion faces up, or lies turned: sold for coins, traded for a spell. */
export type Side = "front" | "sold" | "traded";

export interface Forest {
  id: string;
  ingredients: Kind[];
  cost: number;
}

export interface Brew {
  id: string;
  council_witch: string;
  colour: Color;
  ingredients: Kind[];
  coins: number;
  renown: number;
}

interface Magic {
  id: SpellName;
  colours: Color[];
  phases: string[];
}

/** What a table may be played with other than ours. */
export interface Values {
  forest: Forest[];
  potions: Brew[];
  spells: Pick<Magic, "id" | "colours">[];
}

export const KINDS = ours.ingredients.map(({ id }) => id) as Kind[];
export const COLORS = ours.potion_colours.map(({ id }) => id) as Color[];
export const SPELLS = ours.spells.map(({ id }) => id) as SpellName[];
export const FOREST: readonly string[] = ours.forest.map(({ id }) => id);
export const POTIONS: readonly string[] = ours.potions.map(({ id }) => id);
export const COLUMNS = ours.columns;
export const EXPEDITIONS = ours.expeditions;
/** Rows of forest, and copies of each spell, for so many witches. */
export const ROWS = ours.rows_by_players as Partial<Record<number, number>>;
export const COPIES = ours.spell_copies_by_players as Partial<Record<number, number>>;

/** Under which name the words have each witch of the council. */
const COUNCIL: Partial<Record<string, string>> = {
  "Abigail Scouic": "abigail",
  "Vipérine Poison": "viperine",
  "Nocturna Hulotte": "nocturna",
  "Charlotte Bouldepoil": "charlotte",
};

const PHASES = new Map(ours.spells.map(({ id, phases }) => [id, phases]));

let forest = new Map<string, Forest>();
let potions = new Map<string, Brew>();
let spells = new Map<string, Color[]>();

/** Read the cards by these values from now on; without any, by ours. */
export function printedBy(values: Values = ours as Values): void {
  forest = new Map(values.forest.map((card) => [card.id, card]));
  potions = new Map(values.potions.map((potion) => [potion.id, potion]));
  spells = new Map(values.spells.map(({ id, colours }) => [id, colours]));
}

printedBy();

/** What a forest card gives, in the order in which ingredients are always said. */
export const kindsOf = (card: string): Kind[] => inOrder(forest.get(card)?.ingredients ?? []);
export const costOf = (card: string): number => forest.get(card)?.cost ?? 0;
/** What a potion needs. */
export const recipeOf = (potion: string): Kind[] => inOrder(potions.get(potion)?.ingredients ?? []);
export const colorOf = (potion: string): Color => potions.get(potion)?.colour ?? "red";
export const rewardOf = (potion: string): number => potions.get(potion)?.coins ?? 0;
/** Under which name the words have the witch who asks for this potion. */
export const councilOf = (potion: string): string => COUNCIL[potions.get(potion)?.council_witch ?? ""] ?? "abigail";
/** The two flasks that a spell is traded for. */
export const flasksFor = (spell: string): Color[] => spells.get(spell) ?? [];
/** When a spell is cast: search, return or both. */
export const phasesOf = (spell: string): string[] => PHASES.get(spell) ?? [];

/** The renown of a potion, which a sale lowers. */
export function renownOf(potion: string, side: Side = "front"): number {
  const printed = potions.get(potion)?.renown ?? 0;
  return side === "sold" ? printed + ours.sell_potion_renown : printed;
}

function inOrder(kinds: Kind[]): Kind[] {
  return kinds.toSorted((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}

/** Everything that these forest cards give. */
export const gatheredIn = (cards: readonly string[]): Kind[] => inOrder(cards.flatMap(kindsOf));

export interface Socket {
  kind: Kind;
  isMissing: boolean;
}

/** The recipe of a potion, each ingredient with whether these cards lack it. */
export function sockets(potion: string, cards: readonly string[]): Socket[] {
  const left = gatheredIn(cards);
  return recipeOf(potion).map((kind) => {
    const place = left.indexOf(kind);
    if (place >= 0) left.splice(place, 1);
    return { kind, isMissing: place < 0 };
  });
}

/** What these cards lack for a potion. */
export const missingFor = (potion: string, cards: readonly string[]): Kind[] =>
  sockets(potion, cards)
    .filter(({ isMissing }) => isMissing)
    .map(({ kind }) => kind);
