import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { markIcon } from "./icon";

const icon = document.createElement("link");

beforeEach(() => {
  vi.useFakeTimers();
  icon.rel = "icon";
  icon.href = "/icons/chaudron.svg";
  document.head.append(icon);
});

afterEach(() => {
  markIcon(false);
  vi.runAllTimers();
  vi.useRealTimers();
  icon.remove();
});

test("the tab says when it is one's turn, and when it no longer is", () => {
  markIcon(true);
  vi.runAllTimers();
  expect(icon.hasAttribute("data-marked")).toBe(true);
  expect(icon.href).toContain("data:image/svg+xml");
  markIcon(false);
  vi.runAllTimers();
  expect(icon.hasAttribute("data-marked")).toBe(false);
});

test("a turn that ends and begins again with an answer draws no other icon", () => {
  markIcon(true);
  vi.runAllTimers();
  const drawn = vi.spyOn(icon, "href", "set");
  markIcon(false);
  markIcon(true);
  vi.runAllTimers();
  expect(drawn).not.toHaveBeenCalled();
  expect(icon.hasAttribute("data-marked")).toBe(true);
});
