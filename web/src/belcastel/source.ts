// Where a question comes from: the chip, the card or the thing that asks it.

import type { Picture } from "./candidates";
import { type Seat, type View, colorOf, openBooks } from "./box";

const CARDS = new Set([
  "strong_ingredient",
  "well_stirred",
  "second_chance",
  "schadenfreude",
  "choose_wisely",
  "only_one",
  "wheel_and_deal",
  "good_start",
  "opportune_moment",
  "just_in_time",
  "rats_friends",
]);
const BOOKS: Record<string, string> = {
  spider_chip: "green",
  spider_drop: "green",
  start_chip: "green",
  lay_start: "green",
  aside: "red",
  mandrake_ruby: "yellow",
  ghost_row: "purple",
  ghost_trade: "purple",
  ghost_swap: "purple",
};
const WITCHES: Record<string, string> = {
  saved: "S1",
  six: "S2",
  whites: "S3",
  gather: "S3",
  full_reward: "S4",
  upgrade: "C1",
  copy: "C3",
  colors: "G1",
  left_in_bag: "G2",
  rubies_for_points: "G3",
};
const THINGS: Record<string, [id: string, count: number]> = {
  rat: ["mark-rat", 1],
  drop: ["mark-drop", 1],
  spend: ["mark-ruby", 2],
};

/** Is it the card of this round that asks? */
export const isOfCard = (about: string, view: View): boolean => CARDS.has(about) && view.card !== "";

/** The witch who asks, or who can be called: by the question alone or, before it, by the choice that is looked at. */
export function witchOf(about: string, options: readonly string[]): string | undefined {
  const offered = about === "spend" ? undefined : options.find((option) => option.startsWith("witch:"));
  return WITCHES[about] ?? offered?.split(":")[1];
}

/** The rule that a question comes from: what is written on the card or in the book, where one of them asks. */
export function ruleOf(about: string, view: View, rule: string): string {
  if (isOfCard(about, view)) return view.card;
  const color = about === "crow_skull" ? "blue" : about === "mandrake" || about === "double" ? "yellow" : BOOKS[about];
  return openBooks(view).find((book) => book.color === color)?.id ?? rule;
}

/** The picture of what asks; null when it is the card. */
export function sourceOf(about: string, view: View, mine: Seat): Picture | null {
  if (isOfCard(about, view)) return null;
  const thing = THINGS[about];
  if (thing) return { is: "art", id: thing[0], count: thing[1] };
  const book = BOOKS[about];
  if (book) return { is: "art", id: `chip-${book}`, count: 1 };
  if (about === "beside") return { is: "chip", chip: mine.beside[0] ?? "r1" };
  const color = about === "crow_skull" ? "blue" : about === "mandrake" || about === "double" ? "yellow" : null;
  const chip = mine.chips.findLast((one) => color === null || colorOf(one) === color);
  return chip ? { is: "chip", chip } : { is: "art", id: "mark-help", count: 1 };
}
