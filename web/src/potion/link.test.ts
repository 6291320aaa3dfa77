import { expect, it } from "vitest";

import { dealPath, seatIn } from "./link";

it("an address of a deal names a seat as people count", () => {
  expect(dealPath("abcdefghjk", 2)).toBe("/g/abcdefghjk#3");
  expect([0, 4, 9].map((seat) => seatIn(dealPath("abcdefghjk", seat).slice(13)))).toEqual([0, 4, 9]);
  expect(["", "#", "#0", "#11", "#x"].map(seatIn)).toEqual([0, 0, 0, 0, 0]);
});
