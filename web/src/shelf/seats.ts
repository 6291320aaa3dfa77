// How one comes to a seat: by opening a table, or by sitting down at one.

import { api } from "../house/api";
import { keepGame } from "../house/memory";
import { router } from "../house/route.svelte";
import { settings } from "../house/settings.svelte";
import { t } from "../house/words.svelte";
import type { NewTable, Seated } from "../protocol";

/** How I am called where nobody has to call me. */
export const ownName = (): string => settings.get("name") || t("web-shelf-you");

/** Open a table, keep the seat in mind, and go there, or to a page of it. */
export async function openTable(wish: NewTable & { game: string }, page = ""): Promise<string> {
  const { table, token } = await api<Seated>("/tables", { body: wish });
  keepGame({ table, token, game: wish.game, seen: Date.now() });
  router.go(`/table/${table}${page}`);
  return table;
}
