import { beforeAll, describe, expect, it } from "vitest";

import codes from "../../../tests/games/short_codes.json";
import { words } from "../house/words.svelte";
import { fullCode, readCode, setupCode } from "./code";
import { bal, belcastel, blackwood, witches } from "./games.test.data";

/** As tests/games/test_short_code.py has them. */
const SHORT = Object.entries(codes as Record<string, string>);

const read = (code: string) => readCode(code, [belcastel, witches, bal, blackwood]);

beforeAll(() => words.load("en"));

describe("a setup code", () => {
  it.each([
    "belcastel 3",
    "belcastel 4 books=2",
    "belcastel 2 books=g1-b4-r2-y2-p3 open_bags=true",
    "belcastel 3 first_player=2 price_green_3_4=18",
    "witches 5 books=6 witches=S2-C1-G3",
    "witches 2 books=g5-b2-r1-y4-p3-l6 locoweed_opens=2",
    "bal 6 level=hard first_player=random incantation=strict incantation_time=45 from_memory=true bot_ear=0.25 youngest=2",
    "witches 5 first_player=4 books=g1-b1-r1-y1-p1-k5",
    "blackwood 2 first_witch=1 fagus_limit=0 swap_phases=search favour=true",
  ])("is read and written the same: %s", (code) => expect(fullCode(read(code))).toBe(code));

  it.each(SHORT)("that people see is short: %s is %s", (full, short) => {
    expect(setupCode(read(full))).toBe(short);
    expect(fullCode(read(short.toLowerCase()))).toBe(full);
  });

  it("that cannot be said shortly is written in full", () => {
    expect(setupCode(read("bal 4 bot_ear=0.255"))).toBe("bal 4 bot_ear=0.255");
  });

  it("names only what is not as usual", () => {
    expect(fullCode(read("belcastel 3 books=1 open_bags=False"))).toBe("belcastel 3");
  });

  it("means as many players as there can be when it names none", () => {
    expect(read("belcastel books=2")).toMatchObject({ players: 4, options: { books: 2, open_bags: false } });
  });

  it("names a mix that is a whole set by the set", () => {
    expect(read("belcastel 2 books=g3-b3-r3-y3-p3").options.books).toBe(3);
    expect(read("witches 2 books=g3-b3-r3-y3-p3").options.books).toBe(3);
    expect(read("witches 2 books=g6-b6-r6-y6-p6-k6-l6").options.books).toBe(6);
    expect(read("witches 2 books=g6-b6-r6-y6-p6").options.books).toBe("g6-b6-r6-y6-p6");
  });

  it("names witches in any order and case", () => {
    expect(read("witches 3 witches=g3-s2-C1").options.witches).toBe("S2-C1-G3");
  });

  it.each([
    ["BEL-Z4-2", "newer version"],
    ["BEL-A4-2-99B", "“99B” does not belong"],
    ["BEL-A4-2-6Z", "“6Z” does not belong"],
    ["BAL-A4-2", "“2” does not belong"],
    ["BEL-A4-9", "“9” does not belong"],
    ["chess 2", "There is no game “chess”"],
    ["belcastel 5", "2 to 4 players, not 5"],
    ["belcastel 3 books", "“books” does not belong in a setup code"],
    ["belcastel 3 magic=1", "There is no option “magic”"],
    ["belcastel 3 open_bags=perhaps", "cannot be “perhaps”"],
    ["belcastel 3 books=5", "“5” names no books"],
    ["belcastel 3 books=g1-b4-r2", "“g1-b4-r2” names no books"],
    ["belcastel 3 books=mix", "“mix” names no books"],
    ["belcastel 3 books=g1-b4-r2-y2-p5", "“g1-b4-r2-y2-p5” names no books"],
    ["belcastel 3 books=g1-b4-r2-y2-p3-k0", "“g1-b4-r2-y2-p3-k0” names no books"],
    ["witches 3 books=g1-b4-r2-y2-p3-k1", "“g1-b4-r2-y2-p3-k1” names no books"],
    ["witches 3 books=g1-g4-b4-r2-y2-p3", "“g1-g4-b4-r2-y2-p3” names no books"],
    ["witches 3 books=7", "“7” names no books"],
    ["witches 3 witches=S1-S2-G3", "“S1-S2-G3”"],
    ["witches 3 witches=S1-C2", "“S1-C2”"],
    ["witches 6", "2 to 5 players, not 6"],
    ["bal 2", "3 to 6 players, not 2"],
    ["bal 4 incantation_time=0", "1…600"],
    ["blackwood 3 fagus_limit=100", "Choose from: 0…99"],
    ["blackwood 3 first_witch=3", "Choose from: random, 0, 1, 2"],
    [
      "blackwood 3 components=0123456789abcdef",
      "Nobody here knows the card values with the fingerprint “0123456789abcdef”",
    ],
    ["bal 4 incantation_time=2.5", "1…600"],
    ["bal 4 challenge_time=601", "1…600"],
    ["bal 4 bot_ear=1.5", "0…1"],
    ["bal 4 bot_diction=well", "0…1"],
    ["belcastel 2 first_player=2", "cannot be “2”"],
  ])("that is wrong is refused with the reason: %s", (code, reason) => {
    expect(() => read(code)).toThrow(reason);
  });
});
