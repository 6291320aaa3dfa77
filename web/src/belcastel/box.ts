// What is in the box of Belcastel, from the data of the rules engine, and what a view of it holds.

import { die, fortune, prices, rounds, score_track, track, tubes } from "../../../src/chaudron/games/belcastel/data/components.json";

export const COLORS = ["white", "orange", "green", "blue", "red", "yellow", "purple", "black"] as const;
export type Color = (typeof COLORS)[number];
export const LETTERS: Record<string, Color> = { w: "white", o: "orange", g: "green", b: "blue", r: "red", y: "yellow", p: "purple", k: "black" };
export const BOOK_COLORS = ["green", "blue", "red", "yellow", "purple"] as const;
export type BookColor = (typeof BOOK_COLORS)[number];
export const SETS = [1, 2, 3, 4] as const;

export const colorOf = (chip: string): Color => LETTERS[chip[0] ?? ""] ?? "white";
export const valueOf = (chip: string): number => Number(chip.slice(1));
const letterOf = (color: string): string => Object.keys(LETTERS).find((letter) => LETTERS[letter] === color) ?? "";

export interface Space {
  coins: number;
  points: number;
  ruby: boolean;
}

export const SPACES: Space[] = track.spaces;
export const SPOON: number = track.spoon_index;
export const ROUNDS: number = rounds.count;
export const OPENS: Partial<Record<string, number>> = { yellow: rounds.open_yellow, purple: rounds.open_purple };
export const LAP: number = score_track.period;
export const TAILS: number[] = score_track.tail_after;
export const PURPLE_CARDS = new Set(fortune.cards.filter((card) => card.colour === "purple").map((card) => card.id));

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

export const DIE: Record<string, Bonus> = Object.fromEntries(die.faces.map((face) => [String(face.face), bonus(face as BonusData)]));
export const TUBES: Bonus[] = (tubes.bonus as BonusData[]).map(bonus);

/** The set of each colour's book, from the option: a whole set, or `g1-b4-r2-y2-p3`. */
export function booksOf(option: number | string): Record<BookColor, number> {
  const parts = new Map(String(option).split("-").map((part) => [LETTERS[part[0] ?? ""], Number(part.slice(1))]));
  return Object.fromEntries(BOOK_COLORS.map((color) => [color, parts.get(color) ?? Number(option)])) as Record<BookColor, number>;
}

/** The shortest way to write the books: one number for a whole set. */
export function booksCode(books: Record<BookColor, number>): number | string {
  const sets = BOOK_COLORS.map((color) => books[color]);
  return new Set(sets).size === 1 ? sets[0]! : BOOK_COLORS.map((color) => `${letterOf(color)}${books[color]}`).join("-");
}

/** The open books of a table, in the order of the shop: colour and id. */
export function bookIds(players: number, books: Record<BookColor, number>): [Color, string][] {
  const sets = BOOK_COLORS.map((color): [Color, string] => [color, `${color}-${books[color]}`]);
  return [["orange", "orange"], ...sets, ["black", players === 2 ? "black-2p" : "black-34p"]];
}

const PRICES = prices.table as Record<string, Record<string, Record<string, number>>>;

/** The chips of a colour's book with their prices at this table. */
export function pricesOf(color: Color, books: Record<BookColor, number>, options: Record<string, any> = {}): [chip: string, price: number][] {
  const set = (books as Record<string, number>)[color];
  const page = PRICES[color]?.[set === undefined ? "all" : String(set)] ?? {};
  return Object.entries(page).map(([value, price]) => [`${letterOf(color)}${value}`, Number(options[`price_${color}_${set}_${value}`] ?? price)]);
}

/** One seat's things, as far as the viewer sees them. */
export interface Seat {
  chips: string[];
  spaces: number[];
  beside: string[];
  bought: string[];
  whites: number;
  state: "brewing" | "stopped" | "exploded";
  protected: number | boolean;
  drawn: string | null;
  space: number;
  reward: string;
  drop: number;
  tube: number;
  rat: number;
  flask: boolean;
  rubies: number;
  points: number;
  bag: string[] | null;
  commit: string;
  bag_size: number;
  limit: number;
  next_space: number;
}

export interface View {
  me: number | null;
  players: number;
  options: Record<string, any>;
  round: number;
  first: number;
  card: string | null;
  supply: Record<string, number>;
  seats: Seat[];
  agenda: { rule: string; at: string }[];
  asks: Record<string, { about: string }>;
  outcome: { points: number[]; places: number[] } | null;
}

export type Stage = "card" | "brewing" | "scoring";

/** Where in the round the table is: the booklet's chapters lie on the agenda until they are over. */
export function stageOf(view: View): Stage {
  const open = new Set(view.agenda.map(({ rule }) => rule.split("/")[1]));
  if (open.has("FortuneCard") || open.has("Rats") || open.has("RoundMarker")) return "card";
  return open.has("Brewing") ? "brewing" : "scoring";
}

export const hasTubes = (view: View): boolean => view.options.cauldron_side === "tubes";
