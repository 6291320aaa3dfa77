import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { words } from "../house/words.svelte";
import Coin from "./Coin.svelte";
import Fagus from "./Fagus.svelte";
import ForestCard from "./ForestCard.svelte";
import Ingredient from "./Ingredient.svelte";
import OwnPotion from "./OwnPotion.svelte";
import Potion from "./Potion.svelte";
import Puppet from "./Puppet.svelte";
import Renown from "./Renown.svelte";
import Spell from "./Spell.svelte";
import Values from "./Values.svelte";
import { FOREST, costOf, kindsOf, printedBy } from "./cards";
import { prepare } from "./speech";
import { OURS } from "./values";

const drawn = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
const heard = (): string | null => screen.getByRole("img").getAttribute("aria-label");

beforeAll(() => words.load("en"));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response(""))));
afterEach(() => vi.unstubAllGlobals());

describe("a forest card", () => {
  test("has ingredients above, the puppet before the price", () => {
    const { container } = render(ForestCard, { card: "F17", puppet: 2 });
    expect(drawn(container)).toEqual(["#blw-toad", "#blw-clover", "#blw-puppet-2", "#blw-coin"]);
    expect([container.querySelector(".forest")?.getAttribute("aria-hidden"), container.textContent?.trim()]).toEqual([
      "true",
      "2",
    ]);
  });

  test("says its ingredients and its price, or that nothing is there", () => {
    render(ForestCard, { card: "F17", label: true });
    expect(heard()).toBe("toad + clover (2)");
    document.body.innerHTML = "";
    const { container } = render(ForestCard, { card: "", label: true });
    expect([heard(), drawn(container)]).toEqual(["empty place", []]);
  });

  test("strikes through what is wasted, the last of its kind first", () => {
    const card = FOREST.find((one) => kindsOf(one).join(" ") === "toad toad clover")!;
    const { container } = render(ForestCard, { card, wasted: ["toad"] });
    const states = [...container.querySelectorAll(".ingredient")].map((one) => one.classList.contains("wasted"));
    expect(states).toEqual([false, true, false]);
  });

  test("wears a letter, or a tick", () => {
    expect(render(ForestCard, { card: "F01", mark: "B" }).container.querySelector(".mark")?.textContent).toBe("B");
    expect(drawn(render(ForestCard, { card: "F01", mark: "check" }).container)).toContain("#blw-check");
  });
});

describe("a potion", () => {
  test("greys what a larder lacks; without one its recipe is as it is", () => {
    const missing = (larder?: string[]) =>
      render(Potion, { potion: "P01", larder }).container.querySelectorAll(".missing").length;
    expect([missing(), missing([]), missing(["F01"]), missing(["F01", "F02"])]).toEqual([0, 2, 1, 0]);
  });

  test("says everything that is printed on it, and of a turned one what it is worth", () => {
    render(Potion, { potion: "P01", label: true });
    expect(heard()).toBe(`${words.say("blackwood-potion-P01")}, red potion: two toads; 3 renown, 3 coins`);
    document.body.innerHTML = "";
    const { container } = render(OwnPotion, { potion: "P01", side: "sold", label: true });
    expect([heard(), container.textContent?.trim()]).toEqual([
      `${words.say("blackwood-potion-P01")}, red potion, sold, 1 renown`,
      "1",
    ]);
  });

  test("lies turned without its recipe", () => {
    const { container } = render(Potion, { potion: "P01", size: "sheet", side: "traded" });
    expect([container.querySelector(".band")?.textContent, container.querySelector(".recipe")]).toEqual([
      "traded",
      null,
    ]);
  });
});

test("a spell shows what it is traded for, and says when it is spent", () => {
  const { container } = render(Spell, { spell: "twin", size: "stock", left: 2 });
  expect([drawn(container), container.querySelector(".left")?.textContent]).toEqual([
    ["#blw-twin", "#blw-flask-red", "#blw-flask-blue"],
    "×2",
  ]);
  render(Spell, { spell: "twin", state: "spent", label: true });
  expect(heard()).toContain("already cast");
});

test("a small ingredient has its simple drawing", () => {
  const ids = [16, 21, 22].map((size) => drawn(render(Ingredient, { kind: "bat", size }).container)[0]);
  expect(ids).toEqual(["#blw-bat-s", "#blw-bat-s", "#blw-bat"]);
});

test.each([
  ["coins", () => render(Coin, { count: 3, label: true }), "3 coins"],
  ["renown", () => render(Renown, { count: 8, label: true }), "8 renown"],
  ["loans", () => render(Fagus, { count: 2, label: true }), "two Fagus Bok tokens"],
  ["a puppet", () => render(Puppet, { seat: 1, label: true }), "teal puppet"],
])("%s say themselves aloud when asked to", (_, show, says) => {
  show();
  expect(heard()).toBe(says);
});

describe("the values of a table", () => {
  test.each([
    [OURS, "our reconstruction", "BLW-10"],
    ["0123", "the host’s own, from a file (fingerprint 0123)", "BLW-13.6"],
  ])("are said to be whose they are: %s", (values, says, rule) => {
    const { container } = render(Values, { desk: { open: () => undefined }, values });
    expect(container.textContent).toContain(says);
    expect(screen.getByRole("button", { name: rule })).toBeTruthy();
  });

  afterEach(() => printedBy());
  const other = { forest: [{ id: "F01", ingredients: ["bat"], cost: 7 }], potions: [], spells: [] };

  test("are ours without asking, and otherwise what the house says", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => (asked.push(address), Promise.resolve(Response.json(other))));
    await prepare(OURS);
    await prepare("");
    expect([asked, costOf("F01")]).toEqual([[], 1]);
    await prepare("0123");
    expect([asked, costOf("F01")]).toEqual([["/api/games/blackwood/components/0123"], 7]);
  });

  test("stay ours where the house does not know them", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code: "not_found", says: "?" }, { status: 404 })));
    await prepare("0123");
    expect(costOf("F01")).toBe(1);
  });
});
