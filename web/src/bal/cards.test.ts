import { describe, expect, test } from "vitest";

import {
  CARDS,
  COLORS,
  POTIONS,
  SIGNS,
  TOKENS,
  cardsAt,
  colorOf,
  copiesOf,
  isPotion,
  newAt,
  ordered,
  timingOf,
  vialOf,
} from "./cards";

describe("the box", () => {
  test("holds twenty-four potions and fifteen spells", () => {
    expect([POTIONS.length, CARDS.length]).toEqual([24, 39]);
  });

  test("a potion has a color, a spell a vial and a time", () => {
    expect([isPotion("b1"), colorOf("b1"), vialOf("b1"), timingOf("b1")]).toEqual([true, "blue", undefined, []]);
    expect([isPotion("remede"), colorOf("remede"), vialOf("remede")]).toEqual([false, "", "black-white"]);
    expect(timingOf("remede")).toEqual(["attack", "defence"]);
  });

  test("rare colors have few cards, each color has its sign, a white token has none", () => {
    const counts = COLORS.map((color) =>
      CARDS.filter((card) => colorOf(card) === color).reduce((sum, card) => sum + copiesOf(card), 0),
    );
    expect(counts).toEqual([3, 8, 15, 23, 35]);
    expect(TOKENS.filter((color) => !SIGNS[color])).toEqual(["white"]);
  });

  test("every level brings cards of its own", () => {
    expect([cardsAt("easy"), cardsAt("medium"), cardsAt("hard")]).toEqual([106, 118, 121]);
    expect(newAt("hard")).toEqual(["lutin", "diablotin"]);
  });
});

describe("a hand", () => {
  test("stands by rarity, spells behind", () => {
    expect(ordered(["balai", "r1", "g2", "j5", "abracadabra", "b1"])).toEqual([
      "g2",
      "b1",
      "j5",
      "r1",
      "abracadabra",
      "balai",
    ]);
  });

  test("shows what can be used now first", () => {
    expect(ordered(["g2", "r1", "balai", "r4"], (card) => card !== "g2")).toEqual(["r1", "r4", "balai", "g2"]);
  });
});
