// What a record says of its chance: the envelope, the salts, the secret, and every draw with its cause.

import { isHash } from "./bytes";

/** Stream, out of how many, and what came; the stream of the table is −1. */
export type Draw = [stream: number, outOf: number, result: number];

export interface Entry {
  seat: number;
  choice: string;
  draws: Draw[];
  reveals: 0 | 1;
  /** The link that came with the answer, or nothing. */
  link: string;
}

/** The envelope, as its text says it. */
export interface Envelope {
  table: string;
  game: string;
  version: string;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  bots: string[];
  commitment: string;
  seals: string[];
  /** From where the game goes on, and the hash of what was played there; undefined in those of before, which do not say. */
  resumed?: Resumed | null;
}

/** Of a game that goes on from another: where that was, after how many answers, and the hash of what was played there. */
export interface Resumed {
  table: string;
  moment: number;
  played?: string;
}

export interface Sealed {
  envelope: Envelope;
  /** Byte for byte, as it was closed. */
  text: string;
  salts: string[];
  secret: string;
  /** Who played, as the record itself says it. */
  names: unknown;
  /** What was played, as the record itself says it: game, version, players, options. */
  about: Record<"game" | "version" | "players" | "options", unknown>;
  opening: Draw[];
  entries: Entry[];
  result: Record<string, unknown>;
  head: string;
  /** As the record itself says it; null where the game began at its beginning. */
  resumed: Resumed | null;
}

const FORMAT = "chaudron-envelope/2";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown, count: number): value is string[] =>
  Array.isArray(value) && value.length === count && value.every(isText);
const areHashes = (value: unknown, count: number): value is string[] =>
  areTexts(value, count) && value.every((one) => one === "" || isHash(one));

/** What stands in an envelope, or nothing where it is none. */
export function envelopeIn(text: string): Envelope | undefined {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(said) || said.format !== FORMAT || !isText(said.table) || !isHash(said.commitment)) return undefined;
  const { table, game, version, players, options, names, bots, commitment, seals } = said;
  if (!isText(game) || !isText(version) || !isObject(options)) return undefined;
  if (typeof players !== "number" || !areTexts(names, players) || !areTexts(bots, players)) return undefined;
  if (!areHashes(seals, players)) return undefined;
  const laid = seals.filter(Boolean);
  if (new Set(laid).size < laid.length) return undefined; // no seal stands there twice
  const about = { table, game, version, players, options, names, bots, commitment, seals };
  if (!("resumed" in said)) return about;
  const resumed = resumedIn(said.resumed);
  return resumed === undefined || (resumed && !isHash(resumed.played)) ? undefined : { ...about, resumed };
}

/** Nothing where it is something else. */
function resumedIn(value: unknown): Resumed | null | undefined {
  if (value === null) return null;
  if (!isObject(value) || !isText(value.table) || !Number.isSafeInteger(value.moment)) return undefined;
  const { table, moment, played } = value as unknown as Resumed;
  return moment < 0 ? undefined : { table, moment, played };
}

/** Do two say the same, in whichever order? */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, inOrder(value[key])]),
  );
}

function isDraw(value: unknown, players: number): value is Draw {
  if (!Array.isArray(value) || value.length !== 3 || !value.every(Number.isSafeInteger)) return false;
  const [stream, outOf, result] = value as Draw;
  return stream >= -1 && stream < players && outOf >= 1 && result >= 0 && result < outOf;
}

const areDraws = (value: unknown, players: number): value is Draw[] =>
  Array.isArray(value) && value.every((one) => isDraw(one, players));

function entryIn(value: unknown, players: number): Entry | undefined {
  if (!Array.isArray(value) || value.length !== 5) return undefined;
  const [seat, choice, draws, reveals, link] = value as unknown[];
  const isSeat = Number.isSafeInteger(seat) && (seat as number) >= 0 && (seat as number) < players;
  if (!isSeat || !isText(choice) || !areDraws(draws, players) || (reveals !== 0 && reveals !== 1)) return undefined;
  if (link !== "" && !isHash(link)) return undefined;
  return { seat: seat as number, choice, draws, reveals, link };
}

/** The chance of a finished game that had an envelope; nothing where the record says something else. */
export function sealedIn(record: unknown): Sealed | undefined {
  if (!isObject(record) || !isObject(record.source) || record.source.kind !== "envelope") return undefined;
  const { envelope: text, salts, secret } = record.source;
  const envelope = isText(text) ? envelopeIn(text) : undefined;
  if (!envelope || !isText(text) || !areHashes(salts, envelope.players) || !isHash(secret)) return undefined;
  const { names, opening, result, head } = record;
  const entries = Array.isArray(record.entries)
    ? record.entries.map((one) => entryIn(one, envelope.players))
    : [undefined];
  const resumed = resumedIn(record.resumed ?? null);
  if (resumed === undefined || (resumed && resumed.moment >= entries.length)) return undefined;
  if (!isObject(result) || !areDraws(opening, envelope.players) || entries.includes(undefined) || !isHash(head))
    return undefined;
  const { game, version, players, options } = record;
  const about = { game, version, players, options };
  return { envelope, text, salts, secret, names, about, opening, entries: entries as Entry[], result, head, resumed };
}
