// Times, sizes and names, as the host's page tells them.

import { codeOf } from "../house/route.svelte";
import { t, words } from "../house/words.svelte";
import type { HostPerson, HostTable } from "../protocol";

const SECOND = 1000;
const SPANS = [
  ["day", 24 * 3600 * SECOND],
  ["hour", 3600 * SECOND],
  ["minute", 60 * SECOND],
] as const;
const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** How long ago, in one number: 20 s, 14 h. */
export function ago(since: number, now: number): string {
  const passed = Math.max(0, now - since);
  const [unit, length] = SPANS.find(([, span]) => passed >= span) ?? (["second", SECOND] as const);
  return t(`web-host-${unit}`, { count: Math.floor(passed / length) });
}

/** Bytes as people read them: 38 MB. */
export function size(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const style = { style: "unit", unit: UNITS[step]!, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(words.language, style).format(bytes / 1000 ** step);
}

export function when(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const shape = isToday ? ({ timeStyle: "short" } as const) : ({ dateStyle: "medium", timeStyle: "short" } as const);
  return new Intl.DateTimeFormat(words.language, shape).format(at);
}

export const day = (at: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: "long" }).format(at);

export const nameOf = (table: HostTable, seat: number): string =>
  table.seats[seat]?.name || t("seat", { number: seat + 1 });

/** The people who have a seat at a table. */
export const peopleAt = (table: HostTable): string[] =>
  table.seats.flatMap(({ person }, seat) => (person ? [nameOf(table, seat)] : []));

export const isUsed = ({ is_awake, state }: HostTable): boolean => is_awake && state !== "over" && state !== "shut";

export const called = ({ name }: HostPerson): string => name || t("web-host-watcher");

export const tableName = (table: string): string => codeOf(table);
