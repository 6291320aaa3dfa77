import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { AfterPaint } from "./paint";

let done: string[];
let after: AfterPaint;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] });
  Object.defineProperty(navigator, "userActivation", { value: { isActive: true }, configurable: true });
  [done, after] = [[], new AfterPaint()];
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "userActivation");
});

test("what follows from a touch comes after the next picture, in order", () => {
  after.hold();
  after.do(() => done.push("one"));
  after.do(() => done.push("two"));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(done).toEqual(["one", "two"]);
  after.do(() => done.push("three"));
  expect(done).toEqual(["one", "two", "three"]);
});

test("nothing waits when nobody has touched anything, nor for a picture that does not come", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  after.hold();
  after.do(() => done.push("late"));
  vi.advanceTimersByTime(60);
  expect(done).toEqual(["late"]);
  vi.unstubAllGlobals();
  Object.defineProperty(navigator, "userActivation", { value: { isActive: false }, configurable: true });
  after.hold();
  after.do(() => done.push("at once"));
  expect(done).toEqual(["late", "at once"]);
});
