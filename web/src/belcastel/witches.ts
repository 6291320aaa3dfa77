// The witches at a table: who can be called, and what she would bring in numbers.

import type { Asked, Prospect, Prospects } from "../protocol";
import type { Fact } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import { atTheCounter } from "./agenda";
import { type Metal, SPACES, type Seat, type View, WITCHES, colorOf, metalOf, valueOf } from "./box";
import { alternatives } from "./places";

const SIX = 6;

export const callOf = (witch: string): string => `witch:${witch}`;
export const ruleOf = (witch: string): string => `WIT-3.${WITCHES.indexOf(witch) + 1}`;

/** One witch as a seat has her before it. */
export interface Standing {
  id: string;
  metal: Metal;
  isSpent: boolean;
  /** Can she be called now? */
  isOpen: boolean;
  /** What she would bring, in numbers as far as there are any. */
  brings: string;
}

/** The witches of a table, as a seat has them. */
export function standings(view: View, seat: number, ask: Asked | null, prospects: Prospects | null): Standing[] {
  const mine = view.seats[seat]!;
  return view.witches.map((id) => ({
    id,
    metal: metalOf(id),
    isSpent: !mine.pennies.includes(metalOf(id)),
    isOpen: ask?.options.includes(callOf(id)) ?? false,
    brings: brings(id, view, seat, prospects?.ask === ask?.ask ? prospects : null),
  }));
}

/** What a witch would bring; no more than what she does where there is no number. */
export function brings(id: string, view: View, seat: number, prospects: Prospects | null): string {
  const mine = view.seats[seat]!;
  const prospect = prospects?.options[callOf(id)];
  const told = (key: string): Record<string, any> | undefined => first(prospect, key, seat);
  if (id === "S2") return t("web-belcastel-witch-six", { count: Math.min(SIX, mine.bag_size), bag: mine.bag_size });
  if (id === "S3") return whitesBack(mine, prospects);
  if (id === "S1" && told("back_in_bag"))
    return whitesFall(mine.whites, mine.whites - valueOf(told("back_in_bag")!.chip));
  if (id === "S4")
    return t("web-belcastel-witch-all", { points: SPACES[mine.space]!.points, coins: SPACES[mine.space]!.coins });
  if (told("coins") && told("points"))
    return exchanged(
      told("points")!.points,
      first(prospects?.options.done, "points", seat)?.points ?? 0,
      told("coins")!.coins,
    );
  if (told("coins")) return t("web-belcastel-witch-coins", { from: coinsOf(view, seat), to: told("coins")!.coins });
  if (told("points")) return t("web-belcastel-witch-points", { points: told("points")!.points });
  if (told("rubies")) return t("web-belcastel-witch-rubies", { rubies: told("rubies")!.rubies });
  return t(`belcastel-witch-${id}.short`);
}

function first(prospect: Prospect | undefined, key: string, seat: number): Record<string, any> | undefined {
  return ((prospect?.told ?? []) as Fact[]).find(([told, , details]) => told === key && details.seat === seat)?.[2];
}

/** In the last round coins are points at once. */
const exchanged = (points: number, otherwise: number, coins: number): string =>
  t("web-belcastel-witch-exchange", { coins, points, otherwise });

/** The coins that a seat has to spend, or to exchange. */
function coinsOf(view: View, seat: number): number {
  return atTheCounter(view, seat)?.coins ?? SPACES[view.seats[seat]!.space]!.coins;
}

const whitesFall = (from: number, to: number): string => t("web-belcastel-witch-whites", { from, to });

/** The whites after both go back and, as the gauge counts, which chips of the bag would then be too many. */
function whitesBack(mine: Seat, prospects: Prospects | null): string {
  const whites = (alternatives(callOf("S3"), mine)[0] ?? []).map((place) => mine.chips[place]!);
  const left = mine.whites - whites.reduce((sum, chip) => sum + valueOf(chip), 0);
  const said = whitesFall(mine.whites, left);
  const bag = mine.bag && prospects?.odds && !prospects.odds.safe ? [...mine.bag, ...whites] : null;
  if (!bag || !whites.length) return said;
  const deadly = bag.filter((chip) => colorOf(chip) === "white" && left + valueOf(chip) > mine.limit).length;
  return `${said}, ${t("web-belcastel-risk", { deadly, bag: bag.length })}`;
}
