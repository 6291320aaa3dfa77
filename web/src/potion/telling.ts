// How a potion is told: its day, its share, and what can be passed on without giving anything away.

import { words } from "../house/words.svelte";
import { t } from "../house/words.svelte";
import type { PotionOfDay } from "../protocol";
import { shortTitleOf } from "../shelf/games";

/** A date of the house, as a moment to be shown in UTC. */
export const dayOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const dated = (day: string): string =>
  new Intl.DateTimeFormat(words.language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    dayOf(day),
  );

export const percent = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Neither what was drawn nor what was bought is in it. */
export function shared({ number, game, results }: PotionOfDay): string {
  if (!results) return t("web-potion-share-before", { number, title: shortTitleOf(game) });
  const { rank, people, share } = results;
  const about = { number, title: shortTitleOf(game), rank, people: people.length };
  return share === null
    ? t("web-potion-share-alone", about)
    : t("web-potion-share-text", { ...about, share: percent(share) });
}
