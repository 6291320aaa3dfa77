// How the facts of Belcastel become words.

import { type Shape, type Speech, oneSeat, seat, seats, wordsOf } from "../house/sentences";
import type { Fact } from "../house/table.svelte";
import { type Arguments, words } from "../house/words.svelte";
import { COLORS, LETTERS, SPACES, WITCHES, colorOf, copiedBy, valueOf } from "./box";

export { readBy as prepare } from "./tried";

export const chipWords = (chip: string, form = ""): string =>
  copying(chip, words.say(`belcastel-chip-${colorOf(chip)}${form && `.${form}`}`, { value: valueOf(chip) }));

export const someChips = (chip: string, count: number): string =>
  copying(chip, words.say(`belcastel-chip-${colorOf(chip)}.some`, { value: valueOf(chip), count }));

/** A chip and, if it is a locoweed that acts as another, that one. */
function copying(chip: string, said: string): string {
  const copied = copiedBy(chip);
  return copied ? words.say("belcastel-chip-as", { chip: said, copied: chipWords(copied) }) : said;
}

/** The order of chips in every list: by color, then by value, locoweeds by what they copy. */
export function inOrder(one: string, other: string): number {
  return (
    COLORS.indexOf(colorOf(one)) - COLORS.indexOf(colorOf(other)) || valueOf(one) - valueOf(other) || byName(one, other)
  );
}

const byName = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** How many there are of each kind, in order. */
export function tally(chips: string[]): [chip: string, count: number][] {
  const counts = new Map<string, number>();
  for (const chip of [...chips].sort(inOrder)) counts.set(chip, (counts.get(chip) ?? 0) + 1);
  return [...counts];
}

export const chipList = (chips: string[]): string =>
  words.listed(tally(chips).map(([chip, count]) => someChips(chip, count)));

/** Pennies that are not spent, by their metals. */
export const pennyWords = (pennies: readonly string[]): string =>
  words.listed(pennies.map((penny) => words.say(`belcastel-penny-${penny}`)));

const chip: Shape = (name: string) => ({
  chip: chipWords(name),
  a_chip: chipWords(name, "a"),
  the_chip: chipWords(name, "the"),
  of_chip: chipWords(name, "of"),
});

const space: Shape = (index: number) => ({
  space: index,
  coins_there: SPACES[index]?.coins ?? 0,
  points_there: SPACES[index]?.points ?? 0,
  ruby_there: SPACES[index]?.ruby ?? false,
});

const points: Shape = (given: number | number[], names): Arguments => {
  if (typeof given === "number") return { points: given };
  const best = Math.max(...given);
  const order = given.map((_, number) => number).sort((one, other) => given[other]! - given[one]!);
  const scores = order.map((number) => words.say("score", { name: seat(number, names), points: given[number]! }));
  return { points: best, tied: given.filter((one) => one === best).length, scores: words.listed(scores) };
};

const witch = wordsOf("witch", "belcastel-witch", "short");
const WHICH = ["last", "earlier", "both", "round", "always", "no"];

/** What a choice is about: a witch, which whites, which rounds, a number, a chip, or a chip for another. */
function thing(notation: string): Arguments {
  if (WITCHES.includes(notation)) return witch(notation, []);
  if (WHICH.includes(notation)) return { which: notation };
  if (/^\d+$/.test(notation)) return { number: Number(notation) };
  const [low = "", high] = notation.split(">");
  return high ? { low: chipWords(low, "the"), high: chipWords(high, "a") } : chip(low, []);
}

/** Chips drawn one after the other. */
function draws(told: Fact[][], seat: string, isOwn: boolean): string | undefined {
  const all = told.flat();
  if (!told.every((facts) => facts.length === 2 && facts[0]![0] === "drew" && facts[1]![0] === "laid"))
    return undefined;
  const chips = chipList(all.filter(([key]) => key === "laid").map(([, , { chip }]) => chip));
  return words.say(isOwn ? "web-own-belcastel-draws" : "web-belcastel-draws", {
    seat,
    chips,
    space: all.at(-1)![2].space,
  });
}

export const speech: Speech = {
  shapes: {
    seat: oneSeat("seat"),
    first: oneSeat("first"),
    neighbor: oneSeat("neighbor"),
    winners: seats("winners"),
    awaited: seats("awaited"),
    chip,
    chips: (names: string) => ({ chips: chipList(names.split(" ").filter((name) => (name[0] ?? "") in LETTERS)) }),
    color: wordsOf("color", "belcastel-color"),
    card: wordsOf("card", "belcastel-card", "text"),
    book: wordsOf("book", "belcastel-book", "effect"),
    face: wordsOf("face", "belcastel-die"),
    tube: (tube: number) => ({ tube, bonus: words.say(`belcastel-tube-${tube}`) }),
    space,
    points,
    witch,
    witches: (ids: string) => ({
      witches: words.listed(ids.split(" ").map((id) => words.say(`belcastel-witch-${id}`))),
    }),
    penny: wordsOf("penny", "belcastel-penny"),
  },
  thing,
  merged: draws,
  further: (details): Arguments =>
    "chip" in details && "count" in details ? { some_chips: someChips(details.chip, details.count) } : {},
};
