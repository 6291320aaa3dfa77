import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { TableState } from "../house/table.svelte";
import { Shopping } from "./shopping.svelte";

const FIRST = { ask: 1, about: "buy", rule: "BEL-10.5", options: ["buy:b2", "buy:r1", "done"] };
const SECOND = { ask: 2, about: "buy_second", rule: "BEL-10.5", options: ["buy:r1", "done"] };
const AFTER = { about: "buy_second", options: SECOND.options, refused: {} };

class FakeTable {
  seat = 0;
  shown = { paused: false };
  view = { seats: [{}], agenda: [] };
  ask = $state.raw<typeof FIRST | null>(FIRST);
  prospects = $state.raw<unknown>({ ask: 1, options: { "buy:b2": { next: AFTER } }, refused: {} });
  answering = $state.raw<object | null>(null);
  answers: string[] = [];

  async answer(choice: string): Promise<void> {
    this.answers.push(choice);
  }

  asks(ask: typeof FIRST | null): void {
    this.ask = ask;
    flushSync();
  }
}

let table: FakeTable;
let shopping: Shopping;
let end: () => void;

beforeEach(() => {
  table = new FakeTable();
  end = $effect.root(() => {
    shopping = new Shopping(table as unknown as TableState);
  });
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
});

async function buy(...chips: string[]): Promise<void> {
  for (const chip of chips) shopping.touch(chip);
  const bought = shopping.confirm();
  table.asks(SECOND);
  await bought;
}

it("buys both with one button", async () => {
  await buy("b2", "r1");
  expect(table.answers).toEqual(["buy:b2", "buy:r1"]);
});

it("leaves by itself when only one was picked", async () => {
  await buy("b2");
  expect(table.answers).toEqual(["buy:b2", "done"]);
});

it("leaves the second question to the person where the house has not said what may follow", async () => {
  table.prospects = null;
  await buy("b2");
  expect([table.answers, shopping.shelf.picks, shopping.isBusy]).toEqual([["buy:b2"], [], false]);
});

it("waits until the first answer has arrived", async () => {
  table.answering = {};
  shopping.touch("b2");
  expect(shopping.shelf.picks).toEqual([]);
  table.answering = null;
  shopping.touch("b2");
  const bought = shopping.confirm();
  table.answering = {};
  table.asks(SECOND);
  expect(table.answers).toEqual(["buy:b2"]);
  table.answering = null;
  flushSync();
  await bought;
  expect(table.answers).toEqual(["buy:b2", "done"]);
});

it("buys nothing when nothing is picked", async () => {
  const left = shopping.leave();
  table.asks(null);
  await left;
  expect(table.answers).toEqual(["done"]);
});

it("is not held up by a second chip that was never asked for: the ghosts have paid, now it is phase E", async () => {
  table.asks({ ...FIRST, about: "ghost_buy" });
  shopping.touch("b2");
  const bought = shopping.confirm();
  table.asks(null);
  await bought;
  table.asks({ ...FIRST, ask: 5 });
  expect([table.answers, shopping.isBusy]).toEqual([["buy:b2"], false]);
});

it("shows what was bought in this turn, not what lies there for other reasons", () => {
  table.view = { seats: [{}], agenda: [{ rule: "belcastel/Buy", seat: 0, coins: 4, chips: ["b2"] }] } as never;
  table.asks(SECOND);
  expect(shopping.shelf.bought).toEqual(["b2"]);
});

it("leaves the second chip to the person where the first one leads to another question before it", async () => {
  table.prospects = {
    ask: 1,
    options: { "buy:b2": { next: { about: "drop", options: ["drop", "none"], refused: {} } } },
    refused: {},
  };
  shopping.touch("b2");
  expect(shopping.shelf.then).toBeUndefined();
  const bought = shopping.confirm();
  table.asks({ ask: 2, about: "drop", rule: "BEL-16.18", options: ["drop", "none"] });
  await bought;
  table.asks({ ...SECOND, ask: 3 });
  expect([table.answers, shopping.isBusy]).toEqual([["buy:b2"], false]);
});

it("is not left by a tap that was meant for the scoring, only by one that comes later", async () => {
  shopping.opens();
  const opened = performance.now();
  const clock = vi.spyOn(performance, "now");
  for (const after of [0, 200, 400]) {
    clock.mockReturnValue(opened + after);
    await shopping.leave();
  }
  expect(table.answers).toEqual([]);
  clock.mockReturnValue(opened + 5000);
  await shopping.leave();
  expect(table.answers).toEqual(["done"]);
});
