import { flushSync } from "svelte";
import { expect, it } from "vitest";

import type { Event } from "../house/table.svelte";
import { inheritance } from "./inheritance";
import { Picking } from "./picking.svelte";
import type { View } from "./view";

it("never picks more cards than may be picked: the last one gives way", () => {
  const end = $effect.root(() => {
    const picking = new Picking(
      () => ["boule", "miroir", "balai"],
      () => 2,
    );
    flushSync();
    for (const place of [0, 1, 2]) picking.tap(place);
    expect([picking.picked, picking.others]).toEqual([["boule", "balai"], ["miroir"]]);
    picking.tap(0);
    expect(picking.picked).toEqual(["balai"]);
    picking.tap(7);
    expect(picking.picked).toEqual(["balai"]);
  });
  end();
});

it("begins anew with other cards", () => {
  let cards = $state.raw(["r1", "r2"]);
  const end = $effect.root(() => {
    const picking = new Picking(
      () => cards,
      undefined,
      () => [1],
    );
    flushSync();
    picking.tap(0);
    expect(picking.picked).toEqual(["r2", "r1"]);
    cards = ["r1", "r2", "r3"];
    flushSync();
    expect(picking.picked).toEqual(["r2"]);
  });
  end();
});

it("tells two hands apart, also where both held the same card", () => {
  const view = {
    agenda: [{ rule: "bal/Inherit", seat: 0, of: 2, number: 3 }],
    seats: [{ hand: ["b1", "r1", "r1", "miroir", "baguette"] }],
  } as unknown as View;
  const events = [
    { about: { told: [["inherited", "BAL-5.5", { of: 2, cards: "r1 baguette" }]] } },
  ] as unknown as Event[];
  expect(inheritance(view, 0, events)).toEqual({ of: 2, number: 3, hers: [1, 4], mine: [0, 2, 3] });
  expect(inheritance({ ...view, agenda: [] } as unknown as View, 0, events)).toBeNull();
});
