import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import box from "../../../src/chaudron/games/bal/data/components.json";
import { words } from "../house/words.svelte";
import { copiesOf, tokensOf } from "./cards";
import { ownFormula } from "./printed";
import { cardWords, prepare } from "./speech";
import { formulas } from "./typed";
import { OURS } from "./values";

const ours = box.potions.map(({ id, copies, formula_fr, formula_en }) => ({
  id,
  copies,
  formula: { fr: formula_fr, en: formula_en },
}));
const other = {
  hash: "0123",
  potions: ours.map((potion) =>
    potion.id === "r1" ? { ...potion, copies: 7, formula: { fr: "Jus de chaussette", en: "Sock juice" } } : potion,
  ),
  tokens: { white: 3, red: 9 },
};

beforeAll(() => words.load("en").then(() => words.want("bal")));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(other))));
afterEach(async () => {
  await prepare(OURS);
  vi.unstubAllGlobals();
});

test("potions are called and counted by what the host has put in place", async () => {
  await prepare("0123");
  expect([words.say("bal-card-r1.formula"), copiesOf("r1"), tokensOf("white")]).toEqual(["Sock juice", 7, 3]);
  expect([cardWords("r1", "the"), cardWords("r1", "some", 2)].map((said) => said.includes("Sock juice"))).toEqual([
    true,
    true,
  ]);
  expect(await formulas(["r1"], "fr")).toEqual(["Jus de chaussette"]);
});

test("the others keep our names, and so does every table that has ours", async () => {
  const usual = words.say("bal-card-r2.the");
  await prepare("0123");
  expect([words.say("bal-card-r2.the"), ownFormula("r2", "en")]).toEqual([usual, undefined]);
  await prepare(OURS);
  expect([words.say("bal-card-r1.formula") === "Sock juice", copiesOf("r1"), tokensOf("white")]).toEqual([false, 5, 2]);
});
