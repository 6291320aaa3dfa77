// The options of a game: what they may be, and what they are called.

import {
  BOOK_COLORS,
  LETTERS,
  NEW_SETS,
  NO_BOOK,
  SETS,
  booksCode,
  booksOf,
  isNewColor,
  isNewSet,
  witchesOf,
} from "../belcastel/box";
import { OURS as OURS_OF_THE_BALL, isOurs as isOursOfTheBall } from "../bal/values";
import { OURS, isOurs } from "../blackwood/values";
import { familyOf } from "../house/families";
import { words } from "../house/words.svelte";
import type { GameShown } from "../protocol";

export type Value = boolean | number | string;
export type Values = Record<string, Value>;

/** A value that stands for any seat, in the list of what an option may be. */
const ANY_SEAT = "seat";
/** A value that stands for any mix. */
const MIX = "mix";

/** Options that are written in their own way: how such a value is read, or that it is none. */
const OWN_WRITING: Record<string, Record<string, (given: string) => Value | undefined>> = {
  belcastel: { books: (given) => readBooks(given, SETS) },
  witches: { books: (given) => readBooks(given, [...SETS, ...NEW_SETS]), witches: readWitches },
  bal: { incantation_time: readSeconds, challenge_time: readSeconds, bot_diction: readShare, bot_ear: readShare },
  blackwood: { fagus_limit: readTokens },
};

/** Of options that may be any number: those that are offered. */
const OFFERED: Record<string, Record<string, Value[]>> = { blackwood: { fagus_limit: [3, 5, 8, 10, 15, 20, 0] } };

const LONGEST = 600; // seconds
const MOST_TOKENS = 99;

function readTokens(given: string): Value | undefined {
  const tokens = Number(given);
  return /^\d+$/.test(given) && tokens <= MOST_TOKENS ? tokens : undefined;
}

function readSeconds(given: string): Value | undefined {
  const seconds = Number(given);
  return /^\d+$/.test(given) && seconds >= 1 && seconds <= LONGEST ? seconds : undefined;
}

/** A chance, from 0 to 1. */
function readShare(given: string): Value | undefined {
  const share = Number(given);
  return /^[\d.]+$/.test(given) && share >= 0 && share <= 1 ? share : undefined;
}

/** A whole set, or one for each color; black and locoweed are named only where one of the new sets is meant. */
function readBooks(given: string, sets: readonly number[]): Value | undefined {
  const newOnes = [NO_BOOK, ...sets.filter(isNewSet)];
  const colors = BOOK_COLORS.filter((color) => !isNewColor(color) || newOnes.length > 1);
  const named = given.split("-").map((part) => LETTERS[part[0] ?? ""]);
  const isMix = /^(?:[a-z]\d(?:-|$))+$/.test(given) && named.every((one) => colors.some((color) => color === one));
  if (!/^\d$/.test(given) && !(isMix && new Set(named).size === named.length)) return undefined;
  const books = booksOf(given);
  const isKnown = BOOK_COLORS.every((color) => (isNewColor(color) ? newOnes : sets).includes(books[color]));
  return isKnown ? booksCode(books) : undefined;
}

function readWitches(given: string): Value | undefined {
  const chosen = witchesOf(given);
  return /^random$/i.test(given) ? "random" : chosen.length ? chosen.join("-") : undefined;
}

/** What an option may be, each seat by its number. */
export function valuesOf(game: GameShown, name: string, players: number): Value[] {
  return OFFERED[game.game]?.[name] ?? listedValues(game, name, players);
}

function listedValues(game: GameShown, name: string, players: number): Value[] {
  const values = (game.options[name]?.values ?? []) as Value[];
  return values.flatMap((value) => (value === ANY_SEAT ? Array.from({ length: players }, (_, seat) => seat) : [value]));
}

/** Values that stand for a range of numbers, as the house names them. */
const RANGES: Partial<Record<string, string>> = {
  seconds: `1…${LONGEST}`,
  "0..1": "0…1",
  "0 = unlimited": "",
  "1..n": `0…${MOST_TOKENS}`,
};

/** The fingerprint of our card values, by family. */
const OUR_VALUES: Partial<Record<string, string>> = { bal: OURS_OF_THE_BALL, blackwood: OURS };
/** Are these card values ours, of whichever game? */
export const areOurs = (value: unknown): boolean => isOurs(value) || isOursOfTheBall(value);

/** What an option may be, in a line. */
export const allowedValues = (game: GameShown, name: string, players: number): string =>
  listedValues(game, name, players)
    .map((value) => (value === "hash" ? (OUR_VALUES[familyOf(game.game)] ?? value) : (RANGES[String(value)] ?? value)))
    .filter((value) => value !== "")
    .join(", ");

/** The value that a text means, if the option may be that. */
export function readValue(game: GameShown, name: string, given: string, players: number): Value | undefined {
  const own = OWN_WRITING[game.game]?.[name];
  if (own) return own(given);
  return valuesOf(game, name, players).find((value) => String(value).toLowerCase() === given.toLowerCase());
}

/** The value a game has instead of one that only its extension knows: of the new sets, the first. */
export function nearestValue(game: GameShown, name: string, value: Value, players: number): Value | undefined {
  const same = readValue(game, name, String(value), players);
  if (same !== undefined || name !== "books") return same;
  const books = Object.entries(booksOf(value as number | string));
  const old = books.map(([color, set]) => [color, isNewColor(color) ? NO_BOOK : isNewSet(set) ? SETS[0] : set]);
  return booksCode(Object.fromEntries(old));
}

export const usualValues = (game: GameShown): Values =>
  Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default as Value]));

/** The options that are not as usual, in the order of the game. What the house leaves open is as usual, whatever it is. */
export const changedOptions = (game: GameShown, values: Values): string[] =>
  Object.entries(game.options)
    .filter(([name, option]) => option.default !== "" && values[name] !== undefined && values[name] !== option.default)
    .map(([name]) => name);

const keyOf = (game: string, name: string): string => `${familyOf(game)}-option-${name}`;

export const optionName = (game: string, name: string): string => said(keyOf(game, name), name);

export const optionHelp = (game: string, name: string): string => said(`${keyOf(game, name)}.help`, "");

export function valueName(game: string, name: string, value: Value): string {
  const key = keyOf(game, name);
  const own = `${key}-${String(value).toLowerCase()}`;
  if (words.has(own)) return words.say(own);
  if (words.has(`${key}-seconds`)) return words.say(`${key}-seconds`, { seconds: Number(value) });
  if (words.has(`${key}-share`)) return words.say(`${key}-share`, { percent: Math.round(Number(value) * 100) });
  if (words.has(`${key}-tokens`))
    return value ? words.say(`${key}-tokens`, { count: Number(value) }) : words.say(`${key}-unlimited`);
  if (words.has(`${key}-hash`))
    return areOurs(value) ? words.say(`${key}-ours`) : words.say(`${key}-hash`, { hash: String(value) });
  if (words.has(`${key}-${MIX}`)) return `${words.say(`${key}-${MIX}`)} ${value}`;
  if (name === "witches") return words.listed(witchesOf(value).map(witchName));
  return words.has(`${key}-${ANY_SEAT}`) ? words.say("seat", { number: Number(value) + 1 }) : String(value);
}

export const witchName = (witch: string): string => words.say(`belcastel-witch-${witch}`);

const said = (key: string, otherwise: string): string => (words.has(key) ? words.say(key) : otherwise);
