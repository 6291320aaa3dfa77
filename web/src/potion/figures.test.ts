import { describe, expect, it } from "vitest";

import { apart, columnsOf, marksOf, meanOf, stacked } from "./figures";

describe("columns of scores", () => {
  it("hold every score once, and no more columns than wanted", () => {
    const scores = [31, 42, 42, 47, 60, 61, 75];
    const { from, step, counts } = columnsOf(scores, scores, 20);
    expect({ from, step, columns: counts.length }).toEqual({ from: 30, step: 5, columns: 10 });
    expect(counts.reduce((sum, one) => sum + one)).toBe(scores.length);
    expect(counts[2]).toBe(2);
  });

  it("reach as far as the people, where bots scored less", () => {
    expect(columnsOf([1, 2, 8], [1, 2], 20)).toEqual({ from: 1, step: 1, counts: [1, 1, 0, 0, 0, 0, 0, 0] });
    expect(columnsOf([-3, 0], [-3], 20)).toEqual({ from: -3, step: 1, counts: [1, 0, 0, 0] });
  });

  it("have round marks below them", () => {
    expect(marksOf({ from: 30, step: 5, counts: Array<number>(10).fill(0) })).toEqual([30, 40, 50, 60, 70, 80]);
    expect(marksOf({ from: -3, step: 1, counts: Array<number>(4).fill(0) })).toEqual([-3, -2, -1, 0, 1]);
  });
});

describe("faces", () => {
  it("stay where they are as long as they do not touch, and in their order", () => {
    expect(apart([10, 100], 30, 0, 200)).toEqual([10, 100]);
    expect(apart([100, 90, 95], 30, 0, 200)).toEqual([150, 90, 120]);
  });

  it("never leave the picture", () => {
    expect(apart([195, 198, 190], 30, 0, 200)).toEqual([170, 200, 140]);
  });
});

it("equal scores stand above one another", () => {
  expect(stacked([3, 5, 5, 8, 5])).toEqual([0, 0, 1, 0, 2]);
  expect(meanOf([1, 2, 6])).toBe(3);
});
