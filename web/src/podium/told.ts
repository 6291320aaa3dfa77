// What was told in a game, each fact with the event it came in.

import type { Event, Fact } from "../house/table.svelte";

export interface Told {
  /** The event. */
  n: number;
  key: string;
  rule: string;
  details: Record<string, any>;
}

export function toldIn(events: Event[]): Told[] {
  return events.flatMap(({ n, about }) =>
    ((about.told ?? []) as Fact[]).map(([key, rule, details]) => ({ n, key, rule, details })),
  );
}

/** The first that is worth most; nothing where none is. */
export function most<One>(all: One[], worth: (one: One) => number): One | undefined {
  return all.reduce<One | undefined>(
    (best, one) => (best !== undefined && worth(best) >= worth(one) ? best : one),
    undefined,
  );
}

/** Something worth remembering, before it is put into words. */
export interface Moment {
  key: string;
  seat: number;
  /** When, in the game's own count. */
  turn: number;
  n: number;
  given: Record<string, string | number>;
}
