import { expect, it } from "vitest";

import { placeOf, tailsBetween, together, widestGap } from "./laps";

it("goes round after 50", () => {
  expect([0, 50, 51, 100, 101].map(placeOf)).toEqual([
    { at: 0, laps: 0 },
    { at: 50, laps: 0 },
    { at: 1, laps: 1 },
    { at: 50, laps: 1 },
    { at: 1, laps: 2 },
  ]);
});

it("counts the tails up to the leader, round the corner too", () => {
  expect(tailsBetween(21, 26)).toEqual([22, 24]);
  expect(tailsBetween(47, 55)).toEqual([48, 1, 4]);
  expect(tailsBetween(30, 30)).toEqual([]);
});

it("stacks who stands together", () => {
  expect([...together([3, 53, 7])]).toEqual([
    [3, [0, 1]],
    [7, [2]],
  ]);
});

it("finds room between markers, if there is any", () => {
  expect([widestGap([0, 300, 100], 150), widestGap([0, 300, 100], 250), widestGap([4], 1)]).toEqual([200, null, null]);
});
