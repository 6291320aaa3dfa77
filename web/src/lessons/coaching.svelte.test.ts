import { beforeEach, expect, it, vi } from "vitest";

import { keepGame, myGames, realGames } from "../house/memory";
import type { TableState } from "../house/table.svelte";
import type { Desk } from "../table/desk.svelte";
import { Coach } from "./coaching.svelte";

const LESSON = {
  step: 0,
  of: 2,
  given: 0,
  lets: ["lay:v1"],
  rules: [],
  cards: [
    { key: "bal-potion", at: "card:v1" },
    { key: "bal-attack", at: "go" },
  ],
};

let coach: Coach;
const at = (selector: string): Element => document.querySelector(selector)!;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML = `<header><button id="menu"></button></header><main><button data-card="v1"></button><button data-card="r1"></button><p></p></main><section class="coach"><button></button></section>`;
  const table = {
    id: "T",
    ask: { options: ["lay:v1", "lay:r1"], lesson: LESSON },
    shown: { lesson: "bal", state: "playing" },
    answering: null,
    view: {},
  };
  coach = new Coach(table as unknown as TableState, { isShowing: false } as Desk);
});

it("says what to touch when something else was touched, and no more once it is found", () => {
  coach.touched(at("[data-card=r1]"));
  expect([coach.isAstray, coach.card?.key]).toEqual([true, "bal-potion"]);
  coach.touched(at("[data-card=v1]"));
  expect([coach.isAstray, coach.card?.key]).toEqual([false, "bal-attack"]);
});

it.each(["#menu", "p", ".coach button"])("minds nobody who touches %s", (selector) => {
  coach.touched(at(selector));
  expect(coach.isAstray).toBe(false);
});

it("leaves lessons out of my games", () => {
  keepGame({ table: "aaaaaaaaaa", game: "bal", seen: 1, isLesson: true });
  keepGame({ table: "bbbbbbbbbb", game: "bal", seen: 2 });
  keepGame({ table: "aaaaaaaaaa", game: "bal", seen: 3 });
  expect([myGames().length, realGames().map(({ table }) => table)]).toEqual([2, ["bbbbbbbbbb"]]);
});
