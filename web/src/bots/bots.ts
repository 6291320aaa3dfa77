// Who plays at each level of a game, asked for once in each language.

import { api } from "../house/api";
import { words } from "../house/words.svelte";
import type { BotShown, Bots } from "../protocol";

/** The levels that have a face, from the weakest to the strongest. */
export const RANKS: readonly string[] = ["child", "novice", "apprentice", "adept", "master"];

const asked = new Map<string, Promise<BotShown[]>>();

/** The bots of a game, from the weakest to the strongest. What went wrong once is asked for again. */
export function botsOf(game: string): Promise<BotShown[]> {
  const path = `/games/${encodeURIComponent(game)}/bots?lang=${words.language}`;
  const coming = asked.get(path) ?? api<Bots>(path).then(({ bots }) => bots);
  asked.set(path, coming);
  coming.catch(() => asked.delete(path));
  return coming;
}
