import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { forgetGame, keepGame, myGame, myGames } from "./memory";
import { TableState } from "./table.svelte";
import { words } from "./words.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  says(said: object): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }

  closing(code: string): void {
    this.says({ is: "closing", code, says: "Said by the house." });
    this.onclose?.();
  }
}

const ID = "fq7zk2m9wd";
const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
const welcome = (seat: number | null, state = "open") => ({
  is: "welcome",
  n: 3,
  seat,
  host: false,
  shown: { game: "belcastel", state, seats: [], settings: {} },
  view: null,
  ask: null,
  awaited: [],
  here: [],
  watching: 0,
  undo: "off",
  missed: [],
});
const happened = (kind: string, about = {}) => ({ is: "happened", n: 4, at: 0, kind, about });

let table: TableState;

function opened(token?: string): TableState {
  if (token) keepGame({ table: ID, token, game: "belcastel", seen: 1 });
  table = new TableState(ID);
  table.open();
  latest().onopen?.();
  return table;
}

beforeAll(() => words.load("en"));
beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  table.close();
  for (const one of myGames()) forgetGame(one.table);
  vi.unstubAllGlobals();
});

test("a hello names the device", () => {
  opened("secret");
  expect(latest().sent[0]).toMatchObject({
    do: "hello",
    token: "secret",
    device: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test.each([
  ["kicked", "removed"],
  ["granted", "given_away"],
  ["keyed", "only_elsewhere"],
])("whoever loses the seat while looking on (%s) knows why, and its token is forgotten", (kind, lost) => {
  opened("secret");
  latest().says(welcome(1));
  latest().says(happened(kind, { seat: 1 }));
  expect(table.lost).toBeNull();
  latest().says(welcome(null));
  expect([table.lost, table.token, myGame(ID)?.token]).toEqual([lost, undefined, undefined]);
  latest().says(welcome(0));
  expect(table.lost).toBeNull();
});

test("whoever leaves has lost nothing", () => {
  opened("secret");
  latest().says(welcome(1));
  latest().says(happened("left", { seat: 1 }));
  latest().says(welcome(null));
  expect(table.lost).toBeNull();
});

test.each(["bad_token", "removed", "given_away", "only_elsewhere", "claim_refused"])(
  "whoever comes back without a seat watches and knows why: %s",
  (code) => {
    opened("secret");
    latest().closing(code);
    expect(FakeSocket.all).toHaveLength(2);
    latest().onopen?.();
    expect(latest().sent[0]!.token).toBeUndefined();
    latest().says(welcome(null));
    expect([table.lost, table.line.is, myGame(ID)?.token]).toEqual([code, "open", undefined]);
    table.take("new");
    expect(table.lost).toBeNull();
  },
);

test("whoever is kept out has nothing to answer or to look at, and does not come back by itself", () => {
  opened("secret");
  latest().says({ ...welcome(1), ask: { ask: 3, options: [] } });
  latest().closing("kept_out");
  expect([table.seat, table.ask, table.shown, table.view]).toEqual([null, null, null, null]);
  expect([table.line, FakeSocket.all.length]).toEqual([
    { is: "ended", code: "kept_out", says: "Said by the house." },
    1,
  ]);
});

test("that the game has ended is news for whoever had a seat and was away, once", () => {
  opened("secret");
  latest().says(welcome(1, "over"));
  expect([table.endedAway, myGame(ID)?.isOver]).toEqual([true, true]);
  table.close();
  opened();
  latest().says(welcome(1, "over"));
  expect(table.endedAway).toBe(false);
});

test("whoever was there when it ended is told no news", () => {
  opened("secret");
  latest().says(welcome(1, "playing"));
  latest().says({ ...happened("answered"), shown: { ...welcome(1).shown, state: "over" } });
  latest().says(welcome(1, "over"));
  expect([table.endedAway, myGame(ID)?.isOver]).toEqual([false, true]);
});
