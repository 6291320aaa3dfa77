// How one comes to first steps: to those one has begun, if the house still has them, or to new ones.

import { Trouble, api } from "../house/api";
import { keepGame, myGame } from "../house/memory";
import { router } from "../house/route.svelte";
import type { Seated } from "../protocol";
import { ownName } from "../shelf/seats";
import { keepTaken, taken } from "./memory";

export async function takeLesson(game: string): Promise<void> {
  const begun = taken(game);
  if (begun?.is === "begun" && (await isThere(begun.table))) return router.go(`/table/${begun.table}`);
  const { table, token } = await api<Seated>("/tables", { body: { lesson: game, name: ownName() } });
  keepGame({ table, token, game, seen: Date.now(), isLesson: true });
  keepTaken(game, { table, is: "begun" });
  router.go(`/table/${table}`);
}

async function isThere(table: string): Promise<boolean> {
  const token = myGame(table)?.token;
  if (!token) return false;
  try {
    const { shown } = await api<{ shown: { state: string } }>(`/tables/${table}`, { token });
    return shown.state === "playing";
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.code === "offline") throw trouble;
    return false;
  }
}
