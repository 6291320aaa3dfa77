import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Event, TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { CARDS } from "./cards";
import { ACCENTS, Reading } from "./reading.svelte";
import { formulas, typedOf } from "./typed";

class FakeTable {
  ahead = 0;
  awaited = [];
  answering = $state.raw<object | null>(null);
  view = $state.raw({ reading: { seat: 0, cards: ["fantome", "b3"] } });
  ask = $state.raw<{ ask: number; about: string; until: number | null } | null>(null);
  answers: [string, object][] = [];

  async answer(choice: string, more: object): Promise<boolean> {
    this.answers.push([choice, more]);
    this.answering = {};
    return true;
  }
}

let table: FakeTable;
let reading: Reading;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  table = new FakeTable();
  table.ask = { ask: 4, about: "read", until: 20_000 };
  end = $effect.root(() => {
    reading = new Reading(table as unknown as TableState);
  });
  flushSync();
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

it("sends what is typed shortly before the time is over, empty lines too", () => {
  reading.lines[0] = "Fantôme";
  vi.advanceTimersByTime(19_000);
  expect(table.answers).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(table.answers).toEqual([["read", { lines: ["Fantôme", ""], lang: "fr" }]]);
});

it("sends nothing twice", () => {
  reading.send();
  reading.send();
  vi.advanceTimersByTime(30_000);
  expect(table.answers.length).toBe(1);
});

it("begins with empty lines when other cards are read", () => {
  reading.lines[1] = "larme";
  reading.next();
  expect(reading.isLast).toBe(true);
  table.view = { reading: { seat: 0, cards: ["r1"] } };
  table.ask = { ask: 9, about: "read", until: null };
  flushSync();
  expect([[...reading.lines], reading.at, reading.isLast]).toEqual([[""], 0, true]);
});

it("waits for ever where there is no time to keep", () => {
  table.ask = { ask: 5, about: "read", until: null };
  flushSync();
  vi.advanceTimersByTime(100_000);
  expect(table.answers).toEqual([]);
});

it("finds what was typed of these cards, and of no others", () => {
  const typed = { seat: 2, lang: "en", cards: ["r1"], lines: ["Black cat soup"] };
  const events = [{ about: { typed } }, { about: {} }] as unknown as Event[];
  expect(typedOf(events, { seat: 2, cards: ["r1"] })).toEqual(typed);
  expect(typedOf(events, { seat: 2, cards: ["r1", "r2"] })).toBeNull();
  expect(typedOf(events, { seat: 1, cards: ["r1"] })).toBeNull();
});

it("knows the formulas in the language in which they were read", async () => {
  expect(words.language).toBe("fr");
  const [soup] = await formulas(["r1"], "en");
  expect(soup).toMatch(/^[A-Z].*cat/i);
  expect(soup).not.toContain("chat");
});

it.each(["fr", "en"] as const)(
  "offers every letter with an accent that the formulas need, and no other: %s",
  async (language) => {
    const letters = new Set(
      (await formulas([...CARDS], language))
        .join("")
        .toLowerCase()
        .match(/(?!œ)[\u00c0-\u017f]/g) ?? [],
    );
    expect([...letters].toSorted()).toEqual(ACCENTS[language]!.toSorted());
  },
);
