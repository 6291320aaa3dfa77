// Where a bubble lies: as near as it can to whoever speaks, never over something to press, nor over what is looked at all the time.

import { type Rect, type Size, overlaps } from "../lessons/place";

const STEP = 8;
const EDGE = 6;
const AIR = 4;

export type Side = "above" | "below" | "left" | "right" | "apart";

export interface Spot {
  left: number;
  top: number;
  /** On which side of the speaker it lies, if it is next to it. */
  side: Side;
}

/** The free place nearest to the speaker, or none. */
export function freeSpot(speaker: Rect, bubble: Size, room: Size, taken: Rect[]): Spot | null {
  const full = taken.map((one) => grown(one, AIR));
  let best: { left: number; top: number; cost: number } | null = null;
  for (let top = EDGE; top <= room.height - bubble.height - EDGE; top += STEP) {
    for (let left = EDGE; left <= room.width - bubble.width - EDGE; left += STEP) {
      const at = { left, top, ...bubble };
      const apart = distance(speaker, at);
      const cost = apart * 4 + offCenter(speaker, at);
      if (apart > 0 && (!best || cost < best.cost) && !full.some((one) => overlaps(one, at)))
        best = { left, top, cost };
    }
  }
  return best && { left: best.left, top: best.top, side: sideOf(speaker, { ...best, ...bubble }) };
}

const STRIPS = 9;

/** What is round, in strips: a bubble may lie in the corners that it leaves free. */
export function strips({ left, top, width, height }: Rect): Rect[] {
  const [high, half] = [height / STRIPS, width / 2];
  return Array.from({ length: STRIPS }, (_, place) => {
    const nearest = Math.max(0, Math.abs(place + 0.5 - STRIPS / 2) - 0.5) * (2 / STRIPS); // of the strip to the middle, 0 to 1
    const reach = half * Math.sqrt(1 - nearest ** 2);
    return { left: left + half - reach, top: top + place * high, width: 2 * reach, height: high };
  });
}

const grown = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const gap = (start: number, size: number, otherStart: number, otherSize: number): number =>
  Math.max(0, otherStart - start - size, start - otherStart - otherSize);

const distance = (one: Rect, other: Rect): number =>
  Math.hypot(gap(one.left, one.width, other.left, other.width), gap(one.top, one.height, other.top, other.height));

const offCenter = (one: Rect, other: Rect): number =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );

function sideOf(speaker: Rect, at: Rect): Side {
  if (distance(speaker, at) > 3 * STEP) return "apart";
  if (gap(speaker.left, speaker.width, at.left, at.width) === 0) return at.top > speaker.top ? "below" : "above";
  if (gap(speaker.top, speaker.height, at.top, at.height) === 0) return at.left > speaker.left ? "right" : "left";
  return "apart";
}
