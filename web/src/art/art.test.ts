import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import Art from "./Art.svelte";
import "./room";
import Chip from "./Chip.svelte";
import Crest from "./Crest.svelte";
import Penny from "./Penny.svelte";
import Witch from "./Witch.svelte";
import { CARDS, MARKS, SIGNS } from "../bal/cards";
import { COLORS as FLASKS, KINDS, SPELLS } from "../blackwood/cards";
import { COLORS, copyMark, notch, readChip } from "./chips";
import { SPRITE_CSS_CLASS, SYMBOLS, boxOf, inkFor, mountSprite, wantSheet } from "./sprite";

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
      expect(
        wanted(source).filter((id) => !known.includes(id)),
        name,
      ).toEqual([]);
    }
  });

  test("every symbol of the sheets has its box", () => {
    const symbol = /<symbol id="([^"]+)" viewBox="\S+ \S+ (\S+) (\S+)"/g;
    const drawn = sources.flatMap(([, source]) => [...source.matchAll(symbol)]);
    expect(drawn.length).toBeGreaterThan(SYMBOLS.length);
    for (const [, id, width, height] of drawn) {
      expect(boxOf(id!), id).toEqual({ width: Number(width), height: Number(height) });
    }
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
    expect(readChip(`${letter}4`)).toEqual({ color, numeral: "4" });
    for (const family of ["chip", "face", "dot"]) expect(SYMBOLS).toContain(`${family}-${color}`);
  });

  test("a locoweed that took no value shows a question mark, one that copies shows what, and its value", () => {
    expect(readChip("l1")).toEqual({ color: "locoweed", numeral: "?" });
    expect(readChip("l1=g2")).toEqual({ color: "locoweed", numeral: "2", copies: "green" });
    const { container } = render(Chip, { chip: "l1=o6", label: "chou des fous" });
    const drawn = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect([drawn, container.textContent?.trim()]).toEqual([["#chip-locoweed", "#dot-orange"], "6"]);
  });

  test("a chip may show something else than its value", () => {
    const { container } = render(Chip, { chip: "l1", numeral: "3" });
    expect(container.textContent?.trim()).toBe("3");
  });

  test.each([22, 38, 57])("on a chip of %i px the mark of what it copies can be told", (pixels) => {
    expect((copyMark(pixels).width * pixels) / 100).toBeGreaterThanOrEqual(13.5);
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

describe("the sheet of the ball", () => {
  const drawn = new Set(given(files["./bal.svg"]!));

  test("has every card, every witch, every sign, vial and mark", () => {
    const signs = Object.values(SIGNS).concat(Object.values(MARKS), ["vial-white", "vial-black-white", "vial-black"]);
    const witches = ["0", "1", "2", "3", "4", "5", "out"].map((one) => `witch-${one}`);
    expect([...CARDS, ...witches, ...signs].filter((id) => !drawn.has(`bal-${id}`))).toEqual([]);
  });

  test.each([14, 22, 40, 54])("a picture of %i px has an ink line near 2 px", (pixels) => {
    expect(Math.abs((inkFor(pixels) * pixels) / 100 - 2)).toBeLessThan(1);
  });
});

describe("the sheet of Blackwood", () => {
  const drawn = new Set(given(files["./blackwood.svg"]!));

  test("has every ingredient, large and small, every puppet, flask, spell, piece and place", () => {
    const pieces = ["coin", "renown", "fagus", "cauldron", "lantern", "back", "wasted", "village", "hideout"];
    const ids = [
      ...KINDS,
      ...KINDS.map((kind) => `${kind}-s`),
      ...FLASKS.map((color) => `flask-${color}`),
      ...SPELLS,
      ...pieces,
    ];
    const puppets = [0, 1, 2, 3].map((seat) => `puppet-${seat}`);
    expect([...ids, ...puppets].filter((id) => !drawn.has(`blw-${id}`))).toEqual([]);
  });
});

describe("the sheet of the extension", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("is fetched once, by whoever shows something of it first; a failure is tried again", async () => {
    const answers = [Promise.reject(new Error("no line")), Promise.resolve(new Response("", { status: 404 }))];
    const sheet = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="witch-S2"></symbol></svg>';
    const fetched = vi.fn(() => answers.shift() ?? Promise.resolve(new Response(sheet)));
    vi.stubGlobal("fetch", fetched);
    mountSprite();
    await wantSheet("witches");
    await wantSheet("witches");
    expect(document.getElementById("witch-S2")).toBeNull();
    render(Witch, { id: "S2" });
    await wantSheet("witches");
    render(Penny, { metal: "gold" });
    await wantSheet("witches");
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(document.querySelectorAll("body > .sprite #witch-S2")).toHaveLength(1);
  });

  test("a spent penny is the ring where it lay", () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
    const { container } = render(Penny, { metal: "gold", isSpent: true, label: "centime d’or, dépensé" });
    expect(container.querySelector("use")?.getAttribute("href")).toBe("#penny-spent");
    expect(screen.getByRole("img", { name: "centime d’or, dépensé" })).toBeTruthy();
  });
});
