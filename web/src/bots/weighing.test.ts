import { beforeAll, expect, test } from "vitest";

import { words } from "../house/words.svelte";
import { share, valueInWords } from "./weighing";

const given = (...values: (number | null)[]) => values.map((value, place) => ({ choice: String(place), value }));

beforeAll(async () => {
  await words.load("en");
  await words.want("bots");
});

test("points have a sign, chances are percents", () => {
  expect(valueInWords(2.44, "points")).toBe("+2.4 points");
  expect(valueInWords(-0.96, "points")).toBe("−1.0 point");
  expect(valueInWords(0.613, "wins")).toBe("61%");
});

test("a bar of chances is as long as the chance; points are compared among themselves", () => {
  expect(share(0.61, given(0.61, 0.2), "wins")).toBe(61);
  expect([5, 3, 1].map((value) => share(value, given(5, 3, 1), "points"))).toEqual([100, 53, 6]);
  expect(share(2, given(2, null), "points")).toBe(100);
});
