import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { plainDrawing, plainWords } from "../../vite/plain";

const words = import.meta.glob<string>("../../../src/chaudron/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawings = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

test("without its comments a file says the same", () => {
  expect(Object.keys(words).length).toBeGreaterThan(20);
  for (const [name, text] of Object.entries(words)) {
    expect(new FluentResource(plainWords(text)).body, name).toEqual(new FluentResource(text).body);
    expect(plainWords(text), name).not.toMatch(/^#/m);
  }
});

test("without its comments a drawing shows the same", () => {
  const drawn = (text: string): string[] => [...text.matchAll(/<(?!!)[^>]+>/g)].map(([tag]) => tag);
  for (const [name, text] of Object.entries(drawings)) {
    expect(drawn(plainDrawing(text)), name).toEqual(drawn(text.replace(/<!--.*?-->/gs, "")));
    expect(plainDrawing(text), name).not.toContain("<!--");
  }
});
