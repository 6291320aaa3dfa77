// What may be bought, as the house says: now, and after a first chip. Nothing here knows a price rule or a colour rule.

import type { Fact } from "../house/table.svelte";
import type { Prospects, WhyNot } from "../protocol";

/** A question as far as it matters here: what it offers, and why it does not offer the rest. */
export interface Offer {
  options: string[];
  refused: Record<string, WhyNot>;
}

export interface Shelf {
  now: Offer;
  /** What may be bought after the first pick: nothing (null), or not known (undefined). */
  then: Offer | null | undefined;
  picks: readonly string[];
  bought: readonly string[];
  /** How many may be picked at once. */
  limit: 1 | 2;
}

export type Standing = { is: "free" | "chosen" | "swap" | "bought" } | { is: "refused"; why: WhyNot | null };

export const buy = (chip: string): string => `buy:${chip}`;

/** How a chip stands: it can be picked, replaces the last pick, or cannot be had and why. */
export function standing(chip: string, shelf: Shelf): Standing {
  const { now, then, picks, bought, limit } = shelf;
  if (picks.includes(chip)) return { is: "chosen" };
  if (bought.includes(chip)) return { is: "bought" };
  if (picks.length === 0) return among(now, chip, "free");
  if (limit === 1 || !then) return among(now, chip, "swap");
  return among(then, chip, picks.length < limit ? "free" : "swap");
}

function among({ options, refused }: Offer, chip: string, is: "free" | "swap"): Standing {
  return options.includes(buy(chip)) ? { is } : { is: "refused", why: refused[buy(chip)] ?? null };
}

/** The neighbor who would get a chip that I buy, if it is not for my own bag. */
export function neighborOf(chip: string, prospects: Prospects | null): number | undefined {
  const told = (prospects?.options[buy(chip)]?.told ?? []) as Fact[];
  const passed = told.find(([key]) => key === "passed_black")?.[2];
  return (passed?.neighbor ?? passed?.to) as number | undefined;
}

/** The picks after a chip was touched. */
export function touched(chip: string, shelf: Shelf): readonly string[] {
  const { is } = standing(chip, shelf);
  if (is === "chosen") return shelf.picks.filter((one) => one !== chip);
  if (is === "free") return [...shelf.picks, chip];
  return is === "swap" ? [...shelf.picks.slice(0, -1), chip] : shelf.picks;
}

/** The answer to the question after the first, so that one tap buys both; null leaves it to the person. */
export function secondAnswer({ then, picks }: Shelf): string | null {
  if (picks[1]) return buy(picks[1]);
  return then ? "done" : null;
}
