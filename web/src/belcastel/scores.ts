// The sheet of a scoring: for each seat and phase what happened, from the facts that were shown.

import type { Color } from "./box";
import type { Phase, Told } from "./script";

export type Gain =
  | { is: "points" | "rubies" | "drop" | "flask" | "tube"; n: number }
  | { is: "chip"; chip: string; n: number }
  | { is: "coins"; n: number }
  | { is: "kept"; chip: string }
  | { is: "passed"; chip: string; to: number }
  | { is: "nothing"; chip?: string };
export type Source =
  "die" | "chip" | "card" | "space" | "bowl" | "witch" | "reward" | "bought" | "exchange" | "paid" | "pennies";

/** One thing that happened to a seat, and what it brought. */
export interface Entry {
  id: number;
  source: Source;
  gains: Gain[];
  face?: number;
  color?: Color;
  chip?: string;
  price?: number;
  reward?: "points" | "coins";
  witch?: string;
}

const SOURCES: Record<string, Source> = {
  "BEL-10.1": "die",
  "BEL-10.2": "chip",
  "BEL-7.3": "chip",
  "BEL-16.22": "chip",
  "BEL-16.23": "chip",
  "BEL-10.3": "space",
  "BEL-10.4": "space",
  "BEL-16.15": "card",
  "BEL-10.5": "bought",
  "BEL-10.6": "paid",
  "WIT-2.2": "pennies",
  "WIT-4.2": "bowl",
  "WIT-5.2": "die",
  "WIT-5.3": "chip",
  "WIT-5.5": "chip",
  "WIT-5.7": "chip",
  "WIT-5.8": "chip",
};
/** Facts of a witch follow her penny. */
const BY_WITCH = /^WIT-3\./;
const ACTORS: Record<string, Color> = {
  "BEL-10.2": "black",
  "BEL-7.3": "green",
  "BEL-16.23": "green",
  "BEL-16.22": "purple",
  "WIT-5.3": "purple",
  "WIT-5.5": "green",
  "WIT-5.8": "black",
};
const BEGINS = new Set(["rolled", "bought", "reward", "penny"]);

/** What happened to a seat in a phase. */
export function entries(told: Told[], seat: number, phase: Phase): Entry[] {
  const list: Entry[] = [];
  for (const one of told) {
    const isMine = one.details.seat === seat || one.key === "flasks_filled";
    if (one.section === phase && isMine && one.key !== "scoring_space") take(list, one);
  }
  return list;
}

function take(list: Entry[], one: Told): void {
  const last = list.at(-1);
  const { source, color } = origin(one, last);
  const isPayment = one.key === "paid_rubies" && source === "paid";
  const begins = BEGINS.has(one.key) || isPayment || last?.source !== source || last.color !== color;
  if (begins) list.push({ id: one.id, source, gains: [], ...(color && { color }), ...named(one) });
  list.at(-1)!.gains.push(...gains(one));
}

/** Where it comes from; what follows from a tube, or does not happen, comes from what was before. */
function origin({ key, rule, section }: Told, last: Entry | undefined): { source: Source; color?: Color } {
  if (key === "reward") return { source: "reward" };
  if (BY_WITCH.test(rule)) return { source: "witch" };
  if (key === "bought") return { source: "bought" };
  if (rule === "WIT-5.7") return { source: "chip", color: key === "points" ? "purple" : "black" };
  if (rule === "WIT-5.8" && last?.source === "bought") return { source: "bought" };
  if (rule === "BEL-12.2") return { source: section === "F" ? "paid" : "exchange" };
  const source = SOURCES[rule];
  if (!source && last) return { source: last.source, ...(last.color && { color: last.color }) };
  const color = ACTORS[rule];
  return { source: source ?? "card", ...(color && { color }) };
}

function named({ key, details }: Told): Partial<Entry> {
  if (key === "rolled") return { face: Number(details.face) };
  if (key === "bought") return { chip: details.chip, price: details.price };
  if (key === "penny") return { witch: details.witch };
  return key === "reward" ? { reward: details.reward } : {};
}

function gains({ key, details }: Told): Gain[] {
  if (key === "points") return [{ is: "points", n: details.points }];
  if (key === "rubies") return [{ is: "rubies", n: details.rubies }];
  if (key === "paid_rubies" || key === "lost_rubies") return [{ is: "rubies", n: -details.rubies }];
  if (key === "gained_chip") return [{ is: "chip", chip: details.chip, n: 1 }];
  if (key === "handed_in") return [{ is: "chip", chip: details.chip, n: -details.count }];
  if (key === "drop") return [{ is: "drop", n: 1 }];
  if (key === "tube") return [{ is: "tube", n: details.tube }];
  if (key === "refilled" || key === "flasks_filled") return [{ is: "flask", n: 1 }];
  if (key === "coins") return [{ is: "coins", n: details.coins }];
  if (key === "start_chip") return [{ is: "kept", chip: details.chip }];
  if (key === "passed_black") return [{ is: "passed", chip: details.chip, to: details.neighbor ?? details.to }];
  if (key === "no_chip") return [{ is: "nothing", chip: details.chip }];
  return key === "drop_stays" ? [{ is: "nothing" }] : [];
}
