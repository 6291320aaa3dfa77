import { beforeEach, describe, expect, test } from "vitest";

import type { Standing } from "../protocol";
import { keepSeats, links, packed, seatsIn, unpack } from "./carrying";
import {
  type Result,
  against,
  fineMoments,
  gameLuck,
  keepLuck,
  keepMoments,
  keepResults,
  luckOverTime,
  resultOf,
  results,
  tallied,
} from "./results";
import { keepGame, myGames } from "../house/memory";

const TOKEN = "a".repeat(43);
const over = (more: Partial<Standing> = {}): Standing => ({
  table: "fq7zk2m9wd",
  game: "belcastel",
  state: "over",
  seat: 1,
  seats: [{ bot: "master" }, { person: true }, { bot: "child" }],
  points: [30, 50, 10],
  places: [2, 1, 3],
  ...more,
});
const result = (table: string, more: Partial<Result> = {}): Result => ({
  ...{ table, game: "bal", at: 1, won: false, place: 2, players: 3, points: 5, level: "child", people: 0 },
  ...more,
});

beforeEach(() => localStorage.clear());

describe("how a game ended for me", () => {
  test("says where I came, and the strongest bot that I played against", () => {
    expect(resultOf(over(), 7)).toMatchObject({
      won: true,
      place: 1,
      points: 50,
      players: 3,
      level: "master",
      people: 0,
      at: 7,
    });
  });

  test("counts as one among people as soon as one played", () => {
    const seats = [{ person: true }, { person: true }, { bot: "child" }];
    expect(resultOf(over({ seats }), 7)).toMatchObject({ level: "", people: 1 });
  });

  test("is nothing before the end, nor for whoever watched", () => {
    expect(resultOf(over({ state: "playing" }), 7)).toBeUndefined();
    expect(resultOf(over({ seat: null }), 7)).toBeUndefined();
  });

  test("is kept once, the latest first", () => {
    keepResults([result("a", { at: 1 })]);
    keepResults([result("a", { at: 9 }), result("b", { at: 5 })]);
    expect(results().map(({ table, at }) => [table, at])).toEqual([
      ["b", 5],
      ["a", 1],
    ]);
  });
});

test("rates are counted by the strongest bot, and among people", () => {
  const all = [result("a", { won: true }), result("b"), result("c", { level: "", people: 2, won: true })];
  const told = Object.fromEntries(against(all).map(({ who, tally }) => [who, tally]));
  expect(told).toMatchObject({
    child: { games: 2, won: 1 },
    master: { games: 0, won: 0 },
    people: { games: 1, won: 1 },
  });
  expect(tallied(all)).toEqual({ games: 3, won: 2 });
});

test("of each game two moments are kept, and told again they do not double", () => {
  const moment = (n: number) => ({ table: "a", game: "bal", n, at: 1, title: `t${n}`, says: "" });
  keepMoments([moment(1), moment(2), moment(3)]);
  keepMoments([moment(1), moment(2), moment(3)]);
  expect(fineMoments().map(({ n }) => n)).toEqual([1, 2]);
});

describe("my games come along", () => {
  test("in a file, which adds what is new and takes nothing away", async () => {
    keepGame({ table: "fq7zk2m9wd", token: TOKEN, game: "bal", seen: 5, isOver: true });
    keepResults([result("fq7zk2m9wd")]);
    const file: unknown = JSON.parse(JSON.stringify(await packed()));
    localStorage.clear();
    keepGame({ table: "bbbbbbbbbb", token: TOKEN, game: "witches", seen: 6 });
    expect(await unpack(file)).toBe(1);
    expect(await unpack(file)).toBe(0);
    expect(
      myGames()
        .map(({ table }) => table)
        .toSorted(),
    ).toEqual(["bbbbbbbbbb", "fq7zk2m9wd"]);
    expect(results()).toHaveLength(1);
  });

  test("what is no such file changes nothing", async () => {
    for (const other of [null, [], {}, { format: "chaudron-mine/1" }, "x"]) expect(await unpack(other)).toBeUndefined();
    expect(myGames()).toEqual([]);
  });

  test("in codes of a dozen seats, which the other device reads", () => {
    const games = Array.from({ length: 14 }, (_, place) => ({
      table: `tables${1000 + place}`,
      token: TOKEN,
      game: "bal",
      seen: 1,
    }));
    const found = links(games).map((link) => seatsIn(new URL(link).hash));
    expect(found.map((seats) => seats.length)).toEqual([12, 2]);
    expect(keepSeats(found.flat())).toBe(14);
    expect(keepSeats(found.flat())).toBe(0);
  });

  test("an address that holds no seats brings none", () => {
    expect(seatsIn("#hello+fq7zk2m9wd.short")).toEqual([]);
  });
});

describe("luck over time", () => {
  test("is added up over the games that were reviewed, the earliest first", () => {
    const all = [result("cccccccccc", { at: 3 }), result("bbbbbbbbbb", { at: 2 }), result("aaaaaaaaaa", { at: 1 })];
    keepLuck([{ table: "aaaaaaaaaa", luck: 0.25 }]);
    keepLuck([{ table: "cccccccccc", luck: -0.5 }]);
    expect(luckOverTime(all, gameLuck())).toEqual([0.25, -0.25]);
  });

  test("is what the last review of a game said, and comes along in the file", async () => {
    keepLuck([{ table: "aaaaaaaaaa", luck: 0.25 }]);
    keepLuck([{ table: "aaaaaaaaaa", luck: 0.5 }]);
    const file = JSON.parse(JSON.stringify(await packed())) as { luck: unknown[] };
    localStorage.clear();
    await unpack({ ...file, luck: [...file.luck, null, { table: 7 }] });
    expect(gameLuck()).toEqual([{ table: "aaaaaaaaaa", luck: 0.5 }]);
  });
});
