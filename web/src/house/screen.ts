// How much room there is, by the size of the text that somebody has chosen (rem): a zoomed laptop is a phone on its side.

import { MediaQuery } from "svelte/reactivity";

const roomy = new MediaQuery("(width >= 44rem) and ((height > 34rem) or (aspect-ratio < 5/4))");
const side = new MediaQuery("(width >= 40rem) and (height <= 34rem) and (aspect-ratio >= 5/4)");
const desk = new MediaQuery("(width >= 70rem) and (height > 34rem)");
const low = new MediaQuery("(width >= 70rem) and (height < 52rem)");
const huge = new MediaQuery("(width >= 137.5rem) and (height >= 78rem)");
const tall = new MediaQuery("(height >= 66rem)");
const flat = new MediaQuery("(width >= 70rem) and (height < 44rem)");

export const screen = {
  /** Few things at once, by thumb: a phone upright, or on its side. */
  get isPhone(): boolean {
    return !roomy.current;
  },
  /** A phone on its side, or a zoomed window: the board on the left at full height, everything else in a column. */
  get isSide(): boolean {
    return side.current;
  },
  /** Room for books and log beside the table. */
  get isDesk(): boolean {
    return desk.current;
  },
  /** A laptop with little height. */
  get isLow(): boolean {
    return desk.current && low.current;
  },
  /** A screen so large that cards are shown as large as they are anywhere. */
  get isHuge(): boolean {
    return huge.current;
  },
  /** Eight books and three witches fit below each other. */
  get isTall(): boolean {
    return tall.current;
  },
  /** A laptop with so little height that the books lie in a drawer. */
  get isFlat(): boolean {
    return desk.current && flat.current;
  },
};
