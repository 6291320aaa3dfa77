// The languages of the page, each by its own name.

import { LANGUAGES, type Language } from "../house/languages";
import { settings } from "../house/settings.svelte";
import { words } from "../house/words.svelte";

/** As those who speak it write it at the beginning of a line. */
function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export const LANGUAGE_NAMES = LANGUAGES.map((value) => ({ value, says: nameOf(value) }));

export function speak(language: Language): void {
  settings.set("language", language);
  void words.load(language);
}
