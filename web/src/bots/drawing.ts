// The strokes that faces are made of, in a square of 100. Ink lines leave their width to the size they are shown in.

export const INK = "#2a1d17";
export const [PALE, FAIR, TAN, ROSY, BROWN] = ["#f3d3ae", "#e9bd8f", "#d69d6e", "#f0cfa8", "#b97f57"] as const;

/** Each level's face, from the back to the front. */
export type Cast = Record<string, string[]>;

/** A shape with a color, in an ink line. */
export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** A shape without a line. */
export const flat = (fill: string, d: string): string => `<path fill="${fill}" stroke="none" d="${d}"/>`;

export const line = (d: string): string => `<path d="${d}"/>`;

export const round = (x: number, y: number, r: number, fill = "none"): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const dot = (x: number, y: number, r = 3.6, fill = INK): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;

/** Both eyes, as dots, this far from the middle. */
export const eyes = (y = 60, apart = 10, r = 3.6, middle = 50): string =>
  dot(middle - apart, y, r) + dot(middle + apart, y, r);

/** Rosy on both sides. */
export const cheeks = (y = 70, apart = 17, fill = "#e79a86"): string =>
  dot(50 - apart, y, 4.6, fill) + dot(50 + apart, y, 4.6, fill);

export const freckles = (y = 68): string =>
  [36, 40, 60, 64].map((x) => dot(x, y + (x % 8 ? 0 : 2.5), 1.5, "#b5693f")).join("");

export const smile = (y = 76, half = 9): string => line(`M${50 - half} ${y}Q50 ${y + half * 0.8} ${50 + half} ${y}`);

/** The round parchment that every bot wears. What is drawn on it may look out at the top. */
export const BADGE = round(50, 54, 44, "#f3e7cf");

/** Down to the rim of the badge. */
export const shoulders = (fill: string): string =>
  shape(fill, "M14.6 80A44 44 0 0 0 85.4 80C77 73 65 72 50 72C35 72 23 73 14.6 80Z");

export const head = (skin: string): string =>
  shape(skin, "M28 54C27 75 37 87 50 87C63 87 73 75 72 54C72 38 28 38 28 54Z");
