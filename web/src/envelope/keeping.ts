// What this device keeps of its envelopes: for each seat it holds the seed of its chain, how far it was given, and the envelope it saw.

import { myGames, recall, remember } from "../house/memory";

/** A chain, and how many of its links came with answers that the house has taken. */
export interface Chained {
  seed: string;
  given: number;
}

/** It asked for links ahead of the answers, or said that a link had not come. */
export type Unfair = "ahead" | "denied";

export interface Kept extends Chained {
  /** The commitment of the house when the seal was laid here. */
  commitment?: string;
  /** The link that left this device last, and the one that the house refused: it has to take that one before it gets the next. */
  out?: number;
  refused?: number;
  /** What the house did that no honest one does. */
  unfair?: Unfair;
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

/** The chain of a seat that this device holds, for another device of it. */
export function chainOf({ id, token }: { id: string; token: string | undefined }): { chain?: Chained } {
  const kept = token ? keptOf(id, token) : undefined;
  return kept ? { chain: { seed: kept.seed, given: kept.given } } : {};
}

/** Of all seats that this device holds or held at a table. */
export const keptAt = (table: string): Kept[] => Object.values(all()[table] ?? {});
