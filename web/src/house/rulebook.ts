// The rules of the games, as the house has them; each page is asked for once in each language.

import type { ChapterShown, RuleShown, Rules } from "../protocol";
import { api } from "./api";
import type { Language } from "./languages";

const asked = new Map<string, Promise<ChapterShown[]>>();

/** The page on which a rule stands: those of an expansion add to those of the game it extends. */
const PAGES: Partial<Record<string, string>> = { BEL: "belcastel", WIT: "witches", BAL: "bal", BLW: "blackwood" };
/** Is this the page of a game? */
export const isPage = (name: string): boolean => Object.values(PAGES).includes(name);
export const pageOf = (rule: string): string | undefined => PAGES[rule.split("-")[0]!];

/** The chapters of a game's rules. What went wrong once is asked for again. */
export function chapters(game: string, language: Language): Promise<ChapterShown[]> {
  const key = `${game} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const asking = api<Rules>(`/rules/${encodeURIComponent(game)}?lang=${language}`).then(({ chapters }) => chapters);
  asking.catch(() => asked.delete(key));
  asked.set(key, asking);
  return asking;
}

/** What the rules say under an id: one rule, or a whole chapter. */
export interface Found {
  id: string;
  title: string;
  rules: RuleShown[];
}

export function find(all: ChapterShown[], id: string): Found | undefined {
  for (const chapter of all) {
    const rule = chapter.rules.find((one) => one.id === id);
    if (rule) return { id, title: nameOf(chapter), rules: [rule] };
    if (chapter.id === id) return { id, title: nameOf(chapter), rules: chapter.rules };
  }
  return undefined;
}

/** A rule with a title begins with it: `*Rat tails.* From round 2 on …`. A name before a bracket belongs to the text. */
const TITLED = /^\*([^*(][^*]*[.!?])\*\s+(?!\()/;

/** Its title, where it has one, and what it says besides. */
export function titled(text: string): { title: string; body: string } {
  const found = TITLED.exec(text);
  return found ? { title: found[1]!.replace(/\.$/, ""), body: text.slice(found[0].length) } : { title: "", body: text };
}

/** The title of a chapter without its id. */
export const nameOf = ({ id, title }: ChapterShown): string => (id ? title.replace(`${id} · `, "") : title);

// The little Markdown that the rules are written in

/** What stands in code font is shown by its name, and found by its `id`. */
export type Piece = { is: "text" | "em" | "strong" | "code" | "rule"; text: string; id?: string };
export type Block = { is: "p"; pieces: Piece[] } | { is: "ul" | "ol"; items: Piece[][] };

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]{3}-\d+(?:\.\d+)?)/g;
const ITEM = /^(?:(-)|\d+\.) (.*)$/;

/** A text in pieces that need no markup. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > last) found.push({ is: "text", text: text.slice(last, match.index) });
    const [is, inside] = Object.entries(match.groups ?? {}).find(([, one]) => one !== undefined)!;
    const [id = "", name = id] = inside!.split("|");
    found.push(is === "code" ? { is, text: name, id } : { is: is as Piece["is"], text: inside! });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ is: "text", text: text.slice(last) });
  return found;
}

/** Paragraphs and lists. */
export function blocks(text: string): Block[] {
  const made: Block[] = [];
  for (const line of text.split("\n")) {
    const item = ITEM.exec(line);
    const before = made.at(-1);
    const is = item?.[1] ? "ul" : "ol";
    if (!item) made.push({ is: "p", pieces: pieces(line) });
    else if (before && before.is === is) before.items.push(pieces(item[2]!));
    else made.push({ is, items: [pieces(item[2]!)] });
  }
  return made.filter((block) => block.is !== "p" || block.pieces.length);
}
