// Where arrows run: a ring road goes around the laid cards; every arrow goes from a witch to the road, along it the
// shorter way, and from the road to another witch. Nothing else stands on the road.

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

/** The side of a portrait on which arrows dock. */
export type Side = "left" | "right" | "top" | "bottom";

export interface Place {
  /** The middle of the portrait. */
  face: Spot;
  radius: number;
  dock: Spot;
  side: Side;
  /** Name and counts. */
  plate: Box;
}

export interface Plan {
  width: number;
  height: number;
  /** The laid cards. */
  set: Box;
  /** How far the innermost lane keeps from them, and the lanes from each other. */
  first: number;
  lane: number;
  lanes: number;
  /** How wide turns are. */
  turn: number;
  /** How far apart two ends at one dock stand. */
  apart: number;
  /** How far from the dock a plinth stands. */
  plinth: number;
  /** How thick an arrow is, with its casing. */
  thick: number;
  places: Place[];
}

export interface Route {
  path: string;
  /** The same without the last bit, which the head covers. */
  stem: string;
  end: Spot;
  /** Degrees in which the head points. */
  angle: number;
}

type Stretch = [start: number, length: number];

const STEP = 2;
const MARGIN = 0.03;
/** How much of an arrow its head covers, in times its thickness. */
const HEAD = 1.4;

/** The outline of a box grown on all sides, clockwise, a spot every two pixels. */
export function ring(box: Box, grown: number): Spot[] {
  const [left, top, right, bottom] = [box.x - grown, box.y - grown, box.x + box.w + grown, box.y + box.h + grown];
  const r = Math.min(grown + 10, (bottom - top) / 2, (right - left) / 2);
  const quarter = Math.PI / 2;
  return [
    ...straight({ x: left + r, y: top }, { x: right - r, y: top }),
    ...corner({ x: right - r, y: top + r }, r, -quarter),
    ...straight({ x: right, y: top + r }, { x: right, y: bottom - r }),
    ...corner({ x: right - r, y: bottom - r }, r, 0),
    ...straight({ x: right - r, y: bottom }, { x: left + r, y: bottom }),
    ...corner({ x: left + r, y: bottom - r }, r, quarter),
    ...straight({ x: left, y: bottom - r }, { x: left, y: top + r }),
    ...corner({ x: left + r, y: top + r }, r, 2 * quarter),
  ];
}

function straight(from: Spot, to: Spot): Spot[] {
  const steps = Math.max(1, Math.round(distance(from, to) / STEP));
  return Array.from({ length: steps }, (_, step) => between(from, to, step / steps));
}

function corner(middle: Spot, r: number, start: number): Spot[] {
  const steps = Math.max(2, Math.round((r * Math.PI) / 2 / STEP));
  return Array.from({ length: steps }, (_, step) => {
    const angle = start + ((Math.PI / 2) * step) / steps;
    return { x: middle.x + r * Math.cos(angle), y: middle.y + r * Math.sin(angle) };
  });
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

function between(from: Spot, to: Spot, t: number): Spot {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

function nearest(road: Spot[], to: Spot): number {
  const far = road.map((spot) => distance(spot, to));
  return far.indexOf(Math.min(...far));
}

/** The shorter way round; where both are as long, clockwise. */
function way(length: number, from: number, to: number): { turns: 1 | -1; steps: number } {
  const [forward, back] = [(to - from + length) % length, (from - to + length) % length];
  return forward <= back ? { turns: 1, steps: forward } : { turns: -1, steps: back };
}

/** The stretch of the road that an arrow uses, in fractions of a lap. */
function stretch(plan: Plan, from: Spot, to: Spot): Stretch {
  const road = ring(plan.set, plan.first);
  const [start, end] = [nearest(road, from), nearest(road, to)];
  const { turns, steps } = way(road.length, start, end);
  return [(turns > 0 ? start : end) / road.length, steps / road.length];
}

function meets([start, length]: Stretch, [other, its]: Stretch): boolean {
  return (other - start + 1) % 1 <= length + MARGIN || (start - other + 1) % 1 <= its + MARGIN;
}

/** For each arrow, from the oldest to the newest, the innermost lane that is free where it runs. */
export function lanes(plan: Plan, arrows: { from: Spot; to: Spot }[]): number[] {
  const taken: { lane: number; used: Stretch }[] = [];
  return arrows.map(({ from, to }) => {
    const used = stretch(plan, from, to);
    let lane = 0;
    while (taken.some((one) => one.lane === lane && meets(one.used, used))) lane += 1;
    taken.push({ lane, used });
    return lane;
  });
}

/** From one spot to the road, along it, and to another spot. */
export function route(plan: Plan, from: Spot, to: Spot, lane = 0): Route {
  const road = ring(plan.set, plan.first + lane * plan.lane);
  const start = nearest(road, from);
  const { turns, steps } = way(road.length, start, nearest(road, to));
  const at = (step: number): Spot => road[(start + turns * step + road.length * 9) % road.length]!;
  const before = (spot: Spot, bend: Spot): Spot => {
    const far = distance(spot, bend);
    return far < 1 ? bend : between(bend, spot, Math.min(plan.turn, far * 0.8) / far);
  };
  const [enters, leaves] = [before(from, at(0)), before(to, at(steps))];
  const bend = Math.min(Math.round(plan.turn / STEP), Math.floor(steps / 2) - 1);
  const angle = (Math.atan2(to.y - leaves.y, to.x - leaves.x) * 180) / Math.PI;
  const drawn = `M${say(from)}L${say(enters)}${along(at, steps, bend, leaves)}`;
  const last = distance(leaves, to);
  const stem = `${drawn}L${say(between(to, leaves, Math.min(1, (plan.thick * HEAD) / Math.max(last, 1))))}`;
  return { path: `${drawn}L${say(to)}`, stem, end: to, angle };
}

function along(at: (step: number) => Spot, steps: number, bend: number, leaves: Spot): string {
  if (bend < 3) return `Q${say(at(Math.floor(steps / 2)))} ${say(leaves)}`;
  const middle = Array.from(
    { length: Math.floor((steps - 2 * bend) / 3) + 1 },
    (_, third) => `L${say(at(bend + 3 * third))}`,
  );
  return `Q${say(at(0))} ${say(at(bend))}${middle.join("")}Q${say(at(steps))} ${say(leaves)}`;
}

const say = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where the plinth of a spell stands: on its witch's way to the road. */
export function plinthOf(plan: Plan, place: Place): Spot {
  const road = ring(plan.set, plan.first + plan.lane * (plan.lanes - 1));
  const entry = road[nearest(road, place.dock)]!;
  return between(place.dock, entry, Math.min(1, plan.plinth / Math.max(distance(place.dock, entry), 1)));
}

/** One of several ends at a dock: they stand side by side. */
export function beside(plan: Plan, { side }: Place, spot: Spot, slot: number, of: number): Spot {
  const aside = (slot - (of - 1) / 2) * plan.apart;
  return side === "top" || side === "bottom" ? { x: spot.x + aside, y: spot.y } : { x: spot.x, y: spot.y + aside };
}
