// What a seat sees of Blackwood, as the house sends it: everything but the order of the two decks.

export const NOBODY = -1;
export const NO_CARD = "";
export const COLUMNS = 5;

export interface Seat {
  coins: number;
  /** In hand. */
  puppets: number;
  larder: string[];
  /** Brewed, face up. */
  potions: string[];
  sold: string[];
  traded: string[];
  ready: string[];
  spent: string[];
  /** Fagus Bok tokens. */
  loans: number;
}

/** A rule that is being carried out, with what it holds so far. */
export interface InProgress {
  rule: string;
  at: string;
  seat?: number;
  due?: number;
  potions?: string[];
  cards?: string[];
  pinched?: string[];
  first?: string | null;
  place?: string | null;
  spell?: string;
  given?: string[];
}

export interface View {
  game: "blackwood";
  me: number | null;
  players: number;
  options: Record<string, any>;
  /** A card for each place, row after row from row 1, each from column 1; empty where there is none. */
  forest: string[];
  /** Whose puppet stands there. */
  puppets: number[];
  discard: string[];
  /** The potions of the village. */
  display: string[];
  /** Spells that can still be had. */
  stock: Record<string, number>;
  expedition: number;
  /** Of the lantern: the round of the expedition. */
  column: number;
  phase: "search" | "return" | "";
  cauldron: number;
  /** Fagus Bok tokens left; null: as many as are wanted. */
  tokens: number | null;
  is_early: boolean;
  /** Whose card is being bought or left. */
  place: string | null;
  deck: number;
  potion_deck: number;
  seats: Seat[];
  agenda: InProgress[];
  asks: Record<string, { about: string; rule: string; options: string[] }>;
  awaited: number[];
  outcome: { points: number[]; places: number[] } | null;
}

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

/** The rule of that name that is being carried out, if any. */
export function inProgress(view: View, name: string): InProgress | undefined {
  return view.agenda.findLast(({ rule }) => rule === `blackwood/${name}`);
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
