import { expect, it } from "vitest";

import { type Box, type Place, type Plan, type Spot, beside, lanes, plinthOf, ring, route } from "./arrows";
import { BOWL, PILES, largeTable, smallTable } from "./seating";

const CASING = 5;
const CLEAR = 3;
const AT_THE_DOCK = 40;
const TABLES = [3, 4, 5, 6].flatMap((players) => [
  { name: `large, ${players}`, plan: largeTable(players), things: [PILES, BOWL] },
  { name: `small, ${players}`, plan: smallTable(players), things: [] },
]);

/** Spots along a path of M, L and Q, about three pixels apart. */
function walked(path: string): Spot[] {
  const spots: Spot[] = [];
  for (const [, verb, numbers] of path.matchAll(/([MLQ])([^MLQ]+)/g)) {
    const values = numbers!.trim().split(/\s+/).map(Number);
    const from = spots.at(-1) ?? { x: values[0]!, y: values[1]! };
    const to = { x: values.at(-2)!, y: values.at(-1)! };
    const over = verb === "Q" ? { x: values[0]!, y: values[1]! } : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 3));
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      const bend = (one: number, two: number, three: number): number =>
        (1 - t) ** 2 * one + 2 * t * (1 - t) * two + t ** 2 * three;
      spots.push({ x: bend(from.x, over.x, to.x), y: bend(from.y, over.y, to.y) });
    }
  }
  return spots;
}

function fromBox({ x, y }: Spot, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
}

const fromPlace = (spot: Spot, { face, radius, plate }: Place): number =>
  Math.min(Math.hypot(spot.x - face.x, spot.y - face.y) - radius, fromBox(spot, plate));

/** How near an arrow comes to anything that is not its own end. */
function clearance(plan: Plan, things: Box[], path: string, from: number, to: number): number {
  const spots = walked(path);
  const [start, end] = [spots[0]!, spots.at(-1)!];
  const near = (spot: Spot): boolean =>
    [start, end].some((one) => Math.hypot(spot.x - one.x, spot.y - one.y) < AT_THE_DOCK);
  const gaps = spots.flatMap((spot) => [
    fromBox(spot, plan.set),
    ...things.map((thing) => fromBox(spot, thing)),
    ...plan.places.flatMap((place, seat) =>
      (seat === from || seat === to) && near(spot) ? [] : [fromPlace(spot, place)],
    ),
  ]);
  return Math.min(...gaps) - (plan.thick + CASING) / 2;
}

const ordered = (plan: Plan): [number, number][] =>
  plan.places.flatMap((_, from) =>
    plan.places.flatMap((_, to) => (from === to ? [] : [[from, to] as [number, number]])),
  );

it.each(TABLES)(
  "keeps every arrow clear of portraits, names, cards and piles in every lane ($name)",
  ({ plan, things }) => {
    for (const [from, to] of ordered(plan)) {
      for (let lane = 0; lane < plan.lanes; lane += 1) {
        const { path } = route(plan, plan.places[from]!.dock, plan.places[to]!.dock, lane);
        expect(clearance(plan, things, path, from, to), `${from} to ${to} in lane ${lane}`).toBeGreaterThanOrEqual(
          CLEAR,
        );
      }
    }
  },
);

it.each(TABLES)("lets arrows start at a plinth as well ($name)", ({ plan, things }) => {
  for (const [from, to] of ordered(plan)) {
    const { path } = route(plan, plinthOf(plan, plan.places[from]!), plan.places[to]!.dock);
    expect(clearance(plan, things, path, from, to), `${from} to ${to}`).toBeGreaterThanOrEqual(CLEAR);
  }
});

it.each(TABLES)("ends at the dock, and the head points from the road to it ($name)", ({ plan }) => {
  for (const [from, to] of ordered(plan)) {
    const { dock, face } = plan.places[to]!;
    const { end, angle } = route(plan, plan.places[from]!.dock, dock);
    const inwards = (Math.atan2(face.y - dock.y, face.x - dock.x) * 180) / Math.PI;
    const off = Math.abs(((angle - inwards + 540) % 360) - 180);
    expect(end).toEqual(dock);
    expect(off, `${from} to ${to}`).toBeLessThanOrEqual(90);
  }
});

it("goes the shorter way round", () => {
  const plan = largeTable(4);
  const [mine, left] = [plan.places[0]!.dock, plan.places[1]!.dock];
  const top = plan.set.y - plan.first;
  expect(walked(route(plan, mine, left).path).every(({ y }) => y > top)).toBe(true);
});

it("takes a further lane where another arrow already runs, and the same one elsewhere", () => {
  const plan = largeTable(6);
  const dock = (seat: number): Spot => plan.places[seat]!.dock;
  const used = lanes(plan, [
    { from: dock(2), to: dock(0) },
    { from: dock(1), to: dock(3) },
    { from: dock(0), to: dock(5) },
    { from: dock(2), to: dock(1) },
  ]);
  expect(used[1]).toBe(1);
  expect(used[3]).toBe(2);
});

it("does not mind arrows on opposite sides", () => {
  const plan = largeTable(4);
  const dock = (seat: number): Spot => plan.places[seat]!.dock;
  const spots = [
    { from: { x: 300, y: 265 }, to: { x: 376, y: 130 } },
    { from: { x: 780, y: 265 }, to: dock(3) },
  ];
  expect(lanes(plan, spots)).toEqual([0, 0]);
});

it("stands two ends at one dock side by side", () => {
  const plan = largeTable(3);
  const place = plan.places[1]!;
  const [one, other] = [0, 1].map((slot) => beside(plan, place, place.dock, slot, 2));
  expect([one!.x - other!.x, other!.y - one!.y]).toEqual([0, plan.apart]);
});

it("is a closed road", () => {
  const road = ring({ x: 0, y: 0, w: 100, h: 60 }, 20);
  const gaps = road.map((spot, place) =>
    Math.hypot(spot.x - road[(place + 1) % road.length]!.x, spot.y - road[(place + 1) % road.length]!.y),
  );
  expect(Math.max(...gaps)).toBeLessThan(4);
});
