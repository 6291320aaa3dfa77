// How much room a phone leaves for the potions of the village.

import { MediaQuery } from "svelte/reactivity";

const low = new MediaQuery("(max-height: 759px) and (max-width: 1099px)");
const narrow = new MediaQuery("(max-width: 379px)");

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
