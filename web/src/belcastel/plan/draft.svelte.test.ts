import { beforeEach, describe, expect, it } from "vitest";

import { Draft } from "./draft.svelte";

beforeEach(() => localStorage.clear());

describe("a plan in the making", () => {
  it("has only the conditions that are on", () => {
    const draft = new Draft(7, true);
    expect(draft.plan).toEqual({
      whites: 5,
      coins: 22,
      flask: "high",
      questions: "bot",
      after: "wait",
      exploded: "coins",
    });
    draft.turn("whites", false);
    draft.turn("risk", true);
    expect(draft.plan).toMatchObject({ coins: 22, risk: 30 });
    expect(draft.plan).not.toHaveProperty("whites");
  });

  it("says when to stop, or has no end", () => {
    const draft = new Draft(7, true);
    expect(draft.hasEnd).toBe(true);
    draft.turn("whites", false);
    draft.turn("coins", false);
    expect(draft.hasEnd).toBe(false);
  });

  it("goes no further than the cauldron bears, nor below one", () => {
    const draft = new Draft(7, true);
    for (let times = 0; times < 20; times++) draft.step("whites", 1);
    expect(draft.value("whites")).toBe(7);
    expect(draft.canStep("whites", 1)).toBe(false);
    for (let times = 0; times < 20; times++) draft.step("whites", -1);
    expect([draft.value("whites"), draft.canStep("whites", -1)]).toEqual([1, false]);
  });

  it("steps through risks by five, from nothing to 95", () => {
    const draft = new Draft(7, true);
    draft.step("risk", 1);
    expect(draft.value("risk")).toBe(35);
    for (let times = 0; times < 30; times++) draft.step("risk", -1);
    expect(draft.value("risk")).toBe(0);
  });

  it("knows no risk where there are no odds", () => {
    const draft = new Draft(7, false, { risk: 30, whites: 4 });
    draft.turn("risk", true);
    expect(draft.plan).not.toHaveProperty("risk");
    expect(draft.plan).toMatchObject({ whites: 4 });
  });

  it("begins with the last one", () => {
    const draft = new Draft(9, true);
    draft.step("coins", 1);
    draft.turn("whites", false);
    draft.after = "back";
    draft.keep();
    expect(new Draft(7, true).plan).toEqual({
      coins: 23,
      flask: "high",
      questions: "bot",
      after: "back",
      exploded: "coins",
    });
  });

  it("asks for no more whites than this cauldron bears, whatever the last one did", () => {
    expect(new Draft(7, true, { whites: 9 }).plan).toMatchObject({ whites: 7 });
  });
});
