// What is printed at a table where somebody tries other prices, spaces, books or cards.

import { api } from "../house/api";
import { notices } from "../house/notices.svelte";
import { type Language, t } from "../house/words.svelte";
import { type Values, tried, printedBy } from "./box";

/** Read what a table has printed, by the hash of its values; if the house does not tell it, that is said. */
export async function readBy(hash: string): Promise<void> {
  const ask = (): Promise<Values> => api(`/games/belcastel/components/${hash}`);
  printedBy(hash ? await notices.attempt(ask) : undefined);
}

/** What a book does. */
export const effectOf = (book: string, language: Language): string =>
  tried()?.books[book]?.text[language] ?? t(`belcastel-book-${book}.effect`);

/** What a card does. */
export const textOf = (card: string, language: Language): string =>
  tried()?.cards[card]?.text?.[language] ?? t(`belcastel-card-${card}.text`);
