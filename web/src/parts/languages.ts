// The languages of the page, each by its own name.

import { settings } from "../house/settings.svelte";
import { LANGUAGES, type Language, words } from "../house/words.svelte";

const NAMES: Record<Language, string> = { fr: "Français", en: "English" };

export const LANGUAGE_NAMES = LANGUAGES.map((value) => ({ value, says: NAMES[value] }));

export function speak(language: Language): void {
  settings.set("language", language);
  void words.load(language);
}
