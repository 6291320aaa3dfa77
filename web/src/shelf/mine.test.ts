import { beforeAll, describe, expect, it } from "vitest";

import type { MyGame } from "../house/memory";
import { words } from "../house/words.svelte";
import type { Welcome } from "../protocol";
import { ago, described, inOrder } from "./mine";

const game: MyGame = { table: "fq7zk2m9wd", token: "secret", game: "belcastel", seen: 0 };

function welcome(state: string, more: Partial<Welcome> = {}, paused = false): Welcome {
  const seats = [
    { name: "Ada", person: true },
    { name: "Bea", person: true },
    state === "open" ? {} : { name: "Basile", bot: "random" },
  ];
  const shown = {
    table: game.table,
    game: "belcastel",
    version: "1",
    setup: "",
    players: 3,
    options: {},
    settings: {},
    state,
    commitment: "",
    paused,
    locked: false,
    host: 0,
    seats,
    claims: [],
    rematch: null,
  };
  return {
    is: "welcome",
    n: 1,
    seat: 0,
    host: true,
    shown,
    view: { round: 5 },
    ask: null,
    awaited: [],
    here: [],
    watching: 0,
    undo: null,
    missed: [],
    ...more,
  };
}

beforeAll(() => words.load("en"));

describe("one of my games", () => {
  it("waits for me when I am awaited", () => {
    const standing = described(game, welcome("playing", { awaited: [{ seat: 1 }, { seat: 0 }] }));
    expect(standing).toMatchObject({ urgency: "mine", round: 5, says: "with Bea and Basile" });
  });

  it("says who is awaited when it is not me", () => {
    expect(described(game, welcome("playing", { awaited: [{ seat: 1 }] }))).toMatchObject({
      urgency: "playing",
      says: "waiting for Bea",
    });
  });

  it("waits for nobody while it is paused", () => {
    expect(described(game, welcome("playing", { awaited: [{ seat: 0 }] }, true))).toMatchObject({
      urgency: "playing",
      says: "paused",
    });
  });

  it("says how many seats are free before it begins", () => {
    expect(described(game, welcome("open", { view: null }))).toMatchObject({
      urgency: "open",
      round: undefined,
      says: "not started, one free seat",
    });
  });

  it.each([
    [[1, 2, 3], "over: you win with 40 points"],
    [[1, 1, 3], "over: you share the win, 40 points"],
    [[3, 1, 1], "over: Bea and Basile win with 40 points"],
  ])("says who has won: %s", (places, says) => {
    const view = { outcome: { points: [40, 30, 20], places } };
    expect(described(game, welcome("over", { view }))).toMatchObject({ urgency: "over", says });
  });

  it("comes before the others when it waits for me, and after them when it is over", () => {
    const standings = (["over", "mine", "unknown", "playing", "open"] as const).map((urgency) => ({
      game,
      urgency,
      round: undefined,
      says: "",
    }));
    expect(standings.sort(inOrder).map(({ urgency }) => urgency)).toEqual([
      "mine",
      "open",
      "playing",
      "unknown",
      "over",
    ]);
  });
});

describe("how long ago", () => {
  it.each([
    [5, "just now"],
    [240, "4 min. ago"],
    [7300, "2 hr. ago"],
    [100_000, "yesterday"],
  ])("%i seconds are %s", (seconds, says) => {
    expect(ago(0, seconds * 1000)).toBe(says);
  });
});
