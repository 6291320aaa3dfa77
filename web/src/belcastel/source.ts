// Where a question comes from: the chip, the card or the thing that asks it.

import type { Picture } from "./candidates";
import { type Seat, type View, colorOf } from "./box";

const CARDS = new Set([
  "strong_ingredient", "well_stirred", "second_chance", "schadenfreude", "choose_wisely", "only_one", "wheel_and_deal",
  "good_start", "opportune_moment", "just_in_time", "rats_friends",
]);
const BOOKS: Record<string, string> = { spider_chip: "green", spider_drop: "green", ghost_row: "purple", ghost_trade: "purple", ghost_swap: "purple" };
const THINGS: Record<string, [id: string, count: number]> = { rat: ["mark-rat", 1], drop: ["mark-drop", 1], spend: ["mark-ruby", 2] };

/** Is it the card of this round that asks? */
export const isOfCard = (about: string, view: View): boolean => CARDS.has(about) && view.card !== null;

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
