// What the rules in progress hold: who consults a crystal ball, how many cards are still to be thrown.

import type { View } from "./view";

export interface InProgress {
  rule: string;
  at: string;
  seat?: number;
  /** With whom the caster of a crystal ball swaps, in the order in which she gives. */
  neighbors?: number[];
  /** Whom a mirror may be held up to. */
  aims?: number[];
  /** Cards thrown so far. */
  thrown?: number;
  /** Whose hand is inherited, and how many cards are kept. */
  of?: number;
  number?: number;
  /** Rules that go on at the same time, one list for each seat; of others' none is shown. */
  branches?: Record<string, InProgress[]>;
}

/** The rule of that name that is being carried out, for a seat or for whomever. */
export function inProgress(view: View, name: string, seat?: number): InProgress | undefined {
  const isMeant = (one: InProgress): boolean => one.rule === `bal/${name}` && (seat === undefined || one.seat === seat);
  return all((view as View & { agenda?: InProgress[] }).agenda ?? []).findLast(isMeant);
}

function all(agenda: InProgress[]): InProgress[] {
  return agenda.flatMap((one) => [one, ...Object.values(one.branches ?? {}).flatMap(all)]);
}
