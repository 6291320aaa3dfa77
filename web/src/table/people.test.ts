import { expect, test } from "vitest";

import type { TableState } from "../house/table.svelte";
import { deeds, notes } from "./people";

const SEATS = [
  { name: "Ada", person: true },
  { name: "Bea", person: true },
  { name: "Cleo", bot: "apprentice" },
];

function at(given: Record<string, unknown> = {}, shown: Record<string, unknown> = {}): TableState {
  const all = { state: "playing", host: 0, paused: false, settings: {}, seats: SEATS, ...shown };
  return { seat: 0, host: true, here: [0, 1], awaited: [], shown: all, lost: null, ...given } as unknown as TableState;
}

test("the host seats a bot only for somebody who is away", () => {
  expect(deeds(at(), 1, 0)).toEqual(["make_host", "kick"]);
  expect(deeds(at({ here: [0] }), 1, 0)).toEqual(["seat_bot", "kick"]);
});

test("a bot that stands in can be sent away, one of its own right stays during the game", () => {
  expect(deeds(at({}, { seats: [SEATS[0], { ...SEATS[1], bot: "apprentice" }] }), 1, 0)).toContain("free_seat");
  expect(deeds(at(), 2, 0)).toEqual([]);
});

test("whoever is no host does nothing about others, but may take over from a host who is away", () => {
  const guest = { seat: 1, host: false };
  expect(deeds(at(guest), 0, 0)).toEqual([]);
  expect(deeds(at({ ...guest, here: [1] }), 1, 0)).toEqual(["make_host"]);
});

test("a spectator may claim the seat of somebody who is away, never the host's", () => {
  const spectator = { seat: null, host: false, here: [] };
  expect(deeds(at(spectator), 1, 0)).toEqual(["claim"]);
  expect(deeds(at(spectator), 0, 0)).toEqual([]);
});

test("whoever has lost a seat may ask for one that a bot has now, unless the door is closed", () => {
  const spectator = { seat: null, host: false, here: [0, 1] };
  expect(deeds(at(spectator), 2, 0)).toEqual([]);
  expect(deeds(at({ ...spectator, lost: "removed" }), 2, 0)).toEqual(["claim"]);
  expect(deeds(at({ ...spectator, lost: "removed" }, { locked: true }), 2, 0)).toEqual([]);
});

test("everybody sees at a seat that the house drew there alone", () => {
  const seats = [SEATS[0], { ...SEATS[1], substitutes: 2 }, SEATS[2]];
  expect(notes(at({}, { seats }), 1)).toEqual(["substitutes"]);
  expect(notes(at(), 1)).toEqual([]);
});

test("only who is late can be hurried", () => {
  const late = { seat: 1, host: false, awaited: [{ seat: 0, until: 10 }] };
  expect(deeds(at(late), 0, 9)).toEqual([]);
  expect(deeds(at(late), 0, 10)).toEqual(["hurry"]);
  expect(deeds(at(late, { settings: { overtime: "bot" } }), 0, 10)).toEqual([]);
});

test("nothing is done after the game", () => {
  expect(deeds(at({ here: [] }, { state: "over" }), 1, 0)).toEqual([]);
});

test("a seat tells how it stands", () => {
  expect(notes(at(), 0)).toEqual(["you", "host"]);
  expect(notes(at({ here: [0] }), 1)).toEqual(["away"]);
  expect(notes(at(), 2)).toEqual(["bot"]);
});
