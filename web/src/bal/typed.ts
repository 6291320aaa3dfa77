// What a witch has typed, beside what her cards say in the language she read them in.

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Event } from "../house/table.svelte";
import { ENGLISH, type Language } from "../house/languages";
import { words } from "../house/words.svelte";
import { ownFormula } from "./printed";

export interface Typed {
  seat: number;
  lang: Language;
  cards: string[];
  lines: string[];
}

/** What was typed last of these cards; a reload hears it again among what it missed. */
export function typedOf(events: Event[], reading: { seat: number; cards: string[] }): Typed | null {
  const last = events.findLast((event) => event.about.typed)?.about.typed as Typed | undefined;
  return last?.seat === reading.seat && last.cards.join(" ") === reading.cards.join(" ") ? last : null;
}

const FILES = import.meta.glob<string>("../../../src/chaudron/locales/*/bal.ftl", { query: "?raw", import: "default" });

const fileIn = (language: Language) => Object.entries(FILES).find(([path]) => path.includes(`/${language}/`))?.[1];

/** The formulas of these cards in a language, which may be another than mine. */
export async function formulas(cards: string[], language: Language): Promise<string[]> {
  if (language === words.language) return cards.map((card) => words.say(`bal-card-${card}.formula`));
  const read = fileIn(language) ?? fileIn(ENGLISH);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await read?.()) ?? ""));
  return cards.map((card) => ownFormula(card, language) ?? formulaIn(bundle, card));
}

function formulaIn(bundle: FluentBundle, card: string): string {
  const pattern = bundle.getMessage(`bal-card-${card}`)?.attributes.formula;
  return pattern ? bundle.formatPattern(pattern) : card;
}
