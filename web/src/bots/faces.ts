// The faces of a game as pictures of the sprite.

import { BADGE, type Cast, INK } from "./drawing";

/** Every face as `bot-<game>-<level>`. */
export const sheetOf = (game: string, cast: Cast): string =>
  Object.entries(cast)
    .map(([level, strokes]) => symbol(`bot-${game}-${level}`, strokes))
    .join("");

function symbol(id: string, strokes: string[]): string {
  const pen = `fill="none" stroke="${INK}" stroke-width="var(--sw, 4)" stroke-linecap="round" stroke-linejoin="round"`;
  return `<symbol id="${id}" viewBox="0 0 100 100" ${pen}>${BADGE}${strokes.join("")}</symbol>`;
}
