import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "../house/settings.svelte";
import type { Fact } from "../house/table.svelte";
import { FakeTable } from "../table/fake.svelte.test.data";
import { aView, standing } from "./forest.test.data";
import { Stage } from "./stage.svelte";
import type { View } from "./view";

const placed = (seat: number, place: string): Fact => ["placed", "BLW-3.2", { seat, place, card: "F01", waits: false }];
const NIGHT: Fact[] = [
  ["larder_sold", "BLW-4.1", { seat: 1, cards: ["F20"], worth: 2, coins: 1 }],
  ["expedition", "BLW-3.1", { expedition: 2 }],
  ["round", "BLW-3.1", { column: 1 }],
];

let table: FakeTable<View>;
let stage: Stage;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("speed", "usual");
  table = new FakeTable(aView());
  end = $effect.root(() => {
    stage = new Stage(table.asTable);
  });
  flushSync();
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

it("retells facts one after the other, in the order of the log", () => {
  table.happen({ puppets: standing({ r1c1: 0, r1c2: 1 }) }, placed(0, "r1c1"), placed(1, "r1c2"));
  expect([stage.isIdle, stage.view.puppets]).toEqual([false, standing({ r1c1: 0 })]);
  expect(stage.facts).toHaveLength(1);
  vi.runAllTimers();
  expect([stage.isIdle, stage.view.puppets, stage.facts.length]).toEqual([true, standing({ r1c1: 0, r1c2: 1 }), 2]);
});

it("passes over everything at a tap, but stops at the end of an expedition until somebody goes on", () => {
  table.happen({ expedition: 2, column: 1 }, placed(0, "r1c1"), ...NIGHT);
  stage.skip();
  expect(stage.interlude).toMatchObject({ expedition: 1 });
  expect(stage.view.expedition).toBe(1);
  stage.goOn();
  expect(stage.interlude).toBeNull();
  vi.runAllTimers();
  expect([stage.isIdle, stage.view.expedition]).toEqual([true, 2]);
});
