import { expect, test } from "vitest";

import { along } from "./lane";

const road = { lane: 80, gutter: 340, me: { x: 330, y: 330 } };

test("an attack on me goes into the lane, to the gutter, and down to my face", () => {
  const { stem, end, angle } = along({ x: 200, y: 50 }, null, road)!;
  expect(stem).toMatch(/^M200 50L200 71Q200 80 209 80L331 80Q340 80 340 89L340 329Q340 330 /);
  expect([end, angle]).toEqual([road.me, 180]);
});

test("my attack goes the same way back, up into the pill", () => {
  const { stem, end, angle } = along(null, { x: 500, y: 50 }, road)!;
  expect(stem).toMatch(/^M330 330L/);
  expect(stem).toContain("L491 80Q500 80 500 71");
  expect([end, angle]).toEqual([{ x: 500, y: 50 }, -90]);
});

test("others fight along the lane", () => {
  expect(along({ x: 300, y: 50 }, { x: 100, y: 50 }, road)!.stem).toBe(
    "M300 50L300 71Q300 80 291 80L109 80Q100 80 100 71L100 62",
  );
});

test("nobody attacks herself", () => {
  expect(along(null, null, road)).toBeNull();
});
