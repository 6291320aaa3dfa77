import { beforeEach, expect, it } from "vitest";

import { keepGame, recall } from "../house/memory";
import type { AnyView } from "../house/views";
import { device } from "./device.svelte";
import { hidesSomething } from "./hidden";
import { wishFor } from "./modes";

const [ONE, TWO] = ["aaaaaaaaaa", "bbbbbbbbbb"];

beforeEach(() => {
  localStorage.clear();
  for (const table of [ONE, TWO]) keepGame({ table, token: "mine", game: "bal", seen: 0 });
});

it("keeps the further seats of a device, takes them along to a rematch and forgets what was lost", () => {
  device.add(ONE, "second");
  device.add(ONE, "third");
  device.carry(ONE, TWO);
  device.lose(ONE, 0);
  expect([device.further(ONE), device.further(TWO)]).toEqual([["third"], ["second", "third"]]);
  expect(recall("seats")).toEqual({ [ONE]: ["third"], [TWO]: ["second", "third"] });
});

it("forgets the seats of a table that the browser no longer knows", () => {
  device.add("cccccccccc", "second");
  expect(device.further("cccccccccc")).toEqual([]);
});

it.each([
  ["a hand", { game: "bal", options: {} }, true],
  ["a bag", { game: "belcastel", options: { open_bags: false } }, true],
  ["a bag, with the witches", { game: "witches", options: { open_bags: false } }, true],
  [
    "what is committed in secret, though bags are open",
    { game: "belcastel", options: { open_bags: true }, agenda: [{ rule: "belcastel/Beats" }] },
    true,
  ],
  ["nothing where bags are open", { game: "belcastel", options: { open_bags: true }, agenda: [] }, false],
  ["nothing in the forest", { game: "blackwood", options: {} }, false],
])("hides %s", (_, view, hides) => {
  expect(hidesSomething(view as AnyView)).toBe(hides);
});

it("hides everything as long as nothing is known", () => {
  expect(hidesSomething(null)).toBe(true);
});

const WISH = {
  game: "bal",
  players: 4,
  name: "Ada",
  settings: { clock: 60, chat: false },
  options: { level: "hard", incantation: "strict" },
};

it("opens a table for one device without any haste", () => {
  const { settings, options } = wishFor("device", WISH, false);
  expect(settings).toEqual({ clock: 0, chat: false, window: 0 });
  expect(options).toEqual({ level: "hard", incantation: "off" });
  expect(wishFor("device", { ...WISH, game: "blackwood", options: {} }, false)).toMatchObject({
    settings: { clock: 0, chat: false },
    options: {},
  });
});

it("opens a table from its screen without a seat, and from a phone with one", () => {
  expect(wishFor("screen", WISH, true)).not.toHaveProperty("name");
  expect(wishFor("screen", WISH, false)).toEqual(WISH);
  expect(wishFor("phones", WISH, false)).toEqual(WISH);
});
