import { beforeEach, expect, it } from "vitest";

import { forgetGame, keepGame } from "../house/memory";
import { chainOf, keep, keptAt, keptOf } from "./keeping";

const [ONE, TWO] = ["aaaaaaaaaa", "bbbbbbbbbb"];
const kept = { seed: "11".repeat(32), given: 3, envelope: "{}", out: 4, commitment: "ab".repeat(32) };

beforeEach(() => {
  localStorage.clear();
  for (const table of [ONE, TWO]) keepGame({ table, token: "mine", game: "bal", seen: 0 });
});

it("keeps a chain for each seat of a device", () => {
  keep(ONE, "mine", kept);
  keep(ONE, "hers", { seed: "22".repeat(32), given: 0 });
  keep(ONE, "mine", { ...kept, given: 4 });
  expect(keptOf(ONE, "mine")).toEqual({ ...kept, given: 4 });
  expect(keptAt(ONE).map(({ given }) => given)).toEqual([4, 0]);
  expect([keptOf(ONE, "nobody"), keptOf(TWO, "mine"), keptAt(TWO)]).toEqual([undefined, undefined, []]);
});

it("forgets the chains of tables that the browser has forgotten", () => {
  keep(ONE, "mine", kept);
  keep(TWO, "mine", kept);
  forgetGame(ONE);
  keep(TWO, "mine", kept);
  expect([keptAt(ONE), keptAt(TWO)]).toEqual([[], [kept]]);
});

it("gives another device of the seat the chain, and how far its answers were taken", () => {
  keep(ONE, "mine", kept);
  expect(chainOf({ id: ONE, token: "mine" })).toEqual({ chain: { seed: kept.seed, given: 3 } });
  expect([chainOf({ id: ONE, token: "hers" }), chainOf({ id: ONE, token: undefined })]).toEqual([{}, {}]);
});
