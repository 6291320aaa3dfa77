import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { WITCHES, booksOf } from "../belcastel/box";
import { OURS } from "../blackwood/values";
import { words } from "../house/words.svelte";
import { balanceOf } from "./balance";
import { fullCode } from "./code";
import BookMatrix from "./BookMatrix.svelte";
import CardValues from "./CardValues.svelte";
import Form from "./Form.svelte";
import Rulings from "./Rulings.svelte";
import WitchPicker from "./WitchPicker.svelte";
import { bal, belcastel, blackwood, witches } from "./games.test.data";
import { optionHelp } from "./options";
import { rulingsOf } from "./own";
import { Plan } from "./plan.svelte";
import { summary } from "./summary";

/** In jsdom nothing has a width: the form is as narrow as on a phone. */
class Unmeasured {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => words.load("en"));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("ResizeObserver", Unmeasured);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<svg></svg>")));
});

const row = (name: string): HTMLElement => screen.getByRole("button", { name: new RegExp(`^${name}`) });

describe("the form of a game and its extension", () => {
  it("is one: the switch turns from one to the other, and both have every row", async () => {
    const plan = new Plan(belcastel, [belcastel, witches]);
    render(Form, { plan });
    const turn = screen.getByRole("switch", { name: /Les Sorcières/ });
    expect([row("Moth").textContent, row("Locoweed").textContent]).toEqual([
      expect.stringContaining("base"),
      expect.stringContaining("none"),
    ]);
    expect(screen.queryByRole("button", { name: /three witches/i })).toBeNull();
    await fireEvent.click(turn);
    expect([plan.game.game, (turn as HTMLInputElement).checked]).toEqual(["witches", true]);
    expect(screen.getByRole("button", { name: /three witches/i })).toBeTruthy();
    await fireEvent.click(turn);
    expect(plan.game.game).toBe("belcastel");
  });

  it("offers a book of a new set, which brings the extension", async () => {
    const plan = new Plan(belcastel, [belcastel, witches]);
    render(Form, { plan });
    await fireEvent.click(row("Spider"));
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Set 6/ }));
    expect([fullCode(plan), screen.queryByRole("dialog")]).toEqual(["witches 4 books=g6-b1-r1-y1-p1", null]);
  });

  it("offers a fifth seat, which brings it too", async () => {
    const plan = new Plan(belcastel, [belcastel, witches]);
    render(Form, { plan });
    await fireEvent.click(screen.getByRole("button", { name: /^Add.*expansion/ }));
    expect(fullCode(plan)).toBe("witches 5");
    expect(screen.queryByRole("button", { name: /^Add/ })).toBeNull();
  });

  it("has nothing of it where the house does not", () => {
    render(Form, { plan: new Plan(belcastel) });
    expect(screen.queryByRole("switch", { name: /Les Sorcières/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Locoweed/ })).toBeNull();
    expect(screen.queryByRole("radio", { name: "5" })).toBeNull();
  });

  it("has no switch around a table that is open already", () => {
    render(Form, { plan: new Plan(witches), isOpen: true });
    expect(screen.queryByRole("switch", { name: /Les Sorcières/ })).toBeNull();
    expect(row("Locoweed")).toBeTruthy();
  });
});

describe("the balance of a set", () => {
  afterAll(() => words.load("en"));

  it.each(["en", "fr"] as const)("is told in words for every whole set, and for no mix: %s", async (language) => {
    await words.load(language);
    for (const game of [belcastel, witches]) {
      const sets = game.options.books!.values.filter((value) => typeof value === "number");
      for (const set of sets) expect(balanceOf(game.game, set)).toMatch(/200 .*4/);
      expect(balanceOf(game.game, "g1-b2-r3-y4-p1")).toBeUndefined();
    }
    expect(balanceOf("belcastel", 4)).toContain(words.say("web-setup-balance-favours_books"));
    for (const kind of [
      "usual",
      "swingy",
      "steady",
      "long",
      "short",
      "explosive",
      "tame",
      "favours_books",
      "favours_pots",
    ])
      expect(words.has(`web-setup-balance-${kind}`)).toBe(true);
  });

  it("is shown with the set that is chosen", async () => {
    await words.load("en");
    const plan = new Plan(belcastel, [belcastel, witches]);
    render(Form, { plan });
    for (const set of [1, 2]) {
      plan.choose("books", set);
      flushSync();
      expect(screen.getByText(balanceOf("belcastel", set)!)).toBeTruthy();
    }
    plan.choose("books", "g1-b2-r1-y1-p1");
    flushSync();
    expect(screen.queryByText(/^Beside the other sets/)).toBeNull();
  });
});

describe("the form of the ball", () => {
  it("has three levels, each with its cards and what is new", async () => {
    const plan = new Plan(bal);
    render(Form, { plan });
    const levels = screen.getAllByRole("radio", { name: /cards/ });
    expect(levels.map((one) => (one as HTMLInputElement).checked)).toEqual([true, false, false]);
    expect(levels[2]!.closest("label")!.textContent).toMatch(/hard.*121 cards.*Prankster imp and Little devil/);
    await fireEvent.click(levels[2]!);
    expect(fullCode(plan)).toBe("bal 4 level=hard");
  });

  it("counts no card that is left out", () => {
    const plan = new Plan(bal);
    plan.choose("diablotin", "off");
    render(Form, { plan });
    const counts = screen
      .getAllByRole("radio", { name: /cards/ })
      .map((one) => /\d+ cards/.exec(one.closest("label")!.textContent)?.[0]);
    expect(counts).toEqual(["106 cards", "118 cards", "120 cards"]);
  });

  it("asks how formulas are read only where they are", async () => {
    const plan = new Plan(bal);
    render(Form, { plan });
    expect(screen.queryByRole("combobox", { name: "Time to read" })).toBeNull();
    await fireEvent.click(screen.getByRole("radio", { name: "to the letter" }));
    const time = screen.getByRole<HTMLSelectElement>("combobox", { name: "Time to read" });
    expect([...time.options].map((one) => one.textContent)).toContain("20 s");
    await fireEvent.click(screen.getByRole("switch", { name: /^From memory/ }));
    expect(fullCode(plan)).toBe("bal 4 incantation=strict from_memory=true");
  });

  it("offers a value that came by a code among the others", () => {
    const plan = new Plan(bal);
    plan.options = { ...plan.options, incantation: "gentle", bot_ear: 0.33 };
    render(Form, { plan });
    const ear = screen.getByRole<HTMLSelectElement>("combobox", { name: "Ear of the bots" });
    expect([[...ear.options].map((one) => one.textContent), ear.selectedIndex]).toEqual([
      ["0%", "25%", "33%", "50%", "75%", "100%"],
      2,
    ]);
  });

  it("leaves the time to react to the game until another is chosen", async () => {
    const plan = new Plan(bal);
    render(Form, { plan });
    const time = screen.getByRole<HTMLSelectElement>("combobox", { name: "Time to react" });
    await fireEvent.change(time, {
      target: { selectedIndex: [...time.options].findIndex((one) => one.textContent === "10 s") },
    });
    expect(plan.settings).toEqual({ window: 10 });
    await fireEvent.change(time, {
      target: { selectedIndex: [...time.options].findIndex((one) => one.textContent === "6 s") },
    });
    expect(plan.settings).toEqual({});
  });

  it("is told in a few words: the level always, the rest where it is not as usual", () => {
    const usual = new Plan(bal).options;
    expect(summary(bal, usual)).toBe("Level: easy");
    expect(summary(bal, { ...usual, incantation: "strict", incantation_time: 45 })).toBe(
      "Level: easy · Reading the formulas: to the letter · Time to read: 45 seconds",
    );
  });
});

describe("the form of Blackwood", () => {
  const inFile = "0123456789abcdef";
  const withFile = {
    ...blackwood,
    options: { ...blackwood.options, components: { rule: "BLW-13.6", default: inFile, values: [inFile, OURS] } },
  };

  it("has a forest as deep as the table is large", () => {
    const plan = new Plan(blackwood);
    render(Form, { plan });
    expect(screen.getByText("5 rows of forest, 3 copies of each spell.")).toBeTruthy();
    plan.setPlayers(2);
    flushSync();
    expect(screen.getByText("3 rows of forest, a single copy of each spell.")).toBeTruthy();
    expect(document.querySelectorAll(".tile")).toHaveLength(15);
  });

  it("grants favors by a switch, and lists every other option with its reason", async () => {
    const plan = new Plan(blackwood);
    render(Form, { plan });
    await fireEvent.click(screen.getByRole("switch", { name: new RegExp(words.say("blackwood-option-favour")) }));
    await fireEvent.click(screen.getByRole("button", { name: /^Rulings/ }));
    const tokens = screen.getByRole<HTMLSelectElement>("combobox", { name: "Fagus Bok tokens" });
    expect([...tokens.options].map((one) => one.textContent)).toContain("no limit");
    await fireEvent.change(tokens, { target: { selectedIndex: tokens.options.length - 1 } });
    for (const name of rulingsOf(plan))
      expect(screen.getAllByText(optionHelp("blackwood", name)), name).not.toEqual([]);
    expect(fullCode(plan)).toBe("blackwood 4 fagus_limit=0 favour=true");
  });

  it("offers a number of tokens that came by a code after the others", () => {
    const plan = new Plan(blackwood);
    plan.options = { ...plan.options, fagus_limit: 7 };
    render(Rulings, { plan, names: ["fagus_limit"] });
    const tokens = screen.getByRole<HTMLSelectElement>("combobox");
    expect(tokens.options[tokens.selectedIndex]?.textContent).toBe("7 tokens");
  });

  it("says that the values of its cards are a reconstruction, and nothing to choose where there are no others", () => {
    render(CardValues, { plan: new Plan(blackwood), isWide: true });
    expect(screen.getByText(words.say("web-setup-values-ours"))).toBeTruthy();
    expect(screen.getByText(words.say("blackwood-option-components.help"))).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("says that a house has others, and lets one play with ours", async () => {
    const plan = new Plan(withFile);
    render(CardValues, { plan, isWide: true });
    expect(screen.getByText(words.say("web-setup-values-file", { hash: inFile }))).toBeTruthy();
    await fireEvent.change(screen.getByRole("combobox"), { target: { selectedIndex: 1 } });
    expect(screen.getByText(words.say("web-setup-values-ours"))).toBeTruthy();
    expect([fullCode(plan), summary(withFile, plan.options)]).toEqual([
      `blackwood 4 components=${OURS}`,
      "Card values: ours",
    ]);
  });

  it("is as usual whatever values a table has, as long as the house does not say which are", () => {
    expect(summary(blackwood, { ...new Plan(blackwood).options, components: inFile })).toBe("");
  });

  it("seats puppets", () => {
    render(Form, { plan: new Plan(blackwood) });
    const puppets = [...document.querySelectorAll("use")]
      .map((use) => use.getAttribute("href"))
      .filter((id) => id?.startsWith("#blw-puppet"));
    expect(puppets).toEqual(["#blw-puppet-0", "#blw-puppet-1", "#blw-puppet-2", "#blw-puppet-3"]);
  });
});

describe("the table of books", () => {
  const shown = (code: number | string, choose = vi.fn(), look = vi.fn()) => {
    const sets = [1, 2, 3, 4, 5, 6];
    const colors = ["green", "black", "locoweed"] as const;
    render(BookMatrix, {
      books: booksOf(code),
      colors: [...colors],
      sets,
      players: 4,
      whole: 0,
      choose,
      take: vi.fn(),
      look,
    });
    return { choose, look };
  };

  it("has one cell for what of black and locoweed is in the old sets", () => {
    shown("g5-b1-r1-y1-p1-l6");
    expect(screen.getAllByRole("radio")).toHaveLength(6 + 3 + 3);
    expect([...document.querySelectorAll("td.chosen")].map((cell) => (cell as HTMLTableCellElement).colSpan)).toEqual([
      1, 4, 1,
    ]);
  });

  it("chooses a cell, and tells which one somebody looks at", async () => {
    const { choose, look } = shown(1);
    const cell = screen.getByRole("radio", { name: /Set 5 Keeps a chip/ });
    await fireEvent.focus(cell);
    await fireEvent.click(cell);
    expect([look.mock.calls, choose.mock.calls]).toEqual([[["green", 5]], [["green", 5]]]);
  });
});

describe("the witches", () => {
  it("are drawn, or chosen: one for each penny, the others by chance", async () => {
    const plan = new Plan(witches);
    render(WitchPicker, { plan });
    expect(screen.getAllByRole("radio", { checked: true }).map((one) => one.parentElement?.textContent)).toEqual([
      expect.stringContaining("at random"),
    ]);
    await fireEvent.click(screen.getByRole("radio", { name: new RegExp(words.say("belcastel-witch-C3")) }));
    expect(plan.options.witches).toMatch(/^S[1-4]-C3-G[1-4]$/);
    const before = String(plan.options.witches);
    await fireEvent.click(screen.getByRole("radio", { name: new RegExp(words.say("belcastel-witch-G2")) }));
    expect(plan.options.witches).toBe(before.replace(/G\d/, "G2"));
    await fireEvent.click(screen.getByRole("radio", { name: /at random/ }));
    expect(plan.options.witches).toBe("random");
  });

  it.each(["fr", "en"] as const)("each say in %s what they do, and when", async (language) => {
    await words.load(language);
    for (const witch of WITCHES)
      for (const form of ["", ".effect", ".phase"])
        expect(words.has(`belcastel-witch-${witch}${form}`), witch).toBe(true);
    await words.load("en");
  });
});

describe("a setup in a few words", () => {
  it("names books and witches, and whatever else is not as usual", () => {
    const plan = new Plan(witches);
    expect(summary(witches, plan.options)).toBe("set 1 · Witches: at random");
    plan.choose("books", "g5-b1-r1-y1-p1");
    plan.choose("witches", "S3-C2-G1");
    plan.choose("stop", "revocable");
    const names = words.listed(["S3", "C2", "G1"].map((id) => words.say(`belcastel-witch-${id}`)));
    expect(summary(witches, plan.options)).toBe(
      `a mix g5-b1-r1-y1-p1 · Witches: ${names} · Stopping: may be taken back`,
    );
  });
});
