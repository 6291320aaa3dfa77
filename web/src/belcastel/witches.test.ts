import { beforeAll, describe, expect, it, test } from "vitest";

import { teach } from "../house/sentences";
import { words } from "../house/words.svelte";
import type { Asked, Prospects } from "../protocol";
import { type Seat, type View, bowlPoints } from "./box";
import { speech } from "./speech";
import { brings, ruleOf, standings } from "./witches";

beforeAll(async () => {
  teach("belcastel", speech);
  await words.load("en");
});

const SEAT: Partial<Seat> = {
  chips: ["w2", "g1", "w3", "w2"],
  spaces: [2, 3, 6, 8],
  whites: 7,
  limit: 7,
  bag: ["w1", "w1", "w3", "o1"],
  bag_size: 4,
  pennies: ["silver", "gold"],
  kept: [],
  poured: false,
  space: 16,
};
const view = (more: Partial<View> = {}): View =>
  ({ witches: ["S3", "C2", "G1"], seats: [SEAT, SEAT], agenda: [], ...more }) as unknown as View;
const ask = { ask: 3, about: "brew", rule: "BEL-5.3", options: ["draw", "stop", "witch:S3"] } as Asked;
const told = (...facts: [string, Record<string, unknown>][]) => ({
  changes: [],
  open: false,
  next: null,
  told: facts.map(([key, details]) => [key, "", { seat: 0, ...details }]),
});
const prospects = (options: Record<string, unknown>, odds: object | null = null): Prospects =>
  ({ n: 1, ask: 3, options, refused: {}, odds }) as unknown as Prospects;

test("a witch can be called when she is offered, and stays spent once her penny is gone", () => {
  const [silver, copper, gold] = standings(view(), 0, ask, null);
  expect([silver!.isOpen, copper!.isOpen, gold!.isOpen]).toEqual([true, false, false]);
  expect([silver!.isSpent, copper!.isSpent, gold!.isSpent]).toEqual([false, true, false]);
  expect(standings(view(), 0, null, null).some(({ isOpen }) => isOpen)).toBe(false);
});

test("each of the twelve has her rule", () => {
  expect(["S1", "S4", "C1", "C4", "G1", "G4"].map(ruleOf)).toEqual([
    "WIT-3.1",
    "WIT-3.4",
    "WIT-3.5",
    "WIT-3.8",
    "WIT-3.9",
    "WIT-3.12",
  ]);
});

describe("what she would bring", () => {
  it("is how the whites fall and, where chances are told, what the bag then risks", () => {
    expect(brings("S3", view(), 0, null)).toBe("whites 7 → 2");
    expect(brings("S3", view(), 0, prospects({}, { safe: false }))).toBe("whites 7 → 2, risk 0 in 6");
    expect(brings("S3", view(), 0, prospects({}, { safe: true }))).toBe("whites 7 → 2");
  });

  it("is never more chips than the bag holds", () => {
    expect(brings("S2", view(), 0, null)).toMatch(/^4 .* of 4/);
  });

  it("comes from what the house foretells: coins, points, rubies, a white that goes back", () => {
    const buying = view({ agenda: [{ rule: "belcastel/Buy", seat: 0, coins: 15 }] as never });
    expect(brings("C2", buying, 0, prospects({ "witch:C2": told(["coins", { coins: 30 }]) }))).toBe("15 → 30 coins");
    expect(brings("G1", view(), 0, prospects({ "witch:G1": told(["points", { points: 7 }]) }))).toBe("+7 points");
    expect(brings("G3", view(), 0, prospects({ "witch:G3": told(["rubies", { rubies: 5 }]) }))).toBe("+5 rubies");
    expect(brings("S1", view(), 0, prospects({ "witch:S1": told(["back_in_bag", { chip: "w2" }]) }))).toBe(
      "whites 7 → 5",
    );
  });

  it("is points in the last round, where coins are exchanged at once", () => {
    const options = {
      "witch:C2": told(["coins", { coins: 30 }], ["points", { points: 6 }]),
      done: told(["points", { points: 3 }]),
    };
    expect(brings("C2", view(), 0, prospects(options))).toBe("30 coins: 6 points instead of 3");
  });

  it("is said in words where there is no number, or where the house is silent", () => {
    expect(brings("G1", view(), 0, null)).toBe(words.say("belcastel-witch-G1.short"));
  });

  it("does not mistake somebody else's gain for mine", () => {
    expect(brings("G1", view(), 0, prospects({ "witch:G1": told(["points", { seat: 1, points: 7 }]) }))).toBe(
      words.say("belcastel-witch-G1.short"),
    );
  });
});

test("a bowl is worth half of its values, rounded down", () => {
  expect([[], ["w1"], ["w1", "g2"], ["o6", "l1", "k1"]].map(bowlPoints)).toEqual([0, 0, 1, 4]);
});
