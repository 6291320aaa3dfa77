// A page of rules as one reads it: every rule with what it names, who names it, and the options that switch it.

import { nameOf, pageOf, titled } from "../house/rulebook";
import { t } from "../house/words.svelte";
import type { ChapterShown, OptionShown, SituationListed } from "../protocol";
import { excerpt, folded, type Part, unmarked } from "./plain";

export interface Entry {
  game: string;
  id: string;
  /** As it is written, with its title. */
  text: string;
  /** What it is called, where it has a title of its own; an example has that of what can be watched. */
  title: string;
  /** What it says besides. */
  body: string;
  chapter: ChapterShown;
  /** Did we decide it, where a booklet is silent or may be read in two ways? */
  isRuling: boolean;
  /** Does it say where editions differ? */
  isOfEditions: boolean;
  /** The options of a table that it is about. */
  options: string[];
  /** As it is searched. */
  searched: string;
}

export interface Book {
  game: string;
  chapters: ChapterShown[];
  entries: Entry[];
  situations: SituationListed[];
  byId: Map<string, Entry>;
  /** Where what stands in code font is explained: a component, a witch, an option. */
  named: Map<string, string>;
}

/** `*(ruling)*`, in whatever language: nothing else stands like this. */
const RULING = /\*\(\p{L}+\)\*/u;
const CODE = /`([^`]+)`/g;
const CITED = /\b[A-Z]{3}-\d+(?:\.\d+)?/g;
const WITCH = /^\*[^*]+\* \(`([A-Z]\d)(?:\|[A-Z]\d)?`/;

export const cited = (text: string): string[] => [...new Set(text.match(CITED))];
const codes = (text: string): string[] => [
  ...new Set([...text.matchAll(CODE)].map(([, inside]) => inside!.split("|")[0]!)),
];

/** The rules that each option of the game is told to be about, in its own rule. */
function switched(chapters: ChapterShown[], options: Record<string, OptionShown>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const texts = new Map(chapters.flatMap(({ rules }) => rules.map(({ id, text }): [string, string] => [id, text])));
  for (const [name, { rule }] of Object.entries(options))
    for (const id of [rule, ...cited(texts.get(rule) ?? "")]) found.set(id, [...(found.get(id) ?? []), name]);
  return found;
}

const containsOneOf = (words: string[]): ((text: string) => boolean) => {
  const one = new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");
  return (text) => one.test(text);
};

export function bookOf(
  game: string,
  chapters: ChapterShown[],
  options: Record<string, OptionShown>,
  situations: SituationListed[],
): Book {
  const about = switched(chapters, options);
  const isOfEditions = containsOneOf(t("web-rules-edition-words").split(" "));
  const entries = chapters.flatMap((chapter) =>
    chapter.rules
      .filter(({ id }) => id)
      .map(({ id, text }): Entry => {
        const { title, body } = titled(text);
        const own = codes(text).filter((name) => name in options);
        return {
          game,
          id,
          text,
          title: title || (situations.find((one) => one.id === id)?.title ?? ""),
          body,
          chapter,
          isRuling: RULING.test(text),
          isOfEditions: isOfEditions(text),
          options: [...new Set([...own, ...(about.get(id) ?? [])])],
          searched: folded(`${id} ${nameOf(chapter)} ${unmarked(text)}`),
        };
      }),
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const witches = entries.flatMap(({ id, text }): [string, string][] =>
    WITCH.test(text) ? [[WITCH.exec(text)![1]!, id]] : [],
  );
  const switches = Object.entries(options).map(([name, { rule }]): [string, string] => [name, rule]);
  const components = entries.filter(({ id }) => !pageOf(id)).map(({ id }): [string, string] => [id, id]);
  return { game, chapters, entries, situations, byId, named: new Map([...switches, ...witches, ...components]) };
}

/** The chapter in which a rule stands, or the one of that id. */
export const chapterOf = (book: Book, rule: string): ChapterShown | undefined =>
  book.byId.get(rule)?.chapter ?? book.chapters.find(({ id }) => id && id === rule);

/** Where a chapter begins: its id, or that of its first rule. */
export const startOf = (chapter: ChapterShown): string => chapter.id || chapter.rules.find(({ id }) => id)?.id || "";

/** The rules next to one: those it names, then those that name it. */
export function neighbors(book: Book, entry: Entry): Entry[] {
  const names = cited(entry.text).flatMap((id) => book.byId.get(id) ?? []);
  const named = book.entries.filter((one) => cited(one.text).includes(entry.id));
  return [...new Set([...names, ...named])].filter((one) => one !== entry);
}

/** What can be watched of a rule; of a component also what its rule explains. */
export function situationsOf(book: Book, { id, text }: Entry): SituationListed[] {
  const ids = pageOf(id) ? [id] : [id, ...cited(text)];
  return book.situations.filter(({ rules }) => ids.some((one) => rules.includes(one)));
}

/** `Turn order *(ruling)*. Clockwise …` */
const HEADED = /^([^*.:]+) \*\(\p{L}+\)\*\./u;

/** A rule in a few words, for lists: its title, its name, the option it is about, or how it begins. */
export function brief({ title, text }: Entry): string {
  if (title) return title;
  const headed = HEADED.exec(text)?.[1];
  if (headed) return unmarked(headed);
  const told = text.replace(RULING, "").trim();
  const named = /^\*([^*]+)\*/.exec(told)?.[1] ?? /^`[^`|]+\|([^`]+)`/.exec(told)?.[1];
  return named?.replace(/[.,]$/, "").replace(/^[«“]\s*|\s*[»”]$/gu, "") ?? unmarked(told).replaceAll("  ", " ");
}

/** What a rule is called by: its number, or the name of the card, book or witch that it is about. */
export const labelOf = (entry: Entry): string =>
  pageOf(entry.id) ? entry.id : /^\*[^*]+\*/.test(entry.text) ? brief(entry) : nameOf(entry.chapter);

// Searching

export type Sieve = "all" | "rulings" | "options" | "editions";

const PASSES: Record<Sieve, (entry: Entry) => boolean> = {
  all: () => true,
  rulings: ({ isRuling }) => isRuling,
  options: ({ options }) => options.length > 0,
  editions: ({ isOfEditions }) => isOfEditions,
};

export interface Hit {
  entry: Entry;
  parts: Part[];
}

/** How well an id answers: exactly, by its number, or in part; 3: only the text does. */
function rank(entry: Entry, wanted: string): number {
  const id = folded(entry.id);
  if (id === wanted || id.endsWith(`-${wanted}`)) return 0;
  if (id.startsWith(wanted)) return 1;
  return id.includes(wanted) ? 2 : 3;
}

/** The rules in which every word stands, whatever its accents and capitals; an id that is meant comes first. */
export function search(books: Book[], wanted: string, sieve: Sieve = "all"): Hit[] {
  const words = folded(wanted).split(" ").filter(Boolean);
  const whole = words.join(" ");
  const passing = books.flatMap(({ entries }) => entries).filter(PASSES[sieve]);
  const found = passing.filter(({ searched }) => words.every((word) => searched.includes(word)));
  const ranked = found.map((entry, place) => ({ entry, place, rank: rank(entry, whole) }));
  ranked.sort((one, other) => one.rank - other.rank || one.place - other.place);
  return ranked.map(({ entry }) => ({ entry, parts: excerpt(unmarked(entry.text), words) }));
}
