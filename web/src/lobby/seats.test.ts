import { beforeAll, describe, expect, it } from "vitest";

import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { actionsFor, seatBot } from "./seats";

/** Ada is the host, Bea a guest, Basile a bot; the last seat is free. */
function table(me: number | null, here = [0, 1]): { table: TableState; done: unknown[] } {
  const done: unknown[] = [];
  const seats = [{ name: "Ada", person: true }, { name: "Bea", person: true }, { name: "Basile", bot: "random" }, {}];
  const state = {
    shown: { seats, host: 0 },
    seat: me,
    host: me === 0,
    here,
    command: async (what: string, fields: object) => void done.push([what, fields]),
  };
  return { table: state as unknown as TableState, done };
}

const wishes = (levels: string[] = ["random", "apprentice"]) => ({
  attempt: (what: () => Promise<unknown>) => void what(),
  rename: () => undefined,
  remove: () => undefined,
  pick: () => undefined,
  levels,
});
const offered = (me: number | null, seat: number, here?: number[]): string[] =>
  actionsFor(table(me, here).table, seat, wishes()).map(({ says }) => says);

beforeAll(() => words.load("en"));

describe("what may be done with a seat", () => {
  it("the host may change a bot, or send it away", () =>
    expect(offered(0, 2)).toEqual(["Change the bot", "Free the seat"]));

  it("the host may seat a bot at a free seat, or move there", () =>
    expect(offered(0, 3)).toEqual(["Seat a bot", "Sit here"]));

  it("the host may make somebody the host, or remove them", () =>
    expect(offered(0, 1)).toEqual(["Make them the host", "Remove"]));

  it("a guest may do something with their own seat only", () => {
    expect(offered(1, 1)).toEqual(["Change my name", "Leave the table"]);
    expect([0, 2, 3].flatMap((seat) => offered(1, seat))).toEqual([]);
  });

  it("a guest may become the host when the host is away", () =>
    expect(offered(1, 1, [1])).toContain("Become the host"));

  it("whoever has no seat may do nothing", () =>
    expect([0, 1, 2, 3].flatMap((seat) => offered(null, seat))).toEqual([]));

  it("a bot makes room before another takes its seat", async () => {
    const { table: state, done } = table(0);
    await seatBot(state, 2, "apprentice");
    expect(done).toEqual([
      ["free_seat", { seat: 2 }],
      ["seat_bot", { seat: 2, level: "apprentice" }],
    ]);
  });
});
