// How much room there is.

import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("(min-width: 700px)");
const desk = new MediaQuery("(min-width: 1100px)");

export const screen = {
  /** One column, by thumb. */
  get isPhone(): boolean {
    return !wide.current;
  },
  /** Room for books and log beside the table. */
  get isDesk(): boolean {
    return desk.current;
  },
};
