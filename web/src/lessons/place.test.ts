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

const SIDE = { width: 844, height: 390 };
const BUTTON = { left: 620, top: 320, width: 210, height: 58 };

test("nor over another button, while there is room", () => {
  const beside = { left: 400, top: 320, width: 210, height: 58 };
  const pot = { left: 8, top: 12, width: 366, height: 366 };
  const at = place(BUTTON, { width: 330, height: 120 }, SIDE, 60, [beside, pot]);
  expect([BUTTON, beside, pot].filter((one) => overlaps({ ...at, width: 330, height: 120 }, one))).toEqual([]);
});

test("where everything is full it covers as little as it can, and never what it points at", () => {
  const small = { left: 8, top: 60, width: 828, height: 60 };
  const large = { left: 8, top: 130, width: 828, height: 180 };
  const at = place(BUTTON, CARD, SIDE, 60, [small, large]);
  expect(overlaps({ ...at, ...CARD }, BUTTON)).toBe(false);
  expect(at.top).toBe(212); // of the large one, less than the small one has
});

test("the button that everybody looks for is left free, even where more of others is covered", () => {
  const target = { left: 8, top: 8, width: 380, height: 374 };
  const cards = { left: 396, top: 0, width: 448, height: 312 };
  const primary = { left: 396, top: 324, width: 448, height: 50, weight: 20 };
  const card = { width: 300, height: 60 };
  expect(overlaps({ ...place(target, card, SIDE, 60, [cards, primary]), ...card }, primary)).toBe(false);
});

test("a target as large as a forest on its side leaves the column to the card", () => {
  const forest = { left: 8, top: 8, width: 380, height: 374 };
  expect(place(forest, CARD, SIDE, 60).left).toBeGreaterThan(388);
});

test("without a target it lies at the bottom", () => {
  expect(place(null, CARD, PHONE, 60)).toEqual({ left: 12, top: 844 - 170 - 8 });
});
