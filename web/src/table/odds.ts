// The odds of a game in sentences.

import type { TableState } from "../house/table.svelte";
import { t, words } from "../house/words.svelte";

const AHEAD = 3;

const ODDS: Partial<Record<string, (odds: Record<string, any>) => string[]>> = {
  belcastel: ofTheBag,
  witches: ofTheBag,
};

function ofTheBag({ next, safe, within }: Record<string, any>): string[] {
  if (safe || next[0] === 0) return [t("web-belcastel-no-risk")];
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 });
  const further = (within as number[])
    .slice(1, AHEAD)
    .map((chance, place) => t("web-text-odds-within", { draws: place + 2, chance: percent.format(chance) }));
  return [t("web-belcastel-risk", { deadly: next[0], bag: next[1] }), ...further];
}

export function oddsInWords({ prospects, shown }: TableState): string[] {
  return prospects?.odds && shown ? (ODDS[shown.game]?.(prospects.odds) ?? []) : [];
}
