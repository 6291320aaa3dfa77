import { describe, expect, it } from "vitest";

import type { Event, Fact } from "../house/table.svelte";
import type { Seat } from "./box";
import { brewed, script } from "./script";

const event = (n: number, ...told: Fact[]): Event => ({ n, at: 0, kind: "answered", about: { told }, isLive: true });
const fact = (key: string, rule: string, details: Record<string, unknown> = {}): Fact => [key, rule, { seat: 0, ...details }];
const sections = (...told: Fact[]): string => script([event(1, ...told)]).map(({ section }) => section).join(" ");
const POT = { chips: [], spaces: [], beside: [], whites: 0, state: "brewing", drop: 0, rat: 0 } as unknown as Seat;

describe("sections of a round", () => {
  it("go from the card over the brewing to the phases", () => {
    expect(sections(fact("round", "BEL-2", { round: 2 }), fact("card", "BEL-3.1"), fact("rat", "BEL-4.1"), fact("drew", "BEL-5.2"), fact("laid", "BEL-5.2"))).toBe("intro card card brew brew");
  });

  it("put what a chip does in B, whatever its rule, and what a card adds where it is added", () => {
    const chips = [fact("rubies", "BEL-7.3"), fact("points", "BEL-16.22"), fact("drop_stays", "BEL-16.18")];
    expect(sections(fact("scoring_space", "BEL-10.0"), fact("gained_chip", "BEL-16.15"), fact("rolled", "BEL-10.1"), ...chips)).toBe("A A A B B B");
    expect(sections(fact("scoring_space", "BEL-10.0"), fact("rubies", "BEL-10.3"), fact("points", "BEL-16.15"), fact("points", "BEL-10.4"))).toBe("A C C D");
  });

  it("know the last exchange of coins (E) from that of rubies (F)", () => {
    const told = [fact("points", "BEL-10.4"), fact("points", "BEL-12.2"), fact("paid_rubies", "BEL-10.6"), fact("points", "BEL-12.2"), fact("ended", "BEL-13.1")];
    expect(sections(fact("scoring_space", "BEL-10.0"), ...told)).toBe("A D E F F end");
  });

  it("never carry a phase into the next round", () => {
    const told = script([event(1, fact("scoring_space", "BEL-10.0")), event(2, fact("bought", "BEL-10.5"), fact("round", "BEL-2", { round: 2 }), fact("card", "BEL-3.1"), fact("points", "BEL-16.26"))]);
    expect(told.map(({ round, section }) => `${round}${section}`)).toEqual(["0A", "0E", "2intro", "2card", "2card"]);
  });
});

describe("a cauldron from what was told", () => {
  it("has what was laid and not taken back", () => {
    const pot = brewed(POT, 0, [fact("laid", "", { chip: "w2", space: 3 }), fact("laid", "", { chip: "w3", space: 6 }), fact("back_in_bag", "BEL-8.1", { chip: "w3" }), fact("laid", "", { seat: 1, chip: "g1", space: 4 })]);
    expect([pot.chips, pot.spaces, pot.whites]).toEqual([["w2"], [3], 2]);
  });

  it("ends stopped or exploded, on its scoring space", () => {
    const pot = brewed(POT, 0, [fact("exploded", "", { whites: 9 }), fact("scoring_space", "", { space: 12 })]);
    expect([pot.state, pot.whites, pot.next_space]).toEqual(["exploded", 9, 12]);
  });
});
