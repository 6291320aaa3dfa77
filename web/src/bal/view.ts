// What a seat sees of the ball, as the house sends it.

import { colorOf } from "./cards";

export const NOBODY = -1;

export type WindowName = "carabosse" | "calm" | "mirror" | "challenge" | "give";

export interface Attack {
  author: number;
  /** Who draws when it succeeds; nobody for a farce. */
  owner: number;
  targets: number[];
  spell: string | null;
  /** A treasure beside a hex, at tables that allow it. */
  second: string | null;
  potions: string[];
  /** Colors drawn from the bowl. */
  tokens: string[];
  /** Colors of a copy made by a mirror. */
  copied: string[];
  /** The spell that it copies with them. */
  copied_spell: string | null;
  /** Pairs: who held up a mirror, and to whom. */
  mirrors: number[];
  /** Pairs: who defends after all ordinary ones under Sortilège, and who swept it on. */
  swept: number[];
  spent: string[];
  gained: number[];
  is_off: boolean;
  /** Who defends now. */
  defender: number;
  /** Pairs: from whom to whom it was swept on. */
  trail: number[];
  parried: number[];
  failed: number[];
}

export interface Seat {
  alive: number;
  dead: number;
  /** Captured Crapzouilles in the chest, by the seat they came from. */
  captured: number[];
  /** The how-manieth to leave; 0 while in the game. */
  out_at: number;
  false_challenges: number;
  /** The own cards; those of the others are not seen. */
  hand: string[] | null;
  hand_size: number;
  lives: number;
  reaction: string;
  aim: number;
  /** What a treasure has just brought me, where a slip would take it back. */
  treasure: string[];
  slip: string;
}

export interface View {
  game: "bal";
  me: number | null;
  players: number;
  options: Record<string, any>;
  round: number;
  tour: number;
  first: number;
  carabosse: number;
  pile: number;
  discard: string[];
  bowl: number;
  /** Cards laid by the witch who defends now. */
  defense: string[];
  attack: Attack | null;
  seats: Seat[];
  asks: Record<string, { about: string; rule: string; options: string[] }>;
  asked: Record<string, string>;
  agenda: unknown[];
  awaited: number[];
  outcome: { points: number[]; places: number[] } | null;
  window: WindowName | null;
  reading: { seat: number; cards: string[] } | null;
}

/** Two by two. */
export function pairs(flat: number[]): [number, number][] {
  return flat.flatMap((one, place) => (place % 2 ? [] : [[one, flat[place + 1]!] as [number, number]]));
}

/** The other seats clockwise from mine, which is how one sees them from one's place. */
export function around(me: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, turn) => (me + turn + 1) % players);
}

/** Does one play against everybody? */
export const isHex = (attack: Attack): boolean => attack.spell === "sortilege";

/** The rank of a witch who has left. */
export const rankOf = (seat: Seat, players: number): number => players + 1 - seat.out_at;

/** What a parry must match. */
export function colorsOf({ potions, tokens, copied }: Attack): string[] {
  return [...potions.map(colorOf), ...tokens.filter((color) => color !== "white"), ...copied];
}
