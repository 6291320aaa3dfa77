import { beforeAll, expect, test } from "vitest";

import { speech } from "../belcastel/speech";
import { speech as ofTheBall } from "../bal/speech";
import { teach } from "../house/sentences";
import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { refusals } from "./whynot";

beforeAll(async () => {
  teach("belcastel", speech);
  teach("bal", ofTheBall);
  await words.load("en");
});

const table = (refused: object): TableState =>
  ({
    names: ["Ada"],
    ask: { about: "buy", options: [] },
    shown: { game: "belcastel" },
    prospects: { refused },
  }) as unknown as TableState;

test("why speaks of what could be chosen here, never of what is not at this table", () => {
  const refused = {
    "buy:g4": { key: "too_dear", rule: "BEL-10.5", details: { chip: "g4", price: 14, coins: 8 } },
    "witch:S1": { key: "no_witches", rule: "WIT-1.2", details: {} },
    tube: { key: "no_tubes", rule: "BEL-14.1", details: {} },
  };
  expect(refusals(table(refused)).map(({ rule }) => rule)).toEqual(["BEL-10.5"]);
});

test("at the ball what one's own cards lack is said before what may not be done now", () => {
  const refused = {
    "attack:1": { key: "not_a_target", rule: "BAL-4.5", details: { seat: 1 } },
    "lay:balai": { key: "wrong_moment", rule: "BAL-4.11", details: { card: "balai" } },
    "lay:g1": { key: "wrong_color", rule: "BAL-4.10", details: {} },
    "lay:b1": { key: "cannot_match", rule: "BAL-4.12", details: { card: "b1" } },
  };
  const ball = { ...table(refused), shown: { game: "bal" }, ask: { about: "parry", options: [] } };
  expect(refusals(ball as unknown as TableState).map(({ rule }) => rule)).toEqual([
    "BAL-4.10",
    "BAL-4.12",
    "BAL-4.5",
    "BAL-4.11",
  ]);
});
