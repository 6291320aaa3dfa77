import { expect, it } from "vitest";

import { drawn, flights, meant } from "./flights";
import { largeTable, smallTable } from "./seating";
import type { Attack } from "./view";

const ATTACK: Attack = {
  author: 2,
  owner: 2,
  targets: [0],
  spell: null,
  second: null,
  potions: ["r1"],
  tokens: [],
  copied: [],
  copied_spell: null,
  mirrors: [],
  swept: [],
  spent: [],
  gained: [],
  is_off: false,
  defender: 0,
  trail: [],
  parried: [],
  failed: [],
};

it("draws one arrow from the attacker to her target", () => {
  expect(flights(ATTACK)).toEqual([{ kind: "live", from: 2, to: 0 }]);
});

it("leaves a dull arrow behind every broom and goes on from its plinth", () => {
  expect(flights({ ...ATTACK, trail: [0, 3, 3, 1] })).toEqual([
    { kind: "left", from: 2, to: 0, endsIn: "balai" },
    { kind: "left", from: 0, to: 3, spell: "balai", endsIn: "balai" },
    { kind: "live", from: 3, to: 1, spell: "balai" },
  ]);
});

it("copies by mirrors, each from her own plinth", () => {
  expect(flights({ ...ATTACK, mirrors: [1, 3] }).at(-1)).toEqual({ kind: "copy", from: 1, to: 3, spell: "miroir" });
});

it("shows a doubled attack as the copy it is", () => {
  expect(flights({ ...ATTACK, author: 1, owner: 1, targets: [3], potions: [], copied: ["red"] })).toEqual([
    { kind: "copy", from: 1, to: 3, spell: "miroir" },
  ]);
});

it("spreads a hex to everybody, and settles each head by itself", () => {
  const hex = { ...ATTACK, spell: "sortilege", targets: [3, 0, 1], parried: [3], failed: [0], trail: [1, 3] };
  expect(flights(hex)).toEqual([
    { kind: "live", from: 2, to: 3, settled: "parried" },
    { kind: "live", from: 2, to: 0, settled: "failed" },
    { kind: "left", from: 2, to: 1, endsIn: "balai" },
    { kind: "live", from: 1, to: 3, spell: "balai" },
  ]);
});

it("draws nothing for a farce on oneself, nor for what was cancelled", () => {
  expect(flights({ ...ATTACK, owner: -1, targets: [2] })).toEqual([]);
  expect(flights({ ...ATTACK, is_off: true })).toEqual([]);
});

it("lays a hex on one road, and everything else in lanes of its own", () => {
  const plan = largeTable(4);
  const hex = drawn(plan, flights({ ...ATTACK, spell: "sortilege", targets: [3, 0, 1] }), (seat) => seat);
  expect(hex.map(({ route }) => route.path.split("L")[0])).toEqual(
    [...Array(3)].map(() => hex[0]!.route.path.split("L")[0]),
  );
  const swept = drawn(plan, flights({ ...ATTACK, trail: [0, 3], mirrors: [3, 1] }), (seat) => seat);
  expect(swept.map(({ kind, plinth }) => [kind, plinth !== null])).toEqual([
    ["left", false],
    ["live", true],
    ["copy", true],
  ]);
});

it("lets the oldest fade where there is no lane left", () => {
  const crowded = flights({ ...ATTACK, trail: [0, 2, 2, 0, 0, 2] });
  const shown = drawn(smallTable(4), crowded, (seat) => seat);
  expect(shown.length).toBeLessThan(crowded.length);
  expect(shown.at(-1)).toMatchObject({ kind: "live", from: 0, to: 2 });
});

it("aims without having laid anything", () => {
  expect(meant(0, [2, 3]).map(({ kind, to }) => [kind, to])).toEqual([
    ["meant", 2],
    ["meant", 3],
  ]);
});
