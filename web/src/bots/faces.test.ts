import { expect, test } from "vitest";

import { mountSprite } from "../art/sprite";
import { RANKS } from "./bots";
import type { Cast } from "./drawing";
import { sheetOf } from "./faces";
import { wantFaces } from "./mount";

const GAMES = ["bal", "belcastel", "blackwood", "witches"];
const casts = import.meta.glob<Cast>("./cast/*.ts", { import: "cast", eager: true });
const castOf = (game: string): Cast => casts[`./cast/${game}.ts`]!;
const sheet = GAMES.map((game) => sheetOf(game, castOf(game))).join("");

test("every level of every game has a face of its own", () => {
  expect(Object.keys(casts)).toHaveLength(GAMES.length);
  for (const game of GAMES) expect(Object.keys(castOf(game)), game).toEqual(RANKS);
  expect(
    new Set(
      Object.values(casts)
        .flatMap((cast) => Object.values(cast))
        .map(String),
    ).size,
  ).toBe(20);
});

test("faces are well-formed, and nothing in them needs what the page's policy forbids", () => {
  const root = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${sheet}</svg>`,
    "image/svg+xml",
  ).documentElement;
  expect(root.querySelector("parsererror")).toBeNull();
  expect(root.querySelectorAll("symbol")).toHaveLength(20);
  expect(sheet).not.toMatch(/NaN|undefined|style=|<text|href/);
});

test("a face stays on its badge, or looks out at the top", () => {
  for (const [, id, face] of sheet.matchAll(/<symbol id="([^"]+)"(.+?)<\/symbol>/g)) {
    const numbers = [...face!.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) => d!.match(/-?\d+(\.\d+)?/g)!.map(Number));
    expect(Math.min(...numbers), id).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers), id).toBeLessThanOrEqual(100);
  }
});

test("faces are put into the page once, and only those of the game", async () => {
  mountSprite();
  await Promise.all([wantFaces("bal"), wantFaces("bal")]);
  expect(document.querySelectorAll("#bot-bal-master")).toHaveLength(1);
  expect(document.querySelectorAll("#bot-witches-master")).toHaveLength(0);
});
