// What the house expects of a plan, in a sentence.

import { t, words } from "../../house/words.svelte";
import type { PlanForecast } from "../../protocol";

/** From here on "one time in …" says less than a share. */
const SELDOM = 1 / 4;

export function inWords({ brews, exploded, waiting, coins }: PlanForecast): string[] {
  const share = exploded / brews;
  const boom = exploded === 0 ? "never" : share <= SELDOM ? "seldom" : "often";
  const percent = share.toLocaleString(words.language, { style: "percent", maximumFractionDigits: 0 });
  const whole = Math.round(coins);
  const ends = t("web-plan-forecast", {
    coins: whole,
    whole,
    boom,
    percent,
    times: Math.round(brews / Math.max(exploded, 1)),
  });
  return waiting ? [ends, t("web-plan-forecast-waits", { times: Math.max(1, Math.round(brews / waiting)) })] : [ends];
}
