// A small table for tests: two witches, three rows.

import type { Seat, View } from "./view";

export const SEAT: Seat = {
  coins: 8,
  puppets: 3,
  larder: [],
  potions: [],
  sold: [],
  traded: [],
  ready: [],
  spent: [],
  loans: 0,
};

/** F01 to F15 lie from row 1 up; the lantern is at column 2. */
export function aView(changes: Partial<View> = {}): View {
  return {
    game: "blackwood",
    me: 0,
    players: 2,
    options: {},
    forest: Array.from({ length: 15 }, (_, number) => `F${String(number + 1).padStart(2, "0")}`),
    puppets: Array(15).fill(-1),
    discard: [],
    display: ["P01", "P06", "P07", "P12", "P21", "P33"],
    stock: { twin: 1, swap: 1, sniff: 1, free: 1, pinch: 1, shoo: 1 },
    expedition: 1,
    column: 2,
    phase: "search",
    cauldron: 0,
    tokens: 10,
    is_early: false,
    place: null,
    deck: 41,
    potion_deck: 34,
    seats: [SEAT, SEAT],
    agenda: [],
    asks: {},
    awaited: [],
    outcome: null,
    ...changes,
  };
}

/** Puppets by place: `{ r1c2: 0 }`. */
export function standing(puppets: Record<string, number>): number[] {
  const all: number[] = Array(15).fill(-1);
  for (const [place, seat] of Object.entries(puppets)) all[(Number(place[1]) - 1) * 5 + Number(place[3]) - 1] = seat;
  return all;
}
