import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  type MyGame,
  deviceName,
  forgetGame,
  keepGame,
  myGame,
  myGames,
  noteOver,
  recall,
  remember,
  remembered,
} from "./memory";

/** A storage with room for so many characters. */
class Tight {
  kept = new Map<string, string>();
  constructor(public room: number) {}

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.kept]
      .filter(([name]) => name !== key)
      .reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (others + key.length + value.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

const game = (number: number, more: Partial<MyGame> = {}): MyGame => ({
  table: `table-${String(number).padStart(4, "0")}`,
  token: "t".repeat(43),
  game: "belcastel",
  seen: number,
  ...more,
});
const tables = (): string[] => myGames().map(({ table }) => table);

let storage: Tight;

beforeEach(() => {
  storage = new Tight(1_000_000);
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  for (const { table } of myGames()) forgetGame(table);
  remember("device", undefined);
  vi.unstubAllGlobals();
});

test("every seat is kept, the latest first", () => {
  for (let number = 1; number <= 500; number++) keepGame(game(number));
  expect(tables()).toHaveLength(500);
  expect(tables()[0]).toBe("table-0500");
  expect(myGame("table-0001")?.token).toBe("t".repeat(43));
});

test("what is remembered under a beginning is found", () => {
  const kept = { "chaudron.night.first": "{}", "chaudron.nightly": "1", "chaudron.night.second": "{}" };
  vi.stubGlobal("localStorage", { ...kept });
  expect(remembered("night.").sort()).toEqual(["first", "second"]);
  vi.stubGlobal("localStorage", storage);
});

test("a game that is seen again comes first, and is there once", () => {
  for (const number of [1, 2, 1]) keepGame(game(number));
  expect(tables()).toEqual(["table-0001", "table-0002"]);
});

test("when the storage is full the oldest finished game is the first to go, and no seat in a game that goes on", () => {
  keepGame(game(1));
  keepGame(game(2, { isOver: true }));
  keepGame(game(3, { isOver: true }));
  keepGame(game(4));
  storage.room = JSON.stringify(storage.kept.get("chaudron.games")).length + 40;
  keepGame(game(5));
  expect(tables()).toEqual(["table-0005", "table-0004", "table-0003", "table-0001"]);
  keepGame(game(6));
  expect(tables()).toEqual(["table-0006", "table-0005", "table-0004", "table-0001"]);
  expect(JSON.parse(storage.getItem("chaudron.games")!)).toHaveLength(4);
});

test("after finished games go those that were only watched, the oldest first", () => {
  const { token: _, ...watched } = game(1);
  keepGame(watched);
  keepGame({ ...watched, table: "table-0002", seen: 2 });
  keepGame(game(3));
  storage.room = storage.kept.get("chaudron.games")!.length + 80;
  keepGame(game(4));
  expect(tables()).toEqual(["table-0004", "table-0003", "table-0002"]);
});

test("where nothing may go, all is remembered as long as the page lasts", () => {
  keepGame(game(1));
  storage.room = storage.kept.get("chaudron.games")!.length + 20;
  keepGame(game(2));
  expect(tables()).toEqual(["table-0002", "table-0001"]);
  expect(JSON.parse(storage.getItem("chaudron.games")!)).toHaveLength(1);
  storage.room = 1_000_000;
  keepGame(game(3));
  expect(JSON.parse(storage.getItem("chaudron.games")!)).toHaveLength(3);
});

test("that a game is over is noted once it is known, and stays so", () => {
  keepGame(game(1));
  noteOver("table-0001");
  noteOver("nowhere");
  expect(myGames()).toEqual([game(1, { isOver: true })]);
  keepGame(game(1, { seen: 9 }));
  expect(myGame("table-0001")).toMatchObject({ seen: 9, isOver: true });
});

test("a device has one name, which it keeps, and which tells nothing", () => {
  const name = deviceName();
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceName()).toBe(name);
  expect(recall("device")).toBe(name);
});
