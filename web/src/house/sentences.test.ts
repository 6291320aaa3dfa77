// Whether all of these are the house's own words is seen by tests/test_page_words.py.

import { beforeAll, describe, expect, test } from "vitest";

import { speech } from "../belcastel/speech";
import { choice, question, reason, seat, sentences, teach } from "./sentences";
import { words } from "./words.svelte";

const NAMES = ["Ysée", "Basile"];
const told = (...facts: [string, string, Record<string, unknown>][]) => sentences("belcastel", facts, NAMES);

beforeAll(async () => {
  teach("belcastel", speech);
  await words.load("en");
});

describe("facts", () => {
  const drew: [string, string, Record<string, unknown>] = ["drew", "BEL-5.2", { seat: 0, chip: "o1" }];
  const laid: [string, string, Record<string, unknown>] = ["laid", "BEL-5.2", { seat: 0, chip: "o1", space: 2 }];

  test("that have words in common are told in one breath", () => {
    expect(told(drew, laid)).toHaveLength(1);
    expect(told(drew, laid)[0]).toMatchObject({ rules: ["BEL-5.2"], seat: 0 });
  });

  test("about different chips or seats are told one by one", () => {
    expect(told(drew, ["laid", "BEL-5.2", { seat: 0, chip: "w1", space: 2 }])).toHaveLength(2);
    expect(told(drew, ["laid", "BEL-5.2", { seat: 1, chip: "o1", space: 2 }]).map((one) => one.seat)).toEqual([0, 1]);
  });

  test("in one breath keep the rules of both", () => {
    expect(told(drew, ["laid", "BEL-16.5", { seat: 0, chip: "o1", space: 2 }])[0]!.rules).toEqual([
      "BEL-5.2",
      "BEL-16.5",
    ]);
  });

  test("about nobody have no seat", () => {
    expect(told(["round", "BEL-2", { round: 3, first: 0 }])[0]!.seat).toBeNull();
  });
});

describe("whoever reads", () => {
  const drew: [string, string, Record<string, unknown>] = ["drew", "BEL-5.2", { seat: 0, chip: "o1" }];
  const boom: [string, string, Record<string, unknown>] = ["exploded", "BEL-6.1", { seat: 0, whites: 8, limit: 7 }];
  const gift: [string, string, Record<string, unknown>] = [
    "passed_black",
    "BEL-16.24",
    { seat: 0, neighbor: 1, chip: "k1" },
  ];
  const read = (fact: [string, string, Record<string, unknown>], own: number | null) =>
    sentences("belcastel", [fact], NAMES, own)[0]!.says;

  test("hears of the own seat in the second person, of others by their names", () => {
    expect([read(drew, 0), read(drew, 1), read(drew, null)]).toEqual([
      "You draw a pumpkin 1.",
      "Ysée draws a pumpkin 1.",
      "Ysée draws a pumpkin 1.",
    ]);
    expect([read(boom, 0), read(boom, 1)]).toEqual([
      "Boom! Your cauldron explodes, whites 8 of 7.",
      "Boom! Ysée’s cauldron explodes, whites 8 of 7.",
    ]);
  });

  test("hears what others do to the own seat", () => {
    expect([read(gift, 1), read(gift, 0)].map((says) => says.includes("your bag"))).toEqual([true, false]);
  });
});

test("who has no name is called by the number of the place", () => {
  expect(seat(1, NAMES)).toBe("Basile");
  expect(seat(3, NAMES)).toBe(words.say("seat", { number: 4 }));
});

test("the same key can be asked, answered and refused", () => {
  expect(question("belcastel", "brew")).toContain("?");
  expect(choice("belcastel", "buy:g2", "buy")).toMatch(/\S/);
  expect(reason("belcastel", "flask_empty", {}, NAMES)).toMatch(/\S/);
});

test("an expansion speaks in the words of the game it extends", () => {
  const fact: [string, string, Record<string, unknown>] = ["drew", "BEL-5.2", { seat: 0, chip: "o1" }];
  expect(sentences("witches", [fact], NAMES)).toEqual(sentences("belcastel", [fact], NAMES));
  expect(choice("witches", "buy:g2", "buy")).toBe(choice("belcastel", "buy:g2", "buy"));
  expect([question("witches", "brew"), reason("witches", "flask_empty", {}, NAMES)]).toEqual([
    question("belcastel", "brew"),
    reason("belcastel", "flask_empty", {}, NAMES),
  ]);
});
