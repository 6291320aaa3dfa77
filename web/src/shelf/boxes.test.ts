import { expect, it } from "vitest";

import type { GameShown } from "../protocol";
import { boxes } from "./boxes";
import { usualLevel } from "./games";

const game = (name: string): GameShown => ({ game: name, version: "1", players: [2], options: {}, bots: [] });
const open = (games: GameShown[]): string[] => boxes(games).flatMap((box) => (box.game ? [box.name] : []));

it("opens the boxes whose game the house has", () => {
  expect(open([])).toEqual([]);
  expect(open([game("belcastel"), game("bal")])).toEqual(["belcastel", "bal"]);
});

it("opens an extension as soon as the house has it, and knows that it is one", () => {
  const all = boxes([game("belcastel"), game("witches")]);
  expect(all.filter((box) => box.game).map((box) => box.game?.game)).toEqual(["belcastel", "witches"]);
  expect(all.filter((box) => box.isExtension).map((box) => box.name)).toEqual(["witches"]);
});

it("puts a game that has no box yet at the end", () => {
  expect(boxes([game("chess"), game("belcastel")]).map((box) => box.name)).toEqual([
    "belcastel",
    "witches",
    "bal",
    "blackwood",
    "chess",
  ]);
});

it("means a level in the middle when nobody says which", () => {
  expect([[], ["random"], ["random", "apprentice"], ["a", "b", "c"], ["a", "b", "c", "d"]].map(usualLevel)).toEqual([
    "",
    "random",
    "apprentice",
    "b",
    "c",
  ]);
});
