import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "../house/settings.svelte";
import type { Event, Fact, Listener, TableState } from "../house/table.svelte";
import { aView, standing } from "./forest.test.data";
import { INTERLUDE, Stage } from "./stage.svelte";
import type { View } from "./view";

/** As much of a table as the stage looks at. */
class FakeTable {
  seat = 0;
  n = 0;
  isMyTurn = false;
  names = ["Hilda", "Edmée"];
  events: Event[] = [];
  ask = $state.raw<{ until?: number } | null>(null);
  view = $state.raw<View>(aView());
  #listeners: Listener[] = [];

  listen(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => undefined;
  }

  happen(view: Partial<View>, ...told: Fact[]): void {
    const event: Event = { n: (this.n += 1), at: 0, kind: "answered", about: { told }, isLive: true };
    const before = this.view;
    this.view = { ...before, ...view };
    this.events = [...this.events, event];
    for (const listener of this.#listeners) listener(event, before);
    flushSync();
  }
}

const placed = (seat: number, place: string): Fact => ["placed", "BLW-3.2", { seat, place, card: "F01", waits: false }];
const NIGHT: Fact[] = [["larder_sold", "BLW-4.1", { seat: 1, cards: ["F20"], worth: 2, coins: 1 }], ["expedition", "BLW-3.1", { expedition: 2 }], ["round", "BLW-3.1", { column: 1 }]];

let table: FakeTable;
let stage: Stage;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("speed", "usual");
  table = new FakeTable();
  end = $effect.root(() => {
    stage = new Stage(table as unknown as TableState);
  });
  flushSync();
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

it("shows how things stand when one arrives", () => {
  expect([stage.isIdle, stage.view]).toEqual([true, table.view]);
});

it("shows facts one after the other, in the order of the log", () => {
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

it("goes on by itself when nobody does", () => {
  table.happen({ expedition: 2, column: 1 }, ...NIGHT);
  expect(stage.interlude).not.toBeNull();
  vi.advanceTimersByTime(INTERLUDE + 10);
  expect(stage.interlude).toBeNull();
});

it("shows no pause at all to those who want it as fast as can be", () => {
  settings.set("speed", "off");
  table.happen({ expedition: 2, column: 1 }, placed(0, "r1c1"), ...NIGHT);
  expect([stage.isIdle, stage.view.expedition]).toEqual([true, 2]);
});

it("jumps to what the house says after something is taken back", () => {
  table.happen({ puppets: standing({ r1c1: 0 }) }, placed(0, "r1c1"));
  table.view = aView();
  flushSync();
  expect([stage.isIdle, stage.view.puppets]).toEqual([true, standing({})]);
});
