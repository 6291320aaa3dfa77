// Where the coach's card lies: never over what it points at, and as little as possible over what is to be done.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that a card had better not cover. */
export interface Taken extends Rect {
  /** How much worse it is to cover this than another thing of the same size. */
  weight?: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;
/** The one button that everybody looks for, also while it still waits for something. */
const PRIMARY = 20;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** What there is to press, and what is to be looked at while one does: a card covers as little of it as it can. */
export function inTheWay(root: ParentNode = document): Taken[] {
  return [
    ...root.querySelectorAll(
      ":is(main, header) button:not(:disabled), main a[href], main .cauldron, main button.primary",
    ),
  ]
    .map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { left, top, width, height, weight: one.matches(".primary") ? PRIMARY : 1 };
    })
    .filter(({ width, height }) => width > 1 && height > 1);
}

interface Spot {
  left: number;
  top: number;
}

/**
 * Never over the target. Of the places around it, in order of liking, the first that covers nothing else that matters;
 * where each does, the one of the whole screen that covers least. `top` is where the page's head ends.
 */
export function place(target: Rect | null, card: Size, room: Size, top: number, taken: Taken[] = []): Spot {
  const lowest = room.height - card.height - EDGE;
  const middle = clamp(
    target ? target.left + target.width / 2 - card.width / 2 : (room.width - card.width) / 2,
    EDGE,
    room.width - card.width - EDGE,
  );
  if (!target) return least([{ left: middle, top: lowest }], card, taken);
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
  const isNarrow = room.width < 640;
  const liked = isNarrow
    ? isLow
      ? [edges[0]!, above, below]
      : [below, edges[1]!]
    : [...beside, ...(isLow ? [above, below] : [below, above])];
  const fits = (one: Spot): boolean =>
    one.left >= EDGE &&
    one.left <= room.width - card.width - EDGE &&
    one.top >= EDGE &&
    one.top <= lowest &&
    !overlaps({ ...one, ...card }, grown(target));
  const spots = [...liked, ...edges, ...(taken.length ? everywhere(card, room) : [])].filter(fits);
  return spots.length ? least(spots, card, taken) : { left: middle, top: isLow ? EDGE : lowest };
}

/** The first that covers least. */
function least(spots: Spot[], card: Size, taken: Taken[]): Spot {
  const covers = (spot: Spot): number =>
    taken.reduce((sum, one) => sum + (one.weight ?? 1) * shared({ ...spot, ...card }, one), 0);
  let best = spots[0]!;
  let lowest = covers(best);
  for (const spot of spots.slice(1)) {
    if (lowest === 0) break;
    const covered = covers(spot);
    if (covered < lowest) [best, lowest] = [spot, covered];
  }
  return best;
}

const STEPS = 8;

function everywhere(card: Size, room: Size): Spot[] {
  const [wide, high] = [room.width - card.width - 2 * EDGE, room.height - card.height - 2 * EDGE];
  return Array.from({ length: (STEPS + 1) ** 2 }, (_, n) => ({
    left: EDGE + (wide * (n % (STEPS + 1))) / STEPS,
    top: EDGE + (high * Math.floor(n / (STEPS + 1))) / STEPS,
  }));
}

/** How much two things have in common, in square pixels. */
function shared(one: Rect, other: Rect): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const grown = ({ left, top, width, height }: Rect): Rect => ({
  left: left - 6,
  top: top - 6,
  width: width + 12,
  height: height + 12,
});
