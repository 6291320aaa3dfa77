// Arrows on a screen that lies on its side: from the foot of a witch's pill into the lane below all of them, and along it
// to another pill, or to the gutter between table and hand and down to my face.

import type { Spot } from "./arrows";

export interface Road {
  /** How deep below the pills it runs. */
  lane: number;
  gutter: number;
  /** Where my face is reached from the gutter. */
  me: Spot;
}

export interface Path {
  /** All of it, ending a little before its tip. */
  stem: string;
  end: Spot;
  /** Where the tip points, in degrees. */
  angle: number;
}

const TURN = 9;
/** So much of a path is covered by its tip. */
const TIP = 12;
const UP = -90;

/** `null` is me. */
export function along(from: Spot | null, to: Spot | null, road: Road): Path | null {
  if (from && to) return between(from, to, road);
  if (from)
    return {
      stem: bent([
        from,
        { x: from.x, y: road.lane },
        { x: road.gutter, y: road.lane },
        { x: road.gutter, y: road.me.y },
        { x: road.me.x + TIP, y: road.me.y },
      ]),
      end: road.me,
      angle: 180,
    };
  if (to)
    return {
      stem: bent([
        road.me,
        { x: road.gutter, y: road.me.y },
        { x: road.gutter, y: road.lane },
        { x: to.x, y: road.lane },
        { x: to.x, y: to.y + TIP },
      ]),
      end: to,
      angle: UP,
    };
  return null;
}

function between(from: Spot, to: Spot, { lane }: Road): Path {
  return {
    stem: bent([from, { x: from.x, y: lane }, { x: to.x, y: lane }, { x: to.x, y: to.y + TIP }]),
    end: to,
    angle: UP,
  };
}

/** Straight from corner to corner, each of them rounded as far as there is room. */
function bent(corners: Spot[]): string {
  const [first, ...rest] = corners as [Spot, ...Spot[]];
  const parts = rest.map((corner, place) => {
    const next = rest[place + 1];
    const before = corners[place]!;
    if (!next) return `L${corner.x} ${corner.y}`;
    const turn = Math.min(TURN, far(before, corner) / 2, far(corner, next) / 2);
    const [into, out] = [towards(corner, before, turn), towards(corner, next, turn)];
    return `L${into.x} ${into.y}Q${corner.x} ${corner.y} ${out.x} ${out.y}`;
  });
  return `M${first.x} ${first.y}${parts.join("")}`;
}

const far = (one: Spot, other: Spot): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

function towards(from: Spot, to: Spot, by: number): Spot {
  return { x: from.x + Math.sign(to.x - from.x) * by, y: from.y + Math.sign(to.y - from.y) * by };
}
