// Which languages there are: every folder in `src/chaudron/locales` is one.

/** Of each language, the files that do not say all that English says; vite/languages.ts looks when the page is built. */
declare const __LANGUAGES__: Readonly<Record<string, readonly string[]>>;

export type Language = string;

export const FRENCH = "fr";
export const ENGLISH = "en";
export const LANGUAGES: readonly Language[] = Object.keys(__LANGUAGES__);

export const isLanguage = (text: string): text is Language => LANGUAGES.includes(text);

/** Is something of these files not said in this language? */
export const lacks = (language: Language, files: readonly string[]): boolean =>
  files.some((file) => __LANGUAGES__[language]?.includes(file));

/** Is anything at all not said in this language? */
export const isPartly = (language: Language): boolean => __LANGUAGES__[language]!.length > 0;
