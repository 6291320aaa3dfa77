import { expect, test } from "vitest";

import { beats } from "./beats";
import { type Told, script } from "./script";

const event = (n: number, ...told: [string, string, Record<string, unknown>][]) => ({
  n,
  at: 0,
  kind: "answered",
  about: { told },
  isLive: true,
});

function round9(): Told[] {
  return script([
    event(1, ["round", "BEL-2", { round: 9, first: 0 }]),
    event(2), // a sealed choice tells nothing
    event(
      3,
      ["drew", "BEL-12.1", { seat: 1, chip: "w2" }],
      ["drew", "BEL-12.1", { seat: 0, chip: "b1" }],
      ["laid", "BEL-5.2", { seat: 1, chip: "w2", space: 4 }],
    ),
    event(4, ["looked", "BEL-7.3", { seat: 0, chips: "w1" }], ["laid", "BEL-5.2", { seat: 0, chip: "w1", space: 5 }]),
    event(
      5,
      ["stopped", "BEL-5.3", { seat: 0, space: 6 }],
      ["drew", "BEL-12.1", { seat: 1, chip: "w3" }],
      ["exploded", "BEL-6.1", { seat: 1, whites: 8 }],
    ),
  ]);
}

test("a beat is what one event reveals, in the order of the seats", () => {
  const [first, second, ...more] = beats(round9(), 9);
  expect(first).toEqual({
    number: 1,
    event: 3,
    opened: [
      { seat: 0, chip: "b1", explodes: false },
      { seat: 1, chip: "w2", explodes: false },
    ],
  });
  expect(second).toEqual({
    number: 2,
    event: 5,
    opened: [
      { seat: 0, chip: null, explodes: false },
      { seat: 1, chip: "w3", explodes: true },
    ],
  });
  expect(more).toEqual([]);
});

test("a round that is not over yet, or another one, has no beats", () => {
  expect(beats(round9(), 8)).toEqual([]);
  expect(beats(script([event(1, ["round", "BEL-2", { round: 9, first: 0 }])]), 9)).toEqual([]);
});
