import { describe, expect, test } from "vitest";

import { readFileSync } from "node:fs";

import type { ChapterShown, OptionShown } from "../protocol";
import { words } from "../house/words.svelte";
import { bookOf, brief, chapterOf, neighbors, search, situationsOf, startOf } from "./book";
import { excerpt, folded, unmarked } from "./plain";

await words.want("rules"); // which say how editions are spoken of

const CHAPTERS: ChapterShown[] = [
  { id: "", title: "", rules: [{ id: "", text: "Préface : les éditions." }] },
  {
    id: "BEL-4",
    title: "BEL-4 · Les rats",
    rules: [
      { id: "BEL-4.1", text: "Compte les queues (BEL-8.1)." },
      { id: "BEL-4.3", text: "*Trois queues.* Le rat avance. *(décision)* De trois cases." },
      { id: "BEL-4.4", text: "L’ordre *(décision)*. Celui du tour." },
      { id: "BEL-4.2", text: "À égalité, rien. *(décision)* Personne n’y est tenu." },
    ],
  },
  {
    id: "BEL-8",
    title: "BEL-8 · La bouteille",
    rules: [
      { id: "BEL-8.1", text: "Elle reprend le dernier jeton." },
      { id: "BEL-8.11", text: "Un œuf, un cœur." },
    ],
  },
  {
    id: "BEL-15",
    title: "BEL-15 · Options",
    rules: [
      {
        id: "BEL-15.7",
        text: "`flask_takes|« Fiole »` : `any` ou `white` (BEL-8.1). Les éditions anglaises disent non.",
      },
    ],
  },
  {
    id: "",
    title: "Livres",
    rules: [
      { id: "", text: "Les prix." },
      { id: "green-1", text: "*Araignée.* Voir BEL-4.1 et `S1`." },
      { id: "WIT-3.1", text: "*Sauve-chaudron* (`S1`, argent). Vide la bouteille." },
    ],
  },
];
const OPTIONS: Record<string, OptionShown> = {
  flask_takes: { rule: "BEL-15.7", default: "any", values: ["any", "white"] },
};
const BOOK = bookOf("belcastel", CHAPTERS, OPTIONS, [
  { id: "BEL-17.5", title: "Les queues", rules: ["BEL-17.5", "BEL-4.1"] },
]);
const ids = (wanted: string, sieve: Parameters<typeof search>[2] = "all") =>
  search([BOOK], wanted, sieve).map(({ entry }) => entry.id);

describe("a search", () => {
  test("finds words without accents, capitals and ligatures, and by the name of the chapter", () => {
    expect(ids("egalite")).toEqual(["BEL-4.2"]);
    expect(ids("RATS queues")).toEqual(["BEL-4.1", "BEL-4.3"]);
    expect(ids("oeuf coeur")).toEqual(["BEL-8.11"]);
    expect(ids("n'y est")).toEqual(["BEL-4.2"]);
    expect(ids("dragon")).toEqual([]);
  });

  test("puts the id that is meant first", () => {
    expect(ids("8.1")).toEqual(["BEL-8.1", "BEL-8.11", "BEL-4.1", "BEL-15.7"]);
    expect(ids("bel-4.2")).toEqual(["BEL-4.2"]);
    expect(ids("GREEN-1")).toEqual(["green-1"]);
  });

  test("may be for rulings, for options, or for where editions differ", () => {
    expect(ids("", "rulings")).toEqual(["BEL-4.3", "BEL-4.4", "BEL-4.2"]);
    expect(ids("", "options")).toEqual(["BEL-8.1", "BEL-15.7"]);
    expect(ids("", "editions")).toEqual(["BEL-15.7"]);
    expect(ids("bouteille", "editions")).toEqual([]);
  });

  test("marks what it found in the text as it is written", () => {
    expect(excerpt("À égalité, rien.", ["egalite"])).toEqual([
      { text: "À ", isFound: false },
      { text: "égalité", isFound: true },
      { text: ", rien.", isFound: false },
    ]);
    expect(excerpt("Un œuf", ["oeu"]).filter(({ isFound }) => isFound)).toEqual([{ text: "œu", isFound: true }]);
    const long = excerpt(`${"avant ".repeat(40)}ici ${"après ".repeat(60)}`, ["ici"]);
    expect(long.map(({ text }) => text).join("")).toMatch(/^… (?:avant )+ici (?:après ?)+.* …$/);
  });

  test.each(["fr", "en"])("finds every rule of whole pages by its id, and first (%s)", (language) => {
    const books = ["belcastel", "witches", "bal", "blackwood"].map((game) => {
      const page = readFileSync(`../src/chaudron/locales/${language}/rules/${game}.md`, "utf-8");
      const rules = [...page.matchAll(/^\*\*([\w.-]+)\*\* ([^]*?)(?=\n\n|$(?![^]))/gm)].map(([, id, text]) => ({
        id: id!,
        text: text!,
      }));
      return bookOf(game, [{ id: "", title: game, rules }], {}, []);
    });
    const all = books.flatMap(({ entries }) => entries);
    expect(all.length).toBeGreaterThan(400);
    for (const { id } of all) expect(search(books, id)[0]?.entry.id).toBe(id);
  });
});

describe("a rule", () => {
  test("is switched by the options that it names, or that name it", () => {
    expect(BOOK.byId.get("BEL-8.1")?.options).toEqual(["flask_takes"]);
    expect(BOOK.byId.get("BEL-4.1")?.options).toEqual([]);
    expect([BOOK.named.get("flask_takes"), BOOK.named.get("S1"), BOOK.named.get("green-1")]).toEqual([
      "BEL-15.7",
      "WIT-3.1",
      "green-1",
    ]);
  });

  test("stands in a chapter, next to those it names and those that name it", () => {
    expect(chapterOf(BOOK, "BEL-4.2")).toBe(CHAPTERS[1]);
    expect(chapterOf(BOOK, "BEL-8")).toBe(CHAPTERS[2]);
    expect(chapterOf(BOOK, "BEL-99")).toBeUndefined();
    expect(startOf(CHAPTERS[4]!)).toBe("green-1");
    expect(neighbors(BOOK, BOOK.byId.get("BEL-8.1")!).map(({ id }) => id)).toEqual(["BEL-4.1", "BEL-15.7"]);
  });

  test("is watched where an example explains it; a component, where one explains its rule", () => {
    expect(situationsOf(BOOK, BOOK.byId.get("BEL-4.1")!)).toHaveLength(1);
    expect(situationsOf(BOOK, BOOK.byId.get("green-1")!)).toHaveLength(1);
    expect(situationsOf(BOOK, BOOK.byId.get("BEL-8.1")!)).toHaveLength(0);
  });

  test("has a title, which is no part of what it says", () => {
    const { title, body } = BOOK.byId.get("BEL-4.3")!;
    expect([title, body]).toEqual(["Trois queues", "Le rat avance. *(décision)* De trois cases."]);
    expect(BOOK.byId.get("WIT-3.1")).toMatchObject({
      title: "",
      body: "*Sauve-chaudron* (`S1`, argent). Vide la bouteille.",
    });
  });

  test("is said in a few words", () => {
    expect(brief(BOOK.byId.get("BEL-4.3")!)).toBe("Trois queues");
    expect(brief(BOOK.byId.get("BEL-4.4")!)).toBe("L’ordre");
    expect(brief(BOOK.byId.get("BEL-15.7")!)).toBe("Fiole");
    expect(brief(BOOK.byId.get("green-1")!)).toBe("Araignée");
    expect(brief(BOOK.byId.get("BEL-4.2")!)).toBe("À égalité, rien. Personne n’y est tenu.");
    expect(unmarked("Un.\n1. `a`\n- *b*")).toBe("Un. a b");
    expect(folded("L’Œuvre\u00a0!")).toBe("l'oeuvre !");
  });
});
