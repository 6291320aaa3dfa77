import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { TableState } from "../house/table.svelte";
import { Attacking } from "./attacking.svelte";
import { Defending, lacking, safest } from "./defending.svelte";
import { type Held, held } from "./held";
import type { Stage } from "./stage.svelte";
import type { Attack, View } from "./view";

const NO_ATTACK: Attack = {
  author: 0,
  owner: 0,
  targets: [2],
  spell: null,
  second: null,
  potions: [],
  tokens: [],
  copied: [],
  copied_spell: null,
  mirrors: [],
  swept: [],
  spent: [],
  gained: [],
  is_off: false,
  defender: -1,
  trail: [],
  parried: [],
  failed: [],
};

interface Asking {
  ask: number;
  about: string;
  options: string[];
}

/** As much of a table as an attack or a defense looks at; it answers with the question that comes next. */
class FakeTable {
  seat = 0;
  answering = null;
  shown = { paused: false };
  ask = $state.raw<Asking | null>(null);
  answers: string[] = [];
  next: Asking[] = [];

  async answer(choice: string): Promise<boolean> {
    this.answers.push(choice);
    this.ask = this.next.shift() ?? null;
    return true;
  }
}

let table: FakeTable;
let stage: { view: View; mine: { hand: string[]; lives: number }; isIdle: boolean };
let attacking: Attacking;
let defending: Defending;
let refused: string[];
let end: () => void;
let number = 0;

const asking = (about: string, ...options: string[]): Asking => ({ ask: (number += 1), about, options });
const one = (key: string): Held => ({ key, card: key.split(".")[0]! });

beforeEach(() => {
  table = new FakeTable();
  refused = [];
  stage = {
    view: { attack: null, defense: [], options: {} } as unknown as View,
    mine: { hand: [], lives: 5 },
    isIdle: true,
  };
  end = $effect.root(() => {
    attacking = new Attacking(table as unknown as TableState, stage as unknown as Stage, (choice) =>
      refused.push(choice),
    );
    defending = new Defending(table as unknown as TableState, stage as unknown as Stage);
  });
  flushSync();
});

afterEach(() => end());

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) {
    flushSync();
    await Promise.resolve();
  }
};

describe("an attack", () => {
  beforeEach(() => {
    stage.mine.hand = ["b3", "r1", "r1", "fantome", "tresor", "sortilege", "diablotin", "balai"];
    table.ask = asking("declare", "attack:1", "attack:2", "attack:3", "lay:sortilege");
    flushSync();
  });

  it("is put together by touching, and sent in one go", async () => {
    attacking.aim(2);
    for (const key of ["r1.1", "fantome.0", "b3.0"]) expect(attacking.tap(one(key))).toBe(true);
    expect([attacking.aims, attacking.spell, attacking.potions, attacking.canSend]).toEqual([
      [2],
      "fantome",
      ["r1", "b3"],
      true,
    ]);
    table.next = [
      asking("attack_spell", "lay:fantome", "none"),
      asking("attack_potion", "lay:b3", "lay:r1"),
      asking("second_potion", "lay:b3", "lay:r1", "done"),
    ];
    attacking.send();
    await settle();
    expect(table.answers).toEqual(["attack:2", "lay:fantome", "lay:r1", "lay:b3"]);
  });

  it("lays a hex first where its author may lay a treasure with it, and then one potion", async () => {
    stage.view = { ...stage.view, options: { hex_treasure: true } };
    attacking.tap(one("sortilege.0"));
    expect([attacking.castsFirst, attacking.canSend]).toEqual([true, true]);
    table.next = [asking("attack_spell", "lay:tresor", "none")];
    attacking.send();
    await settle();
    expect(table.answers).toEqual(["lay:sortilege"]);
    stage.view = { ...stage.view, attack: { ...NO_ATTACK, targets: [1, 2, 3], spell: "sortilege" } };
    stage.mine.hand = ["b3", "r1", "r1", "tresor"];
    expect([attacking.isCast, attacking.use(one("tresor.0")), attacking.canSend]).toEqual([false, "alone", false]);
    attacking.tap(one("tresor.0"));
    expect([attacking.spell, attacking.second, attacking.mostPotions]).toEqual(["sortilege", "tresor", 1]);
    table.next = [asking("attack_potion", "lay:b3", "lay:r1")];
    attacking.send();
    await settle();
    stage.view = { ...stage.view, attack: { ...NO_ATTACK, targets: [1, 2, 3], spell: "sortilege", second: "tresor" } };
    attacking.tap(one("b3.0"));
    attacking.send();
    await settle();
    expect(table.answers.slice(1)).toEqual(["lay:tresor", "lay:b3"]);
  });

  it("lays a hex without a treasure, with two potions", async () => {
    stage.view = {
      ...stage.view,
      options: { hex_treasure: true },
      attack: { ...NO_ATTACK, targets: [1, 2, 3], spell: "sortilege" },
    };
    table.ask = asking("attack_spell", "lay:tresor", "none");
    for (const key of ["b3.0", "r1.0"]) attacking.tap(one(key));
    table.next = [asking("attack_potion", "lay:b3", "lay:r1"), asking("second_potion", "lay:r1", "done")];
    attacking.send();
    await settle();
    expect(table.answers).toEqual(["none", "lay:b3", "lay:r1"]);
  });

  it("says no to a spell and to a second potion where there is none", async () => {
    attacking.aim(1);
    attacking.tap(one("b3.0"));
    table.next = [asking("attack_spell", "none"), asking("attack_potion", "lay:b3"), asking("second_potion", "done")];
    attacking.send();
    await settle();
    expect(table.answers).toEqual(["attack:1", "none", "lay:b3", "done"]);
  });

  it("lays a spell that acts at once first, and then waits for potions", async () => {
    attacking.aim(3);
    attacking.tap(one("tresor.0"));
    expect([attacking.castsFirst, attacking.canSend]).toEqual([true, true]);
    table.next = [asking("attack_spell", "lay:tresor", "none"), asking("attack_potion", "lay:b3")];
    attacking.send();
    await settle();
    expect(table.answers).toEqual(["attack:3", "lay:tresor"]);
    stage.view = { ...stage.view, attack: { ...NO_ATTACK, targets: [3], spell: "tresor" } };
    stage.mine.hand = ["b3", "r1", "sortilege"];
    expect([attacking.isCast, attacking.use(one("sortilege.0")), attacking.canSend]).toEqual([true, "dimmed", false]);
    attacking.tap(one("b3.0"));
    table.next = [asking("second_potion", "lay:r1", "done")];
    attacking.send();
    await settle();
    expect(table.answers.slice(2)).toEqual(["lay:b3", "done"]);
  });

  it("aims at everybody with a hex, and at one again when she is touched", async () => {
    attacking.tap(one("sortilege.0"));
    expect([attacking.isHex, attacking.aims]).toEqual([true, [1, 2, 3]]);
    attacking.aim(2);
    expect([attacking.isHex, attacking.aims]).toEqual([false, [2]]);
    attacking.tap(one("sortilege.0"));
    attacking.tap(one("b3.0"));
    table.next = [asking("attack_potion", "lay:b3"), asking("second_potion", "done")];
    attacking.send();
    await settle();
    expect(table.answers).toEqual(["lay:sortilege", "lay:b3", "done"]);
  });

  it("takes two potions at most, one with the little devil, and swaps the last one", () => {
    for (const key of ["b3.0", "r1.0", "r1.1"]) attacking.tap(one(key));
    expect([attacking.isChosen(one("b3.0")), attacking.isChosen(one("r1.0")), attacking.isChosen(one("r1.1"))]).toEqual(
      [true, false, true],
    );
    attacking.tap(one("diablotin.0"));
    expect(attacking.potions).toHaveLength(1);
  });

  it("refuses what is not for attacks, and nothing is sent without a target or a potion", () => {
    expect(attacking.tap(one("balai.0"))).toBe(false);
    attacking.tap(one("r1.0"));
    expect(attacking.canSend).toBe(false);
    attacking.takeBack();
    attacking.aim(1);
    expect([attacking.canSend, attacking.potions]).toEqual([false, []]);
  });

  it("stops where the house does not take a spell, and says which", async () => {
    stage.mine.hand = ["b3", "remede"];
    attacking.aim(1);
    attacking.tap(one("remede.0"));
    table.next = [asking("attack_spell", "none")];
    attacking.send();
    await settle();
    expect([table.answers, refused, attacking.plan.isBusy]).toEqual([["attack:1"], ["lay:remede"], false]);
  });

  it("goes on after a formula was read in between", async () => {
    attacking.aim(1);
    for (const key of ["fantome.0", "b3.0"]) attacking.tap(one(key));
    table.next = [
      asking("attack_spell", "lay:fantome", "none"),
      asking("read", "read", "slip"),
      asking("attack_potion", "lay:b3"),
      asking("second_potion", "done"),
    ];
    attacking.send();
    await settle();
    expect(table.answers).toEqual(["attack:1", "lay:fantome"]);
    await table.answer("read");
    await settle();
    expect(table.answers).toEqual(["attack:1", "lay:fantome", "read", "lay:b3", "done"]);
  });

  it("forgets the rest when a new attack begins", async () => {
    attacking.aim(1);
    for (const key of ["fantome.0", "b3.0"]) attacking.tap(one(key));
    table.next = [asking("attack_spell", "lay:fantome", "none"), asking("declare", "attack:1")];
    attacking.send();
    await settle();
    expect([table.answers, attacking.plan.isBusy]).toEqual([["attack:1", "lay:fantome"], false]);
  });

  it("aims at one after the other by keys", () => {
    const seen = [1, 2, 3, 4].map(() => {
      attacking.aimNext();
      return attacking.aims[0];
    });
    expect(seen).toEqual([1, 2, 3, 1]);
  });
});

describe("the safest parry", () => {
  it("answers each color with a potion, those first of which there are most", () => {
    expect(safest(held(["b1", "r1", "r2", "r2"]), ["red", "blue"], false)).toEqual(["r2.0", "b1.0"]);
  });

  it("lets a joker stand for one color, but never for grey", () => {
    expect(safest(held(["r1"]), ["red", "blue"], true)).toEqual(["r1.0", "abracadabra"]);
    expect(safest(held(["r1"]), ["grey", "red"], true)).toBeNull();
    expect(safest(held([]), ["red", "blue"], true)).toBeNull();
  });
});

it("lacks only what the hand cannot match", () => {
  expect(lacking(held(["r1", "r2", "r3", "r4", "r5"]), ["red", "grey"], false)).toEqual(["grey"]);
  expect(lacking(held(["r1"]), ["red", "red"], false)).toEqual(["red"]);
  expect(lacking(held([]), ["grey", "blue"], true)).toEqual(["grey"]);
  expect(lacking(held(["b1"]), ["blue", "green"], true)).toEqual([]);
});

describe("a defense", () => {
  const attacked = (potions: string[], more: Partial<Attack> = {}): void => {
    stage.view = {
      ...stage.view,
      attack: { ...NO_ATTACK, author: 1, owner: 1, targets: [0], potions, defender: 0, ...more },
    };
  };

  it("has the safest parry chosen, and lays it card by card", async () => {
    attacked(["b2", "r6"]);
    stage.mine.hand = ["b1", "j1", "r1", "r4", "balai"];
    table.ask = asking("defense_spell", "lay:balai", "none");
    flushSync();
    expect(defending.slots.map(({ color, answer }) => [color, answer])).toEqual([
      ["blue", "b1"],
      ["red", "r1"],
    ]);
    table.next = [asking("parry", "lay:b1", "lay:r1", "lay:r4", "concede"), asking("parry", "lay:r1", "lay:r4")];
    defending.parry();
    await settle();
    expect(table.answers).toEqual(["none", "lay:b1", "lay:r1"]);
  });

  it("names only the color that is missing", () => {
    attacked(["r6", "g1"]);
    stage.mine.hand = ["r1", "r2", "r3", "r4", "r5"];
    table.ask = asking("parry", "concede");
    flushSync();
    expect([defending.canParry, defending.missing]).toEqual([false, ["grey"]]);
  });

  it("swaps by one touch, within the color", () => {
    attacked(["b2", "r6"]);
    stage.mine.hand = ["b1", "j1", "r1", "r4"];
    table.ask = asking("defense_spell", "none");
    flushSync();
    defending.tap(one("r4.0"));
    expect(defending.slots.map(({ answer }) => answer)).toEqual(["b1", "r4"]);
    expect([defending.isChosen(one("r1.0")), defending.tap(one("j1.0"))]).toEqual([false, false]);
    defending.tap(one("b1.0"));
    expect(defending.isWhole).toBe(false);
  });

  it("uses a joker where a color is missing", async () => {
    attacked(["b2", "r6"]);
    stage.mine.hand = ["r1", "abracadabra"];
    table.ask = asking("defense_spell", "lay:abracadabra", "none");
    flushSync();
    expect([defending.slots.map(({ answer }) => answer), defending.isChosen(one("abracadabra.0"))]).toEqual([
      ["abracadabra", "r1"],
      true,
    ]);
    table.next = [asking("parry", "lay:r1", "concede")];
    defending.parry();
    await settle();
    expect(table.answers).toEqual(["lay:abracadabra", "lay:r1"]);
  });

  it("knows when the hand cannot parry, and dims everything that would not help", () => {
    attacked(["g1"]);
    stage.mine.hand = ["r1", "tresor"];
    table.ask = asking("defense_spell", "lay:tresor", "none");
    flushSync();
    expect([defending.canParry, defending.isWhole, defending.use(one("r1.0")), defending.use(one("tresor.0"))]).toEqual(
      [false, false, "dimmed", "alone"],
    );
  });

  it("casts the one spell there is, or the one that was touched", async () => {
    attacked(["r1"]);
    stage.mine.hand = ["balai", "tresor"];
    table.ask = asking("defense_spell", "lay:balai", "lay:tresor", "none");
    flushSync();
    expect(defending.spell).toBeNull();
    defending.cast();
    expect([defending.spell, table.answers]).toEqual(["balai", []]);
    defending.tap(one("tresor.0"));
    defending.cast();
    await settle();
    expect(table.answers).toEqual(["lay:tresor"]);
  });

  it("concedes in two answers, or in one once a spell lies there", async () => {
    attacked(["r1"]);
    table.ask = asking("defense_spell", "none");
    flushSync();
    table.next = [asking("parry", "concede")];
    defending.concede();
    await settle();
    expect(table.answers).toEqual(["none", "concede"]);
  });

  it("goes on with what lies there already", () => {
    attacked(["b2", "r6"]);
    stage.mine.hand = ["r1"];
    stage.view = { ...stage.view, defense: ["b1"] };
    table.ask = asking("parry", "lay:r1");
    flushSync();
    expect(defending.slots).toEqual([
      { color: "blue", answer: "b1", isLaid: true },
      { color: "red", answer: "r1", isLaid: false },
    ]);
  });

  it("answers tokens and copied colors too, white ones never", () => {
    attacked([], { owner: -1, tokens: ["white", "yellow"] });
    stage.mine.hand = ["j1"];
    table.ask = asking("defense_spell", "none");
    flushSync();
    expect(defending.slots.map(({ color, answer }) => [color, answer])).toEqual([["yellow", "j1"]]);
  });
});
