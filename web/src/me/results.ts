// How the games of this device ended: kept when it is heard, since no house keeps its tables for ever.

import { recall, remember } from "../house/memory";
import type { Standing } from "../protocol";
import { RANKS } from "../bots/bots";

/** How a game ended for me. */
export interface Result {
  table: string;
  game: string;
  at: number;
  won: boolean;
  place: number;
  players: number;
  points: number;
  /** The strongest bot against me; empty where people played too, or nobody. */
  level: string;
  people: number;
}

/** A moment of one of my games that its podium told of, as it told it. */
export interface FineMoment {
  table: string;
  game: string;
  n: number;
  at: number;
  title: string;
  says: string;
  /** Where others may see it, if its table lets them. */
  link?: string;
}

/** What the luck of a game of mine came to, once it was reviewed: in chances to win, everybody's draws together. */
export interface GameLuck {
  table: string;
  luck: number;
}

export interface Tally {
  games: number;
  won: number;
}

const RESULTS = "results";
const MOMENTS = "moments";
const LUCK = "luck";
const MOST = 500;
const FEW = 30;
/** Of one game. */
const EACH = 2;

export const results = (): Result[] => recall<Result[]>(RESULTS) ?? [];
export const fineMoments = (): FineMoment[] => recall<FineMoment[]>(MOMENTS) ?? [];

/** How a table that is over ended for whoever asks; nothing for those who watched. */
export function resultOf(
  { table, game = "", state, seat, seats = [], points = [], places = [] }: Standing,
  at: number,
): Result | undefined {
  if (state !== "over" || seat === null || seat === undefined || !places.length) return undefined;
  const others = seats.filter((_, one) => one !== seat);
  const people = others.filter(({ person }) => person).length;
  const level = RANKS.findLast((rank) => others.some(({ bot }) => bot === rank)) ?? "";
  const [place, mine] = [places[seat] ?? 0, points[seat] ?? 0];
  return {
    table,
    game,
    at,
    won: place === 1,
    place,
    players: seats.length,
    points: mine,
    level: people ? "" : level,
    people,
  };
}

/** Keep how games ended, the latest first. What is known of a table stays. */
export function keepResults(heard: Result[]): void {
  const known = results();
  const isNew = (one: Result): boolean => !known.some(({ table }) => table === one.table);
  const all = [...heard.filter(isNew), ...known].sort((one, other) => other.at - one.at);
  remember(RESULTS, all.slice(0, MOST));
}

export function keepMoments(heard: FineMoment[]): void {
  const tables = new Set(heard.map(({ table }) => table));
  const others = fineMoments().filter(({ table }) => !tables.has(table));
  const few = [...tables].flatMap((table) => heard.filter((one) => one.table === table).slice(0, EACH));
  remember(MOMENTS, [...few, ...others].sort((one, other) => other.at - one.at).slice(0, FEW));
}

export const gameLuck = (): GameLuck[] => recall<GameLuck[]>(LUCK) ?? [];

/** Keep what reviews said of luck; what is heard now counts, since a review may have been made again. */
export function keepLuck(heard: GameLuck[]): void {
  const known = gameLuck().filter(({ table }) => !heard.some((one) => one.table === table));
  remember(LUCK, [...heard, ...known].slice(0, MOST));
}

/** The luck of my games that were reviewed, the earliest first, added up. */
export function luckOverTime(all: Result[], known: GameLuck[]): number[] {
  const byTable = new Map(known.map(({ table, luck }) => [table, luck]));
  const played = all.toReversed().flatMap(({ table }) => byTable.get(table) ?? []);
  let sum = 0;
  return played.map((luck) => (sum += luck));
}

export const tallied = (all: Result[]): Tally => ({ games: all.length, won: all.filter(({ won }) => won).length });

/** Against bots of each level, by the strongest of them; and where people played. */
export function against(all: Result[]): { who: string; tally: Tally }[] {
  const levels = RANKS.map((level) => ({ who: level, tally: tallied(all.filter((one) => one.level === level)) }));
  return [...levels, { who: "people", tally: tallied(all.filter(({ people }) => people > 0)) }];
}
