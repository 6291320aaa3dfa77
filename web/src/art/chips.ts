// How a chip is named and where its numeral lies; chips are drawn in a box of 100 around their middle.

export const COLORS = {
  w: "white",
  o: "orange",
  g: "green",
  b: "blue",
  r: "red",
  y: "yellow",
  p: "purple",
  k: "black",
  l: "locoweed",
} as const;

export type Color = (typeof COLORS)[keyof typeof COLORS];

export interface Chip {
  color: Color;
  /** What stands on it; a locoweed shows a value only once it has taken one. */
  numeral: string;
  /** The color that a locoweed acts as. */
  copies?: Color;
}

const LOCOWEED = "l1";

/** Read a chip's name: a letter and its value, as in g2; `l1=g2` is a locoweed that acts as a green 2, `g2=o1` a green 2 that does nothing. */
export function readChip(name: string): Chip {
  const [own = "", copied] = name.split("=");
  const color = COLORS[own.charAt(0) as keyof typeof COLORS];
  if (!color) throw new Error(`${name} is no chip.`);
  if (!copied || own !== LOCOWEED) return { color, numeral: own === LOCOWEED ? "?" : own.slice(1) };
  return { color, numeral: readChip(copied).numeral, copies: readChip(copied).color };
}

const LEAST_PX = 12;
const SMALL_PX = 34;

export interface Notch {
  /** The middle of the disc, on both axes. */
  at: number;
  disc: number;
  numeral: number;
  baseline: number;
}

/** The numeral's disc on a chip of so many pixels, in the chip's own units: a little over the rim. */
export function notch(pixels: number): Notch {
  const numeral = Math.max(36, (100 * LEAST_PX) / pixels);
  const disc = 0.56 * numeral;
  const at = (50 - disc + (pixels < SMALL_PX ? 11 : 5)) * Math.SQRT1_2;
  return { at, disc, numeral, baseline: at + 0.355 * numeral };
}

const LEAST_MARK_PX = 14;

/** The mark of what a locoweed copies, over its rim at the upper right: how wide, and where its corner lies. */
export function copyMark(pixels: number): { x: number; y: number; width: number } {
  const width = Math.max(36, (100 * LEAST_MARK_PX) / pixels);
  return { x: 52 - width, y: -52, width };
}
