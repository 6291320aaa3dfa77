// The boxes on the shelf: those that can be opened, and those that are being made.

import type { GameShown } from "../protocol";

const FILES = import.meta.glob<string>("../art/cover-*.svg", { query: "?url", import: "default", eager: true });
const COVERS = new Map(Object.entries(FILES).map(([path, url]) => [/cover-(\w+)\.svg$/.exec(path)?.[1] ?? "", url]));

export interface Box {
  /** The game inside; of an extension, the name it goes by. */
  name: string;
  cover: string | undefined;
  /** The color of the box's side. */
  side: string;
  isSmall: boolean;
  /** The game, if it can be played here. */
  game: GameShown | undefined;
}

/** In the order of the shelf. Whatever else the house has stands after them. */
const KNOWN = [
  { name: "belcastel", side: "#1b4548" },
  { name: "witches", side: "#5c2c33", extends: "belcastel" },
  { name: "bal", side: "#2a285a" },
  { name: "blackwood", side: "#1f3a2e" },
];

export const coverOf = (game: string): string | undefined => COVERS.get(game);

export function boxes(games: GameShown[]): Box[] {
  const find = (name: string): GameShown | undefined => games.find(({ game }) => game === name);
  const known = KNOWN.map((box): Box => {
    const whole = find(box.extends ?? "");
    const game = box.extends ? (whole && box.name in whole.options ? whole : undefined) : find(box.name);
    return { name: box.name, cover: coverOf(box.name), side: box.side, isSmall: Boolean(box.extends), game };
  });
  const others = games.filter(({ game }) => !KNOWN.some(({ name }) => name === game));
  return [
    ...known,
    ...others.map((game) => ({ name: game.game, cover: coverOf(game.game), side: "#3b2d22", isSmall: false, game })),
  ];
}
