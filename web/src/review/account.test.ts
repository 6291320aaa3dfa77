import { describe, expect, test } from "vitest";

import type { Moment, Parts, Review } from "../protocol";
import {
  addedUp,
  decisionOf,
  effectOf,
  hasDrift,
  isRough,
  lossesOf,
  momentsOf,
  placeOf,
  rowOf,
  rowsOf,
} from "./account";

const parts = (more: Partial<Parts> = {}): Parts => ({
  result: 1,
  par: 0.25,
  own_luck: 0.304,
  own_decisions: -0.004,
  others_luck: 0.204,
  others_decisions: 0.004,
  drift: 0.242,
  ...more,
});

const moment = (more: Partial<Moment>): Moment => ({
  kind: "lucky",
  seat: 0,
  answer: 5,
  weight: 0.03,
  points: 1,
  size: "notable",
  ...more,
});

const decision = { about: "brew", chosen: "stop", best: "draw", obvious: "stop", options: [], ahead: 0, deadly: [] };
const review = {
  players: 2,
  answers: 9,
  points: [parts({ result: 40, par: 38.04, drift: 0 }), parts({ result: 36, par: 38.04, drift: 0 })],
  chance: [parts({ drift: 0 }), parts({ result: 0, drift: 0 })],
  luck: [
    { answer: 2, owner: 0, draws: 1, exact: true, points: [1, 0], chance: [0.1, -0.1] },
    { answer: 2, owner: -1, draws: 1, exact: true, points: [1, 0], chance: [0.05, -0.05] },
  ],
  decisions: [{ ...decision, answer: 4, seat: 1, points: [0, -1], chance: [0.02, -0.02] }],
  moments: [
    moment({ kind: "missed", seat: 1, answer: 4, weight: 0.02 }),
    moment({ answer: 2, weight: 0.15, size: "decisive" }),
    moment({ answer: 1, weight: 0.006, size: "small" }),
  ],
} as unknown as Review;

describe("the account of a seat", () => {
  test("adds up as it is shown, whatever is rounded", () => {
    for (const measure of ["points", "chance"] as const)
      for (const one of [
        parts(),
        parts({ par: 0.333, drift: -0.115 }),
        parts({ result: 0.5, own_decisions: -0.0449 }),
      ]) {
        const { par, luck, decisions, drift, result } = rowOf(one, measure);
        expect(par + luck + decisions + drift).toBe(result);
      }
  });

  test("at equal luck there are par and decisions", () => {
    expect(rowOf(parts({ own_decisions: -0.1 }), "chance").equal).toBe(15);
  });

  test("drift is told where it is more than nothing", () => {
    expect(hasDrift(review)).toBe(false);
    expect(hasDrift({ ...review, chance: [parts(), parts()] })).toBe(true);
    expect([isRough(review), isRough({ ...review, chance: [parts(), parts()] })]).toEqual([false, true]);
    expect(rowsOf(review, "points").map(({ result }) => result)).toEqual([400, 360]);
  });
});

describe("the lanes", () => {
  test("luck adds up by moment, that of the table included", () => {
    expect(addedUp(review.luck, 0, 4)).toEqual([
      0,
      0,
      expect.closeTo(0.15),
      expect.closeTo(0.15),
      expect.closeTo(0.15),
    ]);
    expect(addedUp(review.decisions, 1, 4).at(-1)).toBeCloseTo(-0.02);
  });

  test("what was lost by an answer", () => {
    expect(lossesOf(review, 1).get(4)).toBeCloseTo(0.02);
    expect(lossesOf(review, 0).size).toBe(0);
  });
});

describe("the moments", () => {
  test("come in the order of the game, as far as they weigh enough", () => {
    expect(momentsOf(review, null, "all").map(placeOf)).toEqual([1, 2, 3]);
    expect(momentsOf(review, null, "notable").map(placeOf)).toEqual([2, 3]);
    expect(momentsOf(review, null, "decisive").map(placeOf)).toEqual([2]);
    expect(momentsOf(review, 1, "all").map(({ kind }) => kind)).toEqual(["missed"]);
  });

  test("a choice is looked at before it was made", () => {
    expect(placeOf(moment({ kind: "fine", answer: 7 }))).toBe(6);
    expect(placeOf(moment({ kind: "unlucky", answer: 7 }))).toBe(7);
  });

  test("what is lost is below nothing, and a choice finds what is known of it", () => {
    expect(effectOf(moment({ kind: "unlucky" }))).toBe(-0.03);
    expect(effectOf(moment({ kind: "fine" }))).toBe(0.03);
    expect(decisionOf(review, review.moments[0]!)?.chosen).toBe("stop");
    expect(decisionOf(review, moment({}))).toBeUndefined();
  });
});
