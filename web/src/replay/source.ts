// Where a finished game comes from: a table of a house or of this device, or the record of one.

import { api } from "../house/api";
import { myGame } from "../house/memory";
import { words } from "../house/words.svelte";
import type { Board, Position, ReplayPage, Reviewed } from "../protocol";
import type { Eyes } from "./link";

export interface Source {
  /** The table; none of a record. */
  table: string | undefined;
  /** For a table that goes on from a moment. */
  position(at: number): Position;
  page(by: Eyes, at: number): Promise<ReplayPage>;
  /** A moment in words; `shape` is how they are laid out. */
  board(by: Eyes, at: number, shape: string): Promise<Board>;
  /** How far the review of the game is, or all of it; it is made as long as somebody asks. */
  review(): Promise<Reviewed>;
  stopReview(): Promise<unknown>;
}

export function fromTable(table: string): Source {
  const token = myGame(table)?.token;
  const ask = <T>(path: string): Promise<T> => api<T>(`/tables/${table}/replay${path}`, { token });
  return {
    table,
    position: (at) => ({ table, at }),
    page: (by, at) => ask(`?by=${by}&at=${at}`),
    board: (by, at, shape) => ask(`/board?by=${by}&at=${at}&${shape}`),
    review: () => api(`/tables/${table}/review?lang=${words.language}`, { token, body: {} }),
    stopReview: () => api(`/tables/${table}/review/stop`, { token, body: {} }),
  };
}

export function fromRecord(record: object): Source {
  const ask = <T>(path: string, by: Eyes, at: number): Promise<T> =>
    api<T>(`/replays${path}`, { body: { record, by: String(by), at } });
  return {
    table: undefined,
    position: (at) => ({ record: record as Record<string, unknown>, at }),
    page: (by, at) => ask(`?lang=${words.language}`, by, at),
    board: (by, at, shape) => ask(`/board?${shape}`, by, at),
    review: () => api(`/replays/review?lang=${words.language}`, { body: { record } }),
    stopReview: () => api("/replays/review/stop", { body: { record } }),
  };
}
