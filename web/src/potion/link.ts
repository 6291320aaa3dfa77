// The address of a deal: `/g/{table}#3`, the luck of a table, and whose game there is compared.

import { reach } from "../house/reach.svelte";

/** The seat that an address names; people count from 1. */
export function seatIn(hash: string): number {
  const named = /^#([1-9]|10)$/.exec(hash)?.[1];
  return named === undefined ? 0 : Number(named) - 1;
}

export const dealPath = (table: string, seat: number): string => `/g/${table}#${seat + 1}`;

export const dealLink = (table: string, seat: number): string => reach.origin + dealPath(table, seat);
