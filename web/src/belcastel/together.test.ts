import { expect, test } from "vitest";

import type { Asked } from "../protocol";
import type { View } from "./box";
import { mayAgree, togetherOf } from "./together";

const OFFERS = ["together:round", "together:always", "together:no"];
const BREW = { ask: 3, about: "brew", rule: "BEL-5.3", options: ["draw", "stop"], offers: OFFERS } as Asked;
/** Asked of somebody who has proposed this round already. */
const SAID = { ...BREW, offers: ["together:always", "together:no"] } as Asked;
const COMMIT = { ...BREW, about: "commit", offers: [] } as unknown as Asked;

const view = (...seats: [wish: string, state?: string][]): View =>
  ({ seats: seats.map(([wish, state = "brewing"]) => ({ wish, state })) }) as unknown as View;

test("nobody would like to draw together: nothing is shown, but it can be proposed", () => {
  expect(togetherOf(view([""], [""]), BREW, 0)).toBeNull();
  expect([mayAgree(BREW), mayAgree(COMMIT), mayAgree(null)]).toEqual([true, false, false]);
});

test("whoever is asked hears who would like it, and for how long", () => {
  expect(togetherOf(view([""], ["round"], ["always"]), BREW, 0)).toEqual({ is: "asked", by: [1, 2], wish: "always" });
  expect(togetherOf(view([""], ["round"], [""]), BREW, 0)).toEqual({ is: "asked", by: [1], wish: "round" });
});

test("whoever has said no is not asked again", () => {
  expect(togetherOf(view(["no"], ["round"]), BREW, 0)).toBeNull();
});

test("whoever has proposed it sees who has yet to agree; those who have stopped need not", () => {
  expect(togetherOf(view(["round"], [""], ["", "stopped"], ["always"]), SAID, 0)).toEqual({
    is: "waiting",
    on: [1],
    wish: "round",
  });
});

test("once the last who had not agreed is gone, whoever has proposed it may begin", () => {
  expect(togetherOf(view(["round"], ["", "stopped"], ["always"]), BREW, 0)).toEqual({ is: "ready", wish: "round" });
});

test("whoever is left alone waits for nobody", () => {
  expect(togetherOf(view(["round"], ["", "stopped"], ["", "exploded"]), SAID, 0)).toBeNull();
});

test("in lock-step, and for whoever only watches, there is nothing to agree on", () => {
  expect(togetherOf(view([""], ["round"]), COMMIT, 0)).toBeNull();
  expect(togetherOf(view([""], ["round"]), BREW, null)).toBeNull();
});
