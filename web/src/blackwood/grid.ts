// Where the cards of the forest lie on the screen: five columns, row 1 at the bottom, the lantern below it.

import { COLUMNS, columnOf, rowOf } from "./view";

export interface Grid {
  rows: number;
  width: number;
  height: number;
  gap: number;
  /** The strip below row 1 with the numbers of the columns. */
  track: number;
}

/** A card is at most this wide, and this much higher than wide. */
const WIDEST = 248;
const HIGHEST = 1.43;
const LOWEST = 38;

/** As large as fits into a room. */
export function fitted(rows: number, room: { width: number; height: number }, gap: number, track: number): Grid {
  const width = Math.max(1, Math.min(WIDEST, Math.floor((room.width - gap * (COLUMNS - 1)) / COLUMNS)));
  const height = Math.floor((room.height - track - gap * (rows - 1)) / rows);
  return { rows, width, height: Math.max(LOWEST, Math.min(height, Math.round(width * HIGHEST))), gap, track };
}

export const left = ({ width, gap }: Grid, column: number): number => (column - 1) * (width + gap);
export const top = ({ rows, height, gap }: Grid, row: number): number => (rows - row) * (height + gap);
export const across = (grid: Grid): number => left(grid, COLUMNS) + grid.width;
export const down = (grid: Grid): number => top(grid, 1) + grid.height + grid.track;

/** Of some places the nearest to the left, right, above or below; the nearest row or column counts first. */
export function beside(places: string[], from: string, dx: number, dy: number): string | undefined {
  const ahead = places.filter((place) => {
    const [x, y] = [columnOf(place) - columnOf(from), rowOf(place) - rowOf(from)];
    return dx ? x * dx > 0 : y * dy > 0;
  });
  const far = (place: string): number => {
    const [x, y] = [Math.abs(columnOf(place) - columnOf(from)), Math.abs(rowOf(place) - rowOf(from))];
    return dx ? y * 10 + x : x * 10 + y;
  };
  return ahead.toSorted((one, other) => far(one) - far(other))[0];
}
