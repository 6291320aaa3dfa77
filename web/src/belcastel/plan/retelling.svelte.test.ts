import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Event, Fact, TableState } from "../../house/table.svelte";
import type { Seat, View } from "../box";
import { POT } from "../pot.test.data";
import { Stage } from "../stage.svelte";

const fact = (key: string, details: Record<string, unknown> = {}): Fact => [key, "BEL-5.2", { seat: 0, ...details }];
const draw = (chip: string, space: number): Fact[] => [fact("drew", { chip }), fact("laid", { chip, space })];
const ROUND: Fact[] = [
  ["round", "BEL-2", { round: 1 }],
  ["card", "BEL-3.1", { seat: 0, card: "shining" }],
];
const STOPPED = {
  ...POT,
  chips: ["w1", "g2"],
  spaces: [1, 3],
  turns: [1, 2],
  whites: 1,
  state: "stopped",
  bag_size: 7,
} as Seat;

/** As much of a table as the stage looks at, for somebody who comes back. */
class FakeTable {
  id = "fake";
  seat = 0;
  answering = null;
  prospects = null;
  ask = null;
  shown = $state.raw({ seats: [{ plan: true }, {}] });
  events = $state.raw<Event[]>([]);
  view = $state.raw({
    round: 1,
    card: "shining",
    witches: [],
    seats: [POT, POT],
    agenda: [],
    asks: {},
    outcome: null,
  } as unknown as View);

  get n(): number {
    return this.events.length;
  }

  listen(): () => void {
    return () => undefined;
  }

  /** What is told by a welcome: all at once, and not live. */
  missed(...moves: [told: Fact[], by?: string][]): void {
    const first = this.events.length + 1;
    const events = moves.map(([told, by], place): Event => ({
      n: first + place,
      at: 0,
      kind: "answered",
      about: { told, seat: 0, ...(by && { by }) },
      isLive: false,
    }));
    this.events = [...this.events, ...events];
  }
}

let table: FakeTable;
let stage: Stage;
let end = (): void => undefined;

function open(): void {
  end = $effect.root(() => {
    stage = new Stage(table as unknown as TableState);
  });
  flushSync();
}

const chips = (): string[] => stage.view.seats[0]!.chips;

/** Somebody left a plan, closed the page after the card, and is back. */
function comesBack(): void {
  table.missed([ROUND]);
  open();
  vi.advanceTimersByTime(10_000);
  flushSync();
  end();
  table.view = { ...table.view, seats: [STOPPED, POT] };
  table.shown = { seats: [{ plan: false }, {}] } as never;
  table.missed([draw("w1", 1), "plan"], [draw("g2", 3), "plan"], [[fact("stopped", { space: 4 })], "plan"]);
  open();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  table = new FakeTable();
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

describe("coming back after a plan has played", () => {
  it("is shown chip by chip what happened, as if one had looked on", () => {
    comesBack();
    const seen = new Set<string>();
    for (let times = 0; times < 100; times++) {
      seen.add(chips().join(" "));
      vi.advanceTimersByTime(100);
      flushSync();
    }
    expect([...seen]).toEqual(["", "w1", "w1 g2"]);
    expect(stage.isRetelling).toBe(false);
    expect(stage.view).toBe(table.view);
  });

  it("counts the moves that are still to come, and what is left in the bag", () => {
    comesBack();
    expect([
      stage.isRetelling,
      stage.movesToTell,
      stage.view.seats[0]!.bag_size,
      stage.view.seats[0]!.next_space,
    ]).toEqual([true, 3, 9, 1]);
    vi.advanceTimersByTime(700);
    flushSync();
    expect([
      stage.isRetelling,
      stage.movesToTell,
      stage.view.seats[0]!.bag_size,
      stage.view.seats[0]!.next_space,
    ]).toEqual([true, 2, 8, 2]);
  });

  it("can be skipped", () => {
    comesBack();
    stage.skip();
    flushSync();
    expect([stage.isRetelling, chips()]).toEqual([false, ["w1", "g2"]]);
  });

  it("shows nothing twice", () => {
    comesBack();
    stage.skip();
    flushSync();
    end();
    open();
    expect(stage.isRetelling).toBe(false);
  });

  it("goes on where it was left when the page is loaded again in between", () => {
    comesBack();
    vi.advanceTimersByTime(700);
    flushSync();
    expect(chips()).toEqual(["w1"]);
    end();
    open();
    expect([stage.isRetelling, chips()]).toEqual([true, ["w1"]]);
  });
});

describe("coming back otherwise", () => {
  it("shows how things stand at once when no plan has played", () => {
    table.missed([ROUND]);
    open();
    end();
    table.view = { ...table.view, seats: [STOPPED, POT] };
    table.missed([draw("w1", 1)], [draw("g2", 3)]);
    open();
    expect([stage.isRetelling, chips()]).toEqual([false, ["w1", "g2"]]);
  });

  it("shows how things stand at once on a device that never looked", () => {
    table.view = { ...table.view, seats: [STOPPED, POT] };
    table.missed([ROUND], [draw("w1", 1), "plan"], [draw("g2", 3), "plan"]);
    open();
    expect([stage.isRetelling, chips()]).toEqual([false, ["w1", "g2"]]);
  });
});
