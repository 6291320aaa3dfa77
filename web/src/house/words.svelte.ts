// Every word that people read, from the Fluent files that the house itself uses (`src/chaudron/locales`).

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { ENGLISH, FRENCH, type Language, lacks } from "./languages";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Arguments = Record<string, FluentVariable | boolean>;

type Otherwise = (key: string, language: Language, count: number) => string | undefined;

const FILES = import.meta.glob<string>(
  "../../../src/chaudron/locales/*/{bal,belcastel,blackwood,chaudron,language,web,web-*}.ftl",
  { query: "?raw", import: "default" },
);
/** The words of the house and of the page. Others come when they are wanted: of a family of games, or of `setup`. */
const EVERYWHERE = ["chaudron", "language", "web"];
const filesOf = (part: string): string[] => [part, `web-${part}`, `web-own-${part}`];

const fileOf = (language: Language, name: string): string => `../../../src/chaudron/locales/${language}/${name}.ftl`;

class Words {
  language = $state<Language>(FRENCH);
  /** Those of the language, and English ones for what it does not say. */
  #bundles = $state.raw<FluentBundle[]>([]);
  /** The language asked for last; its words may be on their way. */
  #wished: Language = FRENCH;
  #wanted = new Map<string, Promise<void>>();
  /** What a table calls otherwise than our words do. */
  #otherwise: Otherwise = () => undefined;

  async load(language: Language): Promise<void> {
    this.#wished = language;
    const parts = [...this.#wanted.keys()];
    const names = [...EVERYWHERE, ...parts.flatMap(filesOf)];
    const spoken = lacks(language, names) ? [language, ENGLISH] : [language];
    const bundles = await Promise.all(spoken.map((one) => bundleOf(one, names)));
    const isLate = language !== this.#wished || parts.length < this.#wanted.size;
    if (isLate) return this.load(this.#wished);
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetch the words of a family of games, or those before a game, if they are not there yet. */
  want(part: string): Promise<void> {
    const coming = this.#wanted.get(part) ?? Promise.resolve().then(() => this.#bring(part));
    this.#wanted.set(part, coming);
    return coming;
  }

  async #bring(part: string): Promise<void> {
    try {
      await this.load(this.#wished);
    } catch (trouble) {
      this.#wanted.delete(part); // whoever wants it next asks again
      throw trouble;
    }
  }

  /** From now on some things are called otherwise, at a table with cards of its own. */
  callOtherwise(otherwise: Otherwise): void {
    this.#otherwise = otherwise;
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => patternOf(bundle, key));
  }

  /** The words of a key; `key.form` is a further form of them. */
  say(key: string, given: Arguments = {}): string {
    const own = this.#otherwise(key, this.language, Number(given.count ?? 1));
    if (own !== undefined) return own;
    const bundle = this.#bundles.find((one) => patternOf(one, key));
    const pattern = bundle && patternOf(bundle, key);
    if (!pattern) return missing(key);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, Object.fromEntries(Object.entries(given).map(plain)), errors);
    if (errors.length) console.error(`${this.language}, ${key}:`, ...errors);
    return text;
  }

  /** A list in words: a, b and c. */
  listed(items: string[], last: "and" | "or" = "and"): string {
    if (items.length < 2) return items[0] ?? this.say("list-empty");
    const start = items.slice(0, -1).reduce((list, item) => this.say("list-comma", { list, item }));
    return this.say(last === "and" ? "list-and" : "web-list-or", { list: start, item: items.at(-1)! });
  }
}

async function bundleOf(language: Language, names: string[]): Promise<FluentBundle> {
  const texts = await Promise.all(names.map((name) => FILES[fileOf(language, name)]?.() ?? ""));
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { POINTER: pointer } });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function patternOf(bundle: FluentBundle, key: string): Pattern | undefined {
  const [name = "", form] = key.split(".");
  const message = bundle.getMessage(name);
  return (form ? message?.attributes[form] : message?.value) ?? undefined;
}

/** What people point with here, for words that say how. */
const pointer = (): string => (matchMedia("(hover: hover) and (pointer: fine)").matches ? "mouse" : "finger");

function missing(key: string): string {
  console.error(`no words for ${key}`);
  return key;
}

/** An argument as Fluent takes it; truth as `yes` or `no`, so that a text can select by it. */
function plain([name, value]: [string, FluentVariable | boolean]): [string, FluentVariable] {
  return [name, typeof value === "boolean" ? (value ? "yes" : "no") : value];
}

export const words = new Words();
export const t = (key: string, given?: Arguments): string => words.say(key, given);
