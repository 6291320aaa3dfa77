import { expect, test } from "vitest";

import type { Event, Fact } from "../house/table.svelte";
import { deedsOf, fatesOf, happened, livesOf, moments } from "./podium";

const events = (...facts: Fact[]): Event[] =>
  facts.map((fact, n) => ({ n: n + 1, at: 0, kind: "answered", about: { told: [fact] }, isLive: false }));

/** Round 1: Ada takes two of Bea's with one ghost; round 2: Bea's ghost is parried, and Cléo captures one of Ada's. */
const BALL = happened(
  events(
    ["round", "BAL-3.1", { round: 1, first: 0 }],
    ["turn", "BAL-4.1", { seat: 0 }],
    ["declared", "BAL-4.5", { seat: 0, target: 1 }],
    ["failed", "BAL-4.14", { seat: 1 }],
    ["lost", "BAL-4.14", { seat: 1, owner: 1, left: 1 }],
    ["lost", "BAL-4.14", { seat: 1, owner: 1, left: 0 }],
    ["round", "BAL-3.1", { round: 2, first: 0 }],
    ["turn", "BAL-4.1", { seat: 1 }],
    ["declared", "BAL-4.5", { seat: 1, target: 0 }],
    ["parried", "BAL-4.14", { seat: 0 }],
    ["lost", "BAL-7.12", { seat: 1, owner: 1, left: 0 }],
    ["turn", "BAL-4.1", { seat: 2 }],
    ["declared", "BAL-4.5", { seat: 2, target: 0 }],
    ["failed", "BAL-4.14", { seat: 0 }],
    ["captured", "BAL-7.9", { seat: 0, captor: 2, owner: 0 }],
    ["healed", "BAL-7.7", { seat: 2 }],
  ),
);

test("hits are those of the attacker, parries those of the defender", () => {
  expect(deedsOf(BALL, 3)).toEqual([
    { parried: 1, hits: 1 },
    { parried: 0, hits: 0 },
    { parried: 0, hits: 1 },
  ]);
});

test("every Crapzouille lives or was lost to something", () => {
  expect(fatesOf(BALL, 1, 7)).toEqual({ alive: 7, attack: 2, ghost: 1, captured: 0 });
  expect(fatesOf(BALL, 0, 9)).toEqual({ alive: 9, attack: 0, ghost: 0, captured: 1 });
});

test("they are told back round by round from what is left", () => {
  expect(livesOf(BALL, 1, 7, 2)).toEqual([10, 8, 7]);
  expect(livesOf(BALL, 2, 12, 2)).toEqual([10, 10, 12]);
});

test("the first loss, the hardest strike and a narrow escape are remembered, each with its event", () => {
  const found = moments(BALL, 3, 0, 2);
  expect(found.map(({ key, seat, n }) => [key, seat, n])).toEqual([
    ["first", 1, 5],
    ["strike", 0, 6],
    ["narrow", 0, 15],
  ]);
  expect(found[1]!.given).toEqual({ count: 2 });
});

test("nothing is made up for a ball of which nothing was heard", () => {
  expect(moments(happened([]), 3, 0, 2)).toEqual([]);
  expect(livesOf(happened([]), 0, 2, 0)).toEqual([2]);
});
