// What I let pass without being asked. Only this device knows: the others see the same hourglass as ever.

import { untrack } from "svelte";

import { recall, remember } from "../house/memory";
import type { TableState } from "../house/table.svelte";
import { type Reaction, cardsIn, isPlay, reactionsOf } from "./reactions";
import { isStrict, isUnhurried } from "./time";
import type { View } from "./view";

export type Preset = "ask" | "aimed" | "tour" | "always";

/** What may be set ahead: a card of a window, or the bell when somebody has read. */
export type Chance = Reaction | "bell";

interface Kept {
  answer: Preset;
  /** For a Tour: which one, and at which table. */
  until?: string;
}

export const PRESETS: Record<Chance, Preset[]> = {
  nananere: ["ask", "tour", "always"],
  boule: ["ask", "tour", "always"],
  miroir: ["ask", "aimed", "tour", "always"],
  bell: ["ask", "aimed", "tour", "always"],
};

const tourOf = (table: TableState): string =>
  [table.id, (table.view as View).round, (table.view as View).tour].join(" ");

class Presets {
  #kept = $state.raw<Partial<Record<Chance, Kept>>>(recall("bal.presets") ?? {});

  of(card: Chance, table: TableState): Preset {
    if (isUnhurried(table)) return "ask"; // whoever is passed for there would be known to hold nothing
    const { answer = "ask", until } = this.#kept[card] ?? {};
    return answer === "tour" && until !== tourOf(table) ? "ask" : answer;
  }

  set(card: Chance, answer: Preset, table: TableState): void {
    this.#kept = { ...this.#kept, [card]: { answer, ...(answer === "tour" && { until: tourOf(table) }) } };
    remember("bal.presets", this.#kept);
  }

  /** Do I let this card's chance pass, as things stand? */
  passes(card: Chance, table: TableState): boolean {
    const preset = this.of(card, table);
    return preset === "aimed" ? !isAimedAt(table.view as View, table.seat) : preset !== "ask";
  }
}

const isAimedAt = (view: View, seat: number | null): boolean =>
  seat !== null && (view.attack?.targets.includes(seat) ?? false);

export const presets = new Presets();

/** The cards of the window that I want to be asked about. */
export const asking = (table: TableState): Reaction[] =>
  cardsIn(table.view as View, table.seat).filter((card) => !presets.passes(card, table));

/** Does nobody else wait? Alone among bots there is no glass, and nobody to hide a hand from. */
const isAlone = (table: TableState): boolean => typeof table.ask?.until !== "number" && !isUnhurried(table);

/** Is this question answered by what I have set? */
export function isAnsweredAhead(table: TableState): boolean {
  const ask = table.ask;
  if (!ask || !isAlone(table) || !ask.options.includes("pass") || !(table.view as View).window) return false;
  return !asking(table).some((card) => ask.options.some((option) => option === "both" || isPlay(card, option)));
}

/**
 * Among several people a pass that is set ahead is said at once, with the card in hand or without: the house keeps the window open for
 * its least time. At a strict table nobody need hear it before the glass is empty.
 */
function isPassedAhead(table: TableState): boolean {
  const ask = table.ask;
  if (!ask?.until || isStrict(table) || !ask.options.includes("pass")) return false;
  return cardsIn(table.view as View, table.seat).length > 0 && asking(table).length === 0;
}

/** Do I let everything pass that is read now? Then no bell is put before me. */
export const isDeaf = (table: TableState): boolean => table.ask?.about === "challenge" && presets.passes("bell", table);

/** What may be set ahead at this table. */
export const chancesOf = (view: View): Chance[] => [
  ...reactionsOf(view),
  ...(view.options.incantation === "off" ? [] : ["bell" as const]),
];

/** Answer for me what I have set ahead. */
export function passAhead(table: TableState): void {
  $effect(() => {
    if (!table.ask || table.answered === table.ask.ask) return;
    const isSet = table.ask.about === "challenge" ? isDeaf(table) : isAnsweredAhead(table) || isPassedAhead(table);
    if (isSet) untrack(() => void table.answer("pass"));
  });
}
