import { afterEach, beforeEach, expect, test } from "vitest";

import { showWhole } from "./whole";

const NAME = "Maximiliane von Tannenwald";
let stop: () => void;
const shown = (): string | undefined => document.querySelector(".cut-off")?.textContent ?? undefined;

/** A name that has so much room, in a button; its words are 200 wide. */
function named(room: number, look = "ellipsis"): HTMLElement {
  document.body.innerHTML = `<button><svg></svg><span style="text-overflow: ${look}">${NAME}</span></button><p>else</p>`;
  const name = document.querySelector("span")!;
  Object.defineProperties(name, { scrollWidth: { value: 200 }, clientWidth: { value: room } });
  return name;
}

beforeEach(() => (stop = showWhole()));
afterEach(() => stop());

test("a name that is cut is whole once it, or its button, is touched, and until something else is", () => {
  named(80).click();
  expect(shown()).toBe(NAME);
  document.querySelector("p")!.click();
  expect(shown()).toBeUndefined();
  document.querySelector("button")!.click();
  expect(shown()).toBe(NAME);
  stop();
  expect(shown()).toBeUndefined();
});

test("what is whole, or cut by intent, is not said twice", () => {
  named(200).click();
  expect(shown()).toBeUndefined();
  named(80, "clip").click();
  expect(shown()).toBeUndefined();
});
