// How the facts of Blackwood become words: ingredients, forest cards, potions, spells and places. The page's half of `speech/blackwood.py`.

import { type Shape, type Speech, oneSeat, seat, seats } from "../house/sentences";
import { type Arguments, words } from "../house/words.svelte";
import { COLORS, KINDS, type Kind, SPELLS, type Side } from "./cards";
import { colorOf, costOf, flasksFor, gatheredIn, kindsOf, recipeOf, renownOf, rewardOf } from "./cards";

export { readBy as prepare } from "./printed";

/** How many there are of each, in the order of the box, in words. */
function counted(order: readonly string[], given: readonly string[], prefix: string): string {
  const counts = order.map((one): [string, number] => [one, given.filter((other) => other === one).length]);
  const present = counts.filter(([, count]) => count > 0);
  return words.listed(present.map(([one, count]) => words.say(`${prefix}-${one}.some`, { count })));
}

/** So many of each kind: two toads and a clover. */
export const ingredients = (kinds: readonly Kind[]): string => counted(KINDS, kinds, "blackwood-ingredient");

/** A forest card by its ingredients, toad + clover; in the form `cost` with what it costs. */
export function forestCard(card: string, form = ""): string {
  const kinds = kindsOf(card).map((kind) => words.say(`blackwood-ingredient-${kind}`));
  const joined = kinds.reduce((list, item) => words.say("blackwood-plus", { list, item }));
  return words.say(form ? `blackwood-card.${form}` : "blackwood-card", { kinds: joined, cost: costOf(card) });
}

/** Coins in words: three coins, nothing. */
export const coins = (count: number): string => words.say("blackwood-coin.some", { count });

/** Potions by their colors: a red potion and a blue potion. */
export const colors = (names: readonly string[]): string => counted(COLORS, names, "blackwood-color");

/** A place by its name: row 1, column 3. */
export function placeSaid(place: string): string {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(place) ?? [];
  return words.say("blackwood-place", { row: Number(row), column: Number(column) });
}

/** Everything that is printed on a potion, aloud. */
export const potionSaid = (potion: string, side: Side = "front"): string =>
  words.say("web-blackwood-potion-said", {
    potion: words.say(`blackwood-potion-${potion}`),
    color: words.say(`blackwood-color-${colorOf(potion)}`),
    recipe: ingredients(recipeOf(potion)),
    renown: renownOf(potion, side),
    coins: rewardOf(potion),
    side,
  });

const forms = (key: string, name: string): Arguments =>
  Object.fromEntries(["a", "the", "of"].map((form) => [`${form}_${name}`, words.say(`${key}.${form}`)]));

const card: Shape = (name: string) => ({
  card: ingredients(kindsOf(name)),
  cost: costOf(name),
  half: coins(Math.floor(costOf(name) / 2)),
});

const potion: Shape = (name: string) => ({
  potion: words.say(`blackwood-potion-${name}`),
  recipe: ingredients(recipeOf(name)),
  ...forms(`blackwood-potion-${name}`, "potion"),
});

const potions: Shape = (names: string[]) => ({
  potions: words.listed(names.map((name) => words.say(`blackwood-potion-${name}.the`))),
});

const spell: Shape = (name: string) => ({
  spell: words.say(`blackwood-spell-${name}`),
  spell_short: words.say(`blackwood-spell-${name}.short`),
  ...forms(`blackwood-spell-${name}`, "spell"),
});

const place =
  (name: string): Shape =>
  (notation: string) => ({ [name]: placeSaid(notation) });

const places: Shape = (notations: string[]) => ({
  places: words.listed(notations.map(placeSaid)),
  places_count: notations.length,
  some_cards: words.say("blackwood-some-cards", { count: notations.length }),
});

const cards: Shape = (ids: string[]) => ({
  cards: words.listed(ids.map((id) => forestCard(id, "cost"))),
  ingredients: ingredients(gatheredIn(ids)),
});

const coinsAs =
  (name: string): Shape =>
  (count: number) => ({ [name]: coins(count), [`${name}_number`]: count });

/** Renown of one witch, or that of the best and everybody's. */
const points: Shape = (given: number | number[], names): Arguments => {
  if (typeof given === "number") return { points: words.say("blackwood-renown.some", { count: given }) };
  const best = Math.max(...given);
  const order = given.map((_, number) => number).toSorted((one, other) => given[other]! - given[one]!);
  const scores = order.map((number) => words.say("score", { name: seat(number, names), points: given[number]! }));
  const tied = given.filter((one) => one === best).length;
  return { points: words.say("blackwood-renown.some", { count: best }), tied, scores: words.listed(scores) };
};

const ingredient = (kind: string): Arguments => ({ an_ingredient: words.say(`blackwood-ingredient-${kind}.a`) });

/** What a choice is about: a place, a forest card, a potion, an ingredient or a spell. */
function thing(notation: string, verb: string, names: string[]): Arguments {
  if (verb === "place" || verb === "at") return { place: placeSaid(notation) };
  if (verb === "card") return card(notation, names);
  if (verb === "sell" || verb === "potion") return potion(notation, names);
  if (verb === "pinch") return ingredient(notation);
  return { ...spell(notation, names), colors: colors(flasksFor(notation)) };
}

export const speech: Speech = {
  shapes: {
    seat: oneSeat("seat"),
    owner: oneSeat("owner"),
    winners: seats("winners"),
    awaited: seats("awaited"),
    place: place("place"),
    second: place("second"),
    places,
    card,
    cards,
    pinched: (kinds: Kind[]) => ({ pinched: ingredients(kinds), pinched_count: kinds.length }),
    potion,
    potions,
    spell,
    spells: (names: string[]) => ({ spells: counted(SPELLS, names, "blackwood-spell") }),
    colors: (names: string[]) => ({ colors: colors(names) }),
    coins: coinsAs("coins"),
    price: coinsAs("price"),
    most: coinsAs("most"),
    ingredient,
    points,
  },
  thing,
};
