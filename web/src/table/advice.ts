// What a bot would play in my place: may I ask, and who has asked how often?

import type { TableState } from "../house/table.svelte";
import { t, words } from "../house/words.svelte";

/** Is there somebody to ask at this table, for me? */
export function isAdvised({ seat, shown }: TableState): boolean {
  return seat !== null && shown?.state === "playing" && shown.settings.hints !== false && !shown.lesson;
}

/** What is read aloud, and heard, is between people: a bot knows by itself how it was read. */
const UNADVISED = ["read", "challenge"];

/** Is there something to ask now? */
export function mayAsk(table: TableState): boolean {
  return isAdvised(table) && table.ask !== null && !UNADVISED.includes(table.ask.about) && !table.shown?.paused;
}

/** Who was advised, and how often; nothing where nobody was. */
export function advisedInWords({ shown, names }: TableState): string {
  const asked = (shown?.seats ?? []).flatMap(({ hints = 0 }, seat) =>
    hints ? [t("web-podium-hints-of", { name: names[seat] ?? "", count: hints })] : [],
  );
  return asked.length ? t("web-podium-hints", { list: words.listed(asked) }) : "";
}
