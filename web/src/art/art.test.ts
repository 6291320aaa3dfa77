import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import Art from "./Art.svelte";
import Chip from "./Chip.svelte";
import Crest from "./Crest.svelte";
import { COLORS, notch, readChip } from "./chips";
import { SPRITE_CSS_CLASS, SYMBOLS, boxOf, mountSprite } from "./sprite";

const files = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });
const sources = Object.entries(files);

/** The ids a drawing gives away, and those it asks for. */
const given = (source: string) => [...source.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
const wanted = (source: string) =>
  [...source.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, use, fill]) => use ?? fill!);

describe("the drawings", () => {
  test("every file is well-formed, as an image must be", () => {
    const parser = new DOMParser();
    for (const [name, source] of sources) {
      const root = parser.parseFromString(source, "image/svg+xml").documentElement;
      expect([root.tagName, root.querySelector("parsererror")], name).toEqual(["svg", null]);
    }
  });

  test("no two drawings share an id", () => {
    const ids = sources.flatMap(([, source]) => given(source));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  test("every id that is used is drawn in a sheet, or in the cover itself", () => {
    for (const [name, source] of sources) {
      const known = name.includes("cover-") ? given(source) : sources.flatMap(([, other]) => given(other));
      expect(wanted(source).filter((id) => !known.includes(id)), name).toEqual([]);
    }
  });

  test("every symbol of the sheets has a box", () => {
    const drawn = sources.flatMap(([, source]) => [...source.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));
    expect([...SYMBOLS].sort()).toEqual(drawn.sort());
  });

  test("nothing in them needs what the page's policy forbids", () => {
    const forbidden = /<style|style=|<script|<text|http:(?!\/\/www\.w3\.org)|data:/;
    for (const [name, source] of sources) expect(source, name).not.toMatch(forbidden);
  });

  test("the covers stay small and leave their titles to the page", () => {
    const covers = sources.filter(([name]) => name.includes("cover-"));
    expect(covers.map(([name]) => name)).toHaveLength(4);
    for (const [name, source] of covers) expect(source.length, name).toBeLessThan(12_000);
  });
});

describe("the sprite", () => {
  test("is mounted once", () => {
    mountSprite();
    mountSprite();
    expect(document.querySelectorAll(`body > .${SPRITE_CSS_CLASS}`)).toHaveLength(1);
    expect(document.getElementById("mark-ruby")?.tagName).toBe("symbol");
  });

  test("a picture that does not exist is an error", () => {
    expect(() => boxOf("mark-unicorn")).toThrow("mark-unicorn");
  });
});

describe("chips", () => {
  test.each(Object.entries(COLORS))("the letter %s is the color %s, and it is drawn", (letter, color) => {
    expect(readChip(`${letter}1`)).toEqual({ color, numeral: "1" });
    for (const family of ["chip", "face", "dot"]) expect(SYMBOLS).toContain(`${family}-${color}`);
  });

  test("a locoweed not yet laid shows a question mark", () => {
    expect(readChip("l").numeral).toBe("?");
    expect(readChip("l4").numeral).toBe("4");
  });

  test.each([22, 28, 33, 38, 57, 128])("on a chip of %i px the numeral is never below 12 px", (pixels) => {
    expect((notch(pixels).numeral * pixels) / 100).toBeGreaterThanOrEqual(12);
  });

  test("a chip says what it is, or is decoration", () => {
    render(Chip, { chip: "g2", label: "araignée 2" });
    expect(screen.getByRole("img", { name: "araignée 2" }).textContent).toBe("2");
    const { container } = render(Chip, { chip: "g2" });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});

test("a picture keeps its shape", () => {
  const { container } = render(Art, { id: "envelope-closed", size: 73 });
  const svg = container.querySelector("svg");
  expect([svg?.getAttribute("width"), svg?.getAttribute("height")]).toEqual(["73", "35"]);
});

test("a bot wears its badge", () => {
  const { container } = render(Crest, { seat: 2, bot: true });
  const worn = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  expect(worn).toEqual(["#crest-2", "#bot-badge"]);
});
