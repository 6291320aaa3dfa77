import { expect, it } from "vitest";

import type { Fact } from "../house/table.svelte";
import { retold } from "./retold";
import type { Seat, View } from "./view";

const SEAT: Seat = {
  alive: 10,
  dead: 0,
  captured: [],
  out_at: 0,
  false_challenges: 0,
  hand: null,
  hand_size: 8,
  lives: 10,
  reaction: "",
  aim: -1,
  treasure: [],
  slip: "",
};
const VIEW: View = {
  game: "bal",
  me: 0,
  players: 4,
  options: { level: "hard" },
  round: 1,
  tour: 1,
  first: 0,
  carabosse: 1,
  pile: 60,
  discard: [],
  bowl: 25,
  defense: [],
  attack: null,
  seats: [{ ...SEAT, hand: ["r1", "r1", "b1", "balai"], hand_size: 4 }, SEAT, SEAT, SEAT],
  asks: {},
  asked: {},
  agenda: [],
  awaited: [2],
  outcome: null,
  window: "mirror",
  reading: null,
};
const fact = (key: string, details: Record<string, unknown>, rule = "BAL-4.14"): Fact => [key, rule, details];
const after = (...facts: Fact[]): View => facts.reduce(retold, VIEW);
const DECLARED = fact("declared", { seat: 1, target: 0 });
const LAID = [fact("laid", { seat: 1, card: "fantome" }), fact("laid", { seat: 1, card: "b2" })];

it("builds an attack card by card", () => {
  const { attack, seats } = after(DECLARED, ...LAID);
  expect(attack).toMatchObject({ author: 1, targets: [0], spell: "fantome", potions: ["b2"], defender: -1 });
  expect(seats[1]!.hand_size).toBe(6);
});

it("asks nothing while it tells", () => {
  expect(after(DECLARED)).toMatchObject({ awaited: [], window: null, asks: {} });
});

it("lays the cards of whoever defends beside the attack, and takes mine out of my hand", () => {
  const view = after(DECLARED, ...LAID, fact("defends", { seat: 0 }), fact("laid", { seat: 0, card: "r1" }));
  expect([view.defense, view.attack!.potions, view.seats[0]!.hand]).toEqual([["r1"], ["b2"], ["r1", "b1", "balai"]]);
});

it("names everybody but the caster in a hex", () => {
  expect(after(fact("laid", { seat: 2, card: "sortilege" })).attack).toMatchObject({
    author: 2,
    targets: [3, 0, 1],
    spell: "sortilege",
  });
});

it("plays a farce on its own player, and counts the bowl", () => {
  const view = after(fact("laid", { seat: 1, card: "lutin" }), fact("farce", { seat: 1, tokens: "red white" }));
  expect([view.attack!.owner, view.attack!.tokens, view.bowl, view.discard]).toEqual([
    -1,
    ["red", "white"],
    23,
    ["lutin"],
  ]);
});

it("follows the broom, and keeps its trail", () => {
  const view = after(DECLARED, ...LAID, fact("defends", { seat: 0 }), fact("sent_on", { seat: 0, target: 3 }));
  expect(view.attack).toMatchObject({ trail: [0, 3], defender: 3 });
});

it("copies the colors of an attack for a mirror", () => {
  const view = after(
    DECLARED,
    ...LAID,
    fact("mirrored", { seat: 2, target: 3 }),
    fact("doubled", { seat: 2, target: 3, copied: "blue" }),
  );
  expect(view.attack).toMatchObject({ author: 2, owner: 2, targets: [3], copied: ["blue"], potions: [] });
});

it("copies what the house tells, also when the cards of the attack were taken back", () => {
  const back = [fact("cancelled", { seat: 0 }), fact("took_back", { seat: 1, count: 2 })];
  const { attack } = after(DECLARED, ...LAID, ...back, fact("doubled", { seat: 2, target: 3, copied: "blue red" }));
  expect(attack!.copied).toEqual(["blue", "red"]);
});

it("gives potions back that were read badly, of whoever read them", () => {
  const defends = [fact("defends", { seat: 0 }), fact("laid", { seat: 0, card: "b1" })];
  const slip = (seat: number, cards: string): Fact => fact("slipped", { seat, cards });
  const mine = after(DECLARED, ...LAID, fact("laid", { seat: 1, card: "b1" }), ...defends, slip(0, "b1"));
  expect([mine.defense, mine.attack!.potions]).toEqual([[], ["b2", "b1"]]);
  expect([...mine.seats[0]!.hand!].sort()).toEqual([...VIEW.seats[0]!.hand!].sort());
  const theirs = after(DECLARED, ...LAID, slip(1, "b2"));
  expect([theirs.attack!.potions, theirs.attack!.spell, theirs.seats[1]!.hand_size]).toEqual([[], "fantome", 7]);
  expect(after(DECLARED, LAID[0]!, slip(1, "fantome")).seats[1]!.hand_size).toBe(7);
});

it("keeps the cards of every defense until the event is over", () => {
  const first = [fact("defends", { seat: 0 }), fact("laid", { seat: 0, card: "r1" })];
  const next = after(fact("laid", { seat: 1, card: "sortilege" }), ...first, fact("defends", { seat: 2 }));
  expect([next.defense, next.attack!.spent]).toEqual([[], ["r1"]]);
  expect(retold(next, fact("turn", { seat: 2 })).discard).toEqual(["r1", "sortilege"]);
});

it("leaves a hand to the heir, and to nobody else", () => {
  const left = after(
    fact("eliminated", { seat: 1, by: 0, heir: 0 }),
    fact("inherited", { seat: 0, of: 1, cards: "v1 v2" }),
  );
  expect(left.seats.map(({ hand_size }) => hand_size)).toEqual([12, 0, 8, 8]);
  expect(left.seats[0]!.hand).toEqual([...VIEW.seats[0]!.hand!, "v1", "v2"]);
  const alone = after(fact("eliminated", { seat: 1, by: null, heir: null }));
  expect([alone.seats[1]!.hand_size, alone.seats[1]!.out_at]).toEqual([8, 1]);
});

it("swaps a card, and counts who was wrong in this tour", () => {
  const got = after(fact("got", { seat: 0, giver: 1, cards: "v7", gave: "b1" })).seats[0]!;
  expect([got.hand, got.hand_size]).toEqual([["r1", "r1", "balai", "v7"], 4]);
  const wrong = after(fact("read_well", { seat: 1, challenger: 0 }));
  expect(wrong.seats[0]!.false_challenges).toBe(1);
  expect(retold(wrong, fact("tour", { tour: 2 })).seats[0]!.false_challenges).toBe(0);
});

it("counts lives, own and captured", () => {
  const captured = after(
    fact("captured", { seat: 1, captor: 2, owner: 1 }),
    fact("captured", { seat: 1, captor: 2, owner: 1 }),
  );
  expect([captured.seats[1]!.lives, captured.seats[2]!.captured, captured.seats[2]!.lives]).toEqual([8, [1, 1], 12]);
  const lost = retold(captured, fact("lost", { seat: 2, owner: 1 }));
  expect([lost.seats[2]!.captured, lost.seats[1]!.dead]).toEqual([[1], 1]);
});

it("gives the cards of a cancelled attack back", () => {
  const view = after(DECLARED, ...LAID, fact("cancelled", { seat: 0 }), fact("took_back", { seat: 1, count: 2 }));
  expect([view.attack!.is_off, view.attack!.potions, view.seats[1]!.hand_size]).toEqual([true, [], 8]);
});

it("discards what lay there when the next turn begins", () => {
  const view = after(DECLARED, ...LAID, fact("turn", { seat: 2 }));
  expect([view.attack, view.carabosse, view.discard]).toEqual([null, 2, ["b2", "fantome"]]);
});

it("draws from the pile, and shuffles the discards into it", () => {
  const view = after(
    fact("drew_unseen", { seat: 1, count: 2 }),
    fact("discarded", { seat: 0, cards: "r1 b1" }),
    fact("reshuffled", {}),
    fact("drew", { seat: 0, cards: "g1" }),
  );
  expect([view.pile, view.discard, view.seats[0]!.hand, view.seats[1]!.hand_size]).toEqual([
    59,
    [],
    ["r1", "balai", "g1"],
    10,
  ]);
});

it("counts who leaves, one after the other", () => {
  const view = after(fact("eliminated", { seat: 3, by: 1 }), fact("eliminated", { seat: 1, by: null }));
  expect(view.seats.map(({ out_at }) => out_at)).toEqual([0, 2, 0, 1]);
});

it("leaves everything else as it is", () => {
  expect(after(fact("reads", { seat: 0, cards: "r1" })).seats).toBe(VIEW.seats);
});

it("copies a spell with the colors, and lays a treasure beside a hex", () => {
  const copy = after(
    DECLARED,
    ...LAID,
    fact("doubled", { seat: 0, target: 3, spell: "fantome", copied: "blue" }),
  ).attack;
  expect(copy).toMatchObject({ owner: 0, targets: [3], copied: ["blue"], copied_spell: "fantome", spell: null });
  const hex = after(fact("laid", { seat: 2, card: "sortilege" }), fact("laid", { seat: 2, card: "tresor" })).attack;
  expect(hex).toMatchObject({ spell: "sortilege", second: "tresor" });
});

it("ends a hex by a wand, unless the table has it protect one alone", () => {
  const hexed = after(fact("laid", { seat: 1, card: "sortilege" }));
  const waved = fact("cancelled", { seat: 0 });
  expect(retold(hexed, waved).attack!.is_off).toBe(true);
  expect(retold({ ...hexed, options: { hex_wand: "alone" } }, waved).attack!.is_off).toBe(false);
});

it("gives the cards of a treasure back after a slip", () => {
  const mine = { ...VIEW, seats: [{ ...VIEW.seats[0]!, treasure: ["r1", "balai"] }, ...VIEW.seats.slice(1)] };
  const view = retold(mine, fact("treasure_returned", { seat: 0, count: 2 }));
  expect([view.seats[0]!.hand, view.seats[0]!.hand_size, view.pile]).toEqual([["r1", "b1"], 2, 62]);
});
