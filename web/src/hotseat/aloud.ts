// Reactions at one device: everybody around it is asked at once, aloud, instead of each behind the curtain.

import type { TableState } from "../house/table.svelte";

const REACTIONS = ["carabosse", "calm", "mirror"];

/** Which question it is: after one that nobody answers the next may follow at once. */
export function questionOf({ view }: TableState): string {
  const { round, tour, carabosse, window } = (view ?? {}) as Record<string, unknown>;
  return [round, tour, carabosse, window].join(" ");
}

/** Is what this seat is asked put to everybody at the device? At a strict table nobody says aloud that there is something to think about. */
export function isForAll({ ask, shown }: TableState): boolean {
  if (!ask || shown?.game !== "bal" || shown.settings.strict) return false;
  return shown.settings.window === 0 && REACTIONS.includes(ask.about);
}
