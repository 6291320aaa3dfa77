import { expect, test } from "vitest";

import { teach } from "../house/sentences";
import type { Heard } from "../protocol";
import { byRule } from "./athand";

teach("bal", { shapes: {}, thing: () => ({}) });

const told = (n: number, ...facts: unknown[]): Heard => ({ n, at: 0, kind: "answered", about: { told: facts } });

test("what happened by a rule is told with its round, the last first and no more than three times", () => {
  const events = [
    told(1, ["round", "BAL-3.1", { round: 1, first: 0 }]),
    { n: 2, at: 0, kind: "said", about: { text: "Salut" } },
    ...[3, 4, 5].map((n) => told(n, ["sabbat", "BAL-3.4", {}])),
    told(6, ["round", "BAL-3.1", { round: 2, first: 0 }], ["sabbat", "BAL-3.4", {}], ["tour", "BAL-3.1", { tour: 1 }]),
  ];
  const found = byRule(events, "BAL-3.4", { game: "bal", names: ["Ada"], seat: 0 });
  expect(found.map(({ n, round }) => [n, round])).toEqual([
    [6, 2],
    [5, 1],
    [4, 1],
  ]);
  expect(byRule(events, "BAL-9.9", { game: "bal", names: ["Ada"], seat: 0 })).toEqual([]);
});
