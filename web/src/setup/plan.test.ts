import { beforeEach, describe, expect, it } from "vitest";

import type { GameShown } from "../protocol";
import { Plan } from "./plan.svelte";

const game: GameShown = {
  game: "belcastel",
  version: "1",
  players: [2, 3, 4],
  bots: ["random", "apprentice", "master"],
  options: {
    first_player: { rule: "BEL-15.1", default: "random", values: ["random", "seat"] },
    stop: { rule: "BEL-15.6", default: "final", values: ["final", "revocable"] },
  },
};

beforeEach(() => localStorage.clear());

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
    expect(plan.options).toEqual({ first_player: "random", stop: "revocable" });
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
    const later = new Plan({ ...game, bots: ["random"], options });
    later.recall();
    expect([later.players, later.bots, later.options]).toEqual([3, [], { first_player: "random" }]);
    const same = new Plan(game);
    same.recall();
    expect([same.players, same.bots, same.code]).toEqual([3, ["master"], "belcastel 3 stop=revocable"]);
  });
});
