import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";

import type { TableState } from "../house/table.svelte";
import { asking, passAhead, presets } from "./presets.svelte";
import { Reacting } from "./reacting.svelte";
import { cardsIn } from "./reactions";
import type { View } from "./view";

const SEAT = { alive: 5, dead: 5, captured: [], out_at: 0, hand: null, hand_size: 3, lives: 5, reaction: "" };
const UNTIL = 1000;
const view = (over: object = {}): View =>
  ({
    options: { level: "medium" },
    round: 1,
    tour: 1,
    carabosse: 1,
    window: "mirror",
    discard: [],
    attack: { targets: [2] },
    seats: [SEAT, SEAT, SEAT, SEAT],
    ...over,
  }) as unknown as View;
let asked = 0;
const ask = (until: number | null, ...options: string[]) => ({
  ask: ++asked,
  about: "mirror",
  rule: "",
  options,
  until,
});

class FakeTable {
  id = "T";
  seat = 0;
  shown: { paused: boolean; settings: { window?: number; strict?: boolean }; seats: { person?: boolean }[] } = {
    paused: false,
    settings: {},
    seats: [{ person: true }],
  };
  answered = $state.raw<number | null>(null);
  view = $state.raw<View>(view());
  ask = $state.raw<ReturnType<typeof ask> | null>(ask(UNTIL, "pass"));
  answers: string[] = [];

  async answer(choice: string): Promise<boolean> {
    this.answers.push(choice);
    this.answered = this.ask?.ask ?? null;
    return true;
  }

  stands(now: View, question: ReturnType<typeof ask> | null): void {
    this.view = now;
    this.ask = question;
    flushSync();
  }
}

let fake: FakeTable;
let table: TableState;
let reacting: Reacting;
let end: () => void;

beforeEach(() => {
  fake = new FakeTable();
  table = fake as unknown as TableState;
  end = $effect.root(() => {
    reacting = new Reacting(table);
    passAhead(table);
  });
  flushSync();
});

afterEach(() => {
  end();
  for (const card of ["nananere", "boule", "miroir"] as const) presets.set(card, "ask", table);
});

it("is about the cards that anybody could hold", () => {
  expect(cardsIn(view({ window: "carabosse" }), 0)).toEqual(["nananere", "boule"]);
  expect(cardsIn(view({ window: "carabosse", options: { level: "easy" } }), 0)).toEqual(["nananere"]);
  expect(cardsIn(view({ window: "carabosse", discard: ["boule", "boule"] }), 0)).toEqual(["nananere"]);
  expect(cardsIn(view({ window: "calm" }), 0)).toEqual(["boule"]);
  expect(cardsIn(view({ window: null }), 0)).toEqual([]);
});

it("does not ask a witch whether she steals her own turn", () => {
  expect(cardsIn(view({ window: "carabosse", carabosse: 0 }), 0)).toEqual(["boule"]);
});

it("holds up a mirror once somebody is chosen", () => {
  fake.stands(view(), ask(UNTIL, "to:2", "to:3", "pass"));
  reacting.play();
  expect([reacting.aims, reacting.isReady, fake.answers]).toEqual([[2, 3], false, []]);
  reacting.tapAim(1);
  reacting.tapAim(3);
  reacting.play();
  expect(fake.answers).toEqual(["to:3"]);
});

it("stays sealed although the house keeps asking, and opens again with the next window", () => {
  fake.stands(view(), ask(UNTIL, "to:2", "pass"));
  reacting.pass();
  reacting.pass();
  reacting.tapAim(2);
  reacting.play();
  expect([reacting.said, fake.answers]).toEqual(["pass", ["pass"]]);
  fake.stands(view({ window: "calm" }), ask(UNTIL, "lay:boule", "pass"));
  expect([reacting.said, reacting.isOpen]).toEqual([null, true]);
});

it("plays both cards of Carabosse's window only where both may be played", () => {
  fake.stands(view({ window: "carabosse" }), ask(UNTIL, "lay:nananere", "lay:boule", "both", "pass"));
  reacting.tap("nananere");
  reacting.tap("boule");
  expect(reacting.chosen).toEqual(["nananere", "boule"]);
  reacting.play();
  expect(fake.answers).toEqual(["both"]);
});

it("lets a witch without the card pass, and the house hears it as from any other", () => {
  expect([reacting.isOpen, reacting.holds("miroir")]).toEqual([true, false]);
  reacting.pass();
  expect([reacting.said, fake.answers]).toEqual(["pass", ["pass"]]);
});

it("asks nobody who has left", () => {
  fake.stands(view({ seats: [{ ...SEAT, out_at: 1 }, SEAT, SEAT] }), null);
  expect(reacting.isAsked).toBe(false);
});

it.each([[["to:2", "pass"]], [["pass"]]])(
  "passes ahead among several people what is set to pass, with the card or without: %s",
  (options) => {
    fake.stands(view({ window: null }), null);
    presets.set("miroir", "always", table);
    fake.stands(view(), ask(UNTIL, ...options));
    expect([reacting.said, reacting.isOpen, fake.answers]).toEqual(["pass", false, ["pass"]]);
    presets.set("miroir", "ask", table);
    flushSync();
    expect([reacting.said, reacting.isOpen]).toEqual(["pass", false]); // it was said
  },
);

it("says nothing ahead at a strict table", () => {
  fake.shown = { ...fake.shown, settings: { strict: true } };
  presets.set("miroir", "always", table);
  fake.stands(view(), ask(UNTIL, "to:2", "pass"));
  expect([reacting.said, reacting.isOpen, fake.answers]).toEqual(["pass", false, []]);
});

it("passes at once among bots, where a card is set to pass", () => {
  presets.set("miroir", "always", table);
  fake.stands(view(), ask(null, "to:2", "pass"));
  expect(fake.answers).toEqual(["pass"]);
});

it("does not pass ahead where one of two cards is to be asked about", () => {
  presets.set("nananere", "always", table);
  fake.stands(view({ window: "carabosse" }), ask(null, "lay:nananere", "lay:boule", "both", "pass"));
  expect([fake.answers, asking(table)]).toEqual([[], ["boule"]]);
  fake.stands(view({ window: "carabosse", carabosse: 2 }), ask(null, "lay:nananere", "pass"));
  expect(fake.answers).toEqual(["pass"]);
});

it("asks all the same when the attack is aimed at me", () => {
  presets.set("miroir", "aimed", table);
  expect(asking(table)).toEqual([]);
  fake.stands(view({ attack: { targets: [0] } }), ask(UNTIL, "to:2", "pass"));
  expect(asking(table)).toEqual(["miroir"]);
});

it("passes for one Tour and no longer", () => {
  presets.set("miroir", "tour", table);
  expect([presets.of("miroir", table), asking(table)]).toEqual(["tour", []]);
  fake.stands(view({ tour: 2 }), null);
  expect([presets.of("miroir", table), asking(table)]).toEqual(["ask", ["miroir"]]);
});

it("says a pass aloud where no glass runs, for nobody passes in its place", () => {
  fake.shown = { paused: false, settings: { window: 0 }, seats: [{ person: true }, { person: true }] };
  fake.stands(view(), ask(null, "pass"));
  expect(fake.answers).toEqual([]); // whoever is passed for unasked would be known to hold nothing
  reacting.pass();
  expect(fake.answers).toEqual(["pass"]);
});

it("lets silence be a pass at a strict table, and knows that it has answered", () => {
  fake.shown = { ...fake.shown, settings: { strict: true } };
  fake.stands(view(), ask(UNTIL, "pass"));
  reacting.pass();
  expect([fake.answers, fake.answered]).toEqual([[], asked]);
});

it("forgets what is set ahead where every witch is asked in turn", () => {
  presets.set("miroir", "always", table);
  fake.shown = { paused: false, settings: { window: 0 }, seats: [{ person: true }, { person: true }] };
  fake.stands(view(), ask(null, "pass", "to:1"));
  expect([fake.answers, presets.of("miroir", table)]).toEqual([[], "ask"]);
});

it.each([
  ["always", [2], ["pass"]],
  ["aimed", [2], ["pass"]],
  ["aimed", [0], []],
  ["ask", [2], []],
] as const)("lets the bell pass as it is set: %s, aimed at %s", (preset, targets, answers) => {
  fake.stands(view({ window: null }), null);
  presets.set("bell", preset, table);
  fake.stands(view({ window: "challenge", attack: { targets } }), {
    ...ask(null, "challenge", "pass"),
    about: "challenge",
  });
  expect(fake.answers).toEqual(answers);
  presets.set("bell", "ask", table);
});
