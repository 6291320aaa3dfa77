import { expect, test } from "vitest";

import { overlaps, place } from "./place";

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
const CARD = { width: 366, height: 170 };

const targets = [
  { left: 140, top: 690, width: 110, height: 130 },
  { left: 10, top: 90, width: 110, height: 110 },
  { left: 5, top: 330, width: 64, height: 90 },
  { left: 320, top: 780, width: 64, height: 50 },
  { left: 0, top: 220, width: 390, height: 330 },
];

test.each(targets)("on a phone the card never lies over what it points at: %o", (target) => {
  const at = place(target, CARD, PHONE, 60);
  expect(overlaps({ ...at, ...CARD }, target)).toBe(false);
  expect(at.top).toBeGreaterThanOrEqual(0);
  expect(at.top + CARD.height).toBeLessThanOrEqual(PHONE.height);
});

test.each(targets)("nor on a laptop: %o", (target) => {
  const at = place(target, CARD, LAPTOP, 60);
  expect(overlaps({ ...at, ...CARD }, target)).toBe(false);
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.left + CARD.width).toBeLessThanOrEqual(LAPTOP.width);
});

test("without a target it lies at the bottom", () => {
  expect(place(null, CARD, PHONE, 60)).toEqual({ left: 12, top: 844 - 170 - 8 });
});
