// The lines of the log: facts in sentences, and what people did or said.

import type { Event, Fact, TableState } from "../house/table.svelte";
import { merged, sentences } from "../house/sentences";
import { settings } from "../house/settings.svelte";
import { words } from "../house/words.svelte";
import type { Resumed } from "../protocol";
import { type Sitting, sittings } from "./sitting";

export interface Line {
  id: string;
  /** The event it comes from. */
  n: number;
  says: string;
  rules: string[];
  seat: number | null;
  isTalk: boolean;
  /** Who sat where then. */
  then: Sitting;
  /** What it tells, where it tells facts. */
  facts?: Fact[];
}

/** A piece of a line: somebody's name stands out. */
export interface Piece {
  text: string;
  isName: boolean;
}

/** What people do at a table, in words of the page. */
const DONE = new Set([
  "joined",
  "left",
  "returned",
  "renamed",
  "bot_seated",
  "bot_sent",
  "kicked",
  "let_in",
  "chat",
  "host_made",
  "undone",
  "paused",
  "resumed",
  "planned",
  "unplanned",
  "hinted",
  "emoted",
  "rules_changed",
  "forgotten",
  "muted",
  "shut",
  "reopened",
]);

const remembered = new WeakMap<Event, { by: string; lines: Line[] }>();

/** Every line so far. An event is put in words once for each language, reader, and who sat there. */
export function lines(table: TableState): Line[] {
  const sitting = sittings(table);
  return table.events.flatMap((event) => linesOf(event, table, sitting(event)));
}

/** Lines about one seat that came one after the other, as one: what the game has one sentence for, and what happened at once. */
export function gathered(all: Line[], { shown }: TableState): Line[] {
  const made: { line: Line; told: Fact[][] }[] = [];
  for (const line of all) {
    const before = made.at(-1);
    const isMore = before && line.facts && before.line.facts && line.seat !== null && line.seat === before.line.seat;
    const told = isMore ? [...before.told, line.facts!] : [];
    const { names, own } = line.then;
    const says = isMore ? merged(shown?.game ?? "", told, names[line.seat!] ?? "", line.seat === own) : undefined;
    if (isMore && (says || line.n === before.line.n)) {
      const rules = [...new Set([...before.line.rules, ...line.rules])];
      before.line = { ...before.line, n: line.n, says: says ?? `${before.line.says} ${line.says}`, rules };
      before.told = told;
    } else made.push({ line, told: line.facts ? [line.facts] : [] });
  }
  return made.map(({ line }) => line);
}

/** A sentence in pieces, names apart. */
export function pieces(says: string, names: string[]): Piece[] {
  const known = names
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!known.length) return [{ text: says, isName: false }];
  const parts = says.split(new RegExp(`(?<![\\p{L}\\p{N}])(${known.join("|")})(?![\\p{L}\\p{N}])`, "u"));
  return parts.map((text, place) => ({ text, isName: place % 2 === 1 })).filter(({ text }) => text);
}

/** The lines of one event. */
export function linesOf(event: Event, table: TableState, then = sittings(table)(event)): Line[] {
  if (event.kind === "spoke" && !settings.get("lines")) return [];
  const by = [words.language, then.own, ...then.names].join("\n");
  const known = remembered.get(event);
  if (known?.by === by) return known.lines;
  const lines = told(event, table.shown?.game ?? "", then, table.shown?.resumed ?? null);
  remembered.set(event, { by, lines });
  return lines;
}

function told({ n, kind, about }: Event, game: string, then: Sitting, resumed: Resumed | null): Line[] {
  const { names, own } = then;
  const seat = typeof about.seat === "number" ? about.seat : null;
  if (about.told) {
    const said = sentences(game, about.told as Fact[], names, own);
    const onward = kind === "started" && resumed ? [onwardFrom(n, resumed.at, then)] : [];
    const told = said.map((sentence, place) => ({ id: `${n}.${place}`, n, ...sentence, isTalk: false, then }));
    const silent: number[] = about.substitutes ?? (about.substitute && seat !== null ? [seat] : []);
    return [...onward, ...told, ...silent.map((one) => substitute(n, one, then))];
  }
  const isByHouse = about.house && seat === null;
  const name = isByHouse ? words.say("web-the-house") : (about.name ?? (seat === null ? "" : (names[seat] ?? "")));
  const text = kind === "spoke" ? about.says?.[words.language] : about.text;
  if (kind === "said" || (kind === "spoke" && text))
    return [{ id: `${n}`, n, says: words.say("web-said", { name, text }), rules: [], seat, isTalk: true, then }];
  if (!DONE.has(kind)) return [];
  const mine = `web-event-${kind}.own`;
  const says = words.say(seat !== null && seat === own && words.has(mine) ? mine : `web-event-${kind}`, {
    name,
    emote: about.emote ?? "",
    on: String(about.on ?? false),
    out: String("kept_out" in about),
    version: about.version ?? "",
    minutes: about.minutes ?? 0,
  });
  return [{ id: `${n}`, n, says, rules: [], seat, isTalk: kind === "emoted", then }];
}

/** The device of a seat brought nothing for what was drawn: the house alone drew. */
function substitute(n: number, seat: number, then: Sitting): Line {
  const key = seat === then.own ? "web-event-substitute.own" : "web-event-substitute";
  const says = words.say(key, { name: then.names[seat] ?? "" });
  return { id: `${n}.substitute.${seat}`, n, says, rules: [], seat, isTalk: false, then };
}

/** Whoever looks at the log of a game that went on from another one reads that first. */
function onwardFrom(n: number, at: number, then: Sitting): Line {
  return {
    id: `${n}.on`,
    n,
    says: words.say("web-resumed", { moment: at }),
    rules: [],
    seat: null,
    isTalk: false,
    then,
  };
}

/** Does a line hold every word that is looked for? Accents and capitals count alike. */
export function matching({ says, rules }: Line, wanted: string): boolean {
  const text = plain(`${says} ${rules.join(" ")}`);
  return plain(wanted)
    .split(/\s+/)
    .every((part) => text.includes(part));
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
