import { expect, it } from "vitest";

import { leaving } from "./leaving";
import type { View } from "./view";

const VIEW = { players: 6, seats: [{ out_at: 0 }, { out_at: 0 }, { out_at: 2 }] } as unknown as View;

it("ranks whoever leaves from behind", () => {
  expect(leaving(["eliminated", "BAL-5.1", { seat: 2, by: 0 }], VIEW)).toEqual({ seat: 2, rank: 5, by: 0 });
  expect(leaving(["eliminated", "BAL-5.1", { seat: 2, by: null }], VIEW)?.by).toBe(-1);
});

it("is over as soon as something else is shown", () => {
  expect(leaving(["discarded", "BAL-5.1", { seat: 2 }], VIEW)).toBeNull();
  expect(leaving(null, VIEW)).toBeNull();
});
