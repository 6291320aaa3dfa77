// What was told in a round, as a script that can be shown step by step: each fact with its section of the round.

import type { Event, Fact } from "../house/table.svelte";

export const PHASES = ["A", "B", "C", "D", "E", "F"] as const;
export type Phase = (typeof PHASES)[number];
export type Section = "intro" | "card" | "brew" | Phase | "end";

export interface Told {
  /** Grows from fact to fact. */
  id: number;
  round: number;
  section: Section;
  key: string;
  rule: string;
  details: Record<string, any>;
}

const PER_EVENT = 1000;
/** Of a fact, by its event and its place there. */
export const idOf = (n: number, place: number): number => n * PER_EVENT + Math.min(place, PER_EVENT - 1);
/** The event of a fact. */
export const eventOf = (id: number): number => Math.floor(id / PER_EVENT);
/** The same, and how many of its facts have been told with it. */
export const placeOf = (id: number): { n: number; place: number } => ({ n: eventOf(id), place: (id % PER_EVENT) + 1 });
const OPENING = new Set(["first_player", "round", "opened", "white_added"]);
const BREWING = new Set(["drew", "stopped", "exploded", "restarted", "came_back"]);
/** The rules of chips that act in the scoring; those of cards and tubes belong to whatever phase they come in. */
const CHIP_ACTIONS = new Set([
  "BEL-7.3",
  "BEL-16.22",
  "BEL-16.23",
  "WIT-5.1",
  "WIT-5.2",
  "WIT-5.3",
  "WIT-5.5",
  "WIT-5.7",
  "WIT-5.8",
]);
/** The phase that a witch, a bowl or a penny belongs to. */
const OF_WITCHES: Partial<Record<string, Phase>> = {
  "WIT-3.11": "C",
  "WIT-3.9": "D",
  "WIT-3.10": "D",
  "WIT-4.2": "D",
  "WIT-3.5": "E",
  "WIT-3.6": "E",
  "WIT-3.7": "E",
  "WIT-3.8": "E",
  "WIT-3.12": "F",
  "WIT-2.2": "F",
};

export const isPhase = (section: Section): section is Phase => (PHASES as readonly string[]).includes(section);
export const factOf = ({ key, rule, details }: Told): Fact => [key, rule, details];

/** Where in the game something was told. */
interface Where {
  round: number;
  section: Section;
}

/** What an event told, by where the game was before it: after each answer only the new ones are looked at. */
const known = new WeakMap<Event, { before: Where; told: Told[]; after: Where }>();

/** The facts of all these events, in order. */
export function script(events: Event[]): Told[] {
  let where: Where = { round: 0, section: "intro" };
  return events.flatMap((event) => {
    const one = toldBy(event, where);
    where = one.after;
    return one.told;
  });
}

function toldBy(event: Event, before: Where): { told: Told[]; after: Where } {
  const seen = known.get(event);
  if (seen && seen.before.round === before.round && seen.before.section === before.section) return seen;
  let { round, section } = before;
  const told = ((event.about.told ?? []) as Fact[]).map(([key, rule, details], place) => {
    if (key === "round") round = details.round as number;
    section = sectionOf(section, key, rule);
    return { id: idOf(event.n, place), round, section, key, rule, details };
  });
  const made = { before, told, after: { round, section } };
  known.set(event, made);
  return made;
}

function sectionOf(before: Section, key: string, rule: string): Section {
  if (key === "ended") return "end";
  if (OPENING.has(key)) return "intro";
  if (key === "card") return "card";
  if (key === "scoring_space") return "A";
  if (isPhase(before)) return phaseOf(before, key, rule);
  return BREWING.has(key) ? "brew" : before;
}

/** The phases of scoring are numbered by their rules. None comes back once a later one has begun. */
function phaseOf(before: Phase, key: string, rule: string): Phase {
  const numbered = /^BEL-10\.([1-6])$/.exec(rule)?.[1];
  if (numbered) return later(before, PHASES[Number(numbered) - 1]!);
  if (CHIP_ACTIONS.has(rule)) return later(before, "B");
  if (OF_WITCHES[rule]) return later(before, OF_WITCHES[rule]);
  if (rule === "BEL-12.2") return later(before, "E");
  return key === "flasks_filled" ? "F" : before;
}

const later = (one: Phase, other: Phase): Phase => (one > other ? one : other);

/** The last two rounds: nothing earlier is ever shown again. */
export function lately(told: Told[]): Told[] {
  const round = told.at(-1)?.round ?? 0;
  return told.slice(told.findIndex((one) => one.round >= round - 1));
}
