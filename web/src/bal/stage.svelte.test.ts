import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "../house/settings.svelte";
import type { Event, Fact, Listener, TableState } from "../house/table.svelte";
import { Stage } from "./stage.svelte";
import type { Seat, View } from "./view";

const SEAT: Seat = { alive: 10, dead: 0, captured: [], out_at: 0, false_challenges: 0, hand: null, hand_size: 8, lives: 10, reaction: "", aim: -1, slip: "" };
const VIEW = { players: 3, seats: [SEAT, SEAT, SEAT], attack: null, defense: [], discard: [], carabosse: 0, pile: 50, bowl: 0, awaited: [], asks: {} } as unknown as View;

/** As much of a table as the stage looks at. */
class FakeTable {
  seat = 0;
  n = 0;
  answering = null;
  shown = null;
  isMyTurn = false;
  names = ["Hilda", "Edmée", "Ursule"];
  ask = $state.raw<{ ask: number; about: string; options: string[]; until?: number } | null>(null);
  view = $state.raw<View>(VIEW);
  #listeners: Listener[] = [];

  listen(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => undefined;
  }

  happen(view: Partial<View>, ...told: Fact[]): void {
    const event: Event = { n: (this.n += 1), at: 0, kind: "answered", about: { told }, isLive: true };
    const before = this.view;
    this.view = { ...before, ...view };
    for (const listener of this.#listeners) listener(event, before);
    flushSync();
  }
}

const turn = (seat: number): Fact => ["turn", "BAL-4.1", { seat }];
const declared = (seat: number, target: number): Fact => ["declared", "BAL-4.5", { seat, target }];

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
  expect([stage.view, stage.isIdle]).toEqual([VIEW, true]);
});

it("shows facts one after the other, then what the house says", () => {
  table.happen({ carabosse: 2, pile: 49 }, turn(1), turn(2));
  expect([stage.view.carabosse, stage.view.pile, stage.isIdle]).toEqual([1, 50, false]);
  vi.advanceTimersByTime(460);
  expect([stage.view.carabosse, stage.view.pile]).toEqual([2, 50]);
  vi.advanceTimersByTime(460);
  expect([stage.view.pile, stage.isIdle]).toEqual([49, true]);
});

it("queues what happens meanwhile", () => {
  table.happen({ carabosse: 1 }, turn(1));
  table.happen({ carabosse: 2 }, turn(2));
  expect([stage.view.carabosse, stage.n]).toEqual([1, 1]);
  vi.advanceTimersByTime(460);
  expect([stage.view.carabosse, stage.n]).toEqual([2, 2]);
});

it("shows everything when it is skipped, with the last fact", () => {
  table.happen({ carabosse: 2 }, turn(1), turn(2));
  stage.skip();
  expect([stage.view, stage.isIdle, stage.fact]).toEqual([table.view, true, turn(2)]);
});

it("jumps where it was away or something was taken back", () => {
  table.happen({ carabosse: 1 }, turn(1), turn(2));
  table.view = { ...VIEW, pile: 7 };
  flushSync();
  expect([stage.view.pile, stage.isIdle]).toEqual([7, true]);
});

it("makes up for a long row of facts in a few seconds", () => {
  table.happen({ carabosse: 2 }, ...Array.from({ length: 60 }, (_, place) => turn(place % 3)));
  vi.advanceTimersByTime(26_000);
  expect(stage.isIdle).toBe(true);
});

it("hurries where a question with a deadline waits for me", () => {
  table.ask = { ask: 3, about: "mirror", options: ["pass"], until: 1 };
  table.isMyTurn = true;
  table.happen({}, declared(1, 0), declared(2, 0), declared(1, 2));
  vi.advanceTimersByTime(1500);
  expect(stage.isIdle).toBe(true);
});

it("shows everything at once at the fastest speed, and lets it stand without motion", () => {
  settings.set("speed", "off");
  table.happen({ carabosse: 2 }, turn(1), turn(2));
  expect(stage.isIdle).toBe(true);
  settings.set("speed", "usual");
  settings.set("motion", false);
  table.happen({ carabosse: 1 }, turn(1));
  expect(stage.isIdle).toBe(false);
  settings.set("motion", true);
});
