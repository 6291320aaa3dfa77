// Where the 54 spaces of the cauldron lie: an Archimedean spiral whose spaces are equally far apart, in units of its pitch.

const CHORD = 0.965;
const PHASE = -0.55;
const SPACES = 54;
const TURN = 2 * Math.PI;

export interface Point {
  x: number;
  y: number;
  /** The angle along the spiral. */
  t: number;
}

/** Radius of a space, and of the pot inside its rim, in units of the pitch. */
export const SPACE_RADIUS = 0.455;
export const POT_RADIUS = 4.322;
/** The middle of the smallest circle around the spaces; space 0 is not there. */
const MIDDLE = { x: 0.248, y: -0.18 };

/** The point at an angle along the spiral, seen from the middle of the pot. */
export function pointAt(t: number): Point {
  const r = t / TURN;
  return { x: r * Math.cos(t + PHASE) - MIDDLE.x, y: r * Math.sin(t + PHASE) - MIDDLE.y, t };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function next(from: Point): Point {
  let [low, high] = [from.t, from.t + 3];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (distance(pointAt(middle), from) < CHORD) low = middle;
    else high = middle;
  }
  return pointAt((low + high) / 2);
}

function spaces(): Point[] {
  const points = [pointAt(0), pointAt(TURN * CHORD)];
  while (points.length < SPACES) points.push(next(points.at(-1)!));
  return points;
}

export const POINTS: readonly Point[] = spaces();

/** A line along the spiral between two angles, moved outwards by `aside`. */
export function ribbon(from: number, to: number, aside = 0, steps = 240): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const t = from + ((to - from) * step) / steps;
    const [here, ahead] = [pointAt(t), pointAt(t + 0.01)];
    const length = distance(here, ahead) || 1;
    const x = here.x + (aside * (ahead.y - here.y)) / length;
    const y = here.y - (aside * (ahead.x - here.x)) / length;
    return `${x.toFixed(3)},${y.toFixed(3)}`;
  });
  return `M${points.join("L")}`;
}

/** The way of a chip from one space to another, along the spiral. */
export function way(from: number, to: number): Point[] {
  const [start, end] = [POINTS[from]!, POINTS[to]!];
  const steps = Math.max(1, Math.abs(to - from) * 2);
  return Array.from({ length: steps + 1 }, (_, step) => pointAt(start.t + ((end.t - start.t) * step) / steps));
}

/** A space's ruby sits on its rim, in the upper half, where the other spaces leave most room. */
export function gemAt(space: number): { x: number; y: number } {
  const { x, y } = POINTS[space]!;
  const reach = 0.92 * SPACE_RADIUS;
  const room = (at: { x: number; y: number }): number =>
    Math.min(
      ...POINTS.filter((_, other) => other !== space).map((other) =>
        Math.hypot(other.x - at.x, other.y + 0.12 * SPACE_RADIUS - at.y),
      ),
    );
  const angles = Array.from({ length: 33 }, (_, step) => -154 + 4 * step).filter(
    (angle) => angle <= -124 || angle >= -56,
  );
  const places = angles.map((angle) => ({
    x: x + reach * Math.cos((angle * TURN) / 360),
    y: y + reach * Math.sin((angle * TURN) / 360),
  }));
  return places.reduce((best, place) => (room(place) > room(best) ? place : best));
}

/** An uneven circle, as if drawn by hand: the same every time. */
export function uneven(radius: number, wobble: number, seed: number, corners = 44): string {
  let state = seed;
  const random = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  const points = Array.from({ length: corners }, (_, corner) => {
    const r = radius + (random() - 0.5) * 2 * wobble;
    const angle = (corner / corners) * TURN;
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  const middle = (one: readonly [number, number], other: readonly [number, number]): string =>
    `${((one[0] + other[0]) / 2).toFixed(3)},${((one[1] + other[1]) / 2).toFixed(3)}`;
  const start = middle(points[0]!, points[1]!);
  const curves = points.map((_, corner) => {
    const [at, after] = [points[(corner + 1) % corners]!, points[(corner + 2) % corners]!];
    return `Q${at[0].toFixed(3)},${at[1].toFixed(3)} ${middle(at, after)}`;
  });
  return `M${start}${curves.join("")}Z`;
}
