import { describe, expect, it } from "vitest";

import { type Shelf, neighborOf, secondAnswer, standing, touched } from "./shop";

const SAME = { key: "same_color", rule: "BEL-10.5", details: { color: "blue" } };
const DEAR = { key: "too_dear", rule: "BEL-10.5", details: { chip: "r4", price: 16, coins: 7 } };
const SHELF: Shelf = {
  now: {
    options: ["buy:o1", "buy:b1", "buy:b2", "buy:r1", "buy:r4", "done"],
    refused: { "buy:y1": { key: "sold_out", rule: "BEL-16.19", details: {} } },
  },
  then: { options: ["buy:o1", "buy:r1", "done"], refused: { "buy:b1": SAME, "buy:r4": DEAR } },
  picks: ["b2"],
  bought: [],
  limit: 2,
};
const is = (chip: string, shelf: Shelf): string => standing(chip, shelf).is;

describe("how a chip stands", () => {
  it("comes from the question itself while nothing is picked", () => {
    const shelf = { ...SHELF, picks: [], then: undefined };
    expect([is("b1", shelf), standing("y1", shelf)]).toEqual([
      "free",
      { is: "refused", why: SHELF.now.refused["buy:y1"] },
    ]);
  });

  it("comes from the question that will follow once one is picked", () => {
    expect([is("b2", SHELF), is("r1", SHELF)]).toEqual(["chosen", "free"]);
    expect([standing("b1", SHELF), standing("r4", SHELF)]).toEqual([
      { is: "refused", why: SAME },
      { is: "refused", why: DEAR },
    ]);
  });

  it("replaces the second pick where two are picked", () => {
    const shelf = { ...SHELF, picks: ["b2", "r1"] };
    expect([is("o1", shelf), touched("o1", shelf)]).toEqual(["swap", ["b2", "o1"]]);
  });

  it("replaces the only pick while nobody knows what may follow, or where nothing does", () => {
    expect(touched("r4", { ...SHELF, then: undefined })).toEqual(["r4"]);
    expect(touched("r4", { ...SHELF, then: null })).toEqual(["r4"]);
  });

  it("shows what was bought before a second question", () => {
    const shelf: Shelf = { ...SHELF, picks: ["r1"], bought: ["b2"], limit: 1 };
    expect([is("b2", shelf), touched("o1", shelf)]).toEqual(["bought", ["o1"]]);
  });
});

describe("touching", () => {
  it("takes a pick back, and leaves the other", () => {
    expect(touched("b2", { ...SHELF, picks: ["b2", "r1"] })).toEqual(["r1"]);
  });

  it("does nothing where a chip cannot be had", () => {
    expect(touched("b1", SHELF)).toEqual(["b2"]);
  });
});

describe("the second answer", () => {
  it("buys the second pick, leaves where there is none, and is left open where nobody knows", () => {
    expect([
      secondAnswer({ ...SHELF, picks: ["b2", "r1"] }),
      secondAnswer(SHELF),
      secondAnswer({ ...SHELF, then: undefined }),
    ]).toEqual(["buy:r1", "done", null]);
  });
});

it("knows from the house whose bag a chip goes into", () => {
  const prospects = {
    options: {
      "buy:k1": {
        told: [
          ["bought", "BEL-10.5", { seat: 0 }],
          ["passed_black", "WIT-5.8", { seat: 0, neighbor: 1 }],
        ],
      },
      "buy:g1": { told: [] },
    },
  } as unknown as Parameters<typeof neighborOf>[1];
  expect([neighborOf("k1", prospects), neighborOf("g1", prospects), neighborOf("k1", null)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});
