import { describe, expect, it } from "vitest";

import type { Event, Fact } from "../house/table.svelte";
import { script } from "./script";

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
