import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "../house/settings.svelte";
import type { Fact } from "../house/table.svelte";
import { FakeTable } from "../table/fake.svelte.test.data";
import { Stage } from "./stage.svelte";
import type { Seat, View } from "./view";

const SEAT: Seat = {
  alive: 10,
  dead: 0,
  captured: [],
  out_at: 0,
  false_challenges: 0,
  hand: null,
  hand_size: 8,
  lives: 10,
  reaction: "",
  aim: -1,
  treasure: [],
  slip: "",
};
const VIEW = {
  players: 3,
  seats: [SEAT, SEAT, SEAT],
  attack: null,
  defense: [],
  discard: [],
  carabosse: 0,
  pile: 50,
  bowl: 0,
  awaited: [],
  asks: {},
} as unknown as View;

const turn = (seat: number): Fact => ["turn", "BAL-4.1", { seat }];
const declared = (seat: number, target: number): Fact => ["declared", "BAL-4.5", { seat, target }];

let table: FakeTable<View>;
let stage: Stage;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("speed", "usual");
  table = new FakeTable(VIEW);
  end = $effect.root(() => {
    stage = new Stage(table.asTable);
  });
  flushSync();
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

it("retells facts one after the other, then shows what the house says", () => {
  table.happen({ carabosse: 2, pile: 49 }, turn(1), turn(2));
  expect([stage.view.carabosse, stage.view.pile, stage.isIdle]).toEqual([1, 50, false]);
  vi.advanceTimersByTime(460);
  expect([stage.view.carabosse, stage.view.pile]).toEqual([2, 50]);
  vi.advanceTimersByTime(460);
  expect([stage.view.pile, stage.isIdle]).toEqual([49, true]);
});

it("lets nobody attack until everything has been shown", () => {
  table.ask = { ask: 3, about: "declare", options: ["attack:1"] };
  expect(stage.attacking.isOn).toBe(true);
  table.happen({ carabosse: 2 }, turn(1), declared(1, 2));
  expect(stage.attacking.isOn).toBe(false);
  vi.runAllTimers();
  expect(stage.attacking.isOn).toBe(true);
});
