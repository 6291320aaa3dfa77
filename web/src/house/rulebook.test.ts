import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { blocks, find, isPage, pageOf, pieces } from "./rulebook";

const RULES = [
  { id: "", title: "", rules: [{ id: "", text: "Préface." }] },
  {
    id: "BEL-4",
    title: "BEL-4 · Les rats",
    rules: [
      { id: "BEL-4.1", text: "Compte les queues." },
      { id: "BEL-4.2", text: "À égalité, rien." },
    ],
  },
  {
    id: "",
    title: "Livres",
    rules: [
      { id: "", text: "Les prix." },
      { id: "green-1", text: "*Araignée.*" },
    ],
  },
];

describe("a rule", () => {
  test("is found by its id, and a chapter by its own", () => {
    expect(find(RULES, "BEL-4.2")).toEqual({ id: "BEL-4.2", title: "Les rats", rules: [RULES[1]!.rules[1]] });
    expect(find(RULES, "BEL-4")?.rules).toHaveLength(2);
    expect(find(RULES, "green-1")?.title).toBe("Livres");
    expect(find(RULES, "BEL-99")).toBeUndefined();
  });
});

test("a rule of the expansion stands on a page of its own", () => {
  expect(["BEL-4.1", "WIT-3.1", "green-1"].map(pageOf)).toEqual(["belcastel", "witches", undefined]);
  expect(["witches", "blackwood", "charity"].map(isPage)).toEqual([true, true, false]);
});

describe("the text of a rule", () => {
  test("is cut into pieces, and nothing of it is lost", () => {
    expect(pieces("Voir `red-2|Amanite (set 2)` *(décision)*, BEL-15.1.")).toEqual([
      { is: "text", text: "Voir " },
      { is: "code", text: "Amanite (set 2)", id: "red-2" },
      { is: "text", text: " " },
      { is: "em", text: "(décision)" },
      { is: "text", text: ", " },
      { is: "rule", text: "BEL-15.1" },
      { is: "text", text: "." },
    ]);
  });

  test("may end in a list", () => {
    const made = blocks("Dans cet ordre.\n1. Un.\n2. Deux.\n- (a) Trois.");
    expect(made.map((block) => block.is)).toEqual(["p", "ol", "ul"]);
    expect(made[1]).toMatchObject({ items: [[{ text: "Un." }], [{ text: "Deux." }]] });
  });

  test.each(["fr", "en"])("has no other markup in it (%s)", (language) => {
    const page = readFileSync(`../src/chaudron/locales/${language}/rules/belcastel.md`, "utf-8");
    const texts = page.split("\n\n").filter((block) => !block.startsWith("#"));
    const left = texts.flatMap(blocks).flatMap((block) => (block.is === "p" ? block.pieces : block.items.flat()));
    expect(left.filter(({ is, text }) => is === "text" && /[*`_#<>[\]|]/.test(text.replace(" > ", "")))).toEqual([]);
  });
});
