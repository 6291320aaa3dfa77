// What the books are called where one chooses them.

import { type BookColor, NO_BOOK } from "../belcastel/box";
import { words } from "../house/words.svelte";

/** The base book of black is another one for two; without a book there is no locoweed. */
function idOf(color: BookColor, set: number, players: number): string {
  if (set !== NO_BOOK) return `${color}-${set}`;
  return color === "black" ? (players === 2 ? "black-2p" : "black-34p") : "";
}

export function bookName(color: BookColor, set: number, players: number): string {
  const id = idOf(color, set, players);
  return id ? words.say(`belcastel-book-${id}`) : words.say(`web-belcastel-short-${color}`);
}

/** All that a book does. */
export function bookEffect(color: BookColor, set: number, players: number): string {
  const id = idOf(color, set, players);
  return words.say(id ? `belcastel-book-${id}.effect` : "web-setup-no-locoweed");
}

/** The same in a few words. */
export function bookInShort(color: BookColor, set: number, players: number): string {
  const id = idOf(color, set, players);
  return words.say(id ? `web-belcastel-book-${id}` : "web-setup-no-locoweed");
}

export const setName = (color: BookColor, set: number): string =>
  set === NO_BOOK ? words.say(`web-setup-set-${color}`) : words.say("web-setup-set", { set });
