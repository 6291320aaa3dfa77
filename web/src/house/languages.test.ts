import { afterAll, expect, test } from "vitest";

import { LANGUAGES, isLanguage, isPartly, lacks } from "./languages";
import { words } from "./words.svelte";

afterAll(() => words.load("fr"));

test("every folder is a language, and those that we write come first and are whole", () => {
  expect(LANGUAGES.slice(0, 2)).toEqual(["fr", "en"]);
  expect(LANGUAGES.map(isPartly).slice(0, 2)).toEqual([false, false]);
  expect([isLanguage("es"), isLanguage("xx"), isLanguage("toString")]).toEqual([true, false, false]);
});

test("a language lacks something in the files that it does not say in full", () => {
  expect([lacks("es", ["bal", "web"]), lacks("en", ["bal", "web"]), isPartly("es")]).toEqual([true, false, true]);
});

test("what a language does not say is said in English, beside what it says", async () => {
  await words.want("bal");
  await words.load("es");
  expect(words.say("web-close")).toBe("Cerrar");
  expect(words.say("bal-color-red")).toBe("red");
  expect([words.language, words.has("bal-color-red"), words.has("bal-color-none")]).toEqual(["es", true, false]);
});
