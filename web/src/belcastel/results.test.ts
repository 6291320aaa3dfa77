import { describe, expect, it } from "vitest";

import type { Event, Fact } from "../house/table.svelte";
import { curveOf, moments, sourcesOf } from "./results";
import { script } from "./script";

const fact = (key: string, rule: string, details: Record<string, unknown> = {}): Fact => [
  key,
  rule,
  { seat: 0, ...details },
];
const events: Event[] = [
  [
    fact("round", "BEL-2", { round: 1 }),
    fact("card", "BEL-3.1", { card: "just_in_time" }),
    fact("points", "BEL-16.26", { points: 4 }),
  ],
  [
    fact("exploded", "BEL-6.1", { seat: 1, whites: 9 }),
    fact("scoring_space", "BEL-10.0", { space: 12 }),
    fact("points", "BEL-10.4", { points: 3 }),
  ],
  [
    fact("round", "BEL-2", { round: 9 }),
    fact("scoring_space", "BEL-10.0", { seat: 1, space: 20 }),
    fact("points", "BEL-10.4", { seat: 1, points: 9 }),
    fact("points", "BEL-99", { points: 1 }),
    fact("ended", "BEL-13.1", { winners: [1] }),
  ],
].map((told, n) => ({ n, at: 0, kind: "answered", about: { told }, isLive: false }));
const told = script(events);

describe("where points came from", () => {
  it("is told by the rules, and adds up to the score", () => {
    expect(sourcesOf(told, 0, 8)).toMatchObject({ cards: 4, spaces: 3, other: 1 });
  });

  it("is honest about what no fact explains", () => {
    expect(sourcesOf(told, 0, 10).other).toBe(3);
  });
});

it("grows from round to round", () => {
  expect(curveOf(told, 0)).toEqual([0, 7, 7, 7, 7, 7, 7, 7, 7, 8]);
});

it("remembers an explosion, a good card, the best round and who came from behind", () => {
  expect(moments(told, 2).map(({ key, seat, round }) => [key, seat, round])).toEqual([
    ["card", 0, 1],
    ["exploded", 1, 1],
    ["steady", 0, 1],
    ["furthest", 1, 9],
    ["best", 1, 9],
    ["overtaken", 1, 9],
  ]);
});

describe("a table with witches", () => {
  const called = [
    fact("round", "BEL-2", { round: 1 }),
    fact("penny", "WIT-3.9", { witch: "G1" }),
    fact("points", "WIT-3.9", { points: 4 }),
    fact("penny", "WIT-3.11", { seat: 1, witch: "G3" }),
    fact("rubies", "WIT-3.11", { seat: 1, rubies: 10 }),
    fact("penny", "WIT-3.6", { witch: "C2" }),
    fact("points", "WIT-4.2", { points: 2 }),
    fact("points", "WIT-2.2", { points: 4 }),
  ];
  const script_ = script([{ n: 1, at: 0, kind: "answered", about: { told: called }, isLive: false }]);

  it("has points of witches and of pennies that were kept; a bowl belongs to the space", () => {
    expect(sourcesOf(script_, 0, 10)).toMatchObject({ witches: 8, spaces: 2, other: 0 });
  });

  it("remembers the call that brought most", () => {
    expect(moments(script_, 2).find(({ key }) => key === "witch")).toMatchObject({ seat: 1, given: { witch: "G3" } });
  });
});
