import { expect, it } from "vitest";

import { inBowl } from "./bowl";

it("counts what is left in the bowl: all twenty-five, less what lies on the table", () => {
  expect(inBowl([]).reduce((sum, [, count]) => sum + count, 0)).toBe(25);
  expect(inBowl(["red", "red"]).at(-1)).toEqual(["red", 8]);
  expect(inBowl(["white"])[0]).toEqual(["white", 1]);
});
