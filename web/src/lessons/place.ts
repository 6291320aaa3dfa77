// Where the coach's card lies: never over what it points at, and as little as possible over what is to be done.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

/** Of the places around a target, in order of liking, the first that fits; `top` is where the page's head ends. */
export function place(target: Rect | null, card: Size, room: Size, top: number): { left: number; top: number } {
  const lowest = room.height - card.height - EDGE;
  const middle = clamp(target ? target.left + target.width / 2 - card.width / 2 : (room.width - card.width) / 2, EDGE, room.width - card.width - EDGE);
  if (!target) return { left: middle, top: lowest };
  const level = clamp(target.top + target.height / 2 - card.height / 2, top, lowest);
  const isLow = target.top + target.height / 2 > room.height / 2;
  const below = { left: middle, top: target.top + target.height + GAP };
  const above = { left: middle, top: target.top - card.height - GAP };
  const beside = [
    { left: target.left - card.width - GAP, top: level },
    { left: target.left + target.width + GAP, top: level },
  ];
  const edges = [
    { left: middle, top },
    { left: middle, top: lowest },
  ];
  const isNarrow = room.width < 700;
  const liked = isNarrow ? (isLow ? [edges[0]!, above, below] : [below, edges[1]!]) : [...beside, ...(isLow ? [above, below] : [below, above])];
  const fits = (one: { left: number; top: number }): boolean =>
    one.left >= EDGE && one.left <= room.width - card.width - EDGE && one.top >= EDGE && one.top <= lowest && !overlaps({ ...one, ...card }, grown(target));
  return [...liked, ...edges].find(fits) ?? { left: middle, top: isLow ? EDGE : lowest };
}

const grown = ({ left, top, width, height }: Rect): Rect => ({ left: left - 6, top: top - 6, width: width + 12, height: height + 12 });
