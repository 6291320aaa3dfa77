// The things of a seat before anything has happened.

import type { Seat } from "./box";

export const POT = {
  chips: [],
  spaces: [],
  turns: [],
  turn: 0,
  drawn: null,
  beside: [],
  bowl: [],
  aside: [],
  kept: [],
  bought: [],
  pennies: ["silver", "copper"],
  poured: false,
  protected: false,
  whites: 0,
  state: "brewing",
  drop: 0,
  rat: 0,
  tube: 0,
  points: 0,
  rubies: 0,
  bag_size: 9,
  next_space: 1,
} as unknown as Seat;
