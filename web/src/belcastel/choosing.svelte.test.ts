import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { teach } from "../house/sentences";
import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import type { Seat } from "./box";
import { Choosing } from "./choosing.svelte";
import { speech } from "./speech";

const SEAT: Partial<Seat> = {
  chips: ["w1", "g1", "w3", "g1"],
  spaces: [1, 2, 5, 6],
  whites: 4,
  limit: 7,
  bag: [],
  bag_size: 0,
  bowl: [],
  kept: [],
  pennies: ["silver"],
  poured: false,
  drop: 0,
  rat: 0,
  space: 0,
};
const BREW = { ask: 1, about: "brew", rule: "BEL-5.3", options: ["draw", "stop", "witch:S3"] };
const WHITES = { ask: 2, about: "whites", rule: "WIT-3.3", options: ["whites:last", "whites:earlier", "whites:both"] };
const UPGRADE = { ask: 3, about: "upgrade", rule: "WIT-3.5", options: ["swap:g1>g2", "last_two"] };

class FakeTable {
  seat = 0;
  shown = { paused: false };
  prospects = null;
  answering = null;
  view = { seats: [SEAT], witches: ["S3"], agenda: [], supply: {} };
  ask = $state.raw<typeof BREW | null>(BREW);
  answers: string[] = [];

  async answer(choice: string): Promise<void> {
    this.answers.push(choice);
  }

  asks(ask: typeof BREW | null): void {
    this.ask = ask;
    flushSync();
  }
}

let table: FakeTable;
let choosing: Choosing;
let end: () => void;

beforeAll(async () => {
  teach("belcastel", speech);
  await words.load("fr");
});

beforeEach(() => {
  table = new FakeTable();
  end = $effect.root(() => {
    choosing = new Choosing(table as unknown as TableState);
  });
});

afterEach(() => end());

const chosen = (): string | undefined => choosing.chosen?.choice;
const ringed = (): number[] =>
  choosing.marks
    .filter((mark) => mark.chosen)
    .map(({ place }) => place)
    .sort();

it("looks at a witch before she is called, with the chips she would take", () => {
  choosing.consider("witch:S3");
  expect([choosing.considered, chosen(), choosing.refusal, ringed()]).toEqual([
    "witch:S3",
    "witch:S3",
    undefined,
    [0, 2],
  ]);
  expect(table.answers).toEqual([]);
  choosing.answer(chosen());
  expect(table.answers).toEqual(["witch:S3"]);
});

it("forgets her when told so, and when something else is asked", () => {
  choosing.consider("witch:S3");
  choosing.forget();
  expect(choosing.considered).toBeNull();
  choosing.consider("witch:S3");
  table.asks(WHITES);
  expect([choosing.considered, choosing.all.length]).toEqual([null, 3]);
});

it("looks at nothing that is not offered", () => {
  choosing.consider("witch:S2");
  expect(choosing.considered).toBeNull();
});

it("picks one white or both by touching them, and none when touched again", () => {
  table.asks(WHITES);
  choosing.touch(2);
  expect([chosen(), ringed()]).toEqual(["whites:last", [2]]);
  choosing.touch(0);
  expect([chosen(), ringed()]).toEqual(["whites:both", [0, 2]]);
  choosing.touch(2);
  expect(chosen()).toBe("whites:earlier");
  choosing.touch(0);
  expect(chosen()).toBeUndefined();
});

it("rings the very chip that was touched, where several are alike", () => {
  table.asks({ ...UPGRADE, options: ["swap:g1>g2"] });
  choosing.touch(3);
  expect(ringed()).toEqual([3]);
});

it("raises the last two when both are touched, and one chip otherwise", () => {
  table.view = { ...table.view, seats: [{ ...SEAT, chips: ["w1", "b1", "g1", "r2"] }] };
  table.asks({ ...UPGRADE, options: ["swap:b1>b2", "swap:g1>g2", "swap:r2>r4", "last_two"] });
  choosing.touch(3);
  expect(chosen()).toBe("swap:r2>r4");
  choosing.touch(2);
  expect(chosen()).toBe("last_two");
  choosing.touch(1);
  expect([chosen(), ringed()]).toEqual(["swap:b1>b2", [1]]);
});

it("takes a card for what it means first", () => {
  table.asks(WHITES);
  choosing.tap(choosing.all[2]!);
  expect([chosen(), ringed()]).toEqual(["whites:both", [0, 2]]);
  choosing.touch(0);
  expect(chosen()).toBe("whites:last");
});
