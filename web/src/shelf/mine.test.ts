import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { MyGame } from "../house/memory";
import { words } from "../house/words.svelte";
import type { Standing } from "../protocol";
import { ago, described, inOrder, isRunning, look, worthAsking } from "./mine";

const game: MyGame = { table: "fq7zk2m9wd", token: "secret", game: "belcastel", seen: 0 };

function standing(state: string, more: Partial<Standing> = {}): Standing {
  const seats = [
    { name: "Ada", person: true },
    { name: "Bea", person: true },
    state === "open" ? {} : { name: "Basile", bot: "random" },
  ];
  return {
    table: game.table,
    game: "belcastel",
    state,
    seat: 0,
    seats,
    ...(state === "playing" && { round: 5 }),
    ...more,
  };
}

beforeAll(() => words.load("en"));
afterEach(() => vi.unstubAllGlobals());

describe("one of my games", () => {
  it("waits for me when I am asked", () => {
    const mine = described(game, standing("playing", { awaited: [1, 0], asked: true }));
    expect(mine).toMatchObject({ urgency: "mine", round: 5, says: "with Bea and Basile", isSeated: true });
  });

  it("says who is awaited when it is not me", () => {
    expect(described(game, standing("playing", { awaited: [1] }))).toMatchObject({
      urgency: "playing",
      says: "waiting for Bea",
    });
  });

  it("does not wait for me when I have answered and nobody may know yet", () => {
    const mine = described(game, standing("playing", { awaited: [0, 1] }));
    expect(mine).toMatchObject({ urgency: "playing", says: "waiting for Bea" });
  });

  it("waits for nobody while it is paused", () => {
    const mine = described(game, standing("playing", { awaited: [0], asked: true, paused: true }));
    expect(mine).toMatchObject({ urgency: "playing", says: "paused" });
  });

  it("says how many seats are free before it begins", () => {
    const mine = described(game, standing("open"));
    expect(mine).toMatchObject({ urgency: "open", round: undefined, says: "not started, one free seat" });
  });

  it.each([
    [[1, 2, 3], "over: you win with 40 points"],
    [[1, 1, 3], "over: you share the win, 40 points"],
    [[3, 1, 1], "over: Bea and Basile win with 40 points"],
  ])("says who has won: %s", (places, says) => {
    const points = places.map((place) => (place === 1 ? 40 : 20));
    expect(described(game, standing("over", { points, places }))).toMatchObject({ urgency: "over", says });
    const ball = described(game, standing("over", { game: "bal", points, places })).says;
    expect(ball).toBe(says.replace("points", "Crapzouilles"));
  });

  it.each([
    ["bad_token", "your seat is somebody else’s now"],
    ["unknown_table", "this table is gone"],
    ["unknown_cards", "closed: its card values are unknown here"],
    ["other_rules", "closed: played under other rules than this house’s"],
    ["no_watchers", "as the house says"],
  ])("says why it cannot be taken up again: %s", (code, says) => {
    const mine = described(game, { table: game.table, code, says: "as the house says" });
    expect(mine).toMatchObject({ urgency: "closed", isSeated: false, says });
    expect(isRunning(mine)).toBe(false);
    expect(mine.isReadable).toBe(code === "other_rules");
  });

  it("is known only by its seat until the house has answered", () => {
    expect(described(game, undefined)).toMatchObject({ urgency: "unknown", isSeated: true, says: "" });
  });

  it("is over without asking once that was known", () => {
    expect(described({ ...game, isOver: true }, undefined)).toMatchObject({
      urgency: "over",
      isSeated: true,
      says: "over",
    });
  });

  it("comes before the others when it waits for me, and after them when it is over", () => {
    const games = (["closed", "over", "mine", "unknown", "playing", "open"] as const).map((urgency) => ({
      ...described(game, undefined),
      urgency,
    }));
    expect(games.sort(inOrder).map(({ urgency }) => urgency)).toEqual([
      "mine",
      "open",
      "playing",
      "unknown",
      "over",
      "closed",
    ]);
  });
});

describe("all of them", () => {
  const games = Array.from({ length: 20 }, (_, place): MyGame => ({
    table: `aaaaaaaaa${place}`.slice(-10),
    token: `token-${place}`,
    game: "bal",
    seen: place,
  }));

  it("are one request, with no token in its address", async () => {
    const fetched = vi.fn(async (_path: string, _request: RequestInit) =>
      Response.json({ standings: [standing("playing")] }),
    );
    vi.stubGlobal("fetch", fetched);
    expect([...(await look(games)).keys()]).toEqual([game.table]);
    expect(fetched).toHaveBeenCalledOnce();
    const [path, { body }] = fetched.mock.calls[0]!;
    expect(path).toBe("/api/standings");
    expect(JSON.parse(String(body)).tables).toEqual(games.map(({ table, token }) => ({ table, token })));
  });

  it("are asked about thirty at a time, those that are over only if they are among the latest", async () => {
    const many = Array.from({ length: 100 }, (_, place): MyGame => ({
      table: `t${String(place).padStart(9, "0")}`,
      game: "bal",
      seen: -place,
      ...(place % 2 && { isOver: true }),
    }));
    const worth = worthAsking(many);
    expect([worth.length, worth.filter(({ isOver }) => isOver).length]).toEqual([80, 30]);
    expect(worth.filter(({ isOver }) => isOver).at(-1)!.table).toBe("t000000059");
    const asked: number[] = [];
    vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
      const { tables } = JSON.parse(String(body));
      asked.push(tables.length);
      return Response.json({
        standings: tables.map(({ table }: { table: string }) => ({ ...standing("playing"), table })),
      });
    });
    expect((await look(worth)).size).toBe(80);
    expect(asked).toEqual([30, 30, 20]);
  });

  it("stay as they were when the house does not answer, or cannot just now", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("gone")));
    expect(await look(games)).toEqual(new Map());
    vi.stubGlobal("fetch", async () => Response.json({ standings: [{ table: game.table, code: "busy", says: "…" }] }));
    expect(await look(games)).toEqual(new Map());
  });

  it("ask nobody when there are none", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    expect(await look([])).toEqual(new Map());
    expect(fetched).not.toHaveBeenCalled();
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
