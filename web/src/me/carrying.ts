// My games on another device: all of them in one file, or their seats in a few QR codes.

import { type MyGame, keepGame, myGame, myGames } from "../house/memory";
import { reach } from "../house/reach.svelte";
import { isHere } from "../offline/here";
import { type Opened, Store } from "../offline/store";
import {
  type FineMoment,
  type GameLuck,
  type Result,
  fineMoments,
  gameLuck,
  keepLuck,
  keepMoments,
  keepResults,
  results,
} from "./results";

const FORMAT = "chaudron-mine/1";
/** So many seats fit into a code that a phone reads at once. */
const EACH = 12;
const SEAT = /^([a-z0-9]{10})\.([\w-]{43,64})$/;

interface Carried {
  format: typeof FORMAT;
  games: MyGame[];
  results: Result[];
  moments: FineMoment[];
  /** Files of before have none. */
  luck?: GameLuck[];
  /** Of tables on this device. */
  journals: Opened[];
}

/** Everything that this device knows of its games. Whoever has it holds its seats. */
export async function packed(): Promise<Carried> {
  const here = myGames().filter(({ table }) => isHere(table));
  const journals = here.length ? await journalsOf(here.map(({ table }) => table)) : [];
  return { format: FORMAT, games: myGames(), results: results(), moments: fineMoments(), luck: gameLuck(), journals };
}

async function journalsOf(tables: string[]): Promise<Opened[]> {
  const store = new Store();
  return (await Promise.all(tables.map((table) => store.read(table)))).filter((one) => one !== undefined);
}

/** Take what another device has packed beside what is here; how many games are new, or nothing if it is no such file. */
export async function unpack(data: unknown): Promise<number | undefined> {
  if (!isCarried(data)) return undefined;
  const fresh = data.games.filter(({ table }) => !myGame(table));
  const store = new Store();
  for (const journal of data.journals.filter(({ table }) => fresh.some((one) => one.table === table)))
    await store.create(journal);
  for (const game of fresh.toReversed()) keepGame(game);
  keepResults(data.results);
  keepMoments(data.moments);
  keepLuck((Array.isArray(data.luck) ? data.luck : []).filter(isLuck));
  return fresh.length;
}

const isLuck = (one: Partial<GameLuck> | null): one is GameLuck =>
  typeof one?.table === "string" && Number.isFinite(one.luck);

function isCarried(data: unknown): data is Carried {
  const { format, games, results, moments, journals } = (data ?? {}) as Partial<Carried>;
  const isGame = ({ table, game, seen }: MyGame): boolean =>
    /^[a-z0-9]{10}$/.test(table) && typeof game === "string" && typeof seen === "number";
  return format === FORMAT && [games, results, moments, journals].every(Array.isArray) && games!.every(isGame);
}

/** Addresses that open my seats elsewhere, the latest first; tables on this device have none. */
export function links(games = myGames()): string[] {
  const seats = games.flatMap(({ table, token }) => (token && !isHere(table) ? [`${table}.${token}`] : []));
  const codes = Array.from({ length: Math.ceil(seats.length / EACH) }, (_, place) =>
    seats.slice(place * EACH, (place + 1) * EACH),
  );
  return codes.map((some) => `${reach.origin}/me#${some.join("+")}`);
}

/** The seats that an address of this page brings. */
export function seatsIn(hash: string): { table: string; token: string }[] {
  const found = hash
    .slice(1)
    .split("+")
    .map((text) => SEAT.exec(text));
  return found.flatMap((one) => (one ? [{ table: one[1]!, token: one[2]! }] : []));
}

/** Keep seats that another device has shown, unless this one holds the table already; how many are new. */
export function keepSeats(seats: { table: string; token: string }[], now = Date.now()): number {
  const fresh = seats.filter(({ table }) => !myGame(table)?.token);
  for (const { table, token } of fresh) keepGame({ table, token, game: "", seen: now });
  return fresh.length;
}
