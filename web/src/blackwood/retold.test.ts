import { describe, expect, it } from "vitest";

import type { Fact } from "../house/table.svelte";
import { SEAT, aView, standing } from "./forest.test.data";
import { interludeOf } from "./interlude";
import { retold } from "./retold";
import type { View } from "./view";

const after = (view: View, ...facts: Fact[]): View => facts.reduce((so_far, fact) => retold(so_far, fact, view), view);

describe("what is told changes the view", () => {
  it("places a puppet, and takes it back", () => {
    const placed = after(aView(), ["placed", "BLW-3.2", { seat: 1, place: "r2c3", card: "F08", waits: false }]);
    expect([placed.puppets[7], placed.seats[1]!.puppets]).toEqual([1, 2]);
    const home = after(placed, ["came_home", "BLW-3.6", { seat: 1, place: "r2c3", card: "F08" }]);
    expect([home.puppets[7], home.seats[1]!.puppets, home.place]).toEqual([-1, 3, "r2c3"]);
  });

  it("slides a row with its puppets once its card is bought", () => {
    const view = aView({ place: "r2c3", puppets: standing({ r2c4: 0, r2c2: 1 }) });
    const slid = after(
      view,
      ["bought", "BLW-3.6", { seat: 1, card: "F08", price: 1 }],
      ["slid", "BLW-3.9", { row: 2, column: 3 }],
    );
    expect(slid.forest.slice(5, 10)).toEqual(["F06", "F07", "F09", "F10", ""]);
    expect(slid.puppets.slice(5, 10)).toEqual([-1, 1, 0, -1, -1]);
    expect([slid.place, slid.seats[1]!.larder, slid.seats[1]!.coins]).toEqual([null, ["F08"], 7]);
  });

  it("leaves the forest alone when a hedgehog's card is bought", () => {
    const bought = after(aView(), ["bought", "BLW-7.3", { seat: 0, card: "F45", price: 2 }]);
    expect([bought.forest, bought.seats[0]!.larder]).toEqual([aView().forest, ["F45"]]);
  });

  it("counts both decks, also over a shuffle in between", () => {
    const view = aView({ deck: 3, potion_deck: 9, discard: ["F01"] });
    const cards = ["F40", "F41", "F42", "F43", "F44"];
    const sniffed = after(view, ["reshuffled", "BLW-3.13", { count: 28 }], ["sniffed", "BLW-7.3", { seat: 1, cards }]);
    expect([sniffed.deck, sniffed.discard]).toEqual([26, []]);
    const shown = after(view, ["displayed", "BLW-3.12", { potions: ["P01", "P02"] }]);
    expect([shown.potion_deck, shown.display.slice(-2)]).toEqual([7, ["P01", "P02"]]);
  });

  it("is in no phase between two expeditions", () => {
    const view = aView({ phase: "return" });
    expect(after(view, ["all_brewed", "BLW-8.1", {}])).toMatchObject({ phase: "", is_early: true });
    expect(after(view, ["refreshed", "BLW-4.2", { seat: 0, spells: [] }]).phase).toBe("");
    expect(after(view, ["expedition", "BLW-3.1", { expedition: 2 }]).phase).toBe("");
  });

  it("grows what the house has put there", () => {
    const empty = aView({ forest: aView().forest.with(4, "") });
    const grown = retold(
      empty,
      ["grew", "BLW-3.12", { places: ["r1c5"] }],
      aView({ forest: aView().forest.with(4, "F44") }),
    );
    expect(grown.forest[4]).toBe("F44");
  });

  it("brews with cards and pinches", () => {
    const view = aView({ seats: [{ ...SEAT, larder: ["F09", "F30"], ready: ["pinch", "shoo"] }, SEAT] });
    const mine = after(view, [
      "brewed",
      "BLW-5.1",
      { seat: 0, potions: ["P06"], cards: ["F09"], pinched: ["clover"], coins: 2 },
    ]);
    expect(mine.seats[0]).toMatchObject({
      coins: 10,
      larder: ["F30"],
      potions: ["P06"],
      ready: ["shoo"],
      spent: ["pinch"],
    });
    expect([mine.display.includes("P06"), mine.discard]).toEqual([false, ["F09"]]);
  });

  it("turns potions over: sold, or traded for a spell", () => {
    const view = aView({ seats: [{ ...SEAT, potions: ["P01", "P06", "P07"] }, SEAT] });
    const sold = after(view, ["sold", "BLW-5.5", { seat: 0, potion: "P07", coins: 3 }]);
    expect(sold.seats[0]).toMatchObject({ potions: ["P01", "P06"], sold: ["P07"], coins: 11 });
    const traded = after(sold, ["traded", "BLW-5.3", { seat: 0, spell: "twin", potions: ["P01", "P06"], price: 2 }]);
    expect(traded.seats[0]).toMatchObject({ potions: [], traded: ["P01", "P06"], ready: ["twin"], coins: 9 });
    expect(traded.stock.twin).toBe(0);
  });

  it("moves a puppet that was driven away from where it stood", () => {
    const view = aView({
      puppets: standing({ r1c2: 1 }),
      agenda: [{ rule: "blackwood/Shoo", at: "move", seat: 0, place: "r1c2" }],
    });
    const moved = after(view, ["moved", "BLW-7.6", { seat: 1, place: "r3c2", coins: 2 }]);
    expect([moved.puppets, moved.seats[1]!.coins]).toEqual([standing({ r3c2: 1 }), 10]);
  });
});

describe("the end of an expedition", () => {
  const told: Fact[] = [
    ["left", "BLW-3.6", { seat: 0, card: "F05" }],
    ["larder_sold", "BLW-4.1", { seat: 1, cards: ["F20", "F21"], worth: 5, coins: 2 }],
    ["refreshed", "BLW-4.2", { seat: 1, spells: ["shoo"] }],
    ["expedition", "BLW-3.1", { expedition: 2 }],
  ];
  const view = aView({ seats: [SEAT, { ...SEAT, larder: ["F20", "F21"], spent: ["shoo"] }] });

  it("is one picture, right before the next one begins", () => {
    expect(told.map((_, place) => interludeOf(view, told, place, view) !== null)).toEqual([false, false, false, true]);
    const end = interludeOf(view, told, 3, view)!;
    expect(end).toMatchObject({ expedition: 1, isLast: false });
    expect(end.settled[1]).toMatchObject({
      cards: ["F20", "F21"],
      worth: 5,
      coins: 2,
      before: 8,
      spells: ["shoo"],
      mine: { coins: 10, larder: [], ready: ["shoo"] },
    });
    expect(end.settled[0]).toMatchObject({ cards: [], before: 8, spells: [] });
  });

  it("also stands before the score, but not before the first expedition", () => {
    expect(interludeOf(view, [["expedition", "BLW-3.1", { expedition: 1 }]], 0, view)).toBeNull();
    const scored: Fact[] = [
      ["scored", "BLW-8.3", { seat: 0 }],
      ["scored", "BLW-8.3", { seat: 1 }],
    ];
    expect(scored.map((_, place) => interludeOf(view, scored, place, view)?.isLast)).toEqual([true, undefined]);
  });
});
