// How a person is forgotten: first by the house, table by table and night by night, then by this device.

import { api } from "../house/api";
import { forgetDevice, forgetGame, myGames, remember } from "../house/memory";
import { settings } from "../house/settings.svelte";
import { keysOf, myNights } from "../night/night.svelte";
import { isHere } from "../offline/here";
import { DATABASE } from "../offline/store";
import type { Forgotten } from "../protocol";

const AT_ONCE = 30;

/** Tell the house, some tables at a time; what it cannot forget now stays on this device, so that it can be asked again. */
export async function forgetEverything(): Promise<{ forgotten: number; left: number }> {
  const mine = myGames().flatMap(({ table, token }) => (token && !isHere(table) ? [{ table, token }] : []));
  let [forgotten, left] = [0, 0];
  for (let from = 0; from < mine.length; from += AT_ONCE) {
    const tables = mine.slice(from, from + AT_ONCE);
    const answer = await api<Forgotten>("/forget", { body: { tables } });
    for (const { table } of tables) {
      const isLeft = !GONE.has(answer.refused[table] ?? "gone");
      [forgotten, left] = [forgotten + (isLeft ? 0 : 1), left + (isLeft ? 1 : 0)];
      if (!isLeft) forgetGame(table);
    }
  }
  for (const place of myNights()) {
    const answer = await api<Forgotten>("/forget", { body: { tables: [], nights: [place] } });
    const isLeft = !GONE.has(answer.refused[place.night] ?? "gone");
    [forgotten, left] = [forgotten + (isLeft ? 0 : 1), left + (isLeft ? 1 : 0)];
    if (!isLeft) remember(`night.${place.night}`, { ...keysOf(place.night), mine: undefined });
  }
  if (!left) {
    forgetDevice();
    settings.set("name", "");
    indexedDB.deleteDatabase(DATABASE);
  }
  return { forgotten, left };
}

/** There is nothing of this person there (any more). */
const GONE = new Set(["gone", "not_seated", "unknown_table", "not_at_night", "unknown_night"]);
