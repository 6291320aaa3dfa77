// The boxes on the shelf: those that can be opened, and those that are being made.

import type { GameShown } from "../protocol";
import { baseOf } from "../house/families";

const FILES = import.meta.glob<string>("../art/cover-*.svg", { query: "?url", import: "default", eager: true });
const COVERS = new Map(Object.entries(FILES).map(([path, url]) => [/cover-(\w+)\.svg$/.exec(path)?.[1] ?? "", url]));

export interface Box {
  /** The game inside. */
  name: string;
  cover: string | undefined;
  /** The color of the box's side. */
  side: string;
  isExtension: boolean;
  /** The game, if it can be played here. */
  game: GameShown | undefined;
}

/** In the order of the shelf. Whatever else the house has stands after them. */
const KNOWN = [
  { name: "belcastel", side: "#1b4548" },
  { name: "witches", side: "#5c2c33" },
  { name: "bal", side: "#2a285a" },
  { name: "blackwood", side: "#1f3a2e" },
];

export const coverOf = (game: string): string | undefined => COVERS.get(game);

export function boxes(games: GameShown[]): Box[] {
  const others = games.filter(({ game }) => !KNOWN.some(({ name }) => name === game));
  return [...KNOWN, ...others.map(({ game }) => ({ name: game, side: "#3b2d22" }))].map(({ name, side }) => ({
    name,
    cover: coverOf(name),
    side,
    isExtension: baseOf(name) !== undefined,
    game: games.find(({ game }) => game === name),
  }));
}
