import { expect, it } from "vitest";

import { SEAT } from "./forest.test.data";
import { beside, fitted, left, top } from "./grid";
import { nextSpell, owned, worthOf } from "./owned";
import { decidedBy, scores } from "./score";
import { tagOf } from "./tags";

it("counts renown as the law does: conformance example 8", () => {
  // P21 is worth 8, P28 8 and sold 6, P09 5
  const mine = { ...SEAT, potions: ["P21"], sold: ["P28"], traded: ["P09"], coins: 10, loans: 1 };
  expect(worthOf(mine)).toEqual({ potions: 8 + 6 + 5, coins: 3, loans: -5, total: 17 });
  expect(owned(mine).map(({ side }) => side)).toEqual(["front", "traded", "sold"]);
});

it("asks a coin more for every spell, spent ones too", () => {
  expect(nextSpell(SEAT)).toBe(2);
  expect(nextSpell({ ...SEAT, ready: ["twin"], spent: ["shoo"] })).toBe(4);
});

it("says what a potion lacks, with the card that is meant and with a pinch", () => {
  const mine = { ...SEAT, larder: ["F09"] }; // a mushroom; P06 wants a clover with it, P03 two mushrooms
  expect(tagOf("P06", { ...mine, larder: ["F29"] }, null)).toEqual({ is: "ready" });
  expect(tagOf("P06", mine, "F05")).toEqual({ is: "with", kinds: ["clover"] });
  expect(tagOf("P06", { ...mine, ready: ["pinch"] }, null)).toEqual({ is: "pinch" });
  expect(tagOf("P06", mine, null)).toEqual({ is: "missing", count: 1 });
  expect(tagOf("P01", { ...mine, ready: ["pinch", "pinch"] }, null)).toEqual({ is: "missing", count: 2 });
});

it("ranks by place and takes the parts from what was told", () => {
  const told = (seat: number, points: number): any => ({
    about: { told: [["scored", "BLW-8.3", { seat, points, renown: points - 2, coins: 2, loans: 0, favour: 0 }]] },
  });
  const all = scores([told(0, 20), told(1, 20)], { points: [20, 20], places: [2, 1] });
  expect(all.map(({ seat, renown }) => [seat, renown])).toEqual([
    [1, 18],
    [0, 18],
  ]);
  expect(decidedBy(all, [6, 5])).toBe("potions");
  expect(decidedBy(all, [5, 5])).toBe("coins");
  expect(decidedBy(scores([], { points: [20, 20], places: [1, 1] }), [5, 5])).toBe("shared");
  expect(decidedBy(scores([], { points: [20, 19], places: [1, 2] }), [5, 5])).toBe("points");
});

it("lays row 1 at the bottom and column 1 next to the village", () => {
  const grid = fitted(4, { width: 374, height: 364 }, 6, 38);
  expect([grid.width, grid.height]).toEqual([70, 77]);
  expect([left(grid, 1), left(grid, 5), top(grid, 4), top(grid, 1)]).toEqual([0, 304, 0, 249]);
});

it("finds the nearest place in a direction", () => {
  const places = ["r1c1", "r1c4", "r2c2", "r3c4"];
  expect([beside(places, "r1c1", 1, 0), beside(places, "r1c4", 0, 1), beside(places, "r1c1", -1, 0)]).toEqual([
    "r1c4",
    "r3c4",
    undefined,
  ]);
});
