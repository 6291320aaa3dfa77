// Where the witches sit on a room's screen: the same ring road around the laid cards, and plates that can be read from afar.

import type { Place, Plan, Side } from "../bal/arrows";

type Seated = [x: number, y: number, side: Side, isMirrored?: boolean];

export const PLATE = { w: 440, h: 132 };
const FACE = 62;
const DOCK = 10;
const [RIGHT, MIDDLE, BOTTOM] = [1848 - PLATE.w, (1848 - PLATE.w) / 2, 760 - PLATE.h];

/** The upper left corner of each plate, clockwise from the bottom; on the left half the portrait is on the inner side. */
const SEATS: Record<number, Seated[]> = {
  3: [
    [MIDDLE, BOTTOM, "top"],
    [0, 120, "right", true],
    [RIGHT, 120, "left"],
  ],
  4: [
    [MIDDLE, BOTTOM, "top"],
    [0, 314, "right", true],
    [MIDDLE, 0, "bottom"],
    [RIGHT, 314, "left"],
  ],
  5: [
    [MIDDLE, BOTTOM, "top"],
    [0, 470, "right", true],
    [0, 120, "right", true],
    [RIGHT, 120, "left"],
    [RIGHT, 470, "left"],
  ],
  6: [
    [MIDDLE, BOTTOM, "top"],
    [0, 470, "right", true],
    [0, 120, "right", true],
    [MIDDLE, 0, "bottom"],
    [RIGHT, 120, "left"],
    [RIGHT, 470, "left"],
  ],
};

function placed([x, y, side, isMirrored]: Seated): Place {
  const face = { x: isMirrored ? x + PLATE.w - FACE - 4 : x + FACE + 4, y: y + PLATE.h / 2 };
  const far = FACE + DOCK;
  const [dx, dy] = { left: [-far, 0], right: [far, 0], top: [0, -far], bottom: [0, far] }[side] as [number, number];
  return { face, radius: FACE, side, dock: { x: face.x + dx, y: face.y + dy }, plate: { x, y, ...PLATE } };
}

/** The table of so many witches, the first at the bottom, then clockwise. */
export function screenTable(players: number): Plan {
  const places = SEATS[players]!.map(placed);
  return {
    width: 1848,
    height: 760,
    set: { x: 614, y: 238, w: 620, h: 284 },
    first: 38,
    lane: 26,
    lanes: 3,
    turn: 30,
    apart: 40,
    plinth: 34,
    thick: 14,
    places,
  };
}
