// What people paste into one field: a table by its code or link, or a preparation.

import { linkIn } from "../continue/link";
import { tableIn } from "../house/route.svelte";

/** Where in this page a text leads; nowhere if it is neither a table nor a preparation. */
export function addressIn(text: string, games: string[]): string | undefined {
  const link = linkIn(text);
  if (link) return link;
  const table = tableIn(text);
  if (table) return `/table/${table}`;
  const code = new URLSearchParams(/\/setup\S*\?(\S*)/.exec(text)?.[1]).get("code") ?? text.trim();
  return games.includes(code.split(/\s/)[0] ?? "") ? setupAddress(code) : undefined;
}

export const setupAddress = (code: string): string => `/setup?${new URLSearchParams({ code })}`;
