// What people paste into one field: a table by its code or link, or a preparation.

import { linkIn } from "../continue/link";
import { tableIn } from "../house/route.svelte";
import { gameIn, isShort } from "../house/setups";

/** Where in this page a text leads; nowhere if it is neither a table nor a preparation. */
export function addressIn(text: string, games: string[]): string | undefined {
  const link = linkIn(text);
  if (link) return link;
  const table = tableIn(text);
  if (table) return `/table/${table}`;
  const linked =
    /\/p\/([^/?#\s]+)/.exec(text)?.[1] ?? new URLSearchParams(/\/setup\S*\?(\S*)/.exec(text)?.[1]).get("code");
  const code = linked ?? text.trim();
  return games.includes(gameIn(code)) ? setupAddress(code) : undefined;
}

export const setupAddress = (code: string): string =>
  isShort(code) ? `/p/${code.trim().toUpperCase()}` : `/setup?${new URLSearchParams({ code })}`;
