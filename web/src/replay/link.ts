// The address of a moment: `/r/{table}#61-2`, or `/r#61-all` of a record that this page was given; `#61-2-review` opens its review.

import { reach } from "../house/reach.svelte";

/** By whom a game is seen: a seat, whoever watches, or somebody who sees everything. */
export type Eyes = number | "watcher" | "all";

export interface Place {
  at: number;
  by: Eyes | undefined;
  /** In the place of the moment, an event of its log. */
  n?: number;
  /** Is the review looked at? */
  isReview?: boolean;
}

const HASH = /^#(\d{1,6})(?:-(all|watcher|\d{1,2}))?(-review)?$/;

/** The moment that an address names, and by whom it is seen. */
export function placeIn(hash: string): Place {
  const n = /^#n(\d{1,6})$/.exec(hash)?.[1];
  if (n) return { at: 0, by: undefined, n: Number(n) };
  const [, at = "0", by, review] = HASH.exec(hash) ?? [];
  const also = review ? { isReview: true } : {};
  if (by === undefined || by === "0") return { at: Number(at), by: undefined, ...also };
  return { at: Number(at), by: by === "all" || by === "watcher" ? by : Number(by) - 1, ...also };
}

export const hashOf = (at: number, by: Eyes, isReview = false): string =>
  `#${at}-${typeof by === "number" ? by + 1 : by}${isReview ? "-review" : ""}`;

export const pathOf = (table: string | undefined): string => (table ? `/r/${table}` : "/r");

/** What can be sent to somebody else. */
export const linkTo = (table: string, at: number, by: Eyes): string => reach.origin + pathOf(table) + hashOf(at, by);
