// Figures of a review in words: always with a sign where they add up, never finer than they are known.

import { words } from "../house/words.svelte";
import type { Measure } from "./account";

/** A number of tenths of points, or of percents. */
export function figure(steps: number, measure: Measure, isSigned = false): string {
  const style =
    measure === "chance"
      ? { style: "percent" as const, maximumFractionDigits: 0 }
      : { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const value = steps / (measure === "chance" ? 100 : 10);
  return new Intl.NumberFormat(words.language, { ...style, signDisplay: isSigned ? "exceptZero" : "negative" })
    .format(value)
    .replace("-", "−");
}

export const percent = (share: number, isSigned = false): string => figure(Math.round(share * 100), "chance", isSigned);

export const points = (value: number, isSigned = false): string => figure(Math.round(value * 10), "points", isSigned);

/** A whole result stands without a digit behind it. */
export const result = (steps: number, measure: Measure): string =>
  measure === "points" && steps % 10 === 0
    ? new Intl.NumberFormat(words.language).format(steps / 10).replace("-", "−")
    : figure(steps, measure);
