import { expect, test } from "vitest";

import { type Rect, overlaps } from "../lessons/place";
import { freeSpot, strips } from "./spot";

const ROOM = { width: 390, height: 844 };
const BUBBLE = { width: 240, height: 52 };
const speaker: Rect = { left: 8, top: 100, width: 121, height: 86 };

test("a bubble lies beside whoever speaks", () => {
  const spot = freeSpot(speaker, BUBBLE, ROOM, [speaker])!;
  expect(["above", "below"]).toContain(spot.side);
  expect(overlaps({ ...spot, ...BUBBLE }, speaker)).toBe(false);
});

test("it never covers anything to press, and stays on the screen", () => {
  const below = { left: 0, top: 190, width: 390, height: 60 };
  const above = { left: 0, top: 0, width: 390, height: 48 };
  const taken = [speaker, below, above];
  const spot = freeSpot(speaker, BUBBLE, ROOM, taken)!;
  for (const one of taken) expect(overlaps({ ...spot, ...BUBBLE }, one)).toBe(false);
  expect(spot.left).toBeGreaterThanOrEqual(0);
  expect(spot.left + BUBBLE.width).toBeLessThanOrEqual(ROOM.width);
  expect(spot.top + BUBBLE.height).toBeLessThanOrEqual(ROOM.height);
});

test("far from the speaker it stands apart, and says whose it is", () => {
  const around = { left: 0, top: 0, width: 390, height: 500 };
  expect(freeSpot(speaker, BUBBLE, ROOM, [around])).toMatchObject({ side: "apart" });
});

test("where everything is to be pressed there is none", () =>
  expect(freeSpot(speaker, BUBBLE, ROOM, [{ left: 0, top: 0, ...ROOM }])).toBeNull());

test("a cauldron is not covered, but for the corners that it leaves free", () => {
  const pot = { left: 0, top: 190, width: 390, height: 390 };
  const all = strips(pot);
  const covered = (at: Rect): boolean => all.some((one) => overlaps(one, at));
  expect([
    covered({ left: 190, top: 191, width: 4, height: 4 }),
    covered({ left: 1, top: 384, width: 4, height: 4 }),
  ]).toEqual([true, true]);
  expect(covered({ left: 0, top: 190, width: 40, height: 40 })).toBe(false);
  const spot = freeSpot(speaker, BUBBLE, ROOM, [speaker, ...all])!;
  expect(covered({ ...spot, ...BUBBLE })).toBe(false);
});
