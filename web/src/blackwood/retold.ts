// A view as it stands after something told: what lies between two views of the house is shown fact by fact.

import type { Fact } from "../house/table.svelte";
import { COLUMNS, NOBODY, NO_CARD, type Seat, type View, inProgress, numberOf } from "./view";

type Details = Record<string, any>;
/** `after` is the view of the house once everything has happened: what grows is only known from it. */
type Telling = (view: View, details: Details, after: View, rule: string) => View;

/** Nobody searches or comes home between two expeditions. */
const over = (view: View): View => ({ ...view, phase: "" });

const TOLD: Partial<Record<string, Telling>> = {
  displayed: (view, { potions }) => ({
    ...view,
    display: [...view.display, ...potions],
    potion_deck: view.potion_deck - potions.length,
  }),
  grew: (view, { places }, after) => grown(view, places, after),
  expedition: (view, { expedition }) => ({ ...over(view), expedition, column: 0 }),
  all_brewed: (view) => ({ ...over(view), is_early: true }),
  scored: over,
  sniffed: (view, { cards }) => ({ ...view, deck: view.deck - cards.length }),
  round: (view, { column }) => ({ ...view, column, phase: "search" }),
  nobody_home: (view) => ({ ...view, phase: "return" }),
  cauldron: (view, { seat }) => ({ ...view, cauldron: seat, phase: "return" }),
  placed: (view, { seat, place }) =>
    standing(
      onSeat(view, seat, ({ puppets }) => ({ puppets: puppets - 1 })),
      place,
      seat,
    ),
  came_home: (view, { seat, place }) => ({
    ...standing(
      onSeat(view, seat, ({ puppets }) => ({ puppets: puppets + 1 })),
      place,
      NOBODY,
    ),
    place,
  }),
  bought: (view, { seat, card, price }) => bought(view, seat, card, price),
  left: (view, { card }) => ({ ...emptied(view, card), discard: [...view.discard, card] }),
  slid: (view, { row, column }) => slid({ ...view, place: null }, row, column),
  reshuffled: (view, { count }) => ({ ...view, deck: view.deck + count, discard: [] }), // the last cards of before are still to be told
  sold: (view, { seat, potion, coins }) =>
    onSeat(view, seat, (mine) => ({
      potions: without(mine.potions, [potion]),
      sold: [...mine.sold, potion],
      coins: mine.coins + coins,
    })),
  borrowed: (view, { seat, coins }) => ({
    ...onSeat(view, seat, (mine) => ({ coins: mine.coins + coins, loans: mine.loans + 1 })),
    tokens: view.tokens === null ? null : view.tokens - 1,
  }),
  traded: (view, { seat, spell, potions, price }) => ({
    ...onSeat(view, seat, (mine) => ({
      coins: mine.coins - price,
      potions: without(mine.potions, potions),
      traded: [...mine.traded, ...potions],
      ready: [...mine.ready, spell].sort(),
    })),
    stock: { ...view.stock, [spell]: (view.stock[spell] ?? 1) - 1 },
  }),
  cast: (view, { seat, spell }) => spent(view, seat, [spell]),
  brewed: (view, details) => brewed(view, details),
  swapped: (view, { place, to, second }) => swapped(view, numberOf(place), numberOf(to ?? second)),
  moved: (view, { seat, place, coins }) =>
    moved(
      onSeat(view, seat, (mine) => ({ coins: mine.coins + coins })),
      place,
      seat,
    ),
  larder_sold: (view, { seat, cards, coins }) => ({
    ...onSeat(over(view), seat, (mine) => ({ coins: mine.coins + coins, larder: [] })),
    discard: [...view.discard, ...cards],
  }),
  refreshed: (view, { seat }) =>
    onSeat(over(view), seat, (mine) => ({ ready: [...mine.ready, ...mine.spent].sort(), spent: [] })),
};

/** The view after a fact. Nothing is asked meanwhile. */
export function retold(view: View, [key, rule, details]: Fact, after: View): View {
  return { ...(TOLD[key]?.(view, details, after, rule) ?? view), asks: {}, awaited: [] };
}

function onSeat(view: View, seat: number, change: (mine: Seat) => Partial<Seat>): View {
  return { ...view, seats: view.seats.map((mine, place) => (place === seat ? { ...mine, ...change(mine) } : mine)) };
}

function without(all: string[], gone: string[]): string[] {
  return gone.reduce((left, one) => (left.includes(one) ? left.toSpliced(left.indexOf(one), 1) : left), all);
}

function standing(view: View, place: string, seat: number): View {
  return { ...view, puppets: view.puppets.with(numberOf(place), seat) };
}

function emptied(view: View, card: string): View {
  const number = view.forest.indexOf(card);
  return number < 0 ? view : { ...view, forest: view.forest.with(number, NO_CARD) };
}

function grown(view: View, places: string[], after: View): View {
  const forest = [...view.forest];
  for (const number of places.map(numberOf)) forest[number] = after.forest[number] ?? NO_CARD;
  return { ...view, forest, deck: Math.max(0, view.deck - places.length) };
}

/** From the forest, or from what a hedgehog has dug up. */
function bought(view: View, seat: number, card: string, price: number): View {
  return onSeat(emptied(view, card), seat, (mine) => ({
    coins: mine.coins - price,
    larder: [...mine.larder, card].sort(),
  }));
}

function slid(view: View, row: number, column: number): View {
  const [forest, puppets] = [[...view.forest], [...view.puppets]];
  const [gap, end] = [(row - 1) * COLUMNS + column - 1, row * COLUMNS];
  forest.splice(gap, end - gap, ...forest.slice(gap + 1, end), NO_CARD);
  puppets.splice(gap, end - gap, ...puppets.slice(gap + 1, end), NOBODY);
  return { ...view, forest, puppets };
}

function spent(view: View, seat: number, spells: string[]): View {
  return onSeat(view, seat, (mine) => ({ ready: without(mine.ready, spells), spent: [...mine.spent, ...spells] }));
}

function brewed(view: View, { seat, potions, cards, pinched, coins }: Details): View {
  const paid = spent(
    view,
    seat,
    (pinched as string[]).map(() => "pinch"),
  );
  const has = onSeat(paid, seat, (mine) => ({
    coins: mine.coins + coins,
    larder: without(mine.larder, cards),
    potions: [...mine.potions, ...potions],
  }));
  return { ...has, display: without(view.display, potions), discard: [...view.discard, ...cards] };
}

function swapped(view: View, one: number, other: number): View {
  return { ...view, forest: view.forest.with(one, view.forest[other]!).with(other, view.forest[one]!) };
}

/** The rule that drove it away knows where it stood. */
function moved(view: View, place: string, seat: number): View {
  const from = inProgress(view, "Shoo")?.place;
  return standing(from ? standing(view, from, NOBODY) : view, place, seat);
}
