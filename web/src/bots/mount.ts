// Faces come when the first one of a game is shown, and are put into the page once; until then they are empty.

import { addSheet } from "../art/sprite";
import type { Cast } from "./drawing";

const CASTS = import.meta.glob<Cast>("./cast/*.ts", { import: "cast" });
const asked = new Map<string, Promise<void>>();

export function wantFaces(game: string): Promise<void> {
  const coming = asked.get(game) ?? bring(game).catch(() => void asked.delete(game)); // without a line: the next one who wants them asks again
  asked.set(game, coming);
  return coming;
}

async function bring(game: string): Promise<void> {
  const [{ sheetOf }, cast] = await Promise.all([import("./faces"), CASTS[`./cast/${game}.ts`]?.()]);
  if (cast) addSheet(sheetOf(game, cast));
}
