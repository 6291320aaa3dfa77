import { beforeAll, expect, test } from "vitest";

import { teach } from "../house/sentences";
import { words } from "../house/words.svelte";
import type { Asked, Prospect, Prospects } from "../protocol";
import type { Seat, View } from "./box";
import { candidates, isRefusal, landing, refusing } from "./candidates";
import { speech } from "./speech";

beforeAll(async () => {
  teach("belcastel", speech);
  await words.load("fr");
});

const SEAT: Partial<Seat> = {
  chips: ["w1", "b4"],
  spaces: [4, 8],
  whites: 6,
  limit: 7,
  drop: 1,
  tube: 3,
  rat: 0,
  rubies: 5,
  points: 20,
  drawn: null,
  next_space: 9,
  beside: [],
  bowl: [],
  kept: [],
  pennies: [],
};
const VIEW = {
  me: 0,
  players: 2,
  options: { books: 1 },
  round: 5,
  card: null,
  supply: { o1: 3 },
  agenda: [],
  witches: [],
  seats: [SEAT, SEAT],
} as unknown as View;

const asks = (about: string, ...options: string[]): Asked => ({ ask: 7, about, rule: "BEL-7.3", options }) as Asked;
const follows = (changes: Record<string, unknown>, told: [string, Record<string, unknown>][], open = false): Prospect =>
  ({
    changes: Object.entries(changes).map(([name, value]) => [["seats", 0, name], value]),
    told: told.map(([key, details]) => [key, "BEL-5.2", { seat: 0, ...details }]) as Prospect["told"],
    open,
  }) as Prospect;
const prospects = (options: Record<string, Prospect>, ask = 7): Prospects => ({
  n: 1,
  ask,
  options,
  refused: {},
  odds: null,
});

const lays = (
  chip: string,
  space: number,
  more: Record<string, unknown> = {},
  told: [string, Record<string, unknown>][] = [],
): Prospect =>
  follows({ chips: [...SEAT.chips!, chip], spaces: [...SEAT.spaces!, space], next_space: space + 1, ...more }, [
    ["laid", { chip, space }],
    ...told,
  ]);

test("a chip to lay shows where it lands, the scoring space and the whites after it", () => {
  const ask = asks("crow_skull", "lay:w1", "lay:r2", "none");
  const [white, red] = candidates(
    VIEW,
    0,
    ask,
    prospects({ "lay:w1": lays("w1", 9, { whites: 7 }), "lay:r2": lays("r2", 11) }),
  );
  expect(white).toMatchObject({
    chip: "w1",
    lands: 9,
    space: 10,
    whites: 7,
    explodes: false,
    note: "pile à la limite",
  });
  expect(red).toMatchObject({ chip: "r2", lands: 11, space: 12, whites: 6, note: "1 case de plus" });
});

test("what explodes says so, whatever else it gives", () => {
  const boom = lays("w3", 11, { whites: 9, state: "exploded" }, [
    ["rubies", { rubies: 1 }],
    ["exploded", { whites: 9 }],
  ]);
  const [white] = candidates(VIEW, 0, asks("crow_skull", "lay:w3", "none"), prospects({ "lay:w3": boom }));
  expect(white).toMatchObject({ explodes: true, whites: 9 });
  expect(white!.note).toMatch(/saute/);
});

test("what a blue book covers is told apart from a plain explosion", () => {
  const covered = lays("w3", 11, { whites: 9 }, [
    ["exploded", { whites: 9 }],
    ["protected", {}],
  ]);
  const [white] = candidates(VIEW, 0, asks("crow_skull", "lay:w3"), prospects({ "lay:w3": covered }));
  expect(white!.note).toMatch(/protège/);
});

test("the next round is not mistaken for what a choice does", () => {
  const later = follows({ drop: 2, chips: [], spaces: [], whites: 0, points: 24, next_space: 3 }, [
    ["drop", { space: 2 }],
    ["points", { points: 4 }],
  ]);
  const [drop] = candidates(VIEW, 0, asks("drop", "drop", "none"), prospects({ drop: later }));
  expect(drop).toMatchObject({ moves: { from: 1, to: 2 }, space: null, whites: null });
});

test("what happens to others is none of my business", () => {
  const theirs = { ...follows({}, []), told: [["drop", "BEL-10.1", { seat: 1, space: 9 }]] } as unknown as Prospect;
  expect(candidates(VIEW, 0, asks("drop", "drop"), prospects({ drop: theirs }))[0]!.moves).toBeNull();
});

test("a white that goes back is crossed out, and the whites fall", () => {
  const back = follows({ chips: ["b4"], spaces: [8], whites: 5, next_space: 9 }, [["back_in_bag", { chip: "w1" }]]);
  expect(candidates(VIEW, 0, asks("mandrake", "back", "keep"), prospects({ back }))[0]).toMatchObject({
    picture: { is: "crossed", chip: "w1" },
    whites: 5,
    space: 9,
  });
});

test("without prospects, or with those of another question, everything can still be chosen", () => {
  const ask = asks("crow_skull", "lay:w1", "none");
  for (const known of [null, prospects({ "lay:w1": lays("w1", 9) }, 6)]) {
    expect(candidates(VIEW, 0, ask, known)).toMatchObject([
      { choice: "lay:w1", picture: { is: "chip", chip: "w1" }, lands: null, space: null, note: "" },
    ]);
  }
});

test("every choice has a picture and words of its own", () => {
  const options = [
    "lay:w1",
    "bag:r1",
    "back",
    "bonus",
    "restart",
    "go_on",
    "explode",
    "rat",
    "give_up:2",
    "points",
    "take:o1",
    "rubies",
    "remove_white",
    "row:3",
    "swap:g1>g2",
    "drop",
    "tube",
    "refill",
    "point",
  ];
  const all = candidates(VIEW, 0, asks("spend", ...options), null);
  expect(all.map(({ choice }) => choice)).toEqual(options);
  for (const { name, does, picture } of all) {
    expect(name).not.toMatch(/^(web|belcastel)-|\{/);
    expect(does).not.toMatch(/^(web|belcastel)-|\{/);
    expect(picture.is).toBeTruthy();
  }
});

test("a refusal is no candidate, and is said shortly", () => {
  expect(["none", "keep", "done", "go_on"].map(isRefusal)).toEqual([true, true, true, false]);
  expect(candidates(VIEW, 0, asks("spend", "drop", "done"), null).map(({ choice }) => choice)).toEqual(["drop"]);
  expect(refusing("none", "crow_skull")).toBe("N’en poser aucun");
  expect(refusing("none", "good_start")).toBe("N’en céder aucune");
});

test("an extra move that is declined still lays its chip", () => {
  expect(landing(VIEW, 0, prospects({ none: lays("w1", 9) }), "none")).toEqual({ chip: "w1", space: 9 });
  expect(landing(VIEW, 0, prospects({ none: follows({}, []) }), "none")).toBeNull();
  expect(landing(VIEW, 0, null, "none")).toBeNull();
});

test("a chip that finds no space goes into the bowl, and still counts", () => {
  const poured = follows({ bowl: ["w1"], whites: 7, next_space: 53 }, [["poured", { chip: "w1" }]]);
  const [white] = candidates(VIEW, 0, asks("six", "lay:w1", "done"), prospects({ "lay:w1": poured }));
  expect(white).toMatchObject({ chip: "w1", lands: null, space: 53, whites: 7, note: "dans la coupelle" });
});

test("six chips lie open, those of a kind together", () => {
  const view = {
    ...VIEW,
    agenda: [{ rule: "belcastel/SixFromTheBag", seat: 0, drawn: ["w1", "g2", "w1"] }],
  } as unknown as View;
  expect(candidates(view, 0, asks("six", "lay:w1", "lay:g2", "done"), null).map(({ count }) => count)).toEqual([2, 1]);
});

test("a white that a witch sends back shows what is left", () => {
  const back = follows({ chips: ["b4"], spaces: [8], whites: 5, pennies: [] }, [
    ["penny", { witch: "S1" }],
    ["back_in_bag", { chip: "w1" }],
  ]);
  const [witch] = candidates(
    { ...VIEW, witches: ["S1"] },
    0,
    asks("saved", "witch:S1", "none"),
    prospects({ "witch:S1": back }),
  );
  expect(witch).toMatchObject({
    picture: { is: "witch", witch: "S1" },
    name: "Sauve-chaudron",
    whites: 5,
    space: 9,
    note: "",
  });
  expect(witch!.more).toMatch(/bouteille/);
});

test("raising the last two shows what they become", () => {
  const both = follows({}, [
    ["handed_in", { chip: "g1", count: 1 }],
    ["gained_chip", { chip: "g2" }],
    ["handed_in", { chip: "b2", count: 1 }],
    ["gained_chip", { chip: "b4" }],
  ]);
  const [two] = candidates(VIEW, 0, asks("upgrade", "last_two"), prospects({ last_two: both }));
  expect(two!.picture).toEqual({ is: "chips", chips: ["g2", "b4"], crossed: false });
});

test("a locoweed goes as far as what it copies, and no further", () => {
  const [copy] = candidates(VIEW, 0, asks("six", "lay:l1"), prospects({ "lay:l1": lays("l1=b4", 12) }));
  expect(copy).toMatchObject({ chip: "l1=b4", lands: 12, note: "" });
});
