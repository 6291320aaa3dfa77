import { expect, test } from "vitest";

import type { Seat } from "./box";
import { alternatives, keptPlaces, toneOf } from "./places";

const seat = (chips: string, more: Partial<Seat> = {}): Seat =>
  ({ chips: chips.split(" "), kept: [], poured: false, ...more }) as Seat;
const POT = seat("w1 g1 w3 o1 g1 w2 b2");

test("whites are the last two, wherever they lie", () => {
  expect(["last", "earlier", "both"].map((which) => alternatives(`whites:${which}`, POT))).toEqual([
    [[5]],
    [[2]],
    [[2, 5]],
  ]);
  expect(alternatives("witch:S3", POT)).toEqual([[2, 5]]);
  expect(alternatives("witch:S3", seat("g1 w2"))).toEqual([[1]]);
  expect(alternatives("whites:last", seat("g1 w2"))).toEqual([]);
});

test("any chip of a kind can be raised, or the last two together", () => {
  expect(alternatives("swap:g1>g2", POT)).toEqual([[1], [4]]);
  expect(alternatives("last_two", POT)).toEqual([[5, 6]]);
});

test("a chip that is kept for the next round is neither raised nor kept again", () => {
  const kept = seat("g1 w3 g1 l1=g1", { kept: ["g1", "l1"] });
  expect([keptPlaces(kept), alternatives("swap:g1>g2", kept), alternatives("start:l1", kept)]).toEqual([
    [0, 3],
    [[2]],
    [],
  ]);
});

test("the white that was too many is the last chip, unless it lies in the bowl", () => {
  expect(alternatives("witch:S1", POT)).toEqual([[6]]);
  expect(alternatives("witch:S1", seat("w1", { poured: true }))).toEqual([]);
});

test("each color counts once", () => {
  expect(alternatives("witch:G1", POT)).toEqual([[1, 3, 6]]);
  expect(alternatives("draw", POT)).toEqual([]);
});

test("chips are ringed in the metal of the witch who is about them", () => {
  const tones = [
    toneOf("witch:G1", "colors"),
    toneOf("whites:last", "whites"),
    toneOf("swap:g1>g2", "upgrade"),
    toneOf("start:g1", "start_chip"),
  ];
  expect(tones).toEqual(["gold", "silver", "copper", "brass"]);
});
