import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { notices } from "../house/notices.svelte";
import { words } from "../house/words.svelte";
import type { GameShown } from "../protocol";
import { fullCode } from "./code";
import { belcastel, witches } from "./games.test.data";
import { Plan } from "./plan.svelte";

const game: GameShown = { ...belcastel, bots: ["random", "apprentice", "master"] };
const both = [belcastel, witches];
const usual = { first_player: "random", books: 1, open_bags: false, stop: "final", price_green_3_4: 21 };

beforeAll(() => words.load("en"));
beforeEach(() => {
  localStorage.clear();
  notices.close();
});

describe("a plan", () => {
  it("begins with one bot of the middle level and free seats", () => {
    const plan = new Plan(game);
    expect([plan.players, plan.bots, plan.free]).toEqual([4, ["apprentice"], 2]);
  });

  it("keeps bots together when one of them goes", () => {
    const plan = new Plan(game);
    plan.setSeat(2, "master");
    plan.setSeat(1, "");
    expect([plan.bots, plan.free]).toEqual([["master"], 2]);
  });

  it("takes the bot along when its seat is removed", () => {
    const plan = new Plan(game);
    plan.setSeat(2, "master");
    plan.removeSeat(1);
    expect([plan.players, plan.bots]).toEqual([3, ["master"]]);
  });

  it("forgets a first player whose seat is gone", () => {
    const plan = new Plan(game);
    plan.choose("first_player", 3);
    plan.choose("stop", "revocable");
    plan.setPlayers(3);
    expect(plan.options).toEqual({ ...usual, stop: "revocable" });
  });

  it("sends only what is not as usual", () => {
    const plan = new Plan(game);
    plan.choose("stop", "revocable");
    plan.set("chat", false);
    plan.set("clock", 60);
    plan.set("clock", 0);
    expect(plan.wish("Ada")).toEqual({
      game: "belcastel",
      players: 4,
      options: { stop: "revocable" },
      settings: { chat: false },
      bots: ["apprentice"],
      name: "Ada",
    });
  });

  it("is as usual again when everything is set back", () => {
    const plan = new Plan(game);
    plan.set("odds", false);
    expect(plan.isUsual).toBe(false);
    plan.set("odds", true);
    expect(plan.isUsual).toBe(true);
  });

  it("is recalled the next time, without what the game no longer knows", () => {
    const plan = new Plan(game);
    plan.setPlayers(3);
    plan.setSeat(1, "master");
    plan.choose("stop", "revocable");
    plan.keep();
    const { stop: _, ...options } = game.options;
    const { stop: __, ...left } = usual;
    const later = new Plan({ ...game, bots: ["random"], options });
    later.recall();
    expect([later.players, later.bots, later.options]).toEqual([3, [], left]);
    const same = new Plan(game);
    same.recall();
    expect([same.players, same.bots, fullCode(same)]).toEqual([3, ["master"], "belcastel 3 stop=revocable"]);
  });
});

describe("a game with and without its extension", () => {
  const planned = (one: GameShown): Plan => new Plan(one, both);
  const standing = (plan: Plan) => [fullCode(plan), plan.bots];

  it("can be turned to only where the house has both", () => {
    expect([planned(belcastel).other, planned(witches).other, new Plan(witches).other]).toEqual([
      witches,
      belcastel,
      undefined,
    ]);
    const alone = new Plan(belcastel);
    alone.turn();
    expect(alone.game).toBe(belcastel);
  });

  it("begins with four seats, though there may be five", () => {
    expect(planned(witches).players).toBe(4);
  });

  it("keeps what both have", () => {
    const plan = planned(belcastel);
    plan.setPlayers(3);
    plan.setSeat(2, "random");
    plan.choose("books", "g1-b4-r2-y2-p3");
    plan.choose("stop", "revocable");
    plan.set("chat", false);
    plan.turn();
    expect(standing(plan)).toEqual(["witches 3 books=g1-b4-r2-y2-p3 stop=revocable", ["apprentice", "random"]]);
    expect([plan.isExtended, plan.settings]).toEqual([true, { chat: false }]);
  });

  it("goes back to four seats and the old sets without it", () => {
    const plan = planned(witches);
    plan.setPlayers(5);
    for (const seat of [2, 3, 4]) plan.setSeat(seat, "random");
    plan.choose("books", "g5-b2-r6-y1-p1-k5-l6");
    plan.choose("first_player", 4);
    plan.turn();
    expect(standing(plan)).toEqual(["belcastel 4 books=g1-b2-r1-y1-p1", ["apprentice", "random", "random"]]);
  });

  it("gives back what a turn took, as long as nothing else was changed", () => {
    const plan = planned(witches);
    plan.setPlayers(5);
    plan.choose("books", 6);
    plan.choose("witches", "S2-C1-G3");
    const before = standing(plan);
    plan.turn();
    plan.turn();
    expect(standing(plan)).toEqual(before);
    plan.turn();
    plan.choose("stop", "revocable");
    plan.turn();
    expect(standing(plan)).toEqual(["witches 4 stop=revocable", ["apprentice"]]);
  });

  it.each([
    ["a new set", (plan: Plan) => plan.choose("books", 5), "witches 4 books=5"],
    ["a new book", (plan: Plan) => plan.choose("books", "g1-b1-r1-y1-p1-l6"), "witches 4 books=g1-b1-r1-y1-p1-l6"],
    ["a fifth seat", (plan: Plan) => plan.setPlayers(5), "witches 5"],
  ])("is turned on by %s, and says so", (_, touch, code) => {
    const plan = planned(belcastel);
    touch(plan);
    expect([fullCode(plan), notices.now?.says]).toEqual([code, words.say("web-setup-witches-on")]);
  });

  it("is not turned on by what the game knows itself", () => {
    const plan = planned(belcastel);
    plan.choose("books", 4);
    plan.setPlayers(2);
    expect([fullCode(plan), notices.now]).toEqual(["belcastel 2 books=4", null]);
  });

  it("takes a code of either", () => {
    const plan = planned(belcastel);
    plan.take({ game: witches, players: 5, options: { ...usual, witches: "S1-C1-G1", locoweed_opens: 1 } });
    expect([fullCode(plan), plan.isExtended]).toEqual(["witches 5 witches=S1-C1-G1", true]);
  });

  it("is kept apart from the game without it", () => {
    const plan = planned(witches);
    plan.choose("witches", "S4-C4-G4");
    plan.keep();
    const [later, base] = [planned(witches), planned(belcastel)];
    later.recall();
    base.recall();
    expect([fullCode(later), fullCode(base)]).toEqual(["witches 4 witches=S4-C4-G4", "belcastel 4"]);
  });
});
