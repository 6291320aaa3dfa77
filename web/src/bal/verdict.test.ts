import { expect, it } from "vitest";

import type { Event } from "../house/table.svelte";
import { verdictOf } from "./verdict";

const TYPED = { seat: 1, lang: "fr", cards: ["b1"], lines: ["Plume de lapin volent"] };
const event = (n: number, about: object): Event =>
  ({ n, at: 0, kind: "answered", isLive: true, about }) as unknown as Event;
const read = event(4, { seat: 1, typed: TYPED, told: [] });
const rung = (...facts: string[]): Event =>
  event(6, {
    told: [["challenged", "BAL-8.4", { seat: 2, reader: 1 }], ...facts.map((key) => [key, "BAL-8.5", { seat: 1 }])],
  });

it("shows what was typed after a bell, and whether it was a slip", () => {
  expect(verdictOf([read, rung("slipped")])).toEqual({ n: 6, challenger: 2, reader: 1, isSlip: true, typed: TYPED });
  expect(verdictOf([read, rung("read_well")])).toMatchObject({ isSlip: false });
});

it("shows nothing where nobody rang, or where what was typed was not heard", () => {
  expect(verdictOf([read])).toBeNull();
  expect(verdictOf([rung("slipped")])).toBeNull();
  expect(verdictOf([event(4, { typed: { ...TYPED, seat: 0 } }), rung("slipped")])).toBeNull();
});
