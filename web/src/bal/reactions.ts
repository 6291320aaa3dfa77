// Windows: which cards they are about. Public facts alone decide, so that everybody sees the same.

import { LEVELS, copiesOf, vialOf } from "./cards";
import type { View } from "./view";

/** The cards that are played in windows. */
export const REACTIONS = ["nananere", "boule", "miroir"] as const;
export type Reaction = (typeof REACTIONS)[number];

const OPENED_BY: Record<string, Reaction[]> = { carabosse: ["nananere", "boule"], calm: ["boule"], mirror: ["miroir"] };

/** The reactions of the box that is played with. */
export function reactionsOf(view: View): Reaction[] {
  const vials = LEVELS[view.options.level as keyof typeof LEVELS];
  return REACTIONS.filter((card) => vials.includes(vialOf(card)!));
}

/** Could anybody hold this card, for all that everybody sees? */
function couldBeHeld(view: View, card: Reaction): boolean {
  const seen = view.discard.filter((one) => one === card).length;
  return reactionsOf(view).includes(card) && seen < copiesOf(card);
}

/** The cards that the window which is open is about, for a seat: nobody steals her own turn. */
export function cardsIn(view: View, seat: number | null): Reaction[] {
  const cards = (OPENED_BY[view.window ?? ""] ?? []).filter((card) => couldBeHeld(view, card));
  return cards.filter((card) => card !== "nananere" || seat !== view.carabosse);
}

/** Which window it is: what was chosen in one means nothing in the next. */
export const windowKey = ({ round, tour, carabosse, window }: View): string =>
  [round, tour, carabosse, window].join(" ");

/** The answers by which a card is played. */
export const isPlay = (card: Reaction, option: string): boolean =>
  card === "miroir" ? option.startsWith("to:") : option === `lay:${card}`;
