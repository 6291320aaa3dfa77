import { afterEach, describe, expect, test } from "vitest";

import { FOREST, KINDS, POTIONS, SPELLS, type Values, gatheredIn, missingFor, printedBy, sockets } from "./cards";
import { colorOf, costOf, councilOf, flasksFor, kindsOf, phasesOf, recipeOf, renownOf, rewardOf } from "./cards";
import { FOREST_SIZES, forestMeasures } from "./measures";

describe("what is printed", () => {
  afterEach(() => printedBy());

  test("every card has its values, every ingredient is known", () => {
    expect([FOREST.length, POTIONS.length, SPELLS.length]).toEqual([56, 40, 6]);
    expect(FOREST.filter((card) => !costOf(card) || !kindsOf(card).length || kindsOf(card).length > 3)).toEqual([]);
    expect(POTIONS.filter((potion) => !rewardOf(potion) || !renownOf(potion) || recipeOf(potion).length < 2)).toEqual(
      [],
    );
    expect([...FOREST.flatMap(kindsOf), ...POTIONS.flatMap(recipeOf)].filter((kind) => !KINDS.includes(kind))).toEqual(
      [],
    );
    expect(SPELLS.filter((spell) => flasksFor(spell).length !== 2 || !phasesOf(spell).length)).toEqual([]);
  });

  test("a sale lowers the renown of a potion, a trade does not", () => {
    expect([renownOf("P01"), renownOf("P01", "sold"), renownOf("P01", "traded")]).toEqual([3, 1, 3]);
  });

  test("a table may have other values, until the next one has ours", () => {
    const printed = {
      council_witch: "Vipérine Poison",
      colour: "blue",
      ingredients: ["bat", "toad"],
      coins: 9,
      renown: 8,
    };
    const forest = [{ id: "F01", ingredients: ["bat"], cost: 0 }];
    const spells = [{ id: "twin", colours: ["green", "green"] }];
    printedBy({ forest, potions: [{ id: "P01", ...printed }], spells } as Values);
    expect([kindsOf("F01"), costOf("F01"), flasksFor("twin")]).toEqual([["bat"], 0, ["green", "green"]]);
    expect([colorOf("P01"), recipeOf("P01"), rewardOf("P01")]).toEqual(["blue", ["toad", "bat"], 9]);
    expect([renownOf("P01"), councilOf("P01")]).toEqual([8, "viperine"]);
    printedBy();
    expect([kindsOf("F01"), councilOf("P01")]).toEqual([["toad"], "abigail"]);
  });
});

describe("a recipe and a larder", () => {
  test("cards give everything that is on them, in one order", () => {
    expect(gatheredIn(["F13", "F17", "F01"])).toEqual(["toad", "toad", "clover", "bat"]);
  });

  test("each ingredient fills one socket", () => {
    expect([recipeOf("P01"), missingFor("P01", ["F01"])]).toEqual([["toad", "toad"], ["toad"]]);
    expect(sockets("P01", ["F01"]).map(({ isMissing }) => isMissing)).toEqual([false, true]);
    expect([missingFor("P01", ["F01", "F02", "F03"]), missingFor("P01", [])]).toEqual([[], ["toad", "toad"]]);
  });
});

describe("a forest card", () => {
  const sizes = [...Object.values(FOREST_SIZES), [56, 58] as const];

  test.each(sizes)("of %i × %i has room for everything on it", (width, height) => {
    for (const count of [1, 2, 3]) {
      const { ground, ingredient, coin } = forestMeasures(width, height, count);
      expect(ingredient * count + count - 1).toBeLessThanOrEqual(width - 4);
      expect(ingredient).toBeLessThanOrEqual(height - ground - 4);
      expect([coin <= ground, coin >= 20, ingredient >= 15]).toEqual([true, true, true]);
    }
  });

  test.each(sizes)("of %i × %i keeps puppet and price apart", (width, height) => {
    const { puppet, coin } = forestMeasures(width, height, 1);
    expect(2 + (puppet * 100) / 122 + coin + 3).toBeLessThanOrEqual(width - 4);
  });
});
