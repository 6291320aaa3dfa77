import { expect, it } from "vitest";

import { type Box, route } from "../bal/arrows";
import { screenTable } from "./seating";

const PLAYERS = [3, 4, 5, 6];
const CLEAR = 3;
const AT_THE_DOCK = 60;

const apart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;

const outside = (x: number, y: number, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));

/** Every corner of a path, and points between them. */
function spots(path: string): [number, number][] {
  const corners = [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]): [number, number] => [
    Number(x),
    Number(y),
  ]);
  return corners.flatMap(([x, y], place) => {
    const [left, top] = corners[Math.max(0, place - 1)]!;
    return Array.from({ length: 11 }, (_, step): [number, number] => [
      left + ((x - left) * step) / 10,
      top + ((y - top) * step) / 10,
    ]);
  });
}

it.each(PLAYERS)("seats %i witches beside each other, within the screen and off the laid cards", (players) => {
  const { places, set, width, height } = screenTable(players);
  const plates = places.map(({ plate }) => plate);
  expect(plates).toHaveLength(players);
  plates.forEach((plate, seat) => {
    expect(plate.x >= 0 && plate.y >= 0 && plate.x + plate.w <= width && plate.y + plate.h <= height, `${seat}`).toBe(
      true,
    );
    expect(
      [set, ...plates.slice(0, seat)].every((other) => apart(plate, other)),
      `${seat}`,
    ).toBe(true);
  });
});

it.each(PLAYERS)("lets every arrow of %i witches pass between plates and cards", (players) => {
  const plan = screenTable(players);
  for (const [from, one] of plan.places.entries()) {
    for (const [to, other] of plan.places.entries()) {
      if (from === to) continue;
      for (let lane = 0; lane < plan.lanes; lane += 1) {
        const gaps = spots(route(plan, one.dock, other.dock, lane).path).flatMap(([x, y]) => {
          const isDocking = [one, other].some(({ dock }) => Math.hypot(dock.x - x, dock.y - y) < AT_THE_DOCK);
          return [
            outside(x, y, plan.set),
            ...plan.places
              .filter((place) => !(isDocking && (place === one || place === other)))
              .map(({ plate }) => outside(x, y, plate)),
          ];
        });
        expect(Math.min(...gaps) - plan.thick / 2, `${from} to ${to} in lane ${lane}`).toBeGreaterThanOrEqual(CLEAR);
      }
    }
  }
});
