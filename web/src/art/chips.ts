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
  /** What stands on it; a locoweed shows its value only once laid. */
  numeral: string;
}

/** Read a chip's name: a letter and its value, as in g2; l alone is a locoweed not yet laid. */
export function readChip(name: string): Chip {
  const color = COLORS[name.charAt(0) as keyof typeof COLORS];
  if (!color) throw new Error(`${name} is no chip.`);
  return { color, numeral: name.slice(1) || (color === "locoweed" ? "?" : "") };
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
