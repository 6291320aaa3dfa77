// The options of a game: what they may be, and what they are called.

import { booksCode, booksOf } from "../belcastel/box";
import { words } from "../house/words.svelte";
import type { GameShown } from "../protocol";

export type Value = boolean | number | string;
export type Values = Record<string, Value>;

/** A value that stands for any seat, in the list of what an option may be. */
const ANY_SEAT = "seat";

/** Options that are written in their own way: how such a value is read, or that it is none. */
const OWN_WRITING: Record<string, Record<string, (given: string) => Value | undefined>> = {
  belcastel: { books: readBooks },
};

function readBooks(given: string): Value | undefined {
  const books = booksOf(given);
  const isWhole = Object.values(books).every((set) => set >= 1 && set <= 4);
  return isWhole && /^\d$|^(?:[a-z]\d-?){5}$/.test(given) ? booksCode(books) : undefined;
}

/** What an option may be, each seat by its number. */
export function valuesOf(game: GameShown, name: string, players: number): Value[] {
  const values = (game.options[name]?.values ?? []) as Value[];
  return values.flatMap((value) => (value === ANY_SEAT ? Array.from({ length: players }, (_, seat) => seat) : [value]));
}

/** The value that a text means, if the option may be that. */
export function readValue(game: GameShown, name: string, given: string, players: number): Value | undefined {
  const own = OWN_WRITING[game.game]?.[name];
  if (own) return own(given);
  return valuesOf(game, name, players).find((value) => String(value).toLowerCase() === given.toLowerCase());
}

export const usualValues = (game: GameShown): Values =>
  Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default as Value]));

/** The options that are not as usual, in the order of the game. */
export const changedOptions = (game: GameShown, values: Values): string[] =>
  Object.keys(game.options).filter(
    (name) => values[name] !== undefined && values[name] !== game.options[name]!.default,
  );

export const optionName = (game: string, name: string): string => said(`${game}-option-${name}`, name);

export const optionHelp = (game: string, name: string): string => said(`${game}-option-${name}.help`, "");

export function valueName(game: string, name: string, value: Value): string {
  const key = `${game}-option-${name}-${String(value).toLowerCase()}`;
  if (words.has(key)) return words.say(key);
  return words.has(`${game}-option-${name}-${ANY_SEAT}`)
    ? words.say("seat", { number: Number(value) + 1 })
    : String(value);
}

const said = (key: string, otherwise: string): string => (words.has(key) ? words.say(key) : otherwise);
