import { expect, test } from "vitest";

import { announced } from "./announce";
import type { Line } from "./log";

const then = { names: [], own: null };
const line = (seat: number | null, says: string): Line => ({
  id: says,
  n: 1,
  says,
  rules: [],
  seat,
  isTalk: false,
  then,
});

test("what is about me comes first", () => {
  const { says, left } = announced([line(1, "Bea draws."), line(0, "Ada draws."), line(1, "Bea pays Ada.")], 0, "Ada");
  expect(says).toEqual(["Ada draws.", "Bea pays Ada.", "Bea draws."]);
  expect(left).toBe(0);
});

test("of many things about others the latest are told, and how many are left out", () => {
  const many = Array.from({ length: 30 }, (_, place) => line(1, `${place}`));
  const { says, left } = announced([...many, line(0, "mine")], 0, "Ada");
  expect(says).toEqual(["mine", "24", "25", "26", "27", "28", "29"]);
  expect(left).toBe(24);
});

test("whoever watches hears all alike", () => {
  expect(announced([line(1, "a"), line(0, "b")], null, "").says).toEqual(["a", "b"]);
});
