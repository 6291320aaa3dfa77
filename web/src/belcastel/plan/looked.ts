// How far this device has shown a table at which my plan plays: whoever comes back is shown the rest, and nothing twice.

import { recall, remember } from "../../house/memory";
import type { Event, TableState } from "../../house/table.svelte";

const drawer = (table: string): string => `looked.${table}`;

/** Note the last event that was shown, as long as something may be played meanwhile, or is being told. */
export function noteLooked({ id, seat, shown }: TableState, n: number, isRetelling: boolean): void {
  const isPlanned = seat !== null && Boolean(shown?.seats[seat]?.plan);
  if (isPlanned || isRetelling) remember(drawer(id), n);
  else if (shown) remember(drawer(id), undefined);
}

/** The event after which things are told again; null when my plan has not played since, or this device never looked. */
export function lookedUntil({ id, seat, events }: TableState): number | null {
  const until = seat === null ? undefined : recall<number>(drawer(id));
  const isMissed = ({ n, isLive }: Event): boolean => !isLive && n > (until ?? Infinity);
  const byPlan = ({ about }: Event): boolean => about.by === "plan" && about.seat === seat;
  return until !== undefined && events.some((event) => isMissed(event) && byPlan(event)) ? until : null;
}
