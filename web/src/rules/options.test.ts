import { beforeAll, describe, expect, test, vi } from "vitest";

import { words } from "../house/words.svelte";
import { readCode } from "../setup/code";
import { bal, belcastel, blackwood, witches } from "../setup/games.test.data";
import { switchOf } from "./options";

const GAMES = [belcastel, witches, bal, blackwood];

beforeAll(async () => {
  await words.load("en");
  for (const family of ["belcastel", "bal", "blackwood"]) await words.want(family);
});

describe("an option", () => {
  test("is told with what it may be, and which is usual", () => {
    const stop = switchOf(belcastel, "stop");
    expect(stop).toMatchObject({ name: "stop", rule: "BEL-15.6" });
    expect(stop?.choices.map(({ value, isUsual }) => [value, isUsual])).toEqual([
      ["final", true],
      ["revocable", false],
    ]);
    expect(switchOf(belcastel, "no_such_option")).toBeUndefined();
  });

  test("is said in whole words, also where it may be any number", () => {
    const amiss = vi.spyOn(console, "error");
    for (const game of GAMES) for (const name of Object.keys(game.options)) switchOf(game, name);
    expect(amiss).not.toHaveBeenCalled();
  });

  test.each(GAMES.map((game) => [game.game, game] as const))("leads to a setup that has it so (%s)", (_, game) => {
    for (const name of Object.keys(game.options))
      for (const { address, value } of switchOf(game, name)?.choices ?? []) {
        const code = new URL(address, "http://house").searchParams.get("code");
        if (code === null) expect(["seat", "mix", "chosen"]).toContain(value);
        else expect(String(readCode(code, GAMES).options[name]).toLowerCase()).toBe(value);
      }
  });

  test("that may be any of many is at least told as it usually is", () => {
    for (const game of GAMES)
      for (const [name, { default: usual }] of Object.entries(game.options))
        if (usual !== "")
          expect(
            switchOf(game, name)?.choices.some(({ isUsual }) => isUsual),
            `${game.game} ${name}`,
          ).toBe(true);
  });
});
