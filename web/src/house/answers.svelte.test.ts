import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";

import { Answers } from "./answers.svelte";
import type { TableState } from "./table.svelte";

/** As much of a table as the answers look at. */
class FakeTable {
  ask = $state.raw<{ ask: number; options: string[] } | null>(null);
  answering = $state.raw<object | null>(null);
  isTaken = true;
  answers: string[] = [];

  answer(choice: string): Promise<boolean> {
    this.answers.push(choice);
    return Promise.resolve(this.isTaken);
  }

  asks(ask: number, ...options: string[]): void {
    this.ask = { ask, options };
    flushSync();
  }
}

let table: FakeTable;
let answers: Answers<string>;
let end: () => void;

beforeEach(() => {
  table = new FakeTable();
  end = $effect.root(() => {
    answers = new Answers(table as unknown as TableState, ([choice, ...left], { options }) =>
      options.includes(choice!) ? { choice: choice!, left } : { left: [] },
    );
  });
  flushSync();
});

afterEach(() => end());

it("gives each answer as soon as it is asked for, and none twice", () => {
  answers.begin(["bat", "cat"]);
  expect([table.answers, answers.isBusy]).toEqual([[], true]);
  table.asks(1, "bat", "cat");
  expect(table.answers).toEqual(["bat"]);
  table.asks(2, "cat");
  expect([table.answers, answers.isBusy]).toEqual([["bat", "cat"], false]);
});

it("waits while an answer is on its way", () => {
  table.answering = {};
  table.asks(1, "bat");
  answers.begin(["bat"]);
  expect([table.answers, answers.isBusy]).toEqual([[], true]);
  table.answering = null;
  flushSync();
  expect(table.answers).toEqual(["bat"]);
});

it("forgets the rest where something else is asked, or an answer was not taken", async () => {
  answers.begin(["bat", "cat"]);
  table.asks(1, "dog");
  expect([table.answers, answers.isBusy]).toEqual([[], false]);
  table.isTaken = false;
  table.asks(2, "bat");
  answers.begin(["bat", "cat"]);
  await Promise.resolve();
  table.asks(3, "cat");
  expect([table.answers, answers.isBusy]).toEqual([["bat"], false]);
});
