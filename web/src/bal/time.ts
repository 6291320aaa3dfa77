// When the time of a question is over.

import type { TableState } from "../house/table.svelte";

/** How long a window stays open where the table has not said otherwise. */
export const WINDOW_SECONDS = 6;

/** When the present question ends, for everybody alike; nothing where nobody is in a hurry. */
export function deadline(table: TableState): number | null {
  return table.ask?.until ?? table.awaited.find(({ until }) => until)?.until ?? null;
}

/** Does a table of several people play without a glass? Then every witch is asked, for as long as she likes, and nobody is passed for. */
export function isUnhurried({ shown }: TableState): boolean {
  return shown?.settings.window === 0 && shown.seats.filter(({ person }) => person).length > 1;
}

/** Does every window last its whole time, however soon all have answered? */
export const isStrict = ({ shown }: TableState): boolean => shown?.settings.strict === true;

/** How long a decision may take at this table, in seconds; 0 where it may take as long as it likes. */
export const clockOf = (table: TableState): number => table.shown?.settings.clock ?? 0;
