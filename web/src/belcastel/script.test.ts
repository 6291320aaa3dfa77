import { describe, expect, it } from "vitest";

import type { Event, Fact } from "../house/table.svelte";
import type { Seat } from "./box";
import { brewed, script } from "./script";

const event = (n: number, ...told: Fact[]): Event => ({ n, at: 0, kind: "answered", about: { told }, isLive: true });
const fact = (key: string, rule: string, details: Record<string, unknown> = {}): Fact => [
  key,
  rule,
  { seat: 0, ...details },
];
const sections = (...told: Fact[]): string =>
  script([event(1, ...told)])
    .map(({ section }) => section)
    .join(" ");
const POT = {
  chips: [],
  spaces: [],
  beside: [],
  bowl: [],
  aside: [],
  whites: 0,
  state: "brewing",
  drop: 0,
  rat: 0,
} as unknown as Seat;

describe("sections of a round", () => {
  it("go from the card over the brewing to the phases", () => {
    expect(
      sections(
        fact("round", "BEL-2", { round: 2 }),
        fact("card", "BEL-3.1"),
        fact("rat", "BEL-4.1"),
        fact("drew", "BEL-5.2"),
        fact("laid", "BEL-5.2"),
      ),
    ).toBe("intro card card brew brew");
  });

  it("put what a chip does in B, whatever its rule, and what a card adds where it is added", () => {
    const chips = [fact("rubies", "BEL-7.3"), fact("points", "BEL-16.22"), fact("drop_stays", "BEL-16.18")];
    expect(
      sections(
        fact("scoring_space", "BEL-10.0"),
        fact("gained_chip", "BEL-16.15"),
        fact("rolled", "BEL-10.1"),
        ...chips,
      ),
    ).toBe("A A A B B B");
    expect(
      sections(
        fact("scoring_space", "BEL-10.0"),
        fact("rubies", "BEL-10.3"),
        fact("points", "BEL-16.15"),
        fact("points", "BEL-10.4"),
      ),
    ).toBe("A C C D");
  });

  it("know the last exchange of coins (E) from that of rubies (F)", () => {
    const told = [
      fact("points", "BEL-10.4"),
      fact("points", "BEL-12.2"),
      fact("paid_rubies", "BEL-10.6"),
      fact("points", "BEL-12.2"),
      fact("ended", "BEL-13.1"),
    ];
    expect(sections(fact("scoring_space", "BEL-10.0"), ...told)).toBe("A D E F F end");
  });

  it("put a witch, a bowl and a penny that was kept where they belong", () => {
    const called = [
      fact("penny", "WIT-3.4"),
      fact("rolled", "BEL-10.1"),
      fact("start_chip", "WIT-5.5"),
      fact("penny", "WIT-3.11"),
      fact("rubies", "WIT-3.11"),
      fact("points", "BEL-10.4"),
    ];
    const later = [
      fact("points", "WIT-4.2"),
      fact("points", "WIT-3.9"),
      fact("coins", "WIT-3.6"),
      fact("drop", "WIT-5.8"),
      fact("penny", "WIT-3.12"),
      fact("pennies_left", "WIT-2.2"),
      fact("ended", "BEL-13.1"),
    ];
    expect(sections(fact("scoring_space", "BEL-10.0"), ...called, ...later)).toBe("A A A B C C D D D E E F F end");
  });

  it("never carry a phase into the next round", () => {
    const told = script([
      event(1, fact("scoring_space", "BEL-10.0")),
      event(
        2,
        fact("bought", "BEL-10.5"),
        fact("round", "BEL-2", { round: 2 }),
        fact("card", "BEL-3.1"),
        fact("points", "BEL-16.26"),
      ),
    ]);
    expect(told.map(({ round, section }) => `${round}${section}`)).toEqual(["0A", "0E", "2intro", "2card", "2card"]);
  });
});

describe("a cauldron from what was told", () => {
  it("has what was laid and not taken back", () => {
    const pot = brewed(POT, 0, [
      fact("laid", "", { chip: "w2", space: 3 }),
      fact("laid", "", { chip: "w3", space: 6 }),
      fact("back_in_bag", "BEL-8.1", { chip: "w3" }),
      fact("laid", "", { seat: 1, chip: "g1", space: 4 }),
    ]);
    expect([pot.chips, pot.spaces, pot.whites]).toEqual([["w2"], [3], 2]);
  });

  it("pours what finds no space into the bowl, out of which only the last chip comes back", () => {
    const told = [
      fact("laid", "", { chip: "g1", space: 52 }),
      fact("poured", "WIT-4.1", { chip: "w1" }),
      fact("poured", "WIT-4.1", { chip: "w2" }),
      fact("back_in_bag", "BEL-8.1", { chip: "w2" }),
    ];
    const pot = brewed(POT, 0, told);
    expect([pot.chips, pot.bowl, pot.whites]).toEqual([["g1"], ["w1"], 1]);
  });

  it("gathers whites from the cauldron, not from the bowl", () => {
    const told = [
      fact("laid", "", { chip: "w1", space: 3 }),
      fact("laid", "", { chip: "g1", space: 52 }),
      fact("poured", "WIT-4.1", { chip: "w1" }),
      fact("back_in_bag", "WIT-3.3", { chip: "w1" }),
    ];
    expect(brewed(POT, 0, told)).toMatchObject({ chips: ["g1"], spaces: [52], bowl: ["w1"] });
  });

  it("lays what was set aside, a locoweed under the name of what it copies", () => {
    const told = [
      fact("set_aside", "WIT-5.6", { chip: "l1" }),
      fact("laid", "", { chip: "l1=g2", space: 4 }),
      fact("back_in_bag", "BEL-8.1", { chip: "l1" }),
    ];
    expect(brewed(POT, 0, told.slice(0, 2))).toMatchObject({ aside: [], chips: ["l1=g2"] });
    expect(brewed(POT, 0, told)).toMatchObject({ aside: [], chips: [] });
  });

  it("has not exploded when a witch saved it", () => {
    const told = [
      fact("laid", "", { chip: "w3", space: 3 }),
      fact("exploded", "", { whites: 9 }),
      fact("saved", "WIT-3.1"),
      fact("back_in_bag", "WIT-3.1", { chip: "w3" }),
      fact("scoring_space", "", { space: 1 }),
    ];
    expect(brewed(POT, 0, told)).toMatchObject({ state: "stopped", chips: [], whites: 6 });
  });

  it("ends stopped or exploded, on its scoring space", () => {
    const pot = brewed(POT, 0, [fact("exploded", "", { whites: 9 }), fact("scoring_space", "", { space: 12 })]);
    expect([pot.state, pot.whites, pot.next_space]).toEqual(["exploded", 9, 12]);
  });
});
