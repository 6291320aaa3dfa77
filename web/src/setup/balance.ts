// What the games of a whole set are like beside those of the other sets, as bots played them (`chaudron.lab.balance`).

import { about, cards } from "../../../src/chaudron/lab/balance.json";
import { words } from "../house/words.svelte";

interface Card {
  says: string[];
}

/** The card of a setup in one sentence; none where the books are no whole set, or nobody has played it. */
export function balanceOf(game: string, books: number | string): string | undefined {
  const known = (cards as Record<string, Record<string, Card>>)[game]?.[String(books)];
  if (!known) return undefined;
  const said = known.says.map((one) => words.say(`web-setup-balance-${one}`));
  const what = said.length > 0 ? said.join(" · ") : words.say("web-setup-balance-usual");
  return words.say("web-setup-balance", { what, games: about.games, players: about.players });
}
