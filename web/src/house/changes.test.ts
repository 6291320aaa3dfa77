import { expect, test } from "vitest";

import { apply } from "./changes";

const view = {
  round: 1,
  seats: [
    { chips: ["w1"], bag_size: 8 },
    { chips: [], bag_size: 9 },
  ],
  drawn: "w1" as string | undefined,
};

test("a value is put where its path leads", () => {
  const after = apply(view, [
    [
      ["seats", 0, "chips"],
      ["w1", "o1"],
    ],
    [["seats", 0, "bag_size"], 7],
  ]);
  expect(after.seats[0]).toEqual({ chips: ["w1", "o1"], bag_size: 7 });
  expect(view.seats[0]).toEqual({ chips: ["w1"], bag_size: 8 });
});

test("a path alone is gone, which is not the same as nothing there", () => {
  expect("drawn" in apply(view, [[["drawn"]]])).toBe(false);
  expect(apply(view, [[["drawn"], null]]).drawn).toBeNull();
});

test("later changes see the earlier ones", () => {
  const after = apply<any>({}, [
    [["a"], {}],
    [["a", "b"], 1],
    [["a", "b"], 2],
  ]);
  expect(after).toEqual({ a: { b: 2 } });
});

test("what has not changed stays the same object", () => {
  const after = apply(view, [[["seats", 0, "bag_size"], 7]]);
  expect(after.seats[1]).toBe(view.seats[1]);
  expect(after.seats[0]!.chips).toBe(view.seats[0]!.chips);
});

test("no change is no change, and the empty path is everything", () => {
  expect(apply(view, [])).toBe(view);
  expect(apply<unknown>(view, [[[], "all new"]])).toBe("all new");
});

test("a list stays a list", () => {
  expect(apply<any>({ list: [1, 2, 3] }, [[["list", 1], 9]]).list).toEqual([1, 9, 3]);
});
