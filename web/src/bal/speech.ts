// How the facts of Le Bal become words: cards, tokens, Crapzouilles and witches. The page's half of `speech/bal.py`.

import { type Shape, type Speech, oneSeat, seat, seats } from "../house/sentences";
import { type Arguments, words } from "../house/words.svelte";
import { CARDS, COLORS, TOKENS, colorOf, isPotion } from "./cards";

export { readBy as prepare } from "./printed";

/** A card by its short name or, as sentences say it, in a form of it; a potion then says its color too. */
export function cardWords(card: string, form = "", count = 1): string {
  if (!form) return words.say(`bal-card-${card}`);
  const said = words.say(`bal-card-${card}.${form}`, { count });
  const color = colorOf(card);
  return color ? words.say("bal-potion", { card: said, color: words.say(`bal-color-${color}`) }) : said;
}

/** How many there are of each, in the order of the box. */
function tally(order: readonly string[], given: string[]): [string, number][] {
  const counted = order.map((one): [string, number] => [one, given.filter((other) => other === one).length]);
  return counted.filter(([, count]) => count > 0);
}

const someCards = (cards: string[]): string[] =>
  tally(CARDS, cards).map(([card, count]) => cardWords(card, "some", count));
const someColors = (order: readonly string[], colors: string[], prefix: string): string[] =>
  tally(order, colors).map(([color, count]) => words.say(`${prefix}-${color}.some`, { count }));

/** A list of cards, each kind by its name. */
export const cardList = (cards: string[]): string => words.listed(someCards(cards));

/** A list of cards in fewer words: potions by their colors, spells one by one. */
export function byColor(cards: string[]): string {
  const colors = someColors(COLORS, cards.map(colorOf), "bal-color");
  return words.listed([...colors, ...someCards(cards.filter((card) => !isPotion(card)))]);
}

/** What is read of these cards, in the order they were laid. */
const formulas = (cards: string[]): string =>
  words.listed(cards.map((card) => words.say("bal-formula", { formula: words.say(`bal-card-${card}.formula`) })));

const card: Shape = (name: string) => ({
  card: cardWords(name),
  card_short: words.say(`bal-card-${name}.short`),
  a_card: cardWords(name, "a"),
  the_card: cardWords(name, "the"),
  of_card: cardWords(name, "of"),
});

const cards: Shape = (named: string) => {
  const given = named.split(" ").filter(Boolean);
  return { cards: cardList(given), by_color: byColor(given), formulas: formulas(given) };
};

const SEATS = ["seat", "first", "target", "robbed", "owner", "captor", "of", "giver", "reader", "challenger"];

/** What a choice is about: a card, a seat, or whose Crapzouille is lost. */
function thing(notation: string, verb: string, names: string[]): Arguments {
  const isSeat = /^\d+$/.test(notation);
  if (verb === "lose") return { own: !isSeat, seat: isSeat ? seat(Number(notation), names) : "" };
  return isSeat ? { seat: seat(Number(notation), names) } : card(notation, names);
}

/** Whether the Crapzouille that goes was her own, and who eliminated whom. */
function further(details: Record<string, any>): Arguments {
  const { owner, by, seat: whose } = details;
  return {
    ...("owner" in details && { own: owner === whose }),
    ...("by" in details && { by_whom: by === null ? "nobody" : by === whose ? "self" : "other" }),
  };
}

export const speech: Speech = {
  shapes: {
    ...Object.fromEntries(SEATS.map((name) => [name, oneSeat(name)])),
    by: (number: number | null, names) => ({ by: number === null ? "" : seat(number, names) }),
    neighbors: seats("neighbors"),
    winners: seats("winners"),
    awaited: seats("awaited"),
    card,
    spell: (name: string | null): Arguments =>
      name === null ? { spell: "none" } : { spell: name, the_spell: cardWords(name, "the") },
    cards,
    tokens: (colors: string) => ({ tokens: words.listed(someColors(TOKENS, colors.split(" "), "bal-token")) }),
    points: (points: number[]) => ({ lives: Math.max(...points) }),
  },
  thing,
  further,
};
