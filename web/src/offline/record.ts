// The record of a game, as a file. A house sends it itself; of a table on this device it is made here.

import { api } from "../house/api";
import { notices } from "../house/notices.svelte";
import type { TableState } from "../house/table.svelte";

const PATIENCE = 8000; // milliseconds in which a browser has surely taken a file

/** Follow the link to a record, unless there is nobody at its other end. */
export function keepRecord(event: Event, table: TableState): void {
  if (!table.isHere) return;
  event.preventDefault();
  saveRecord(table);
}

/** Fetch a record as whoever holds this seat, and let the browser keep it. */
export function saveRecord(table: TableState): void {
  void notices.attempt(async () => {
    const record = await api<unknown>(table.at("/record"), { token: table.token });
    const href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href, download: `${table.id}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(href), PATIENCE);
  });
}
