// How one comes to a seat: by opening a table, or by sitting down at one.

import { api } from "../house/api";
import { keepGame, recall, remember } from "../house/memory";
import { router } from "../house/route.svelte";
import { settings } from "../house/settings.svelte";
import { t } from "../house/words.svelte";
import type { NewTable, Seated } from "../protocol";

/** How others call me: by the name I chose, or else by one that this device was given once. */
export const ownName = (): string => settings.get("name") || givenName();

function givenName(): string {
  const names = t("web-shelf-names").split(" ");
  const name = recall<string>("given") ?? names[Math.floor(Math.random() * names.length)]!;
  remember("given", name);
  return name;
}

/** Open a table, keep the seat in mind, and go there, or to a page of it. */
export async function openTable(wish: NewTable & { game: string }, page = ""): Promise<string> {
  const { table, token } = await api<Seated>("/tables", { body: wish });
  keepGame({ table, token, game: wish.game, seen: Date.now() });
  router.go(`/table/${table}${page}`);
  return table;
}
