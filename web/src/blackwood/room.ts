// How much room a phone leaves for the potions of the village.

import { MediaQuery } from "svelte/reactivity";

const low = new MediaQuery("(height < 47.5rem) and (width < 70rem)");
const narrow = new MediaQuery("(width < 23.75rem)");

export const room = {
  /** Potions are smaller there, not fewer. */
  get isTight(): boolean {
    return low.current || narrow.current;
  },
  /** So little that only one of a kind is shown. */
  get isNarrow(): boolean {
    return narrow.current;
  },
};
