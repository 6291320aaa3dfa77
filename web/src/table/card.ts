// The picture of a podium: to an app that takes pictures, or as a file.

import { notices } from "../house/notices.svelte";
import type { TableState } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import { drawn } from "../parts/card";
import { sharePicture } from "../parts/share";
import { linkOf } from "../replay/link";
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
    await sharePicture(picture);
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
