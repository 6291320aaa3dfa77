import { expect, test } from "vitest";

import type { Event, Fact } from "../house/table.svelte";
import { renownOf } from "./cards";
import { happened, moments, renownIn } from "./podium";

const events = (...facts: Fact[]): Event[] =>
  facts.map((fact, n) => ({ n: n + 1, at: 0, kind: "answered", about: { told: [fact] }, isLive: false }));
const brewed = (seat: number, ...potions: string[]): Fact => [
  "brewed",
  "BLW-5.1",
  { seat, potions, cards: [], pinched: [], coins: 1 },
];

/** Two expeditions: seat 0 brews and sells, seat 1 borrows first and then brews two at once. */
const GAME = happened(
  events(
    ["expedition", "BLW-3.1", { expedition: 1 }],
    ["round", "BLW-3.1", { column: 1 }],
    brewed(0, "P01"),
    ["borrowed", "BLW-5.7", { seat: 1, coins: 5 }],
    ["round", "BLW-3.1", { column: 2 }],
    ["sold", "BLW-5.5", { seat: 0, potion: "P01", coins: 3 }],
    ["expedition", "BLW-3.1", { expedition: 2 }],
    ["round", "BLW-3.1", { column: 1 }],
    brewed(1, "P02", "P03"),
    ["ended", "BLW-8.4", { winners: [1], points: [1, 9] }],
  ),
);
const two = renownOf("P02") + renownOf("P03");

test("renown grows with what is brewed, and shrinks with what is sold or borrowed; in the end it is what the house counted", () => {
  expect(renownIn(GAME, 0, 2, 6)).toEqual([0, 3, 1, 1, 1, 1, 2]);
  expect(renownIn(GAME, 1, 9, 6)).toEqual([0, -5, -5, -5, -5, -5, 9]);
});

test("the first brew, the best one, two at once and who came from behind are remembered", () => {
  const found = moments(GAME, [1, 9], 6);
  expect(found.map(({ key, seat, n }) => [key, seat, n])).toEqual([
    ["first", 0, 3],
    ["best", 1, 9],
    ["together", 1, 9],
    ["overtaken", 1, 10],
  ]);
  expect(found.map(({ given }) => given)).toEqual([{}, { renown: two }, { count: 2 }, { renown: 8 }]);
});

test("nothing is made up for a game of which nothing was heard", () => {
  expect(moments(happened([]), [4, 3], 15)).toEqual([]);
  expect(renownIn(happened([]), 0, 4, 0)).toEqual([4]);
});
