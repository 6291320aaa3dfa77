// What a seat sees of Blackwood, everything but the order of the two decks, and what can be read from it at once.

import type { Seat, View } from "./types";

export type { Seat, View };

export const NOBODY = -1;
export const NO_CARD = "";
export const COLUMNS = 5;

export const rowsOf = ({ forest }: View): number => forest.length / COLUMNS;
export const rowOf = (place: string): number => Number(place[1]);
export const columnOf = (place: string): number => Number(place[3]);
/** Where the card of a place lies in the forest. */
export const numberOf = (place: string): number => (rowOf(place) - 1) * COLUMNS + columnOf(place) - 1;
export const placeAt = (number: number): string => `r${Math.floor(number / COLUMNS) + 1}c${(number % COLUMNS) + 1}`;
export const cardAt = (view: View, place: string): string => view.forest[numberOf(place)] ?? NO_CARD;
export const puppetAt = (view: View, place: string): number => view.puppets[numberOf(place)] ?? NOBODY;

/** Places with a card that nobody stands on; not the one that is being bought or left. */
export function freePlaces(view: View): string[] {
  const isFree = (place: string): boolean =>
    cardAt(view, place) !== NO_CARD && puppetAt(view, place) === NOBODY && place !== view.place;
  return view.forest.map((_, number) => placeAt(number)).filter(isFree);
}

/** Where puppets of others stand. */
export function othersPlaces(view: View, me: number): string[] {
  return view.forest
    .map((_, number) => placeAt(number))
    .filter((place) => ![NOBODY, me].includes(puppetAt(view, place)));
}

/** The other seats clockwise from mine, which is how one sees them from one's place. */
export function others(view: View, me: number | null): number[] {
  const from = me ?? -1;
  return Array.from(
    { length: me === null ? view.players : view.players - 1 },
    (_, turn) => (from + turn + 1 + view.players) % view.players,
  );
}

/** Every spell she ever bought: the price of the next one goes by it. */
export const spellsOf = ({ ready, spent }: Seat): number => ready.length + spent.length;
export const brewedBy = ({ potions, sold, traded }: Seat): number => potions.length + sold.length + traded.length;
