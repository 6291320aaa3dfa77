// Setup codes that are short enough to say, `BEL-A4-52143B6-S-6B`, as `src/chaudron/games/short_code.py` writes and reads them.

import { BOOK_COLORS, booksOf } from "../belcastel/box";
import type { GameShown, OptionShown } from "../protocol";
import type { Value } from "./options";

const VERSION = "A";
const BOXES: Record<string, string> = { BEL: "belcastel", BAL: "bal", BLW: "blackwood" };
const [WITH_WITCHES, WITCHES] = ["S", "witches"];
const SHORT = /^(BEL|BAL|BLW)-([A-Z])(\d)((?:-[0-9A-Z.]+)*)$/;
const BOOKS = /^(?:[1-6]|[1-6]{5}(?:[B56][056])?)$/;
const PART = /^(W?\d+)(?:([A-Z])|\.([0-9A-F]+))$/;
const [SEAT, SHARE] = ["seat", "0..1"];
/** Card values, by their fingerprint. */
const VALUES = "components";
const NUMBERS = ["seconds", "1..n"];

export type Reading = { is: "code"; code: string } | { is: "wrong"; part: string } | { is: "newer" };

const lettersOf = (option: OptionShown): string[] => option.values.map((value) => String(value).toLowerCase());

/** How a code names an option: by the end of the rule that has it. */
function numberOf({ rule }: OptionShown): string {
  const [chapter = "", number = ""] = rule.split(/\.(.*)/s);
  return (chapter.startsWith("WIT") ? "W" : "") + number;
}

/** The code for a preparation, of which `changed` is not as usual; undefined when it cannot be said shortly. */
export function shortCode(game: GameShown, players: number, changed: [string, Value][]): string | undefined {
  const base = game.game === WITCHES ? "belcastel" : game.game;
  const prefix = Object.keys(BOXES).find((one) => BOXES[one] === base);
  const parts = changed.map(([name, value]) =>
    name === "books" ? writtenBooks(value) : written(game.options[name]!, name, value),
  );
  if (!prefix || parts.includes(undefined)) return undefined;
  const books = parts.filter((_, place) => changed[place]![0] === "books");
  const others = parts.filter((_, place) => changed[place]![0] !== "books");
  return [prefix, `${VERSION}${players}`, ...books, ...(game.game === WITCHES ? [WITH_WITCHES] : []), ...others].join(
    "-",
  );
}

/** What a short code says, as the long one says it. */
export function longCode(code: string, games: GameShown[]): Reading {
  const [, prefix = "", version, players, rest = ""] = SHORT.exec(code.trim().toUpperCase()) ?? [];
  if (version !== VERSION) return { is: "newer" };
  const parts = rest.split("-").slice(1);
  const isLarge = prefix === "BEL" && parts.includes(WITH_WITCHES!);
  const name = isLarge ? WITCHES : BOXES[prefix];
  const game = games.find((one) => one.game === name);
  if (!game) return { is: "wrong", part: prefix };
  const options = parts
    .filter((part) => !(isLarge && part === WITH_WITCHES))
    .map((part) => [part, read(game, part)] as const);
  const wrong = options.find(([, said]) => said === undefined);
  return wrong
    ? { is: "wrong", part: wrong[0] }
    : { is: "code", code: [name, players, ...options.map(([, said]) => said)].join(" ") };
}

function read(game: GameShown, part: string): string | undefined {
  if (game.options.books && BOOKS.test(part)) return `books=${part.length === 1 ? part : mixed(part)}`;
  const [, number, letter, text] = PART.exec(part) ?? [];
  const [name, option] = Object.entries(game.options).find(([, one]) => numberOf(one) === number) ?? [];
  if (!name || !option) return undefined;
  const value = letter ? lettersOf(option)[letter.charCodeAt(0) - 65] : numbered(option, name, text!);
  return value === undefined ? undefined : `${name}=${value}`;
}

function written(option: OptionShown, name: string, value: Value): string | undefined {
  const place = lettersOf(option).indexOf(String(value).toLowerCase());
  const number = numberOf(option);
  if (name === VALUES) return `${number}.${String(value).toUpperCase()}`; // which ones are listed depends on the house
  if (place >= 0 && value !== SEAT) return number + String.fromCharCode(65 + place);
  if (name === WITCHES) return `${number}.${String(value).replace(/[^\d]/g, "")}`;
  if (option.values.includes(SEAT)) return `${number}.${Number(value) + 1}`;
  if (!option.values.includes(SHARE)) return `${number}.${value}`;
  const percent = Math.round(Number(value) * 100);
  return percent / 100 === Number(value) ? `${number}.${percent}` : undefined;
}

function numbered(option: OptionShown, name: string, text: string): string | undefined {
  if (name === VALUES) return text.toLowerCase();
  if (!/^\d{1,4}$/.test(text)) return undefined;
  if (name === WITCHES)
    return [...text]
      .slice(0, 3)
      .map((number, place) => "SCG"[place] + number)
      .join("-");
  if (option.values.includes(SEAT)) return String(Number(text) - 1);
  if (option.values.includes(SHARE)) return String(Number(text) / 100);
  return NUMBERS.some((kind) => option.values.includes(kind)) ? text : undefined;
}

function writtenBooks(value: Value): string {
  if (!String(value).includes("-")) return String(value);
  const books = BOOK_COLORS.map((color) => booksOf(value as string)[color]);
  const [black, locoweed] = books.slice(5);
  return books.slice(0, 5).join("") + (black || locoweed ? `${black || "B"}${locoweed}` : "");
}

const mixed = (text: string): string =>
  [...text].flatMap((set, place) => (/[B0]/.test(set) ? [] : ["gbrypkl"[place] + set])).join("-");
