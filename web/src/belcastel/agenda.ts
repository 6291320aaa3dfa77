// What the rules in progress hold in their hands: chips that lie open, coins that are not spent yet.

import { all, inProgress, type Rule } from "../table/progress";
import type { View } from "./box";

/** The chips that lie open before a seat, to be laid or put back. */
export const inHand = (view: View, seat: number): string[] =>
  inProgress(view, "belcastel/SixFromTheBag", seat)?.drawn ?? [];

/** A chip that is being laid, or chips drawn to choose from. */
type Held = Rule & { chip?: string; drawn?: string[] };

/** Every chip that a seat holds, of all rules it is in the middle of. */
export function handOf(view: View, seat: number): string[] {
  const own = all<Held>(view.agenda).filter((one) => one.seat === seat);
  return own.flatMap(({ chip, drawn }) => [...(chip ? [chip] : []), ...(drawn ?? [])]);
}

/** The turn of a seat at the counter: in phase E, or where ghosts pay. */
export const atTheCounter = (view: View, seat: number) =>
  inProgress(view, ["belcastel/Buy", "belcastel/GhostShopping"], seat);
