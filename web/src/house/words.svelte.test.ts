import { afterEach, expect, test } from "vitest";

import { words } from "./words.svelte";

afterEach(() => words.load("fr"));

test("the words of a family come when they are wanted, and in every language from then on", async () => {
  await words.want("belcastel"); // the setup of the tests has wanted it already
  await words.load("en");
  expect(words.say("belcastel-color-green")).toBe("green");
  expect(words.has("web-belcastel-draw")).toBe(true);
});

test("the language asked for last is spoken, whatever comes first", async () => {
  await Promise.all([words.load("en"), words.load("fr"), words.load("en")]);
  expect([words.language, words.say("web-close")]).toEqual(["en", "Close"]);
});

test("a family that has no words brings none, and harms nothing", async () => {
  await words.want("chess");
  expect([words.has("chess-told-mate"), words.say("web-close")]).toEqual([false, "Fermer"]);
});

test("words say how one points here: with a finger or with a mouse", async () => {
  await words.want("belcastel");
  await words.load("en");
  const anywhere = window.matchMedia;
  try {
    const mouse = anywhere("(hover: hover)");
    window.matchMedia = () => ({ ...mouse, matches: true });
    expect(words.say("web-podium-touch")).toBe("click to read again");
    window.matchMedia = () => ({ ...mouse, matches: false });
    expect(words.say("web-podium-touch")).toBe("touch to read again");
  } finally {
    window.matchMedia = anywhere;
  }
});
