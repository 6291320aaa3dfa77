import { describe, expect, it } from "vitest";

import type { Event, Fact } from "../house/table.svelte";
import { type Phase, script } from "./script";
import { entries } from "./scores";

const fact = (key: string, rule: string, details: Record<string, unknown> = {}): Fact => [
  key,
  rule,
  { seat: 0, ...details },
];

function sheet(phase: Phase, ...told: Fact[]): object[] {
  const event: Event = {
    n: 1,
    at: 0,
    kind: "answered",
    about: { told: [fact("scoring_space", "BEL-10.0", { space: 9 }), ...told] },
    isLive: true,
  };
  return entries(script([event]), 0, phase).map(({ id: _, ...entry }) => entry);
}

describe("a cell of the sheet", () => {
  it("has each roll with what it gave, and what a card added apart", () => {
    const told = [
      fact("gained_chip", "BEL-16.15", { chip: "g2" }),
      fact("rolled", "BEL-10.1", { face: "3" }),
      fact("points", "BEL-10.1", { points: 2 }),
      fact("rolled", "BEL-10.1", { face: "5" }),
      fact("drop_stays", "BEL-16.18"),
    ];
    expect(sheet("A", ...told)).toEqual([
      { source: "card", gains: [{ is: "chip", chip: "g2", n: 1 }] },
      { source: "die", face: 3, gains: [{ is: "points", n: 2 }] },
      { source: "die", face: 5, gains: [{ is: "nothing" }] },
    ]);
  });

  it("has one entry for each colour that acts, with the bonus of a tube", () => {
    const told = [
      fact("rubies", "BEL-7.3", { rubies: 1 }),
      fact("rubies", "BEL-7.3", { seat: 1, rubies: 1 }),
      fact("points", "BEL-16.22", { points: 2 }),
      fact("tube", "BEL-14.1", { tube: 2 }),
      fact("points", "BEL-14.1", { points: 1 }),
    ];
    expect(sheet("B", ...told)).toEqual([
      { source: "chip", color: "green", gains: [{ is: "rubies", n: 1 }] },
      {
        source: "chip",
        color: "purple",
        gains: [
          { is: "points", n: 2 },
          { is: "tube", n: 2 },
          { is: "points", n: 1 },
        ],
      },
    ]);
  });

  it("has what was chosen and bought", () => {
    expect(sheet("D", fact("reward", "BEL-10.4", { reward: "coins" }))).toEqual([
      { source: "reward", reward: "coins", gains: [] },
    ]);
    expect(
      sheet(
        "E",
        fact("bought", "BEL-10.5", { chip: "b1", price: 5 }),
        fact("bought", "BEL-10.5", { chip: "r1", price: 6 }),
      ),
    ).toHaveLength(2);
  });

  it("has every payment with what it paid for", () => {
    const told = [
      fact("paid_rubies", "BEL-10.6", { rubies: 2 }),
      fact("drop", "BEL-10.6", { space: 3 }),
      fact("paid_rubies", "BEL-10.6", { rubies: 2 }),
      fact("points", "BEL-12.2", { points: 1 }),
    ];
    expect(sheet("F", ...told)).toEqual([
      {
        source: "paid",
        gains: [
          { is: "rubies", n: -2 },
          { is: "drop", n: 1 },
        ],
      },
      {
        source: "paid",
        gains: [
          { is: "rubies", n: -2 },
          { is: "points", n: 1 },
        ],
      },
    ]);
  });

  it("has a witch with what she brought, and the bowl beside the space", () => {
    const told = [
      fact("points", "BEL-10.4", { points: 15 }),
      fact("points", "WIT-4.2", { points: 2 }),
      fact("penny", "WIT-3.9", { witch: "G1" }),
      fact("points", "WIT-3.9", { points: 7 }),
    ];
    expect(sheet("D", ...told)).toEqual([
      { source: "space", gains: [{ is: "points", n: 15 }] },
      { source: "bowl", gains: [{ is: "points", n: 2 }] },
      { source: "witch", witch: "G1", gains: [{ is: "points", n: 7 }] },
    ]);
    expect(sheet("E", fact("penny", "WIT-3.6", { witch: "C2" }), fact("coins", "WIT-3.6", { coins: 30 }))).toEqual([
      { source: "witch", witch: "C2", gains: [{ is: "coins", n: 30 }] },
    ]);
  });

  it("has a chip that passes to the neighbor, with the drop for it", () => {
    const told = [
      fact("bought", "BEL-10.5", { chip: "k1", price: 10 }),
      fact("passed_black", "WIT-5.8", { chip: "k1", neighbor: 1 }),
      fact("drop", "WIT-5.8", { space: 2 }),
    ];
    expect(sheet("E", ...told)).toEqual([
      {
        source: "bought",
        chip: "k1",
        price: 10,
        gains: [
          { is: "passed", chip: "k1", to: 1 },
          { is: "drop", n: 1 },
        ],
      },
    ]);
  });

  it("has a chip that is kept, what ghosts bought, and moths that pay", () => {
    const told = [
      fact("rubies", "WIT-5.8", { rubies: 2 }),
      fact("start_chip", "WIT-5.5", { chip: "g2" }),
      fact("bought", "WIT-5.7", { chip: "b1", price: 8 }),
    ];
    expect(sheet("B", ...told)).toEqual([
      { source: "chip", color: "black", gains: [{ is: "rubies", n: 2 }] },
      { source: "chip", color: "green", gains: [{ is: "kept", chip: "g2" }] },
      { source: "bought", chip: "b1", price: 8, gains: [] },
    ]);
  });

  it("has the pennies that were kept to the end", () => {
    const told = [fact("pennies_left", "WIT-2.2", { pennies: 2, points: 4 }), fact("points", "WIT-2.2", { points: 4 })];
    expect(sheet("F", ...told)).toEqual([{ source: "pennies", gains: [{ is: "points", n: 4 }] }]);
  });
});
