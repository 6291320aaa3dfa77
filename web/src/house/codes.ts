// Codes that one says aloud, a word and a number: they lead to a table as long as it waits for players.

import type { TableCode, TableFound } from "../protocol";
import { api } from "./api";

/** Some letter that no long id has: `fq7zk2m9wd` is none of these. */
const SPOKEN = /^(?=.*[AEIOUY])([A-Z]{4,9})[\s-]*(\d\d)$/;

/** A code as it is written, however it was typed: `sauge 42`, or a whole address. */
export function spokenIn(text: string): string | undefined {
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  const bare = (linked ?? text).normalize("NFD").replace(/\p{M}/gu, "").trim().toUpperCase();
  const [, word, number] = SPOKEN.exec(bare) ?? [];
  return word && `${word}-${number}`;
}

/** Where the table or the night is that waits under a code; throws a `Trouble`. */
export async function addressUnder(code: string): Promise<string> {
  const { table, night } = await api<TableFound>(`/codes/${encodeURIComponent(code)}`);
  return night ? `/night/${night}` : `/table/${table}`;
}

const known = new Map<string, Promise<string>>();

/** What to say aloud so that others come to a table; empty where only its id leads there. */
export function spokenCode(id: string, token?: string): Promise<string> {
  const coming = known.get(id) ?? api<TableCode>(`/tables/${id}/code`, { token }).then(({ code }) => code ?? "");
  known.set(id, coming);
  return coming.catch(() => {
    known.delete(id); // asked again the next time
    return "";
  });
}
