// Facts, questions, answers and reasons in words: the page's half of `src/chaudron/words.py`.

import { familyOf } from "./families";
import type { Fact } from "./table.svelte";
import { type Arguments, words } from "./words.svelte";

/** How one detail of a fact becomes arguments of a text. */
export type Shape = (value: any, names: string[]) => Arguments;

/** What a game must say for itself. */
export interface Speech {
  shapes: Record<string, Shape>;
  /** What a choice is about, as arguments. */
  thing(notation: string, verb: string, names: string[]): Arguments;
  /** Arguments that two details make together. */
  further?(details: Record<string, any>): Arguments;
  /** Several sentences about one seat, which came one after the other, in one; undefined where they stand by themselves. */
  merged?(told: Fact[][], name: string, isOwn: boolean): string | undefined;
}

export interface Sentence {
  says: string;
  rules: string[];
  /** Whom it is about. */
  seat: number | null;
  /** What it tells. */
  facts: Fact[];
}

const SPEECHES: Record<string, Speech> = {};

export function teach(game: string, speech: Speech): void {
  SPEECHES[game] = speech;
}

function shaped(game: string, details: Record<string, any>, names: string[]): Arguments {
  const speech = SPEECHES[familyOf(game)];
  const each = Object.entries(details).map(
    ([name, value]) => speech?.shapes[name]?.(value, names) ?? { [name]: value },
  );
  return Object.assign({}, ...each, speech?.further?.(details));
}

function fact(game: string, [key, rule, details]: Fact, names: string[], own: number | null): string {
  const family = familyOf(game);
  const told = [...toReader(family, key, details, own), `${family}-told-${key}`].find((one) => words.has(one));
  return words.say(told ?? `${family}-told-${key}`, { rule: rule.replace(".", "-"), ...shaped(game, details, names) });
}

/** Who else a sentence may name, beside whoever acts. */
const CONCERNED = ["target", "neighbor", "captor", "by", "of", "robbed", "giver", "reader", "challenger"];

/** Sentences in the second person: for whoever acted, or was concerned by what somebody else did. */
function toReader(family: string, key: string, details: Record<string, any>, own: number | null): string[] {
  if (own === null) return [];
  if (actorOf(details) === own) return [`web-own-${family}-${key}`];
  return isConcerned([key, "", details], own) ? [`web-own-${family}-met-${key}`] : [];
}

/** Does what somebody does concern a seat? */
export function isConcerned([key, , details]: Fact, seat: number): boolean {
  return CONCERNED.some((role) => details[role] === seat) || (key === "shooed" && details.owner === seat);
}

function actorOf({ seat, first, winners }: Record<string, any>): unknown {
  return seat ?? first ?? (winners?.length === 1 ? winners[0] : undefined);
}

/** What happened, as sentences; two facts in a row that have words in common are told in one breath. `own` is the seat that reads them. */
export function sentences(game: string, facts: Fact[], names: string[], own: number | null = null): Sentence[] {
  const said: Sentence[] = [];
  for (let place = 0; place < facts.length; place += 1) {
    const first = facts[place]!;
    const second = facts[place + 1];
    const key = second && `${first[0]}-${second[0]}`;
    if (second && key && belongTogether(first, second) && words.has(`${familyOf(game)}-told-${key}`)) {
      place += 1;
      const rules = [...new Set([first[1], second[1]])];
      said.push({
        says: fact(game, [key, first[1], { ...first[2], ...second[2] }], names, own),
        rules,
        seat: seatOf(first),
        facts: [first, second],
      });
    } else {
      said.push({ says: fact(game, first, names, own), rules: [first[1]], seat: seatOf(first), facts: [first] });
    }
  }
  return said;
}

/** Sentences that came one after the other in one, where the game has words for it. */
export function merged(game: string, told: Fact[][], name: string, isOwn: boolean): string | undefined {
  return SPEECHES[familyOf(game)]?.merged?.(told, name, isOwn);
}

const seatOf = ([, , { seat }]: Fact): number | null => (typeof seat === "number" ? seat : null);

/** Are both about the same seat, and about the same chip or, where one names none, from the same rule? */
function belongTogether([, ruleOne, one]: Fact, [, ruleTwo, two]: Fact): boolean {
  if (one.seat !== two.seat) return false;
  if ("chip" in one && "chip" in two) return one.chip === two.chip;
  return ruleOne === ruleTwo;
}

export const question = (game: string, about: string): string => words.say(`${familyOf(game)}-ask-${about}`);

/** What may be answered. `about`, the key of the question, makes it more exact. */
export function choice(game: string, notation: string, about = "nothing", names: string[] = []): string {
  const [verb = "", thing = ""] = notation.split(":");
  const shaped = thing && SPEECHES[familyOf(game)]?.thing(thing, verb, names);
  return words.say(`${familyOf(game)}-choice-${verb}`, { about, ...shaped });
}

/** Why something cannot be chosen. */
export function reason(game: string, key: string, details: Record<string, any>, names: string[]): string {
  return words.say(`${familyOf(game)}-refused-${key}`, shaped(game, details, names));
}

export function seat(number: number, names: string[]): string {
  return names[number] ?? words.say("seat", { number: number + 1 });
}

export const oneSeat =
  (name: string): Shape =>
  (number, names) => ({ [name]: seat(number, names), [`${name}_number`]: number + 1 });

export const seats =
  (name: string): Shape =>
  (numbers: number[], names) => ({
    [name]: words.listed(numbers.map((number) => seat(number, names))),
    [`${name}_count`]: numbers.length,
  });

/** A component by its words and, as `<name>_<form>`, a further form of them. */
export const wordsOf =
  (name: string, prefix: string, form = ""): Shape =>
  (value) => ({
    [name]: words.say(`${prefix}-${value}`),
    ...(form && { [`${name}_${form}`]: words.say(`${prefix}-${value}.${form}`) }),
  });
