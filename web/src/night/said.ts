// Numbers and times of a night, as they are written.

import { t, words } from "../house/words.svelte";
import type { NightDeal, NightShown } from "../protocol";

const MINUS = "−";

/** A margin with its sign: never by color alone. */
export function signed(margin: number): string {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const text = new Intl.NumberFormat(words.language, one).format(Math.abs(margin));
  const isNothing = Math.abs(margin) < 0.05;
  return isNothing ? text : (margin < 0 ? MINUS : "+") + text;
}

export const mean = (value: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

export const clock = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);

/** How long until then, in whole minutes; at least 0. */
export const minutesUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 60_000));

export const nameOf = (shown: NightShown): string => shown.name || t("web-night-title");

export const stateOf = (deal: NightDeal): string => t(`web-night-deal-${deal.state}`);

export const crest = (seat: number): string => t("web-night-crest", { seat });

/** How many people there are, those who have gone left out. */
export const present = ({ people }: NightShown): number => people.filter(({ away }) => !away).length;

/** Which deal is played, or comes next, from 1. */
export const dealNow = ({ deals }: NightShown): number => {
  const place = deals.findIndex(({ state }) => state !== "over");
  return place < 0 ? deals.length : place + 1;
};
