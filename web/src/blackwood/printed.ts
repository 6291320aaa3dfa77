// What is printed on the cards of a table, if that is not what is printed on ours.

import { api } from "../house/api";
import { notices } from "../house/notices.svelte";
import { type Values, printedBy } from "./cards";
import { isOurs } from "./values";

/** Read the cards as a table has them, by the hash of its values; if the house does not tell them, that is said. */
export async function readBy(hash: string): Promise<void> {
  const ask = (): Promise<Values> => api(`/games/blackwood/components/${hash}`);
  printedBy(isOurs(hash) ? undefined : await notices.attempt(ask));
}
