import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { WITCHES, booksOf } from "../belcastel/box";
import { words } from "../house/words.svelte";
import BookMatrix from "./BookMatrix.svelte";
import Form from "./Form.svelte";
import WitchPicker from "./WitchPicker.svelte";
import { belcastel, witches } from "./games.test.data";
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
    expect([plan.code, screen.queryByRole("dialog")]).toEqual(["witches 4 books=g6-b1-r1-y1-p1", null]);
  });

  it("offers a fifth seat, which brings it too", async () => {
    const plan = new Plan(belcastel, [belcastel, witches]);
    render(Form, { plan });
    await fireEvent.click(screen.getByRole("button", { name: /^Add.*expansion/ }));
    expect(plan.code).toBe("witches 5");
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

describe("the table of books", () => {
  const shown = (code: number | string, choose = vi.fn(), look = vi.fn()) => {
    const sets = [1, 2, 3, 4, 5, 6];
    const colors = ["green", "black", "locoweed"] as const;
    render(BookMatrix, { books: booksOf(code), colors: [...colors], sets, whole: 0, choose, take: vi.fn(), look });
    return { choose, look };
  };

  it("has one cell for what of black and locoweed is in the old sets", () => {
    shown("g5-b1-r1-y1-p1-l6");
    expect(screen.getAllByRole("radio")).toHaveLength(6 + 3 + 3);
    expect([...document.querySelectorAll("td.chosen")].map((cell) => (cell as HTMLTableCellElement).colSpan)).toEqual([1, 4, 1]);
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
      for (const form of ["", ".effect", ".phase"]) expect(words.has(`belcastel-witch-${witch}${form}`), witch).toBe(true);
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
