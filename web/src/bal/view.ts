// What a seat sees of the ball, and what can be read from it at once.

import { colorOf } from "./cards";
import type { Attack, Seat, View } from "./types";

export type { Attack, Seat, View };

export const NOBODY = -1;

export type WindowName = NonNullable<View["window"]>;

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
