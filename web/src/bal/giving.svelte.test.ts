import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";

import type { TableState } from "../house/table.svelte";
import { Giving } from "./giving.svelte";

const HAND = ["v1", "r4", "r4", "abracadabra"];

class FakeTable {
  seat = 0;
  shown = { paused: false };
  answering = null;
  view = $state.raw<any>({});
  ask = $state.raw<{ ask: number; about: string; options: string[] } | null>(null);
  answers: string[] = [];

  async answer(choice: string): Promise<boolean> {
    this.answers.push(choice);
    return true;
  }

  stands(seat: number, reaction: string, ask: number | null): void {
    this.view = {
      agenda: [{ rule: "bal/CrystalBall", seat: 0, neighbors: [1, 5] }],
      seats: [0, 1, 2, 3, 4, 5].map((one) => ({ hand: one === seat ? HAND : null, reaction })),
    };
    this.seat = seat;
    this.ask = ask === null ? null : { ask, about: "give", options: HAND.map((card) => `give:${card}`) };
    flushSync();
  }
}

let table: FakeTable;
let giving: Giving;
let end: () => void;

beforeEach(() => {
  table = new FakeTable();
  end = $effect.root(() => {
    giving = new Giving(table as unknown as TableState);
  });
  table.stands(0, "", 1);
});

afterEach(() => end());

it("takes two touches for the first gift, and one for the last", () => {
  giving.tap(3);
  expect([giving.pending, giving.isReady]).toEqual([3, false]);
  giving.tapSeat(5);
  giving.tap(0);
  expect([giving.to(3), giving.to(0), giving.isReady]).toEqual([5, 1, true]);
});

it("gives in the order of the house, whatever was chosen first", () => {
  giving.tap(3);
  giving.tapSeat(5);
  giving.tap(1);
  giving.seal();
  expect(table.answers).toEqual(["give:r4"]);
  table.stands(0, "r4", 2);
  expect(table.answers).toEqual(["give:r4", "give:abracadabra"]);
});

it("knows after a reload what is promised already", () => {
  table.stands(0, "r4", 2);
  expect([giving.to(1), giving.to(2), giving.waiting]).toEqual([1, undefined, [5]]);
  giving.tap(2);
  giving.seal();
  expect(table.answers).toEqual(["give:r4"]);
});

it("lets a neighbor give one card, and change her mind", () => {
  table.stands(1, "", 1);
  giving.tap(0);
  giving.tap(3);
  expect([giving.to(0), giving.to(3), giving.partners]).toEqual([undefined, 0, [0]]);
  giving.tap(3);
  expect(giving.isReady).toBe(false);
});

it("gives to the left first when keys are pressed", () => {
  giving.press(2);
  giving.press(0);
  expect([giving.to(2), giving.to(0)]).toEqual([1, 5]);
  giving.clear();
  expect(giving.hasBegun).toBe(false);
});

it("leaves everybody else out of it", () => {
  table.stands(3, "", null);
  expect([giving.partners, giving.circle, giving.isSealed]).toEqual([[], [0, 1, 5], true]);
});
