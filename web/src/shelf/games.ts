// The games of the house, asked for once.

import { api } from "../house/api";
import { words } from "../house/words.svelte";
import type { GameShown, Games } from "../protocol";

let asked: Promise<GameShown[]> | undefined;

/** Every game that can be played here. What went wrong once is asked for again. */
export function games(): Promise<GameShown[]> {
  asked ??= api<Games>("/games").then(({ games }) => games);
  asked.catch(() => (asked = undefined));
  return asked;
}

const USUAL = "apprentice";

/** The level one means without saying so; where it is missing, the one in the middle, rather strong than weak. */
export const usualLevel = (levels: string[]): string =>
  levels.includes(USUAL) ? USUAL : (levels[Math.floor(levels.length / 2)] ?? "");

export function titleOf(game: string): string {
  return words.has(`web-shelf-box-${game}`) ? words.say(`web-shelf-box-${game}`) : game;
}

/** As people call a game among themselves. */
export function shortTitleOf(game: string): string {
  return words.has(`web-shelf-box-${game}.short`) ? words.say(`web-shelf-box-${game}.short`) : titleOf(game);
}

export const levelName = (level: string): string => (words.has(`bot-${level}`) ? words.say(`bot-${level}`) : level);
