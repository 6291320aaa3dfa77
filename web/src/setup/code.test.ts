import { beforeAll, describe, expect, it } from "vitest";

import { words } from "../house/words.svelte";
import type { GameShown } from "../protocol";
import { readCode, setupCode } from "./code";

const belcastel: GameShown = {
  game: "belcastel",
  version: "1",
  players: [2, 3, 4],
  bots: ["random", "apprentice"],
  options: {
    first_player: { rule: "BEL-15.1", default: "random", values: ["random", "seat"] },
    books: { rule: "BEL-15.2", default: 1, values: [1, 2, 3, 4, "mix"] },
    open_bags: { rule: "BEL-15.5", default: false, values: [false, true] },
    price_green_3_4: { rule: "BEL-15.13", default: 21, values: [21, 18] },
  },
};
const read = (code: string) => readCode(code, [belcastel]);

beforeAll(() => words.load("en"));

describe("a setup code", () => {
  it.each([
    "belcastel 3",
    "belcastel 4 books=2",
    "belcastel 2 books=g1-b4-r2-y2-p3 open_bags=true",
    "belcastel 3 first_player=2 price_green_3_4=18",
  ])("is read and written the same: %s", (code) => expect(setupCode(read(code))).toBe(code));

  it("names only what is not as usual", () => {
    expect(setupCode(read("belcastel 3 books=1 open_bags=False"))).toBe("belcastel 3");
  });

  it("means as many players as there can be when it names none", () => {
    expect(read("belcastel books=2")).toMatchObject({ players: 4, options: { books: 2, open_bags: false } });
  });

  it("names a mix that is a whole set by the set", () => {
    expect(read("belcastel 2 books=g3-b3-r3-y3-p3").options.books).toBe(3);
  });

  it.each([
    ["chess 2", "There is no game “chess”"],
    ["belcastel 5", "2 to 4 players, not 5"],
    ["belcastel 3 books", "“books” has no place in a setup code"],
    ["belcastel 3 magic=1", "There is no option “magic”"],
    ["belcastel 3 open_bags=perhaps", "cannot be “perhaps”"],
    ["belcastel 3 books=5", "“5” names no books"],
    ["belcastel 3 books=g1-b4-r2", "“g1-b4-r2” names no books"],
    ["belcastel 3 books=mix", "“mix” names no books"],
    ["belcastel 2 first_player=2", "cannot be “2”"],
  ])("that is wrong is refused with the reason: %s", (code, reason) => {
    expect(() => read(code)).toThrow(reason);
  });
});
