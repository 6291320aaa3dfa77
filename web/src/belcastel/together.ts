// Drawing together in a round in which everybody draws at their own pace: who would like to, and who has yet to agree.

import type { Asked } from "../protocol";
import type { View } from "./box";

export type Wish = "round" | "always";
export type Together =
  /** Others would like to, and I have not said anything yet. */
  | { is: "asked"; by: number[]; wish: Wish }
  /** I would like to, and these have not agreed yet. */
  | { is: "waiting"; on: number[]; wish: Wish }
  /** All who still brew would like to, since the last who did not has stopped: whoever says so again begins. */
  | { is: "ready"; wish: Wish };

const isWish = (said: string): said is Wish => said === "round" || said === "always";

/** What there is to agree on for the seat of a view; null where nobody would like to, or it is settled. */
export function togetherOf(view: View, ask: Asked | null, seat: number | null): Together | null {
  const mine = seat === null ? undefined : view.seats[seat];
  if (!mine || !mayAgree(ask)) return null;
  const others = view.seats
    .map(({ wish, state }, number) => ({ wish, state, number }))
    .filter(({ number }) => number !== seat);
  if (isWish(mine.wish)) {
    if (ask?.offers?.includes(`together:${mine.wish}`)) return { is: "ready", wish: mine.wish };
    const on = others.filter(({ wish, state }) => state === "brewing" && !isWish(wish)).map(({ number }) => number);
    return on.length ? { is: "waiting", on, wish: mine.wish } : null;
  }
  const by = others.filter(({ wish }) => isWish(wish));
  if (!by.length || mine.wish === "no") return null;
  return {
    is: "asked",
    by: by.map(({ number }) => number),
    wish: by.some(({ wish }) => wish === "always") ? "always" : "round",
  };
}

/** May one say so now? */
export const mayAgree = (ask: Asked | null): boolean =>
  Boolean(ask?.offers?.some((offer) => offer.startsWith("together:")));
