import { describe, expect, it } from "vitest";

import { bestCover, coverWith, lacking, less, needed, spread } from "./cover";

// F01 toad 1, F05 clover 1, F09 mushroom 1, F13 bat 1, F17 toad + clover 2, F25 toad + bat 2, F37 mushroom + bat 2, F43 two mushrooms 3
// P01 two toads, P06 clover + mushroom, P07 mushroom + bat, P12 toad + clover + bat

describe("the best cover", () => {
  it("shares a card between two potions", () => {
    const cover = bestCover(["P06", "P12"], ["F05", "F09", "F17", "F25"], 0);
    expect(cover.missing).toEqual([]);
    expect(cover.cards).toEqual(["F05", "F09", "F17", "F25"].filter((card) => cover.cards.includes(card)));
    expect(Object.values(cover.wasted).flat().length).toBe(1); // one toad too many, whichever way
  });

  it("wastes as little as can be, then costs as little as can be", () => {
    expect(bestCover(["P07"], ["F37", "F13", "F43", "F09"], 0).cards).toEqual(["F37"]);
    expect(bestCover(["P01"], ["F04", "F01", "F02"], 0).cards).toEqual(["F01", "F02"]);
  });

  it("says what is missing, and pinches where it may", () => {
    expect(bestCover(["P06"], ["F09"], 0)).toMatchObject({ cards: ["F09"], missing: ["clover"], pinched: [] });
    expect(bestCover(["P06"], ["F09"], 1)).toMatchObject({ cards: ["F09"], missing: [], pinched: ["clover"] });
  });

  it("uses no card that gives nothing", () => {
    expect(bestCover(["P06"], ["F05", "F09", "F13", "F01"], 0).cards).toEqual(["F05", "F09"]);
  });

  it("keeps what the house has taken already", () => {
    expect(bestCover(["P07"], ["F09", "F13", "F37"], 0, ["F09"]).cards).toContain("F09");
  });

  it("copes with a larder that is far too full", () => {
    const larder = Array.from({ length: 40 }, (_, number) => `F${String(number + 1).padStart(2, "0")}`);
    expect(bestCover(["P33"], larder, 0).missing).toEqual([]);
  });
});

it("fills sockets with cards and stars, and leaves the rest as waste", () => {
  const cover = coverWith(["P12", "P06"], ["F05", "F25", "F43"], 1);
  expect(cover.sockets[0]!.map(({ kind, card }) => [kind, card])).toEqual([
    ["toad", "F25"],
    ["clover", "F05"],
    ["bat", "F25"],
  ]);
  expect(cover.sockets[1]).toEqual([
    { kind: "clover", card: null, isPinched: true },
    { kind: "mushroom", card: "F43", isPinched: false },
  ]);
  expect(cover.wasted).toEqual({ F05: [], F25: [], F43: ["mushroom"] });
});

it("leaves every potion a real ingredient under pinches", () => {
  expect(spread(["toad", "toad"], [["toad", "toad"]])).toBeNull();
  expect(spread(["toad"], [["toad", "toad"]])).toEqual([0]);
  expect(
    spread(
      ["clover", "clover"],
      [
        ["clover", "clover"],
        ["clover", "mushroom"],
      ],
    ),
  ).toEqual([1, 0]);
  expect(coverWith(["P01"], [], 2)).toMatchObject({ pinched: ["toad"], missing: ["toad"] });
});

it("pinches only what the whole larder lacks, where a pinch may not save a card", () => {
  expect(lacking(["P06"], ["F05", "F09"])).toEqual([]);
  expect(coverWith(["P06"], ["F09"], 1, [], [])).toMatchObject({ pinched: [], missing: ["clover"] });
  expect(coverWith(["P06"], ["F09"], 1)).toMatchObject({ pinched: ["clover"], missing: [] });
  expect(coverWith(["P01"], ["F01"], 1, [], lacking(["P01"], ["F01"]))).toMatchObject({
    pinched: ["toad"],
    missing: [],
  });
});

it("drops cards that another one makes needless", () => {
  expect(needed(["P07"], ["F09", "F13", "F37"], [], "F37")).toEqual(["F37"]);
  expect(needed(["P07"], ["F37", "F01"], [], "F01")).toEqual(["F37"]);
});

it("takes away one for one", () => {
  expect(less(["a", "a", "b"], ["a", "c"])).toEqual(["a", "b"]);
});
