import { describe, expect, it } from "vitest";

import type { Fact } from "../house/table.svelte";
import { aView, standing } from "./forest.test.data";
import { before, cameHome, homecomings } from "./order";

const rows = (view: ReturnType<typeof aView>): [number, number][] =>
  homecomings(view).map(({ seat, row }) => [seat, row]);

describe("the order of the return", () => {
  it("goes from the lowest row up, and a puppet that slides in comes first: conformance example 1", () => {
    expect(rows(aView({ puppets: standing({ r1c2: 0, r3c2: 1, r1c3: 1 }) }))).toEqual([
      [0, 1],
      [1, 1],
      [1, 3],
    ]);
  });

  it("leaves out whoever stands behind the lantern or does not slide as far", () => {
    expect(rows(aView({ puppets: standing({ r1c1: 0, r2c4: 1, r3c2: 0 }) }))).toEqual([[0, 3]]);
  });

  it("counts the gap that is still open as closed", () => {
    expect(rows(aView({ phase: "return", place: "r1c2", puppets: standing({ r1c3: 1, r2c2: 0 }) }))).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
});

it("tells who comes home before a puppet that is only proposed", () => {
  const view = aView({ puppets: standing({ r1c2: 1, r1c3: 1 }) });
  expect(before(view, "r3c2", 0)).toEqual([1, 1]);
  expect(before(view, "r3c4", 0)).toBeNull();
  expect(before(aView(), "r1c2", 0)).toEqual([]);
});

it("remembers who came home in this round only", () => {
  const told: Fact[] = [
    ["came_home", "BLW-3.6", { seat: 1, place: "r1c1", card: "F01" }],
    ["round", "BLW-3.1", { column: 2 }],
    ["came_home", "BLW-3.6", { seat: 0, place: "r2c2", card: "F07" }],
  ];
  expect(cameHome(told)).toEqual([{ seat: 0, place: "r2c2", row: 2 }]);
});
