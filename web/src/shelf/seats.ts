// How one comes to a seat: by opening a table, or by sitting down at one.

import { beginAtOnce } from "../envelope/sealing.svelte";
import { api } from "../house/api";
import { keepGame, recall, remember } from "../house/memory";
import { router } from "../house/route.svelte";
import { settings } from "../house/settings.svelte";
import { t } from "../house/words.svelte";
import type { NewTable, Seated } from "../protocol";
import { boards } from "../table/boards";
import { fetchSpeech } from "../table/speeches";

/** How others call me: by the name I chose, or else by one that this device was given once. */
export const ownName = (): string => settings.get("name") || givenName();

function givenName(): string {
  const names = t("web-shelf-names").split(" ");
  const name = recall<string>("given") ?? names[Math.floor(Math.random() * names.length)]!;
  remember("given", name);
  return name;
}

/** What a table needs comes while the house lays it; what fails here is asked for again when it is wanted. */
function prepare(game: string): void {
  void Promise.allSettled([import("../table/Table.svelte"), boards[game]?.(), fetchSpeech(game)]);
}

/**
 * Open a table, keep the seat in mind, and go there, or to a page of it. A game that is to begin at once begins there, as
 * soon as this device has laid its seal.
 */
export async function openTable({ start, ...wish }: NewTable & { game: string }, page = ""): Promise<string> {
  const opened = api<Seated>("/tables", { body: wish }); // before anything else, which a slow line would put in its way
  if (start && !page) prepare(wish.game);
  const { table, token } = await opened;
  if (start) beginAtOnce(table);
  keepGame({ table, token, game: wish.game, seen: Date.now() });
  router.go(`/table/${table}${page}`);
  return table;
}
