// What the rules in progress hold in their hands: chips that lie open, coins that are not spent yet.

import { inProgress } from "../table/progress";
import type { View } from "./box";

/** The chips that lie open before a seat, to be laid or put back. */
export const inHand = (view: View, seat: number): string[] =>
  inProgress(view, "belcastel/SixFromTheBag", seat)?.drawn ?? [];

/** The turn of a seat at the counter: in phase E, or where ghosts pay. */
export const atTheCounter = (view: View, seat: number) =>
  inProgress(view, ["belcastel/Buy", "belcastel/GhostShopping"], seat);
