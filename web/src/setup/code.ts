// Setup codes: game, number of players and options in one line, as `src/chaudron/games/code.py` writes and reads them.

import { isShort } from "../house/setups";
import { words } from "../house/words.svelte";
import type { GameShown } from "../protocol";
import { type Value, type Values, allowedValues, changedOptions, readValue, usualValues } from "./options";
import { longCode, shortCode } from "./short";

export interface Setup {
  game: GameShown;
  players: number;
  options: Values;
}

/** A code that cannot be read, and why. */
export class BadCode extends Error {}

const bad = (key: string, about: Record<string, string | number>): BadCode =>
  new BadCode(words.say(`bad-option-${key}`, about));

/** The code that people are shown: a short one, where the setup can be said so. */
export function setupCode(setup: Setup): string {
  const { game, players, options } = setup;
  const changed = changedOptions(game, options).map((name): [string, Value] => [name, options[name]!]);
  return shortCode(game, players, changed) ?? fullCode(setup);
}

/** Everything by its name. */
export function fullCode({ game, players, options }: Setup): string {
  return [game.game, players, ...changedOptions(game, options).map((name) => `${name}=${options[name]}`)].join(" ");
}

/** What a code says, a short one or a full one; throws a `BadCode`. */
export function readCode(code: string, games: GameShown[]): Setup {
  return isShort(code) ? readShort(code, games) : readFull(code, games);
}

function readShort(code: string, games: GameShown[]): Setup {
  const reading = longCode(code, games);
  if (reading.is === "newer") throw bad("newer_code", { given: code });
  if (reading.is === "wrong") throw bad("bad_code", { given: reading.part });
  return readFull(reading.code, games);
}

function readFull(code: string, games: GameShown[]): Setup {
  const [name = "", ...rest] = code.trim().split(/\s+/);
  const game = games.find((one) => one.game === name);
  if (!game) throw bad("unknown_game", { given: name, known: games.map((one) => one.game).join(", ") });
  const players = /^\d\d?$/.test(rest[0] ?? "") ? Number(rest.shift()) : Math.max(...game.players);
  if (!game.players.includes(players))
    throw bad("players", { given: players, least: Math.min(...game.players), most: Math.max(...game.players) });
  const given = rest.map((part) => readPart(game, players, part));
  return { game, players, options: { ...usualValues(game), ...Object.fromEntries(given) } };
}

function readPart(game: GameShown, players: number, part: string): [string, Value] {
  const [, name = "", given = ""] = /^([^=]*)=(.*)$/.exec(part) ?? [];
  if (!name) throw bad("bad_code", { given: part });
  if (!game.options[name]) throw bad("unknown_option", { name, known: Object.keys(game.options).join(", ") });
  const value = readValue(game, name, given, players);
  if (value !== undefined) return [name, value];
  const own = [`bad_${name}`, `bad_value-${name}`].find((key) => words.has(`bad-option-${key}`));
  throw bad(own ?? "bad_value", { name, given, allowed: allowedValues(game, name, players) });
}
