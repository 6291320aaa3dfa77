// How chips move. What moves, and where to, the views say.

import type { TransitionConfig } from "svelte/transition";

import { POINTS, way } from "./spiral";

interface Travel {
  from: number;
  to: number;
  pitch: number;
  /** How far below the middle of the pot the bag is. */
  depth: number;
  moves: boolean;
  back?: boolean;
}

const PER_SPACE = 40;
const LONGEST = 250;
const OUT_OF_BAG = 200;
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Out of the bag to the last space that is taken, then along the spiral; the same backwards. */
export function travel(_: Element, { from, to, pitch, depth, moves, back = false }: Travel): TransitionConfig {
  if (!moves) return { duration: 80, css: (t) => `opacity:${t}` };
  const walk = Math.min(LONGEST, PER_SPACE * Math.max(1, to - from));
  const end = POINTS[to]!;
  const path = way(from, to).map(({ x, y }) => ({ x: (x - end.x) * pitch, y: (y - end.y) * pitch }));
  const bag = { x: -end.x * pitch, y: depth - end.y * pitch };
  const split = OUT_OF_BAG / (OUT_OF_BAG + walk);
  return {
    duration: OUT_OF_BAG + walk,
    css: (t) => {
      const { x, y } = t < split ? between(bag, path[0]!, easeOut(t / split)) : along(path, (t - split) / (1 - split));
      const scale = t < split ? 0.6 + 0.5 * easeOut(t / split) : 1.1 - 0.1 * ((t - split) / (1 - split));
      const seen = back ? t : Math.min(1, t * 8);
      return `transform:translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${scale.toFixed(3)});opacity:${seen.toFixed(2)}`;
    },
  };
}

interface Spot {
  x: number;
  y: number;
}

function between(one: Spot, other: Spot, t: number): Spot {
  return { x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t };
}

function along(path: Spot[], t: number): Spot {
  const place = Math.min(path.length - 1.001, Math.max(0, t * (path.length - 1)));
  return between(path[Math.floor(place)]!, path[Math.floor(place) + 1] ?? path.at(-1)!, place % 1);
}

/** What bursts out from behind. */
export function boil(_: Element, { moves }: { moves: boolean }): TransitionConfig {
  return moves
    ? { duration: 600, easing: easeOut, css: (t) => `transform:scale(${0.6 + 0.4 * t});opacity:${t}` }
    : { duration: 80, css: (t) => `opacity:${t}` };
}

/** Out of the bag, below and to the left, over the rim of the bowl; the same backwards. */
export function pour(_: Element, { chip, moves }: { chip: number; moves: boolean }): TransitionConfig {
  if (!moves) return { duration: 80, css: (t) => `opacity:${t}` };
  const [aside, below, over] = [-3.4 * chip, 3 * chip, 1.6 * chip];
  return {
    duration: 420,
    css: (t) => {
      const left = 1 - easeOut(t);
      const y = below * left ** 2 - over * Math.sin(Math.PI * left);
      return `transform:translate(${(aside * left).toFixed(1)}px,${y.toFixed(1)}px) scale(${(0.7 + 0.3 * t).toFixed(3)});opacity:${Math.min(1, t * 6).toFixed(2)}`;
    },
  };
}
