import { expect, test } from "vitest";

import { atTheCounter, inHand } from "./agenda";
import type { View } from "./box";

const six = { rule: "belcastel/SixFromTheBag", seat: 1, drawn: ["w1", "g2"] };
const view = (...agenda: object[]): View => ({ agenda }) as unknown as View;

test("chips in hand are found where seats act at the same time", () => {
  const together = {
    rule: "rule/Together",
    branches: { "0": [{ rule: "belcastel/Brew", seat: 0 }], "1": [{ rule: "belcastel/Brew", seat: 1 }, six] },
  };
  expect([inHand(view(together), 1), inHand(view(together), 0)]).toEqual([["w1", "g2"], []]);
});

test("the turn at the counter is that of a seat, wherever it is paid", () => {
  const buy = { rule: "belcastel/Buy", seat: 2, coins: 7, chips: ["g1"] };
  expect(atTheCounter(view({ rule: "belcastel/Scoring" }, buy), 2)).toBe(buy);
  expect(atTheCounter(view(buy), 0)).toBeUndefined();
  expect(atTheCounter(view({ ...buy, rule: "belcastel/GhostShopping" }), 2)?.coins).toBe(7);
});
