import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../house/settings.svelte";
import type { Fact } from "../house/table.svelte";
import { FakeTable } from "./fake.svelte.test.data";
import { INTERLUDE, Showing } from "./showing.svelte";

interface Pot {
  seats: string[];
  drops: number;
  round: number;
}

const VIEW: Pot = { seats: ["Hilda's", "Edmée's"], drops: 0, round: 1 };
const STANDS = 450;
const drop: Fact = ["drop", "POT-1", {}];
const whisper: Fact = ["whisper", "POT-2", {}];
const round: Fact = ["round", "POT-3", { round: 2 }];

function retold(view: Pot, [key, , details]: Fact): Pot {
  if (key === "round") return { ...view, round: details.round };
  return key === "drop" ? { ...view, drops: view.drops + 1 } : view;
}

/** A game of drops in a pot, with a pause before each round. */
const TELLING = {
  game: "pot",
  stands: { drop: STANDS },
  retold,
  interlude: (_: Pot, facts: Fact[], place: number): string | null => (facts[place]![0] === "round" ? "a pause" : null),
};

let table: FakeTable<Pot>;
let stage: Showing<Pot, string>;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("speed", "usual");
  table = new FakeTable(VIEW);
  end = $effect.root(() => {
    stage = new Showing(table.asTable, TELLING);
  });
  flushSync();
});

afterEach(() => {
  end();
  vi.useRealTimers();
  settings.set("speed", "usual");
  settings.set("motion", true);
});

const wait = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);

it("shows how things stand when one arrives, and what is mine", () => {
  expect([stage.view, stage.isIdle, stage.mine]).toEqual([VIEW, true, "Hilda's"]);
  table.seat = null;
  expect(stage.mine).toBeNull();
});

describe("what happens", () => {
  it("is shown fact by fact, and then as the house says", () => {
    table.happen({ drops: 9 }, drop, drop);
    expect([stage.view.drops, stage.moving, stage.isIdle]).toEqual([1, drop, false]);
    wait(STANDS + 10);
    expect(stage.view.drops).toBe(2);
    wait(STANDS + 10);
    expect([stage.view.drops, stage.moving, stage.isIdle]).toEqual([9, null, true]);
  });

  it("is told only as far as it has been shown", () => {
    table.happen({ drops: 2 }, drop, drop);
    expect(stage.facts).toEqual([drop]);
    vi.runAllTimers();
    expect(stage.facts).toEqual([drop, drop]);
  });

  it("passes at once where it is not worth a pause", () => {
    table.happen({}, whisper, whisper);
    expect([stage.isIdle, stage.fact]).toEqual([true, whisper]);
  });

  it("waits until what came before has been shown, and holds nothing up", () => {
    table.happen({ drops: 1 }, drop);
    wait(STANDS - 10);
    table.happen({ drops: 2 }, drop);
    expect([stage.view.drops, stage.n]).toEqual([1, 1]);
    wait(20);
    expect([stage.view.drops, stage.n]).toEqual([2, 2]);
  });

  it("is shown whole when it is skipped, with the last fact", () => {
    table.happen({ drops: 3 }, drop, drop, whisper);
    stage.skip();
    expect([stage.view, stage.isIdle, stage.fact]).toEqual([table.view, true, whisper]);
  });

  it("is shown also when its view came before it, with one's own answer in secret", () => {
    table.happen({ drops: 2 });
    table.happen(null, drop, drop);
    expect([stage.view.drops, stage.moving]).toEqual([1, drop]);
    wait(STANDS + 10);
    expect(stage.view.drops).toBe(2);
    vi.runAllTimers();
    expect([stage.view, stage.isIdle, stage.n]).toEqual([table.view, true, 2]);
  });

  it("is shown once when its view came before it and something else is still on", () => {
    table.happen({ drops: 1 }, drop);
    table.happen({ drops: 2 });
    table.happen(null, drop);
    const seen = [stage.view.drops];
    for (let times = 0; times < 20; times += 1) {
      wait(STANDS / 10);
      seen.push(stage.view.drops);
    }
    expect(seen.filter((drops, place) => drops !== seen[place - 1])).toEqual([1, 2]);
  });

  it("is left out once it was taken back, and what came before is shown to its end", () => {
    table.happen({ drops: 2 }, drop, drop);
    table.happen({ drops: 3 }, drop);
    table.undo({ drops: 2 });
    expect(stage.view.drops).toBe(1);
    wait(STANDS + 10);
    expect([stage.view.drops, stage.isIdle]).toEqual([2, false]);
    wait(STANDS + 10);
    expect([stage.view.drops, stage.isIdle, stage.n]).toEqual([2, true, 3]);
  });

  it("is gone at once when it was shown and is taken back", () => {
    table.happen({ drops: 1 }, whisper);
    table.undo({ drops: 0 });
    expect([stage.view.drops, stage.isIdle]).toEqual([0, true]);
  });

  it("is dropped where one was away", () => {
    table.happen({ drops: 2 }, drop, drop);
    table.view = { ...VIEW, drops: 7 };
    flushSync();
    expect([stage.view.drops, stage.isIdle]).toEqual([7, true]);
  });

  it("is made up for in a few seconds, however long the row", () => {
    table.happen({ drops: 60 }, ...Array.from({ length: 60 }, () => drop));
    wait(26_000);
    expect(stage.isIdle).toBe(true);
  });

  it("is hurried where a question with a deadline waits for me", () => {
    table.ask = { ask: 3, about: "drop", options: ["pass"], until: 1 };
    table.isMyTurn = true;
    table.happen({ drops: 4 }, drop, drop, drop, drop);
    wait(4 * STANDS - 100);
    expect(stage.isIdle).toBe(true);
  });

  it("is there at once at the fastest speed, and stands without motion", () => {
    settings.set("speed", "off");
    table.happen({ drops: 2 }, drop, drop);
    expect(stage.isIdle).toBe(true);
    settings.set("speed", "usual");
    settings.set("motion", false);
    table.happen({ drops: 3 }, drop);
    expect(stage.isIdle).toBe(false);
  });
});

describe("an interlude", () => {
  it("is not passed over, and ends when somebody goes on", () => {
    table.happen({ drops: 1, round: 2 }, drop, round);
    stage.skip();
    expect([stage.interlude, stage.view.drops, stage.view.round]).toEqual(["a pause", 1, 1]);
    stage.goOn();
    expect([stage.interlude, stage.view.round, stage.isIdle]).toEqual([null, 2, true]);
  });

  it("ends when it is skipped", () => {
    table.happen({ round: 2 }, round);
    expect(stage.interlude).toBe("a pause");
    stage.skip();
    expect([stage.interlude, stage.view.round]).toEqual([null, 2]);
  });

  it("ends by itself, sooner where a deadline waits for me", () => {
    table.happen({ round: 2 }, round);
    wait(INTERLUDE - 10);
    expect(stage.interlude).toBe("a pause");
    wait(20);
    expect(stage.interlude).toBeNull();
    table.ask = { ask: 3, about: "drop", options: ["pass"], until: 1 };
    table.isMyTurn = true;
    table.happen({ round: 3 }, round);
    wait(INTERLUDE / 2);
    expect(stage.interlude).toBeNull();
  });

  it("is left out where everything goes as fast as can be", () => {
    settings.set("speed", "off");
    table.happen({ drops: 1, round: 2 }, drop, round);
    expect([stage.isIdle, stage.view.round]).toEqual([true, 2]);
  });
});
