// What was told in a round, as a script that can be shown step by step: each fact with its section of the round.

import type { Event, Fact } from "../house/table.svelte";
import { type Seat, colorOf, valueOf } from "./box";

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
const CHIP_ACTIONS = new Set(["BEL-7.3", "BEL-16.22", "BEL-16.23"]);

export const isPhase = (section: Section): section is Phase => (PHASES as readonly string[]).includes(section);
export const factOf = ({ key, rule, details }: Told): Fact => [key, rule, details];

/** The facts of all these events, in order. */
export function script(events: Event[]): Told[] {
  const told: Told[] = [];
  let [round, section]: [number, Section] = [0, "intro"];
  for (const { n, about } of events) {
    ((about.told ?? []) as Fact[]).forEach(([key, rule, details], place) => {
      if (key === "round") round = details.round as number;
      section = sectionOf(section, key, rule);
      told.push({ id: n * PER_EVENT + place, round, section, key, rule, details });
    });
  }
  return told;
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

function brewOn(mine: Seat, [key, , { chip, space, whites, tails }]: Fact): Seat {
  if (key === "laid") return laid(without(mine, "beside", chip), chip, space);
  if (key === "put_beside") return { ...mine, beside: [...mine.beside, chip] };
  if (key === "back_in_bag") return without(mine, mine.beside.includes(chip) ? "beside" : "chips", chip);
  if (key === "restarted") return { ...mine, chips: [], spaces: [], whites: 0 };
  if (key === "moved_on") return { ...mine, spaces: [...mine.spaces.slice(0, -1), space] };
  if (key === "stopped" || key === "came_back") return { ...mine, state: key === "stopped" ? "stopped" : "brewing" };
  if (key === "exploded") return { ...mine, state: "exploded", whites };
  if (key === "protected") return { ...mine, protected: true };
  if (key === "rat") return { ...mine, rat: Math.min(tails, space - mine.drop) };
  return key === "scoring_space" ? { ...mine, space, next_space: space } : mine;
}

function laid(mine: Seat, chip: string, space: number): Seat {
  const whites = mine.whites + whiteness(chip);
  return { ...mine, chips: [...mine.chips, chip], spaces: [...mine.spaces, space], whites };
}

const whiteness = (chip: string): number => (colorOf(chip) === "white" ? valueOf(chip) : 0);

function without(mine: Seat, where: "chips" | "beside", chip: string): Seat {
  const place = mine[where].lastIndexOf(chip);
  if (place < 0) return mine;
  const left = mine[where].toSpliced(place, 1);
  if (where === "beside") return { ...mine, beside: left };
  return { ...mine, chips: left, spaces: mine.spaces.toSpliced(place, 1), whites: mine.whites - whiteness(chip) };
}
