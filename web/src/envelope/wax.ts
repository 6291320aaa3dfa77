// The shapes of wax: drops that ran a little, each otherwise.

/** The wax of one seat. */
export interface Drop {
  seat: number;
  letter: string;
  /** Not poured yet: only its place is shown. */
  isMissing?: boolean;
}

const UNEVEN = [0.07, -0.05, 0.04, -0.08, 0.06, -0.02, 0.09];
const CORNERS = 11;

type Point = readonly [x: number, y: number];

const between = ([a, b]: Point, [c, d]: Point): string => `${((a + c) / 2).toFixed(1)},${((b + d) / 2).toFixed(1)}`;

/** The outline of a drop around a point; `which` makes it unlike the others. */
export function drop([x, y]: Point, radius: number, which: number): string {
  const corners = Array.from({ length: CORNERS }, (_, at): Point => {
    const angle = (at / CORNERS) * 2 * Math.PI + which * 0.7;
    const reach = radius * (1 + UNEVEN[(at * 3 + which) % UNEVEN.length]!);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  const curves = corners.map(
    (corner, at) => `Q${corner.map((one) => one.toFixed(1)).join()} ${between(corner, corners[(at + 1) % CORNERS]!)}`,
  );
  return `M${between(corners.at(-1)!, corners[0]!)}${curves.join("")}Z`;
}

/** Where so many drops lie around the middle. */
export function around(count: number, radius: number): Point[] {
  return Array.from({ length: count }, (_, at): Point => {
    const angle = -Math.PI / 4 + (at * 2 * Math.PI) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}
