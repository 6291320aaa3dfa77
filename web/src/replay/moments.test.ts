import { describe, expect, test } from "vitest";

import type { Happened, ReplayPage } from "../protocol";
import { hashOf, placeIn } from "./link";
import { Moments } from "./moments.svelte";
import type { Source } from "./source";

const SIZE = 3;
const COUNT = 8;

const happened = (n: number): Happened => ({
  is: "happened",
  n,
  at: n,
  kind: "answered",
  about: { seat: 0, told: [] },
  view: [[["points"], n]],
});

/** A game in which moment 4 was heard by nobody here. */
function page(first: number): ReplayPage {
  const numbers = Array.from({ length: Math.min(SIZE, COUNT - first) }, (_, place) => first + place);
  const welcome = { n: first, view: { points: first }, shown: { state: "playing" }, ask: null, awaited: [] };
  return {
    first,
    happened: numbers.map((n) => (n === 4 ? [] : [happened(n)])),
    welcome,
    moments: COUNT,
    size: SIZE,
    authors: Array(COUNT).fill(0),
    rounds: [0, 5],
    mine: 1,
  } as unknown as ReplayPage;
}

function moments(): { asked: number[]; game: Moments } {
  const asked: number[] = [];
  const source = {
    page: (_: unknown, at: number) => (asked.push(at), Promise.resolve(page(Math.floor(at / SIZE) * SIZE))),
  } as unknown as Source;
  return { asked, game: new Moments(source, 1) };
}

describe("the moments of a game", () => {
  test("a page is fetched once, and tells how things stood at each of its moments", async () => {
    const { asked, game } = moments();
    await game.want(5);
    await game.want(3);
    expect(asked).toEqual([5]);
    expect([3, 4, 5].map((at) => game.standing(at).view.points)).toEqual([3, 3, 5]);
    expect([game.count, game.mine, game.rounds]).toEqual([8, 1, [0, 5]]);
  });

  test("all others come after it, those that follow first", async () => {
    const { asked, game } = moments();
    await game.want(4);
    while (await game.wantMore(4));
    expect(asked).toEqual([4, 6, 0]);
    expect(game.isWhole).toBe(true);
  });

  test("where nothing was heard one does not stop", async () => {
    const { game } = moments();
    await game.want(3);
    expect([game.next(3, 1), game.next(5, -1), game.next(3, -1)]).toEqual([5, 3, 2]);
  });

  test("the log holds what was heard up to a moment, from the first page that is here without a gap", async () => {
    const { game } = moments();
    await game.want(3);
    await game.want(7);
    expect(game.events(7).map(({ n }) => n)).toEqual([3, 5, 6, 7]);
    expect(game.events(4).map(({ n }) => n)).toEqual([3]);
    await game.want(0);
    expect(game.events(3).map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });

  test("beyond the ends there is nothing", async () => {
    const { game } = moments();
    await game.want(0);
    await game.want(7);
    expect([game.next(0, -1), game.next(7, 1)]).toEqual([0, 7]);
  });
});

describe("the address of a moment", () => {
  test("names a moment and by whom it is seen", () => {
    for (const by of [0, 3, "all", "watcher"] as const) expect(placeIn(hashOf(61, by))).toEqual({ at: 61, by });
  });

  test("may open the review there", () => {
    expect(placeIn(hashOf(7, 1, true))).toEqual({ at: 7, by: 1, isReview: true });
    expect(placeIn("#0-review")).toEqual({ at: 0, by: undefined, isReview: true });
  });

  test("without a seat it is seen by its own, and what is none is the beginning", () => {
    expect(placeIn("#61")).toEqual({ at: 61, by: undefined });
    for (const hash of ["", "#", "#-1", "#all", "#1-2-3", "#9999999"])
      expect(placeIn(hash)).toEqual({ at: 0, by: undefined });
  });

  test("may name an event of the log instead", () => {
    expect(placeIn("#n120")).toEqual({ at: 0, by: undefined, n: 120 });
  });
});
