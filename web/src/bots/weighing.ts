// What a bot expects of a choice, in words and as the length of a bar.

import { t, words } from "../house/words.svelte";
import type { HintOption } from "../protocol";

const SHORTEST = 6; // percent of the room: a bar that can still be seen

/** `+2.4 points`, or `61 %`. */
export function valueInWords(value: number, unit: string): string {
  if (unit === "wins")
    return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
  const rounded = Math.round(value * 10) / 10;
  const points = new Intl.NumberFormat(words.language, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(rounded)
    .replace("-", "−");
  return t("web-bots-points", { points, count: Math.abs(rounded) });
}

/** Chances fill the room as they are; points only compare the choices among themselves. */
export function share(value: number, options: HintOption[], unit: string): number {
  if (unit === "wins") return Math.max(SHORTEST, value * 100);
  const values = options.flatMap((option) => (option.value === null ? [] : [option.value]));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most > least ? SHORTEST + ((100 - SHORTEST) * (value - least)) / (most - least) : 100;
}
