import { beforeEach, expect, test, vi } from "vitest";

import type { TableState } from "../house/table.svelte";
import { due, note, unseen } from "./hints";

const table = (more: object): TableState =>
  ({
    seat: 0,
    undo: "nothing",
    view: { column: 1, seats: [{ chips: [] }] },
    prospects: null,
    ask: null,
    ...more,
  }) as unknown as TableState;
const searching = table({ ask: { ask: 3, about: "search", options: ["place:r1c1"] } });

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div class="forest"></div>';
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
});

test("what was told once is never told again", () => {
  expect(due(searching, "blackwood")?.hint.id).toBe("blackwood-place");
  note("blackwood-place");
  note("blackwood-place");
  expect(due(searching, "blackwood")).toBeUndefined();
  expect(JSON.parse(localStorage.getItem("chaudron.hints")!)).toEqual(["blackwood-place"]);
});

test("nothing is told before it matters, or about what is not in sight", () => {
  expect(due(table({}), "blackwood")).toBeUndefined();
  document.body.innerHTML = "";
  expect(due(searching, "blackwood")).toBeUndefined();
});

test("that an answer can be taken back is told in one game only", () => {
  note("undo");
  for (const game of ["belcastel", "witches", "bal", "blackwood"])
    expect(unseen(game).map(({ id }) => id)).not.toContain("undo");
});

test("behind the lantern is another matter than ahead of it", () => {
  document.body.innerHTML = '<button data-place="r1c1" aria-pressed="true"></button>';
  expect(due(table({ ask: searching.ask, view: { column: 3 } }), "blackwood")?.hint.id).toBe("blackwood-behind");
  expect(due(table({ ask: searching.ask, view: { column: 1 } }), "blackwood")).toBeUndefined();
});

test("whose card values these are is told once, where they are ours", () => {
  document.body.innerHTML = '<div class="village"></div>';
  const played = (components: string): TableState =>
    table({ ask: searching.ask, view: { column: 1, options: { components } } });
  expect(due(played(""), "blackwood")?.hint.id).toBe("blackwood-values");
  expect(due(played("0123456789abcdef"), "blackwood")).toBeUndefined();
});
