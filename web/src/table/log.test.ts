import { afterEach, beforeAll, expect, test } from "vitest";

import { speech } from "../belcastel/speech";
import { teach } from "../house/sentences";
import { settings } from "../house/settings.svelte";
import type { Event, TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { advisedInWords, isAdvised, mayAsk } from "./advice";
import { gathered, lines, linesOf, pieces } from "./log";

const table = (more: object = {}, shown: object = {}): TableState =>
  ({
    names: ["Ada", "Puce"],
    seat: 0,
    events: [],
    ask: { ask: 1 },
    shown: { game: "bal", state: "playing", settings: {}, seats: [{}, { bot: "child" }], ...shown },
    ...more,
  }) as unknown as TableState;
const event = (kind: string, about: object): Event => ({ n: 3, at: 0, kind, about, isLive: true });
const spoken = (): Event =>
  event("spoke", { seat: 1, line: "bal-child.start", says: { fr: "Bouh\u202f!", en: "Boo!" } });
const said = (one: Event): string[] => linesOf(one, table()).map(({ says }) => says);

beforeAll(async () => {
  teach("belcastel", speech);
  await words.load("en");
});
afterEach(() => settings.set("lines", true));

test("what a bot says stands in the log like what people say, in my language", () => {
  expect(linesOf(spoken(), table())).toMatchObject([{ says: "Puce: “Boo!”", seat: 1, isTalk: true }]);
});

test("without lines it does not, and neither does one that has no words any more", () => {
  expect(said(event("spoke", { seat: 1, line: "gone" }))).toEqual([]);
  settings.set("lines", false);
  expect(said(spoken())).toEqual([]);
});

test("everybody sees who asked for advice", () => {
  expect(said(event("hinted", { seat: 0 }))).toEqual(["You ask for advice."]);
  expect(linesOf(event("hinted", { seat: 0 }), table({ seat: 1 }))[0]!.says).toBe("Ada asks for advice.");
  expect(advisedInWords(table({}, { seats: [{ hints: 3 }, {}] }))).toBe("Advice taken: Ada 3.");
  expect(advisedInWords(table())).toBe("");
});

test("everybody sees when the house drew in the place of a device", () => {
  const drawn = { seat: 0, told: [], substitute: true };
  expect(said(event("answered", drawn))).toEqual(["The house alone drew for you: nothing came from your device."]);
  const others = linesOf(event("answered", drawn), table({ seat: 1 }));
  expect(others.map(({ says }) => says)).toEqual(["The house alone drew for Ada: nothing came from a device."]);
  expect(said(event("answered", { seat: 0, told: [] }))).toEqual([]);
  expect(said(event("answered", { told: [], substitutes: [0, 1] }))).toEqual([
    "The house alone drew for you: nothing came from your device.",
    "The house alone drew for Puce: nothing came from a device.",
  ]);
});

test("everybody hears by which rules the table goes on", () => {
  expect(said(event("rules_changed", { version: "2" }))).toEqual([
    "From now on version 2 of the rules applies; what was already played stays as it is.",
  ]);
});

test("advice is there for those who play, unless the host or a lesson forbids it, and while something is asked", () => {
  expect([mayAsk(table()), mayAsk(table({ ask: null })), isAdvised(table({ ask: null }))]).toEqual([true, false, true]);
  expect(
    [
      table({ seat: null }),
      table({}, { settings: { hints: false } }),
      table({}, { lesson: {} }),
      table({}, { state: "over" }),
    ].map(isAdvised),
  ).toEqual([false, false, false, false]);
  expect(mayAsk(table({}, { paused: true }))).toBe(false);
  expect(["read", "challenge", "parry"].map((about) => mayAsk(table({ ask: { ask: 1, about } })))).toEqual([
    false,
    false,
    true,
  ]);
});

test("chips drawn one after the other are one sentence; what happens at once is one line", () => {
  const drew = (n: number, chip: string, space: number, seat = 1): Event => ({
    ...event("answered", {
      told: [
        ["drew", "BEL-5.2", { seat, chip }],
        ["laid", "BEL-5.2", { seat, chip, space }],
      ],
    }),
    n,
  });
  const rolled: Event = {
    ...event("answered", {
      told: [
        ["rolled", "BEL-10.1", { seat: 1, face: "1" }],
        ["refilled", "BEL-10.6", { seat: 1 }],
      ],
    }),
    n: 9,
  };
  const here = table({}, { game: "belcastel" });
  const all = gathered(
    [drew(4, "w1", 1), drew(5, "o1", 2), drew(6, "g1", 3, 0), rolled].flatMap((one) => linesOf(one, here)),
    here,
  );
  expect(all.map(({ says, rules }) => [says, rules])).toEqual([
    ["Puce draws a white 1 and a pumpkin 1: space 2.", ["BEL-5.2"]],
    ["You draw a green spider 1: space 3.", ["BEL-5.2"]],
    ["Puce rolls the die: 1 point. Puce refills the flask.", ["BEL-10.1", "BEL-10.6"]],
  ]);
});

test("names stand out, whole words only", () => {
  expect(
    pieces("Ada draws for Adan, Ada (x)", ["Ada", "Ada (x)", ""])
      .filter(({ isName }) => isName)
      .map(({ text }) => text),
  ).toEqual(["Ada", "Ada (x)"]);
});

const happened = (...all: [kind: string, about: object][]): Event[] =>
  all.map(([kind, about], place) => ({ ...event(kind, about), n: place + 1 }));
const logOf = (events: Event[], more: object = {}): string[] =>
  lines(table({ events, ...more })).map(({ says }) => says);

test("whoever left a lobby is told by their own name, whoever sits there now", () => {
  const before = happened(["joined", { seat: 1, name: "Bea" }], ["left", { seat: 1, host: 0 }]);
  const told = ["Bea sits down.", "Bea leaves the table."];
  expect(logOf(before, { names: ["Ada", "Seat 2"] })).toEqual(told);
  const all = [...before, { ...event("joined", { seat: 1, name: "Cleo" }), n: 3 }];
  expect(logOf(all, { names: ["Ada", "Cleo"] })).toEqual([...told, "Cleo sits down."]);
  expect(logOf(all, { names: ["Ada", "Cleo"], seat: 1 })).toEqual([...told, "You sit down."]);
});

test("a seat that changes hands keeps what was done there apart; who is renamed or moves stays the same", () => {
  const sat: [string, object][] = [
    ["joined", { seat: 0, name: "Ada" }],
    ["joined", { seat: 1, name: "Bea" }],
    ["moved", { seat: 1, to: 0 }],
    ["renamed", { seat: 0, name: "Bee" }],
    ["started", { names: ["Bee", "Ada"], told: [] }],
    ["hinted", { seat: 1 }],
    ["left", { seat: 1, host: 0 }],
    ["granted", { seat: 1, name: "Cleo" }],
    ["hinted", { seat: 1 }],
  ];
  expect(logOf(happened(...sat), { names: ["Bee", "Cleo"], seat: 1 })).toEqual([
    "Ada sits down.",
    "Bea sits down.",
    "Somebody is now called Bee.",
    "Ada asks for advice.",
    "Ada leaves the table.",
    "You ask for advice.",
  ]);
  const forgotten = happened(...sat.slice(0, 6), ["forgotten", { seat: 1 }]);
  expect(logOf(forgotten, { names: ["Bee", "Seat 2"] })[3]).toBe("Seat 2 asks for advice.");
});
