import { describe, expect, it, test } from "vitest";

import { fortune } from "../../../src/chaudron/games/belcastel/data/components.json";
import { books, orange_book, pennies, witches } from "../../../src/chaudron/games/belcastel/data/witches.json";
import {
  METALS,
  WITCHES,
  bookIds,
  booksCode,
  booksOf,
  colorOf,
  copiedBy,
  metalOf,
  openBooks,
  pricesOf,
  valueOf,
  witchesOf,
} from "./box";
import { NEW_PRICES, ORANGE_PRICES, PURPLE_CARDS } from "./printed";

describe("books", () => {
  it.each([1, 4, 5, 6, "g1-b4-r2-y2-p3", "g5-b2-r1-y4-p3-l6", "g5-b5-r5-y5-p5-k6-l5", "g6-b6-r6-y6-p6"])(
    "are read and written the same: %s",
    (code) => expect(booksCode(booksOf(code))).toBe(code),
  );

  it("of a new set bring their black and locoweed, of an old one neither", () => {
    expect([booksOf(5).black, booksOf(5).locoweed, booksOf(2).black, booksOf(2).locoweed]).toEqual([5, 5, 0, 0]);
  });

  it("have ids by set, and black by player count where it has none", () => {
    expect(bookIds(2, booksOf(1)).map(([, id]) => id)).toEqual([
      "orange",
      "green-1",
      "blue-1",
      "red-1",
      "yellow-1",
      "purple-1",
      "black-2p",
    ]);
    const extended = bookIds(5, booksOf("g5-b2-r1-y4-p3-l6"), { witches: "random" }).map(([, id]) => id);
    expect(extended).toEqual([
      "orange-6",
      "green-5",
      "blue-2",
      "red-1",
      "yellow-4",
      "purple-3",
      "black-34p",
      "locoweed-6",
    ]);
  });

  it("have the prices of their set", () => {
    const prices = (color: Parameters<typeof pricesOf>[0], code: number | string, options = {}) =>
      Object.fromEntries(pricesOf(color, booksOf(code), options));
    expect(prices("orange", 1)).toEqual({ o1: 3 });
    expect(prices("orange", 1, { witches: "random" })).toEqual({ o1: 3, o6: 22 });
    expect([prices("black", 1), prices("black", 6), prices("locoweed", 6)]).toEqual([
      { k1: 10 },
      { k1: 9 },
      { l1: 10 },
    ]);
    expect([prices("green", 3, { price_green_3_4: 18 }), prices("green", 5)]).toEqual([
      { g1: 6, g2: 11, g4: 18 },
      { g1: 5, g2: 9, g4: 16 },
    ]);
  });

  it("open when the round marker, or the table, says", () => {
    const opens = openBooks({ players: 3, options: { books: 5, witches: "random", locoweed_opens: 2 } });
    expect(Object.fromEntries(opens.map((book) => [book.id, book.opens]))).toMatchObject({
      "orange-6": 1,
      "yellow-5": 2,
      "purple-5": 3,
      "black-5": 1,
      "locoweed-5": 2,
    });
  });
});

describe("witches", () => {
  it("are those of the box, each with her penny", () => {
    expect(WITCHES.map((id) => [id, metalOf(id)])).toEqual(witches.map(({ id, penny }) => [id, penny]));
    expect(METALS).toEqual(pennies.colours);
  });

  it("are named by three, one for each penny", () => {
    expect(["S2-C1-G3", "g3-c1-s2"].map(witchesOf)).toEqual([
      ["S2", "C1", "G3"],
      ["S2", "C1", "G3"],
    ]);
    expect(["random", "S2-C1", "S1-S2-G3", "S2-C1-G3-G4", "S2-C1-G5", ""].map(witchesOf)).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
    ]);
  });
});

test("a locoweed that copies is a locoweed worth 1", () => {
  expect([colorOf("l1=g2"), valueOf("l1=g2"), copiedBy("l1=g2"), copiedBy("g2")]).toEqual([
    "locoweed",
    1,
    "g2",
    undefined,
  ]);
});

describe("what is written out is as in the data", () => {
  test("the prices of the new books", () => {
    const prices = Object.entries(books).map(([color, sets]) => [
      color,
      Object.fromEntries(Object.entries(sets).map(([set, { price }]) => [set, price])),
    ]);
    expect(NEW_PRICES).toEqual(Object.fromEntries(prices));
    expect(ORANGE_PRICES).toEqual(orange_book.price);
  });

  test("the purple cards", () => {
    const purple = fortune.cards.filter((card) => card.colour === "purple").map((card) => card.id);
    expect([...PURPLE_CARDS].sort()).toEqual(purple.sort());
  });
});
