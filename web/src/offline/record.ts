// The record of a game, as a file. A house sends it itself; of a table on this device it is made here.

import { api } from "../house/api";
import { notices } from "../house/notices.svelte";
import type { TableState } from "../house/table.svelte";
import { keepFile } from "../parts/file";

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
    keepFile(`${table.id}.json`, "application/json", JSON.stringify(record));
  });
}
