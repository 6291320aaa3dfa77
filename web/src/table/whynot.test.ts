import { beforeAll, expect, test } from "vitest";

import { speech } from "../belcastel/speech";
import { teach } from "../house/sentences";
import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { refusals } from "./whynot";

beforeAll(async () => {
  teach("belcastel", speech);
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
