import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { words } from "../house/words.svelte";
import Card from "./Card.svelte";
import Chest from "./Chest.svelte";
import Portrait from "./Portrait.svelte";
import Ring from "./Ring.svelte";
import Seal from "./Seal.svelte";
import Toad from "./Toad.svelte";

const drawn = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));

beforeAll(() => words.load("en"));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(new Response(""))));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a card", () => {
  test("says its formula and its effect, or leaves that to whoever holds it", () => {
    const { container } = render(Card, { card: "b1", size: "hand" });
    expect(container.querySelector(".card")?.getAttribute("aria-hidden")).toBe("true");
    render(Card, { card: "b1", size: "table", label: true });
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain(words.say("bal-card-b1.formula"));
  });

  test("shows its short name in a hand, its formula on the table, and none where there is no room", () => {
    const shown = (size: "hand" | "table" | "tiny") =>
      render(Card, { card: "r6", size }).container.querySelector(".name")?.textContent;
    expect([shown("hand"), shown("table"), shown("tiny")]).toEqual([
      words.say("bal-card-r6"),
      words.say("bal-card-r6.formula"),
      undefined,
    ]);
  });

  test("a potion has the seal of its color, a spell its vial and its time", () => {
    expect(drawn(render(Card, { card: "r1", size: "table" }).container)).toEqual([
      "#bal-r1",
      "#bal-token",
      "#bal-flame",
    ]);
    expect(drawn(render(Card, { card: "remede", size: "table" }).container)).toEqual([
      "#bal-remede",
      "#bal-vial-black-white",
      "#bal-sword",
      "#bal-shield",
    ]);
  });

  test("that is chosen wears a tick, not only a color", () => {
    expect(drawn(render(Card, { card: "r1", size: "hand", state: "parries", chosen: true }).container)).toContain(
      "#bal-check",
    );
  });
});

test("a white token has no sign", () => {
  expect(drawn(render(Seal, { color: "white" }).container)).toEqual(["#bal-token"]);
});

test("a chest says who lives, captured ones last, and who is dead", () => {
  const { container } = render(Chest, { alive: 2, dead: 1, captured: [3] });
  expect(drawn(container)).toEqual(["#bal-toad-s", "#bal-toad-s", "#bal-toad-s", "#bal-toad-dead-s"]);
  expect(container.querySelectorAll(".ringed.bal-seat-3")).toHaveLength(1);
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(/^3 .*1 .*captured.*1 dead$/);
});

test("a large Crapzouille has the large drawing", () => {
  expect(drawn(render(Toad, { size: 60, state: "dead" }).container)).toEqual(["#bal-toad-dead"]);
});

test("who has left is a hat seen from behind", () => {
  expect(drawn(render(Portrait, { seat: 2, out: true }).container)).toEqual(["#bal-witch-out"]);
});

describe("a ring", () => {
  test("counts down by the clock of the house", async () => {
    vi.useFakeTimers();
    const now = Date.now();
    render(Ring, { until: now + 6500, seconds: 6, ahead: 500 });
    expect(screen.getByRole("timer").textContent.trim()).toBe("6");
    await vi.advanceTimersByTimeAsync(2600);
    expect(screen.getByRole("timer").textContent.trim()).toBe("4");
    await vi.advanceTimersByTimeAsync(9000);
    expect(screen.getByRole("timer").textContent.trim()).toBe("0");
  });

  test("stays full where nobody is hurried", () => {
    render(Ring, { until: null, seconds: 6 });
    expect(screen.getByRole("timer").textContent.trim()).toBe("∞");
  });
});
