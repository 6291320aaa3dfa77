// Where the witches sit around the laid cards, on a large table and on a phone; me always at the bottom.

import type { Box, Place, Plan, Side, Spot } from "./arrows";

type Seated = [x: number, y: number, side: Side, isMirrored?: boolean];

export const PLATE = { w: 228, h: 74 };
export const FACE = 44;
const SMALL_FACE = 31;

/** What else lies on the large table. */
export const PILES: Box = { x: 188, y: 428, w: 168, h: 92 };
export const BOWL: Box = { x: 776, y: 424, w: 120, h: 96 };
export const OVAL = { x: 540, y: 330, rx: 446, ry: 284 };

/** The upper left corner of each plate, clockwise from my left; on the left half the portrait is on the inner side. */
const LARGE: Record<number, Seated[]> = {
  3: [
    [36, 140, "right", true],
    [816, 140, "left"],
  ],
  4: [
    [34, 280, "right", true],
    [426, 16, "bottom"],
    [818, 280, "left"],
  ],
  5: [
    [26, 300, "right", true],
    [112, 22, "bottom", true],
    [740, 22, "bottom"],
    [826, 300, "left"],
  ],
  6: [
    [22, 322, "right", true],
    [36, 86, "right", true],
    [426, 12, "bottom"],
    [816, 86, "left"],
    [830, 322, "left"],
  ],
};
const LARGE_ME: Seated = [430, 552, "top"];

/** The middle of each portrait, clockwise from my left. */
const SMALL: Record<number, Seated[]> = {
  3: [
    [48, 62, "right"],
    [342, 62, "left"],
  ],
  4: [
    [46, 196, "right"],
    [195, 36, "bottom"],
    [344, 196, "left"],
  ],
  5: [
    [46, 236, "right"],
    [98, 40, "bottom"],
    [292, 40, "bottom"],
    [344, 236, "left"],
  ],
  6: [
    [46, 262, "right"],
    [44, 88, "right"],
    [195, 36, "bottom"],
    [346, 88, "left"],
    [344, 262, "left"],
  ],
};
const SMALL_ME: Seated = [195, 338, "top"];

function docked(face: Spot, radius: number, side: Side, off: number): Spot {
  const far = radius + off;
  const shift = { left: [-far, 0], right: [far, 0], top: [0, -far], bottom: [0, far] }[side] as [number, number];
  return { x: face.x + shift[0], y: face.y + shift[1] };
}

function onLarge([x, y, side, isMirrored]: Seated): Place {
  const face = { x: isMirrored ? x + 196 : x + 32, y: y + 33 };
  return { face, radius: FACE, side, dock: docked(face, FACE, side, 8), plate: { x, y, ...PLATE } };
}

function onSmall([x, y, side]: Seated, isMe = false): Place {
  const face = { x, y };
  const plate = { x: x - 37, y: y + SMALL_FACE + 2, w: 74, h: isMe ? 20 : 40 };
  const off = side === "bottom" ? 45 : side !== "top" && y < 130 ? 13 : 6; // under the counts; off the plates of the upper row
  return { face, radius: SMALL_FACE, side, dock: docked(face, SMALL_FACE, side, off), plate };
}

/** The large table of so many witches: me first, then clockwise. */
export function largeTable(players: number): Plan {
  const places = [LARGE_ME, ...LARGE[players]!].map(onLarge);
  return {
    width: 1080,
    height: 640,
    set: { x: 376, y: 196, w: 328, h: 138 },
    first: 34,
    lane: 24,
    lanes: 3,
    turn: 26,
    apart: 34,
    plinth: 26,
    thick: 11,
    places,
  };
}

/** The same on a phone, with small cards and no names on them. */
export function smallTable(players: number): Plan {
  const places = [onSmall(SMALL_ME, true), ...SMALL[players]!.map((seated) => onSmall(seated))];
  return {
    width: 390,
    height: 404,
    set: { x: 120, y: 170, w: 150, h: 66 },
    first: 15,
    lane: 13,
    lanes: 2,
    turn: 13,
    apart: 20,
    plinth: 15,
    thick: 6,
    places,
  };
}
