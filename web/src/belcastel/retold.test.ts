import { describe, expect, it } from "vitest";

import type { Fact } from "../house/table.svelte";
import type { Seat, View } from "./box";
import { POT } from "./pot.test.data";
import { asOf, retold } from "./retold";
import { script } from "./script";

const fact = (key: string, rule: string, details: Record<string, unknown> = {}): Fact => [
  key,
  rule,
  { seat: 0, ...details },
];
const VIEW = { round: 1, card: "shining", agenda: [], asks: {}, seats: [POT, POT] } as unknown as View;
const pot = (...told: Fact[]): Seat => told.reduce(retold, VIEW).seats[0]!;

describe("a cauldron after what was told", () => {
  it("has what was laid and not taken back, and as many whites as were told", () => {
    const told = [
      fact("drew", "BEL-5.2", { chip: "w2" }),
      fact("laid", "BEL-5.2", { chip: "w2", space: 3, whites: 2 }),
      fact("laid", "BEL-5.2", { chip: "w3", space: 6, whites: 5 }),
      fact("back_in_bag", "BEL-8.1", { chip: "w3", whites: 2 }),
      fact("laid", "BEL-5.2", { seat: 1, chip: "g1", space: 4, whites: 0 }),
    ];
    expect(pot(...told)).toMatchObject({
      chips: ["w2"],
      spaces: [3],
      turns: [1],
      whites: 2,
      next_space: 4,
      bag_size: 8,
    });
  });

  it("keeps its turns when a chip between others is taken out", () => {
    const told = [
      fact("laid", "BEL-5.2", { chip: "w1", space: 1, whites: 1 }),
      fact("laid", "BEL-5.2", { chip: "y1", space: 2, whites: 1 }),
      fact("back_in_bag", "BEL-7.3", { chip: "w1", whites: 0 }),
      fact("laid", "BEL-5.2", { chip: "o1", space: 3, whites: 0 }),
    ];
    expect(pot(...told)).toMatchObject({ chips: ["y1", "o1"], spaces: [2, 3], turns: [2, 3] });
  });

  it("pours what finds no space into the bowl, out of which only the last chip comes back", () => {
    const told = [
      fact("laid", "BEL-5.2", { chip: "g1", space: 52, whites: 0 }),
      fact("poured", "WIT-4.1", { chip: "w1", whites: 1 }),
      fact("poured", "WIT-4.1", { chip: "w2", whites: 3 }),
      fact("back_in_bag", "BEL-8.1", { chip: "w2", whites: 1 }),
    ];
    expect(pot(...told)).toMatchObject({ chips: ["g1"], bowl: ["w1"], whites: 1, next_space: 53 });
  });

  it("gathers whites from the cauldron, not from the bowl", () => {
    const told = [
      fact("laid", "BEL-5.2", { chip: "w1", space: 3 }),
      fact("laid", "BEL-5.2", { chip: "g1", space: 52 }),
      fact("poured", "WIT-4.1", { chip: "w1" }),
      fact("back_in_bag", "WIT-3.3", { chip: "w1" }),
    ];
    expect(pot(...told)).toMatchObject({ chips: ["g1"], spaces: [52], bowl: ["w1"] });
  });

  it("lays what was set aside, a locoweed under the name of what it copies", () => {
    const told = [
      fact("set_aside", "WIT-5.6", { chip: "l1" }),
      fact("laid", "BEL-5.2", { chip: "l1=g2", space: 4 }),
      fact("back_in_bag", "BEL-8.1", { chip: "l1" }),
    ];
    expect(pot(...told.slice(0, 2))).toMatchObject({ aside: [], chips: ["l1=g2"] });
    expect(pot(...told)).toMatchObject({ aside: [], chips: [] });
  });

  it("leaves aside what lies there when the same chip is drawn and laid", () => {
    const told = [
      fact("set_aside", "WIT-5.6", { chip: "w2" }),
      fact("drew", "BEL-5.2", { chip: "w2" }),
      fact("laid", "BEL-5.2", { chip: "w2", space: 2 }),
    ];
    expect(pot(...told)).toMatchObject({ aside: ["w2"], chips: ["w2"] });
    expect(pot(...told, fact("laid", "BEL-5.2", { chip: "w2", space: 4 }))).toMatchObject({ aside: [] });
  });

  it("counts a white that is set aside where the house says so", () => {
    expect(pot(fact("set_aside", "WIT-5.6", { chip: "w2", whites: 2 })).whites).toBe(2);
  });

  it("is saved from a white that exploded it from aside", () => {
    const told = [
      fact("laid", "BEL-5.2", { chip: "w2", space: 2, whites: 6 }),
      fact("laid", "BEL-5.2", { chip: "r1", space: 3, whites: 6 }),
      fact("set_aside", "WIT-5.6", { chip: "w2", whites: 8 }),
      fact("exploded", "BEL-6.1", { whites: 8, limit: 7 }),
      fact("saved", "WIT-3.1"),
      fact("back_in_bag", "WIT-3.1", { chip: "w2", whites: 6 }),
    ];
    expect(pot(...told)).toMatchObject({ chips: ["w2", "r1"], aside: [], whites: 6, state: "brewing" });
  });

  it("has everything back after a second chance", () => {
    const again = { chips: ["g1"], spaces: [1], turns: [1], turn: 1, bowl: [], beside: [], aside: [], whites: 0 };
    const told = [
      fact("laid", "BEL-5.2", { chip: "w3", space: 4, whites: 3 }),
      fact("rubies", "BEL-7.3", { rubies: 1 }),
      fact("restarted", "BEL-16.12", { again: { ...again, rubies: 0, points: 0, pennies: ["silver"] } }),
    ];
    expect(pot(...told)).toMatchObject({ ...again, rubies: 0, pennies: ["silver"], state: "brewing", next_space: 2 });
  });

  it("has not exploded when a witch saved it", () => {
    const told = [
      fact("laid", "BEL-5.2", { chip: "w3", space: 3, whites: 9 }),
      fact("exploded", "BEL-6.1", { whites: 9, limit: 7 }),
      fact("saved", "WIT-3.1"),
      fact("back_in_bag", "WIT-3.1", { chip: "w3", whites: 6 }),
      fact("scoring_space", "BEL-10.0", { space: 1 }),
    ];
    expect(pot(...told)).toMatchObject({ state: "stopped", chips: [], whites: 6 });
  });

  it("ends stopped or exploded, on its scoring space, which moves on with its last chip", () => {
    const told = [
      fact("laid", "BEL-5.2", { chip: "g2", space: 11, whites: 9 }),
      fact("exploded", "BEL-6.1", { whites: 9, limit: 7 }),
      fact("scoring_space", "BEL-10.0", { space: 12 }),
    ];
    expect(pot(...told)).toMatchObject({ state: "exploded", whites: 9, space: 12 });
    expect(pot(...told, fact("moved_on", "BEL-16.23", { chip: "g2", space: 13 }))).toMatchObject({
      space: 14,
      spaces: [13],
    });
  });
});

it("points, rubies and pennies come and go as they are told", () => {
  const told = [
    fact("points", "BEL-10.4", { points: 5 }),
    fact("rubies", "BEL-10.3", { rubies: 3 }),
    fact("paid_rubies", "BEL-10.6", { rubies: 2 }),
    fact("lost_rubies", "BEL-16.20", { rubies: 1 }),
    fact("penny", "WIT-3.6", { witch: "C2" }),
  ];
  expect(pot(...told)).toMatchObject({ points: 5, rubies: 0, pennies: ["silver"] });
});

it("a round begins with empty cauldrons", () => {
  const view = [
    fact("laid", "BEL-5.2", { chip: "w3", space: 3, whites: 3 }),
    fact("exploded", "BEL-6.1", { whites: 9, limit: 7 }),
    fact("round", "BEL-2", { round: 2, first: 1 }),
    fact("card", "BEL-3.1", { card: "charity" }),
    fact("rat", "BEL-4.1", { tails: 2, space: 2 }),
  ].reduce(retold, VIEW);
  expect(view).toMatchObject({ round: 2, first: 1, card: "charity" });
  expect(view.seats[0]).toMatchObject({ chips: [], whites: 0, state: "brewing", rat: 2, next_space: 3 });
});

it("what was told earlier is found out again from how things stand now", () => {
  const told = script([
    {
      n: 1,
      at: 0,
      kind: "answered",
      isLive: false,
      about: {
        told: [
          ["round", "BEL-2", { round: 1, first: 0 }],
          ["card", "BEL-3.1", { seat: 0, card: "shining" }],
          fact("drew", "BEL-5.2", { chip: "w1" }),
          fact("laid", "BEL-5.2", { chip: "w1", space: 1, whites: 1 }),
          fact("rubies", "BEL-7.3", { rubies: 1 }),
          fact("drew", "BEL-5.2", { chip: "o1" }),
          fact("laid", "BEL-5.2", { chip: "o1", space: 2, whites: 1 }),
          fact("points", "BEL-7.3", { points: 2 }),
        ],
      },
    },
  ]);
  const now = told.map(({ key, rule, details }): Fact => [key, rule, details]).reduce(retold, VIEW);
  for (let place = 3; place < told.length; place += 1) {
    const then = asOf(now, told.slice(0, place), told.slice(place));
    const facts = told.slice(0, place).map(({ key, rule, details }): Fact => [key, rule, details]);
    expect(then.seats).toEqual(facts.reduce(retold, VIEW).seats);
  }
});
