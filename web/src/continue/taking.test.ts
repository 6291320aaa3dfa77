import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { keepGame, myGame } from "../house/memory";
import { words } from "../house/words.svelte";
import type { Standing } from "../protocol";
import { take } from "./taking";

const link = { table: "fq7zk2m9wd", token: "new".padEnd(43, "x") };
const seats = [{ name: "Ada" }, { name: "Bob" }];
const at = (seat: number): Standing => ({ table: link.table, game: "bal", state: "playing", seat, seats });

function told(...standings: Standing[]): void {
  vi.stubGlobal("fetch", async () => Response.json({ standings }));
}

beforeAll(() => words.load("en"));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("a personal link", () => {
  it("brings the seat here", async () => {
    told(at(1));
    expect(await take(link)).toEqual({ is: "taken", name: "Bob" });
    expect(myGame(link.table)).toMatchObject({ token: link.token, game: "bal" });
  });

  it("asks before another seat of this device is lost by it", async () => {
    keepGame({ table: link.table, token: "old", game: "bal", seen: 0 });
    told(at(1), at(0));
    expect(await take(link)).toEqual({ is: "two", name: "Bob", mine: "Ada" });
    expect(myGame(link.table)?.token).toBe("old");
    expect(await take(link, true)).toEqual({ is: "taken", name: "Bob" });
    expect(myGame(link.table)?.token).toBe(link.token);
  });

  it("asks nothing when this device has the same seat, or one that is no longer good", async () => {
    for (const mine of [at(1), { table: link.table, code: "bad_token", says: "…" }]) {
      keepGame({ table: link.table, token: "old", game: "bal", seen: 0 });
      told(at(1), mine);
      expect(await take(link)).toEqual({ is: "taken", name: "Bob" });
    }
  });

  it.each(["bad_token", "unknown_table"])("is lost and changes nothing: %s", async (code) => {
    told({ table: link.table, code, says: "…" });
    expect(await take(link)).toEqual({ is: "lost" });
    expect(myGame(link.table)).toBeUndefined();
  });

  it("says what else went wrong, and when there is nothing in it", async () => {
    told({ table: link.table, code: "busy", says: "Later." });
    expect(await take(link)).toEqual({ is: "trouble", says: "Later." });
    expect(await take(undefined)).toEqual({ is: "empty" });
  });
});
