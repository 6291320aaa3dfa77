// What this device keeps of its envelopes: for each seat it holds the seed of its chain, how far it was given, and the envelope it saw.

import { myGames, recall, remember } from "../house/memory";

export interface Kept {
  seed: string;
  /** How many links were given. */
  given: number;
  /** The commitment of the house when the seal was laid. */
  commitment: string;
  /** The envelope to which the salt was revealed, byte for byte. */
  envelope?: string;
}

/** By table, then by the token of the seat. */
type All = Record<string, Record<string, Kept>>;

const all = (): All => recall<All>("chains") ?? {};

export function keptOf(table: string, token: string): Kept | undefined {
  return all()[table]?.[token];
}

/** Keep it; tables that the browser has forgotten are forgotten here too. */
export function keep(table: string, token: string, kept: Kept): void {
  const known = new Set([...myGames().map((game) => game.table), table]);
  const others = Object.entries(all()).filter(([id]) => known.has(id));
  remember("chains", { ...Object.fromEntries(others), [table]: { ...all()[table], [token]: kept } });
}

/** Of all seats that this device holds or held at a table. */
export const keptAt = (table: string): Kept[] => Object.values(all()[table] ?? {});
