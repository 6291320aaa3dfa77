// The list of the house: every envelope that it closed, and how each game ended; each line is bound to the one before.

import { api } from "../house/api";
import type { Seals } from "../protocol";

/** The whole list, however long, as `chaudron verify --list` reads it. */
export async function wholeList(): Promise<Seals> {
  const all = await api<Seals>("/seals?after=0");
  const lines = [...all.lines];
  for (let more = all.lines; more.length;) {
    more = (await api<Seals>(`/seals?after=${lines.length}`)).lines;
    lines.push(...more);
  }
  return { ...all, lines };
}
