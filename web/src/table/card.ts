// The picture of a podium: to an app that takes pictures, or as a file.

import { reach } from "../house/reach.svelte";
import { notices } from "../house/notices.svelte";
import type { TableState } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import { drawn } from "../parts/card";
import { keepFile } from "../parts/file";
import { pathOf } from "../replay/link";
import { coverOf } from "../shelf/boxes";

/** Draw it, and share it. */
export async function shareCard(table: TableState, title: string, about: string): Promise<void> {
  await notices.attempt(async () => {
    const picture = await drawn({
      title,
      about,
      cover: coverOf(table.shown!.game),
      rows: rowsOf(table),
      link: linkOf(table),
    });
    const file = new File([picture], "chaudron.png", { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(unlessClosed);
    else keepFile(file.name, file.type, picture);
  });
}

function rowsOf({ view, names, shown }: TableState): { place: number; name: string; points: string }[] {
  const { points, places } = view.outcome as { points: number[]; places: number[] };
  const rows = names.map((name, seat) => ({
    place: places[seat]!,
    name: name.replace(/[\u2068\u2069]/g, ""),
    points: t("web-score", { game: shown!.game, points: points[seat]! }),
  }));
  return rows.sort((one, other) => one.place - other.place);
}

/** Only where whoever follows it may see the game again. */
function linkOf({ id, shown, isHere }: TableState): string {
  const { watchers, replays } = shown!.settings;
  return isHere || watchers === false || replays === false ? "" : reach.origin + pathOf(id);
}

function unlessClosed(error: unknown): void {
  if ((error as Error).name !== "AbortError") throw error;
}
