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

/** Extensions, each with the game it is played with. */
const EXTENSIONS: Partial<Record<string, string>> = { witches: "belcastel" };

export const baseOf = (game: string): string | undefined => EXTENSIONS[game];

/** The game whose words and looks a game has: an extension has those of the game it extends. */
export const familyOf = (game: string): string => baseOf(game) ?? game;

/** The level one means without saying so: in the middle, rather strong than weak. */
export const usualLevel = (levels: string[]): string => levels[Math.floor(levels.length / 2)] ?? "";

export function titleOf(game: string): string {
  return words.has(`web-shelf-box-${game}`) ? words.say(`web-shelf-box-${game}`) : game;
}

/** As people call a game among themselves. */
export function shortTitleOf(game: string): string {
  return words.has(`web-shelf-box-${game}.short`) ? words.say(`web-shelf-box-${game}.short`) : titleOf(game);
}

export const levelName = (level: string): string => (words.has(`bot-${level}`) ? words.say(`bot-${level}`) : level);
