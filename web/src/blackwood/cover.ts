// Which cards cover which ingredients of a brew, what is missing and what is wasted. The house decides; this proposes.

import { type Kind, costOf, gatheredIn, kindsOf, recipeOf } from "./cards";

/** What fills a socket of a recipe: a card, a pinch, or nothing yet. */
export interface Filled {
  kind: Kind;
  card: string | null;
  isPinched: boolean;
}

export interface Cover {
  potions: string[];
  cards: string[];
  pinched: Kind[];
  missing: Kind[];
  /** Ingredients of each card that no recipe uses. */
  wasted: Record<string, Kind[]>;
  /** The sockets of each potion, in the order of the potions. */
  sockets: Filled[][];
}

/** So many cards are tried in every way; of more, the cheapest are left aside. */
const TRIED = 12;

/** What is left of some things when others are taken away, one for one. */
export function less<T>(all: readonly T[], gone: readonly T[]): T[] {
  const left = [...gone];
  return all.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** What some things have in common with others, one for one. */
const shared = <T>(all: readonly T[], others: readonly T[]): T[] => less(all, less(all, others));

/** What a whole larder lacks for some potions. */
export const lacking = (potions: readonly string[], larder: readonly string[]): Kind[] =>
  less(needs(potions), gatheredIn([...larder]));

const needs = (potions: readonly string[]): Kind[] => potions.flatMap(recipeOf);

/** The cover that lacks least; then the one with the fewest pinches, the least waste, and the cheapest cards. */
export function bestCover(
  potions: string[],
  larder: readonly string[],
  pinches: number,
  kept: readonly string[] = [],
  pinchable?: readonly Kind[],
): Cover {
  const wanted = needs(potions);
  const others = less(larder, kept).filter((card) => kindsOf(card).some((kind) => wanted.includes(kind)));
  const tried = others.toSorted((one, other) => costOf(other) - costOf(one)).slice(0, TRIED);
  let best: string[] = [...kept];
  let least = burden(wanted, best);
  for (let chosen = 1; chosen < 2 ** tried.length; chosen += 1) {
    const cards = [...kept, ...tried.filter((_, place) => chosen & (1 << place))];
    const now = burden(wanted, cards);
    if (isLess(now, least)) [best, least] = [cards, now];
  }
  return coverWith(potions, inLarder(larder, best), pinches, [], pinchable);
}

/** In the order in which they lie in the larder, so that letters do not jump. */
const inLarder = (larder: readonly string[], cards: string[]): string[] =>
  larder.filter((card) => cards.includes(card));

function burden(wanted: Kind[], cards: string[]): number[] {
  const has = gatheredIn(cards);
  const cost = cards.reduce((sum, card) => sum + costOf(card), 0);
  return [less(wanted, has).length, less(has, wanted).length, cost, cards.length];
}

function isLess(one: number[], other: number[]): boolean {
  const place = one.findIndex((value, at) => value !== other[at]);
  return place >= 0 && one[place]! < other[place]!;
}

/** What these cards cover, with so many pinches where something is missing; `pinched` ones are settled already. */
export function coverWith(
  potions: string[],
  cards: string[],
  pinches: number,
  settled: readonly Kind[] = [],
  pinchable?: readonly Kind[],
): Cover {
  const wanted = needs(potions);
  const short = less(less(wanted, gatheredIn(cards)), settled);
  const mayBe = pinchable ? shared(short, less(pinchable, settled)) : short;
  const more = pinchedOf(potions, mayBe, pinches - settled.length, settled);
  const pinched = [...settled, ...more];
  return { potions, cards, pinched, missing: less(short, more), ...filled(potions, cards, pinched) };
}

/** As many of the missing ingredients as can be pinched, while every potion keeps a real one. */
function pinchedOf(potions: string[], short: Kind[], pinches: number, settled: readonly Kind[]): Kind[] {
  for (let count = Math.min(Math.max(0, pinches), short.length); count > 0; count -= 1) {
    const some = short.slice(0, count);
    if (spread([...settled, ...some], potions.map(recipeOf))) return some;
  }
  return [];
}

/** On which potion each pinch falls, so that every one keeps a real ingredient; nothing if that cannot be. */
export function spread(pinched: readonly Kind[], recipes: Kind[][]): number[] | null {
  const [kind, ...rest] = pinched;
  if (kind === undefined) return recipes.every((recipe) => recipe.length > 0) ? [] : null;
  for (const [place, recipe] of [...recipes.entries()].reverse()) {
    // the one that was chosen last is stretched first
    if (!recipe.includes(kind)) continue;
    const further = spread(rest, recipes.with(place, less(recipe, [kind])));
    if (further) return [place, ...further];
  }
  return null;
}

/** Every socket by what fills it, and what of the cards is left over. */
function filled(potions: string[], cards: string[], pinched: Kind[]): Pick<Cover, "sockets" | "wasted"> {
  const on = spread(pinched, potions.map(recipeOf)) ?? [];
  const left = cards.map((card) => ({ card, kinds: kindsOf(card) }));
  const sockets = potions.map((potion, place) => {
    const pinches = pinched.filter((_, at) => on[at] === place);
    return recipeOf(potion).map((kind): Filled => {
      const pinch = pinches.indexOf(kind);
      if (pinch >= 0) return { kind, card: pinches.splice(pinch, 1) && null, isPinched: true };
      const from = left.find(({ kinds }) => kinds.includes(kind));
      if (from) from.kinds = less(from.kinds, [kind]);
      return { kind, card: from?.card ?? null, isPinched: false };
    });
  });
  return { sockets, wasted: Object.fromEntries(left.map(({ card, kinds }) => [card, kinds])) };
}

/** Without the cards of which everything would be wasted; `last` stays if it can. */
export function needed(potions: string[], cards: string[], pinched: readonly Kind[], last: string): string[] {
  const wanted = less(needs(potions), pinched);
  const isNeedless = (card: string, among: string[]): boolean => {
    const short = (some: string[]): number => less(wanted, gatheredIn(some)).length;
    return short(among) === short(among.filter((one) => one !== card));
  };
  return [...cards.filter((card) => card !== last), last].reduce(
    (kept, card) => (isNeedless(card, kept) ? kept.filter((one) => one !== card) : kept),
    cards,
  );
}
