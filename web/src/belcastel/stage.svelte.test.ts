import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../house/settings.svelte";
import type { Event, Fact, Listener, TableState } from "../house/table.svelte";
import { POT } from "./pot.test.data";
import { Stage } from "./stage.svelte";

const fact = (key: string, rule: string, seat = 0, details: Record<string, unknown> = {}): Fact => [
  key,
  rule,
  { seat, ...details },
];
const all = (make: (seat: number) => Fact): Fact[] => [0, 1, 2, 3].map(make);
const spaces = all((seat) => fact("scoring_space", "BEL-10.0", seat, { space: 9 }));
const points = all((seat) => fact("points", "BEL-10.4", seat, { points: 3 }));
const first: Fact = ["round", "BEL-2", { round: 1 }];
const round: Fact = ["round", "BEL-2", { round: 2 }];
const card = fact("card", "BEL-3.1", 0, { card: "shining" });

/** As much of a table as the stage looks at. */
class FakeTable {
  id = "one";
  n = 0;
  seat = 0;
  answering = null;
  prospects = null;
  shown = null;
  events = $state.raw<Event[]>([]);
  ask = $state.raw<{ about: string } | null>(null);
  view = $state.raw({ round: 1, card: "shining", seats: [POT, POT, POT, POT], agenda: [], asks: {}, outcome: null });
  #listeners: Listener[] = [];

  listen(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => undefined;
  }

  happen(told: Fact[], about: string | null = null, isLive = true): void {
    const event: Event = { n: (this.n += 1), at: 0, kind: "answered", about: { told }, isLive };
    const before = this.view;
    const gained = (seat: number): number =>
      told
        .filter(([key, , details]) => key === "points" && details.seat === seat)
        .reduce((sum, [, , details]) => sum + details.points, 0);
    this.view = {
      ...before,
      card: (told.findLast(([key]) => key === "card")?.[2].card as string | undefined) ?? before.card,
      seats: before.seats.map((mine, seat) => ({ ...mine, points: mine.points + gained(seat) })),
    };
    this.ask = about === null ? null : { about };
    this.events = [...this.events, event];
    for (const listener of this.#listeners) if (isLive) listener(event, before);
    flushSync();
  }

  /** The last answer is taken back. */
  undo(): void {
    const event: Event = { n: (this.n += 1), at: 0, kind: "undone", about: {}, isLive: true };
    const before = this.view;
    this.view = { ...before };
    this.events = [...this.events.slice(0, -1), event];
    for (const listener of this.#listeners) listener(event, before);
    flushSync();
  }
}

let table: FakeTable;
let stage: Stage;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
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

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

const shown = (): string => [...new Set(stage.sheet.map(({ section }) => section))].join("");

describe("a scoring", () => {
  it("begins once the last draw has been seen", () => {
    table.happen(
      [
        fact("drew", "BEL-5.2", 0, { chip: "w1" }),
        fact("laid", "BEL-5.2", 0, { chip: "w1", space: 8 }),
        ...spaces,
        ...points,
      ],
      "buy",
    );
    expect(stage.scene).toBe("brewing");
    wait(900);
    expect([stage.scene, stage.pots[0]!.chips, stage.pots[0]!.next_space]).toEqual(["scoring", ["w1"], 9]);
  });

  it("takes 8 seconds at most, however much there is to show", () => {
    const dice = all((seat) => fact("rolled", "BEL-10.1", seat, { face: "1" })).flatMap((roll) => [
      roll,
      fact("points", "BEL-10.1", roll[2].seat, { points: 1 }),
    ]);
    const actions = [
      ...all((seat) => fact("rubies", "BEL-10.2", seat, { rubies: 1 })),
      ...all((seat) => fact("rubies", "BEL-7.3", seat, { rubies: 1 })),
      ...all((seat) => fact("points", "BEL-16.22", seat, { points: 1 })),
    ];
    const bought = all((seat) => fact("bought", "BEL-10.5", seat, { chip: "o1", price: 3 }));
    const paid = all((seat) => fact("paid_rubies", "BEL-10.6", seat, { rubies: 2 }));
    table.happen([
      first,
      ...spaces,
      ...dice,
      ...actions,
      ...all((seat) => fact("rubies", "BEL-10.3", seat, { rubies: 1 })),
      ...points,
      ...bought,
      ...paid,
      round,
      card,
    ]);
    wait(7000);
    expect(stage.scene).toBe("scoring");
    wait(1000);
    expect(stage.scene).toBe("intro");
  });

  it("is not held up by what comes in meanwhile", () => {
    table.happen([...spaces, ...points]);
    for (let tenth = 0; tenth < 40; tenth += 1) {
      table.happen([]);
      wait(100);
    }
    expect(shown()).toBe("AD");
  });

  it("shows points as they are told, and where they came from", () => {
    table.happen([...spaces, ...points]);
    wait(900);
    expect(stage.view.seats[3]!.points).toBe(0);
    wait(3000);
    expect([stage.view.seats[3]!.points, stage.cameFrom(3)]).toEqual([3, 0]);
  });

  it("keeps the cauldrons of its beginning, and takes along a chip that moves on", () => {
    table.happen([
      fact("laid", "BEL-5.2", 0, { chip: "g2", space: 8, whites: 0 }),
      ...spaces,
      fact("moved_on", "BEL-16.23", 0, { chip: "g2", space: 10 }),
    ]);
    wait(900);
    expect(stage.pots[0]).toMatchObject({ chips: ["g2"], spaces: [8], space: 9 });
    table.view = { ...table.view, seats: [POT, POT, POT, POT] };
    wait(700);
    expect(stage.pots[0]).toMatchObject({ chips: ["g2"], spaces: [10], space: 11 });
  });

  it("does not say the next card before it is turned", () => {
    table.happen([first]);
    table.happen([...spaces, ...points, round, fact("card", "BEL-3.1", 0, { card: "charity" })]);
    wait(900);
    expect([stage.scene, stage.view.card, table.view.card]).toEqual(["scoring", "shining", "charity"]);
    stage.skip();
    expect(stage.view).toBe(table.view);
  });

  it("is not cut short when somebody takes something back meanwhile", () => {
    table.happen([...spaces, ...points], null);
    wait(900);
    table.happen([fact("reward", "BEL-10.4", 1, { reward: "coins" })], null);
    table.undo();
    expect([stage.scene, stage.view.seats[3]!.points]).toEqual(["scoring", 0]);
    wait(4000);
    expect(stage.view.seats[3]!.points).toBe(3);
    expect(stage.told.map(({ key }) => key)).not.toContain("reward");
  });

  it("never shows the next round in the sheet of this one", () => {
    table.happen([first, ...spaces, ...points, round, card, fact("points", "BEL-16.26", 0, { points: 4 })]);
    wait(2100);
    expect([stage.scene, stage.view.round, stage.sheet.length, stage.view.seats[0]!.points]).toEqual([
      "scoring",
      1,
      8,
      3,
    ]);
  });

  it("is shown to its end by one key, and goes on by the next", () => {
    table.happen([...spaces, ...points], "buy");
    wait(900);
    stage.showAll();
    expect([stage.scene, stage.view.seats[3]!.points]).toEqual(["scoring", 3]);
    stage.showAll();
    expect(stage.scene).toBe("shop");
  });

  it("goes step by step where a person wants it so", () => {
    stage.takeSteps(true);
    table.happen([...spaces, fact("rolled", "BEL-10.1", 0, { face: "1" }), ...points], "buy");
    wait(20_000);
    expect(shown()).toBe("A");
    expect(stage.sheet).toHaveLength(4);
    stage.step();
    expect(stage.sheet).toHaveLength(5);
    stage.step();
    wait(20_000);
    expect([shown(), stage.scene]).toEqual(["AD", "scoring"]);
    stage.step();
    expect(stage.scene).toBe("shop");
  });

  it("can be seen again", () => {
    table.happen([...spaces, ...points]);
    wait(4000);
    stage.again();
    expect([stage.scene, stage.view.seats[0]!.points, stage.sheet.length]).toEqual(["scoring", 0, 4]);
    wait(4000);
    expect(stage.view.seats[0]!.points).toBe(3);
  });
});

describe("what is asked", () => {
  it("comes when everything told has been shown: a choice over the pot, a reward in the sheet", () => {
    table.happen([...spaces, fact("rubies", "BEL-7.3", 1, { rubies: 1 })], "spider_chip");
    wait(1000);
    expect(stage.scene).toBe("scoring");
    wait(2000);
    expect(stage.scene).toBe("choice");
    table.happen([], "reward");
    expect(stage.scene).toBe("scoring");
  });

  it("comes after the card that asks it, also for whoever has just sat down, and once", () => {
    table.happen([first, card], "choose_wisely", false);
    expect(stage.scene).toBe("intro");
    wait(500);
    expect([stage.scene, stage.last!.key]).toEqual(["intro", "card"]);
    wait(2400);
    expect(stage.scene).toBe("choice");
    table.happen([fact("rubies", "BEL-16.26", 1, { rubies: 1 })], "choose_wisely", false);
    expect(stage.scene).toBe("choice");
  });

  it("comes after the card without motion, too", () => {
    settings.set("motion", false);
    table.happen([first, card], "choose_wisely");
    expect(stage.scene).toBe("intro");
    stage.skip();
    expect(stage.scene).toBe("choice");
    settings.set("motion", true);
  });

  it("keeps nobody waiting for a card that asks nothing", () => {
    table.happen([first, card], "brew", false);
    expect(stage.scene).toBe("brewing");
  });

  it("is not taken away when others do something meanwhile", () => {
    table.happen([fact("drew", "BEL-5.2", 0, { chip: "b1" })], "crow_skull");
    const scenes: string[] = [];
    const watch = $effect.root(() => {
      $effect(() => {
        scenes.push(stage.scene);
      });
    });
    flushSync();
    table.happen([fact("drew", "BEL-5.2", 1, { chip: "w1" })], "crow_skull");
    watch();
    expect(new Set(scenes)).toEqual(new Set(["choice"]));
  });
});

describe("at the counter", () => {
  const call: Fact[] = [fact("penny", "WIT-3.6", 0, { witch: "C2" }), fact("coins", "WIT-3.6", 0, { coins: 30 })];

  it("a witch who is called does not lead back to the scores", () => {
    table.happen([...spaces, ...points], "buy");
    wait(900);
    stage.skip();
    expect(stage.scene).toBe("shop");
    table.happen(call, "buy");
    expect(stage.scene).toBe("shop");
    table.happen([fact("penny", "WIT-3.5", 0, { witch: "C1" })], "upgrade");
    expect(stage.scene).toBe("choice");
  });

  it("what others do there is shown first", () => {
    table.happen([...spaces, ...points], "buy");
    wait(900);
    stage.skip();
    table.happen([fact("penny", "WIT-3.6", 1, { witch: "C2" })], "buy");
    expect(stage.scene).toBe("scoring");
  });

  it("ghosts have a shop of their own in phase B", () => {
    table.happen([...spaces], "ghost_buy");
    table.view = { ...table.view, asks: { 0: { about: "ghost_buy" } } };
    wait(3000);
    expect([stage.scene, stage.phase]).toEqual(["shop", "B"]);
  });
});

it("asks about a witch over the pot, in the phase she belongs to", () => {
  for (const [about, phase] of [
    ["full_reward", "A"],
    ["rubies_for_points", "C"],
    ["colors", "D"],
    ["exchange", "E"],
  ] as const) {
    table.happen([...spaces], about);
    table.view = { ...table.view, asks: { 0: { about } } };
    wait(3000);
    expect([stage.scene, stage.phase]).toEqual(["choice", phase]);
  }
});

it("does not show again what happened while one was away, but knows the cauldrons", () => {
  table.happen(
    [round, fact("drew", "BEL-5.2"), fact("laid", "BEL-5.2", 0, { chip: "w3", space: 8 }), ...spaces, ...points],
    "spend",
    false,
  );
  expect([stage.scene, stage.sheet.length, stage.pots[0]!.chips]).toEqual(["choice", 8, ["w3"]]);
});

describe("an explosion", () => {
  const boom = fact("exploded", "BEL-6.1", 0, { whites: 8, limit: 7 });

  it("of mine has its moment, which ends by itself or by a touch", () => {
    table.happen([boom], "brew");
    expect(stage.boom).toEqual({ whites: 8, limit: 7 });
    wait(1800);
    expect(stage.boom).toBeNull();
    table.happen([boom], "brew");
    stage.clearSmoke();
    expect(stage.boom).toBeNull();
    table.happen([fact("exploded", "BEL-6.1", 1, { whites: 9, limit: 7 })], "brew");
    expect(stage.boom).toBeNull();
  });

  it("that ends the brewing is seen before the scoring", () => {
    table.happen([boom, ...spaces, ...points], "reward");
    wait(1000);
    expect(stage.scene).toBe("brewing");
    wait(900);
    expect(stage.scene).toBe("scoring");
  });

  it("is gone when the next round begins", () => {
    table.view = {
      ...table.view,
      seats: table.view.seats.map((mine) => ({ ...mine, state: "exploded" as const, whites: 8 })),
    };
    flushSync();
    table.happen([...spaces, ...points], "buy");
    expect(stage.view.seats[0]!.state).toBe("exploded");
    stage.skip();
    table.happen([round, card], "choose_wisely");
    expect(stage.view.seats.map(({ state, whites }) => [state, whites])).toEqual(Array(4).fill(["brewing", 0]));
  });
});
