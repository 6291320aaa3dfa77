import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { TableState } from "../house/table.svelte";
import { SEAT, aView, standing } from "./forest.test.data";
import type { Stage } from "./stage.svelte";
import { takeBackWhole } from "./taking";
import { Turn } from "./turn.svelte";
import type { Rule } from "./types";
import { type View, freePlaces } from "./view";
import { Workbench } from "./workbench.svelte";

class FakeTable {
  seat = 0;
  shown = { paused: false };
  answering = $state.raw(null);
  view = $state.raw<View>(aView());
  ask = $state.raw<{ ask: number; about: string; options: string[]; offers?: string[] } | null>(null);
  undo: string | null = null;
  answers: string[] = [];
  #listeners: ((event: any) => void)[] = [];
  #number = 0;

  async answer(choice: string): Promise<boolean> {
    this.answers.push(choice);
    return true;
  }

  listen(listener: (event: any) => void): () => void {
    this.#listeners.push(listener);
    return () => undefined;
  }

  hear(event: unknown): void {
    for (const listener of this.#listeners) listener(event);
  }

  asks(about: string, options: string[], view: Partial<View> = {}, offers?: string[]): void {
    this.view = { ...this.view, ...view };
    this.ask = { ask: (this.#number += 1), about, options, offers };
    flushSync();
  }
}

let table: FakeTable;
let turn: Turn;
let bench: Workbench;
let end: () => void;

beforeEach(() => {
  table = new FakeTable();
  const stage = {
    isIdle: true,
    get view() {
      return table.view;
    },
    get mine() {
      return table.view.seats[0];
    },
  } as unknown as Stage;
  end = $effect.root(() => {
    turn = new Turn(table as unknown as TableState, stage);
    bench = new Workbench(table as unknown as TableState, stage, turn.errand);
  });
  flushSync();
});

afterEach(() => end());

const placing = (view: View): string[] => freePlaces(view).map((place) => `place:${place}`);

describe("placing", () => {
  it("proposes with a tap, moves the proposal with another, and sends with the button", () => {
    table.asks("search", placing(table.view));
    expect([turn.aim, turn.canConfirm]).toEqual(["place", false]);
    expect(turn.tap("r1c2")).toBe(true);
    turn.tap("r2c2");
    expect([turn.picked, turn.prospect]).toEqual([["r2c2"], "F07"]);
    turn.confirm();
    expect(table.answers).toEqual(["place:r2c2"]);
  });

  it("refuses a place that is taken", () => {
    const puppets = standing({ r1c2: 1 });
    table.asks("search", placing(aView({ puppets })), { puppets });
    expect(turn.tap("r1c2")).toBe(false);
  });

  it("is over once there is only the rest of the turn", () => {
    table.asks("search", ["sell:P01", "end"]);
    expect([turn.aim, turn.may("end"), turn.mayAny("sell")]).toEqual([null, true, true]);
  });
});

describe("spells that are aimed", () => {
  it("casts a swap only with both cards chosen", () => {
    table.asks("search", [...placing(table.view), "cast:swap"]);
    turn.cast("swap");
    turn.tap("r1c1");
    expect([turn.aim, turn.canTakeBack, turn.canConfirm, table.answers]).toEqual(["swap", true, false, []]);
    turn.tap("r1c2");
    turn.tap("r1c3"); // the first one makes room
    expect(turn.picked).toEqual(["r1c2", "r1c3"]);
    turn.confirm();
    table.asks("swap_first", ["at:r1c2", "at:r1c3"]);
    table.asks("swap_second", ["at:r1c3"]);
    expect(table.answers).toEqual(["cast:swap", "at:r1c2", "at:r1c3"]);
  });

  it("may be thought better of before it is cast", () => {
    table.asks("search", [...placing(table.view), "cast:shoo"], { puppets: standing({ r1c2: 1 }) });
    turn.cast("shoo");
    expect(turn.places).toEqual(["r1c2"]);
    turn.takeBack();
    expect([turn.aim, table.answers]).toEqual(["place", []]);
  });

  it("goes on with a swap whose first card the house knows already", () => {
    table.asks("swap_second", ["at:r1c2", "at:r1c3"], {
      agenda: [{ rule: "blackwood/Swap", at: "swap", seat: 0, first: "r1c1" }],
    });
    turn.tap("r1c3");
    expect(turn.picked).toEqual(["r1c1", "r1c3"]);
    turn.confirm();
    expect(table.answers).toEqual(["at:r1c3"]);
  });

  it("proposes to a displaced owner what would be answered for her", () => {
    table.asks("move", ["at:r1c1", "at:r2c2", "at:r3c2", "at:r1c3"], {
      agenda: [{ rule: "blackwood/Shoo", at: "move", seat: 1, place: "r1c2", owner: 0, spare: 0 }],
    });
    expect(turn.picked).toEqual(["r2c2"]);
    turn.tap("r1c3");
    expect(turn.picked).toEqual(["r1c3"]);
  });
});

describe("money in the middle of something", () => {
  it("may be raised before an answer: a sale or a loan", () => {
    table.asks("sniff", ["none"], { phase: "return" }, ["sell:P01", "borrow"]);
    expect([turn.mayAny("sell"), turn.may("borrow"), turn.may("sell:P02")]).toEqual([true, true, false]);
    turn.answer("sell:P01");
    table.asks("sniff", ["card:F45", "none"], {}, ["borrow"]);
    turn.answer("card:F45");
    expect(table.answers).toEqual(["sell:P01", "card:F45"]);
  });

  it("is not offered to somebody who only moves a puppet", () => {
    table.asks("move", ["at:r1c1"]);
    expect([turn.mayAny("sell"), turn.may("borrow")]).toEqual([false, false]);
  });
});

it("puts one more puppet on a freed card, where the table reads it so", () => {
  table.asks("shoo_place", ["place:r1c2", "none"]);
  expect([turn.aim, turn.places, turn.may("none")]).toEqual(["place", ["r1c2"], true]);
  turn.tap("r1c2");
  turn.confirm();
  expect(table.answers).toEqual(["place:r1c2"]);
});

describe("the workbench", () => {
  // F09 mushroom, F13 bat, F17 toad + clover, F25 toad + bat; P07 mushroom + bat, P12 toad + clover + bat, P06 clover + mushroom
  const larder = ["F09", "F17", "F25"];

  beforeEach(() => table.asks("return", ["brew", "end"], { phase: "return", seats: [{ ...SEAT, larder }, SEAT] }));

  it("opens with the only potion that can be brewed, and is closed with the turn", () => {
    table.asks("return", ["brew", "end"], { display: ["P01", "P33", "P21"] });
    bench.open();
    expect([bench.isOpen, bench.potions]).toEqual([true, ["P01"]]);
    table.asks("search", ["end"]);
    expect(bench.isOpen).toBe(false);
  });

  it("answers one question after the other, and passes over what the house does not ask", () => {
    bench.open();
    bench.toggle("P12");
    bench.toggle("P06");
    expect(bench.cover.missing).toEqual(["clover"]);
    expect(bench.canSend).toBe(false);
    bench.toggle("P06");
    expect([bench.cover.cards, bench.letter("F25"), bench.canSend]).toEqual([["F17", "F25"], "B", true]);
    bench.send();
    const brewing: Rule = { rule: "blackwood/Brew", at: "", seat: 0, potions: [], cards: [], pinched: [] };
    table.asks("brew_potions", ["potion:P12", "potion:P07", "none"], { agenda: [brewing] });
    table.asks("brew_cards", ["card:F17", "card:F25"], { agenda: [{ ...brewing, potions: ["P12"] }] }); // no `done` was asked for
    table.asks("return", ["end"], { agenda: [], seats: [{ ...SEAT, larder: ["F09"] }, SEAT] }); // nor the last card
    expect(table.answers).toEqual(["brew", "potion:P12", "card:F17"]);
    expect([bench.isOpen, turn.errand.isBusy]).toEqual([false, false]);
  });

  it("lets a card take the place of those that it makes needless, and refuses one of no use", () => {
    table.asks("return", ["brew", "end"], { seats: [{ ...SEAT, larder: ["F09", "F13", "F37", "F05"] }, SEAT] });
    bench.open();
    bench.toggle("P07");
    expect(bench.cover.cards).toEqual(["F37"]);
    bench.toggleCard("F37");
    bench.toggleCard("F09");
    bench.toggleCard("F13");
    expect([bench.cover.cards, bench.canSend]).toEqual([["F09", "F13"], true]);
    expect(bench.toggleCard("F05")).toBe(false);
    bench.toggleCard("F37");
    expect(bench.cover.cards).toEqual(["F37"]);
  });

  it("pinches what is missing unless told not to, pinches first", () => {
    table.asks("return", ["brew", "end"], { seats: [{ ...SEAT, larder: ["F09"], ready: ["pinch"] }, SEAT] });
    bench.open();
    bench.clear();
    bench.toggle("P06");
    expect([bench.cover.pinched, bench.canSend]).toEqual([["clover"], true]);
    bench.togglePinches();
    expect([bench.cover.missing, bench.canSend]).toEqual([["clover"], false]);
    bench.togglePinches();
    bench.send();
    table.asks("brew_potions", ["potion:P06", "none"]);
    table.asks("brew_cards", ["card:F09", "pinch:clover"]);
    expect(table.answers).toEqual(["brew", "potion:P06", "pinch:clover"]);
  });

  it("takes up a brew that was begun elsewhere", () => {
    table.asks("brew_cards", ["card:F17", "card:F25"], {
      agenda: [{ rule: "blackwood/Brew", at: "", seat: 0, potions: ["P12"], cards: [], pinched: [] }],
    });
    expect([bench.isOpen, bench.potions, bench.isSettled("P07"), bench.canSend]).toEqual([true, ["P12"], true, true]);
    bench.send();
    expect(table.answers).toEqual(["card:F17"]);
  });
});

it("takes back a brew as a whole", () => {
  const undone: string[] = [];
  takeBackWhole(table as unknown as TableState, { undo: async () => void undone.push("undo") });
  table.asks("brew_cards", ["card:F17"]);
  table.hear({ kind: "undone", about: { seat: 0 } });
  table.hear({ kind: "undone", about: { seat: 1 } });
  table.asks("return", ["brew", "end"]);
  table.hear({ kind: "undone", about: { seat: 0 } });
  expect(undone).toEqual(["undo"]);
});
