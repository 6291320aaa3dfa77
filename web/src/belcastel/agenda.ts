// What the rules in progress hold in their hands: chips that lie open, coins that are not spent yet.

import type { View } from "./box";

export interface InProgress {
  rule: string;
  seat?: number;
  /** The chip that is being laid. */
  chip?: string;
  /** Chips drawn to choose from. */
  drawn?: string[];
  /** Coins that are left, and what was bought for the others. */
  coins?: number;
  chips?: string[];
  /** Rules that go on at the same time, one list for each seat. */
  branches?: Record<string, InProgress[]>;
}

/** The rule of that name that a seat is in the middle of. */
export function inProgress(view: View, seat: number, ...names: string[]): InProgress | undefined {
  const isMeant = (one: InProgress): boolean => one.seat === seat && names.includes(one.rule.split("/")[1] ?? "");
  return all(view.agenda as InProgress[]).findLast(isMeant);
}

function all(agenda: InProgress[]): InProgress[] {
  return agenda.flatMap((one) => [one, ...Object.values(one.branches ?? {}).flatMap(all)]);
}

/** The chips that lie open before a seat, to be laid or put back. */
export const inHand = (view: View, seat: number): string[] => inProgress(view, seat, "SixFromTheBag")?.drawn ?? [];

/** Every chip that a seat holds, of all rules it is in the middle of. */
export function handOf(view: View, seat: number): string[] {
  const own = all(view.agenda as InProgress[]).filter((one) => one.seat === seat);
  return own.flatMap(({ chip, drawn }) => [...(chip ? [chip] : []), ...(drawn ?? [])]);
}

/** The turn of a seat at the counter: in phase E, or where ghosts pay. */
export const atTheCounter = (view: View, seat: number): InProgress | undefined =>
  inProgress(view, seat, "Buy", "GhostShopping");
