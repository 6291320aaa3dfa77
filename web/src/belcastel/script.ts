// What was told in a round, as a script that can be shown step by step: each fact with its section of the round.

import type { Event, Fact } from "../house/table.svelte";
import { type Seat, type View, colorOf, valueOf } from "./box";

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

export const PER_EVENT = 1000;
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
    return { id: event.n * PER_EVENT + place, round, section, key, rule, details };
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

/** A cauldron after what was told of it: the chips themselves leave for the bag before the scoring is over. */
export function brewed(start: Seat, seat: number, facts: Fact[]): Seat {
  return facts.filter(([, , details]) => details.seat === seat).reduce(brewOn, start);
}

/** Before anybody brews nothing is left of the last explosion. */
export function swept(view: View): View {
  const clean = (mine: Seat): Seat => ({
    ...mine,
    state: "brewing",
    protected: false,
    whites: mine.chips.length ? mine.whites : 0,
  });
  return view.seats.some(({ state }) => state !== "brewing") ? { ...view, seats: view.seats.map(clean) } : view;
}

function brewOn(mine: Seat, [key, rule, { chip, space, whites, tails }]: Fact): Seat {
  if (key === "laid") return laid(without(without(mine, "beside", chip), "aside", nameOf(chip)), chip, space);
  if (key === "poured")
    return { ...mine, poured: true, bowl: [...mine.bowl, chip], whites: mine.whites + whiteness(chip) };
  if (key === "put_beside") return { ...mine, beside: [...mine.beside, chip] };
  if (key === "set_aside") return { ...mine, aside: [...mine.aside, chip] };
  if (key === "back_in_bag") return without(mine, whence(mine, rule, chip), chip);
  if (key === "restarted") return { ...mine, chips: [], spaces: [], bowl: [], whites: 0 };
  if (key === "moved_on") return { ...mine, spaces: [...mine.spaces.slice(0, -1), space] };
  if (key === "stopped" || key === "came_back") return { ...mine, state: key === "stopped" ? "stopped" : "brewing" };
  if (key === "exploded") return { ...mine, state: "exploded", whites };
  if (key === "saved") return { ...mine, state: "brewing", protected: false };
  if (key === "protected") return { ...mine, protected: true };
  if (key === "rat") return { ...mine, rat: Math.min(tails, space - mine.drop) };
  return key === "scoring_space" ? ended({ ...mine, space, next_space: space }) : mine;
}

/** Whoever was saved and did not explode again has stopped in the end. */
const ended = (mine: Seat): Seat => ({ ...mine, state: mine.state === "exploded" ? "exploded" : "stopped" });

/** A locoweed is laid by the name of what it copies, too. */
const nameOf = (chip: string): string => chip.split("=")[0]!;

/** Where a chip lay that went back: whites that a witch gathers never lie in the bowl. */
function whence(mine: Seat, rule: string, chip: string): "beside" | "bowl" | "chips" {
  if (mine.beside.includes(chip)) return "beside";
  return mine.poured && mine.bowl.at(-1) === chip && rule !== "WIT-3.3" ? "bowl" : "chips";
}

function laid(mine: Seat, chip: string, space: number): Seat {
  const whites = mine.whites + whiteness(chip);
  return { ...mine, poured: false, chips: [...mine.chips, chip], spaces: [...mine.spaces, space], whites };
}

const whiteness = (chip: string): number => (colorOf(chip) === "white" ? valueOf(chip) : 0);

function without(mine: Seat, where: "chips" | "beside" | "aside" | "bowl", chip: string): Seat {
  const place = mine[where].findLastIndex((one) => nameOf(one) === chip || one === chip);
  if (place < 0) return mine;
  const left = mine[where].toSpliced(place, 1);
  if (where === "beside" || where === "aside") return { ...mine, [where]: left };
  const whites = mine.whites - whiteness(chip);
  return where === "bowl"
    ? { ...mine, bowl: left, whites }
    : { ...mine, chips: left, spaces: mine.spaces.toSpliced(place, 1), whites };
}
