// What is in the box of Belcastel, from the data of the rules engine, and what can be read from a view at once.

import {
  die,
  prices,
  rounds,
  score_track,
  track,
  tubes,
} from "../../../src/chaudron/games/belcastel/data/components.json";
import { COLORS as BY_LETTER, type Color } from "../art/chips";
import { NEW_PRICES, ORANGE_PRICES, PURPLE_CARDS } from "./printed";
import type { Seat, View } from "./types";

export type { Color, Seat, View };
export const LETTERS: Record<string, Color> = BY_LETTER;
export const COLORS: readonly Color[] = Object.values(BY_LETTER);

/** The colors whose book comes from one of the sets; of the last two only the extension has some. */
export const BOOK_COLORS = ["green", "blue", "red", "yellow", "purple", "black", "locoweed"] as const;
export type BookColor = (typeof BOOK_COLORS)[number];
export const SETS = [1, 2, 3, 4] as const;
export const NEW_SETS = [5, 6] as const;
/** In the place of a set: the base book for black, none for locoweed. */
export const NO_BOOK = 0;
export type Books = Record<BookColor, number>;

export const isNewColor = (color: string): boolean => color === "black" || color === "locoweed";
export const isNewSet = (set: number): boolean => (NEW_SETS as readonly number[]).includes(set);

export const colorOf = (chip: string): Color => LETTERS[chip[0] ?? ""] ?? "white";
/** The value printed on a chip; a locoweed counts 1, whatever it copies. */
export const valueOf = (chip: string): number => Number(chip[1]);
/** The chip that a laid locoweed acts as: g2 for `l1=g2`. Other chips copy nothing: `g2=o1` only does nothing. */
export const copiedBy = (chip: string): string | undefined => (chip.startsWith("l") ? chip.split("=")[1] : undefined);
const letterOf = (color: string): string => Object.keys(LETTERS).find((letter) => LETTERS[letter] === color) ?? "";

export const METALS = ["silver", "copper", "gold"] as const;
export type Metal = (typeof METALS)[number];
const METAL: Record<string, Metal> = { S: "silver", C: "copper", G: "gold" };
/** The twelve, four for each penny. */
export const WITCHES: readonly string[] = Object.keys(METAL).flatMap((letter) =>
  [1, 2, 3, 4].map((place) => letter + place),
);

/** The penny that a witch takes. */
export const metalOf = (witch: string): Metal => METAL[witch[0] ?? ""] ?? "silver";

/** The three witches that an option names, one for each penny; none when they are drawn, or when it names no three. */
export function witchesOf(option: unknown): string[] {
  const named = String(option).toUpperCase().split("-");
  const inOrder = WITCHES.filter((witch) => named.includes(witch));
  return inOrder.map(metalOf).join() === METALS.join() && named.length === METALS.length ? inOrder : [];
}

export interface Space {
  coins: number;
  points: number;
  ruby: boolean;
}

/** What a table may have printed other than ours. */
export interface Values {
  prices: Record<string, Page>;
  track: Space[];
  books: Partial<Record<string, { text: Record<string, string> }>>;
  cards: Partial<Record<string, { text?: Record<string, string> }>>;
}

let own: Values | undefined;
export let SPACES: Space[] = track.spaces;

/** From now on everything is as printed there; without values, as in the box. */
export function printedBy(values?: Values): void {
  own = values;
  SPACES = values?.track ?? track.spaces;
}

export const tried = (): Values | undefined => own;
export const SPOON: number = track.spoon_index;
export const ROUNDS: number = rounds.count;
export const OPENS: Partial<Record<string, number>> = { yellow: rounds.open_yellow, purple: rounds.open_purple };
export const LAP: number = score_track.period;
export const TAILS: number[] = score_track.tail_after;
export { PURPLE_CARDS };

/** What a die face or a test tube gives. */
export interface Bonus {
  points?: number;
  rubies?: number;
  drop?: boolean;
  chip?: string;
}

type BonusData = { type: string; n?: number; colour?: string; value?: number } | null;

function bonus(data: BonusData): Bonus {
  if (data?.type === "points") return { points: data.n ?? 1 };
  if (data?.type === "ruby") return { rubies: data.n ?? 1 };
  if (data?.type === "drop") return { drop: true };
  return data?.type === "chip" ? { chip: `${letterOf(data.colour ?? "")}${data.value}` } : {};
}

export const DIE: Record<string, Bonus> = Object.fromEntries(
  die.faces.map((face) => [String(face.face), bonus(face as BonusData)]),
);
export const TUBES: Bonus[] = (tubes.bonus as BonusData[]).map(bonus);

/** The set of each color's book, from the option: a whole set, or `g1-b4-r2-y2-p3-k5-l6`. */
export function booksOf(option: number | string): Books {
  const whole = Number(option);
  const parts = new Map(
    String(option)
      .split("-")
      .map((part) => [LETTERS[part[0] ?? ""], Number(part.slice(1))]),
  );
  const otherwise = (color: BookColor): number => (isNewColor(color) && !isNewSet(whole) ? NO_BOOK : whole);
  return Object.fromEntries(BOOK_COLORS.map((color) => [color, parts.get(color) ?? otherwise(color)])) as Books;
}

/** The shortest way to write the books: one number for a whole set. */
export function booksCode(books: Books): number | string {
  const whole = booksOf(books.green);
  if (BOOK_COLORS.every((color) => books[color] === whole[color])) return books.green;
  const named = BOOK_COLORS.filter((color) => books[color] !== NO_BOOK);
  return named.map((color) => `${letterOf(color)}${books[color]}`).join("-");
}

const withWitches = (options: Record<string, any>): boolean => "witches" in options;

/** The open books of a table, in the order of the shop: color and id. */
export function bookIds(players: number, books: Books, options: Record<string, any> = {}): [Color, string][] {
  const base: Partial<Record<Color, string>> = { black: players === 2 ? "black-2p" : "black-34p" };
  const ids = BOOK_COLORS.map((color): [Color, string | undefined] => [
    color,
    books[color] === NO_BOOK ? base[color] : `${color}-${books[color]}`,
  ]);
  return [
    ["orange", withWitches(options) ? "orange-6" : "orange"],
    ...ids.filter((one): one is [Color, string] => Boolean(one[1])),
  ];
}

type Page = Record<string, number>;
const PRICES = prices.table as Record<string, Record<string, Page>>;

function pageOf(color: Color, set: number | undefined, options: Record<string, any>): Page {
  if (color === "orange" && withWitches(options)) return ORANGE_PRICES;
  return NEW_PRICES[color]?.[String(set)] ?? PRICES[color]?.[String(set)] ?? PRICES[color]?.all ?? {};
}

function idOf(color: Color, set: number | undefined, options: Record<string, any>): string {
  if (color === "orange") return withWitches(options) ? "orange-6" : color;
  return set ? `${color}-${set}` : color;
}

/** The chips of a color's book with their prices at this table. */
export function pricesOf(
  color: Color,
  books: Books,
  options: Record<string, any> = {},
): [chip: string, price: number][] {
  const set = (books as Partial<Record<Color, number>>)[color];
  const page = Object.entries(pageOf(color, set, options));
  const printed = own?.prices[idOf(color, set, options)];
  const isChanged = page.some(([value, price]) => (printed?.[value] ?? price) !== price);
  return page.map(([value, price]) => [
    `${letterOf(color)}${value}`,
    Number(isChanged ? printed?.[value] : (options[`price_${color}_${set}_${value}`] ?? price)),
  ]);
}

export interface OpenBook {
  color: Color;
  id: string;
  chips: [chip: string, price: number][];
  /** The round at whose start it opens. */
  opens: number;
}

/** The books of a table, in the order of the shop. */
export function openBooks({ players, options }: Pick<View, "players" | "options">): OpenBook[] {
  const books = booksOf(options.books);
  const opens: Partial<Record<Color, number>> = { ...OPENS, locoweed: options.locoweed_opens };
  return bookIds(players, books, options).map(([color, id]) => ({
    color,
    id,
    chips: pricesOf(color, books, options),
    opens: opens[color] ?? 1,
  }));
}

export type Stage = "card" | "brewing" | "scoring";

/** Where in the round the table is: the booklet's chapters lie on the agenda until they are over. */
export function stageOf(view: View): Stage {
  const open = new Set(view.agenda.map(({ rule }) => rule.split("/")[1]));
  if (open.has("FortuneCard") || open.has("Rats") || open.has("RoundMarker")) return "card";
  return open.has("Brewing") ? "brewing" : "scoring";
}

export const hasTubes = (view: View): boolean => view.options.cauldron_side === "tubes";

/** What the chips of a bowl add to the points of the spoon: half of their values. */
export const bowlPoints = (bowl: readonly string[]): number =>
  Math.floor(bowl.reduce((sum, chip) => sum + valueOf(chip), 0) / 2);
