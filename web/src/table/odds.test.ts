import { beforeAll, expect, test } from "vitest";

import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { oddsInWords } from "./odds";

beforeAll(() => words.load("en"));

const at = (game: string, odds: object | null): TableState =>
  ({ shown: { game }, prospects: odds && { odds } }) as unknown as TableState;
const RISKY = { next: [2, 9], safe: false, within: [0.2, 0.4, 0.6, 0.8] };

test("the next draw is a fraction, those after it are percentages", () => {
  expect(oddsInWords(at("belcastel", RISKY))).toHaveLength(3);
  expect(oddsInWords(at("belcastel", RISKY))[0]).toBe("risk 2 in 9");
});

test("are the same with the expansion, and nothing where nothing is known", () => {
  expect(oddsInWords(at("witches", RISKY))).toEqual(oddsInWords(at("belcastel", RISKY)));
  expect([oddsInWords(at("witches", null)), oddsInWords(at("chess", RISKY))]).toEqual([[], []]);
  expect(oddsInWords(at("witches", { ...RISKY, safe: true }))).toHaveLength(1);
});
