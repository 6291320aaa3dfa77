// A personal link: the table, a token of the seat and what follows from its wax, behind the `#`, which browsers keep to themselves.

import type { Chained } from "../envelope/keeping";
import { reach } from "../house/reach.svelte";

export interface Taken {
  table: string;
  token: string;
  /** The chain of the seat, and how far it was given. */
  chain?: Chained;
}

const LINK = /^#([a-z0-9]{10})\.([\w-]{43,64})(?:\.([0-9a-f]{64})\.(\d{1,4}))?$/;
/** As links were written before. */
const OLD = /^#key=([\w-]{43,64})$/;

export const linkFor = ({ table, token, chain }: Taken): string =>
  `${reach.origin}/take#${table}.${token}${chain ? `.${chain.seed}.${chain.given}` : ""}`;

/** The seat that an address opens, if it is a personal link. */
export function takenIn({ pathname, hash }: { pathname: string; hash: string }): Taken | undefined {
  const [, table, token, seed, given] = (pathname === "/take" && LINK.exec(hash)) || [];
  if (table && token) return { table, token, ...(seed && { chain: { seed, given: Number(given) } }) };
  const [, at] = /^\/table\/([a-z0-9]{10})$/.exec(pathname) ?? [];
  const [, key] = OLD.exec(hash) ?? [];
  return at && key ? { table: at, token: key } : undefined;
}

/** A personal link somewhere in a text, as an address of this page. */
export function linkIn(text: string): string | undefined {
  const [, path = "", hash = ""] = /(\/take|\/table\/[a-z0-9]{10})(#[\w.=-]+)/.exec(text) ?? [];
  return takenIn({ pathname: path, hash }) && path + hash;
}
