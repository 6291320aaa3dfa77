// Who sat where when something happened: a seat may have had several people.

import type { Event, TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { isolated } from "../parts/names";

/** How the seats were called at a moment, and which one was that of whoever reads it now. */
export interface Sitting {
  names: string[];
  own: number | null;
}

/** Somebody at the table, by the last name that they had there. */
interface Person {
  name: string;
}

const nobody = (): Person => ({ name: "" });

/** Who sat where at every event that was heard. */
export function sittings({ events, names, seat }: TableState): (event: Event) => Sitting {
  let [chairs, hasBegun] = [names.map(nobody), false];
  const seated = new Map<number, Person[]>();
  for (const { n, kind, about } of events) {
    chairs = come(chairs, kind, about);
    seated.set(n, chairs);
    hasBegun ||= kind === "started";
    if (!hasBegun) chairs = gone(chairs, kind, about.seat);
  }
  const me = seat === null ? undefined : chairs[seat];
  const known = new Map(chairs.map((person, place) => [person, names[place]!]));
  const made = new Map<Person[], Sitting>();
  return ({ n }) => {
    const then = seated.get(n) ?? chairs;
    const own = me ? then.indexOf(me) : -1;
    if (!made.has(then))
      made.set(then, {
        names: then.map((person, place) => known.get(person) ?? nameOf(person, place)),
        own: own < 0 ? null : own,
      });
    return made.get(then)!;
  };
}

const nameOf = ({ name }: Person, seat: number): string => isolated(name || words.say("seat", { number: seat + 1 }));

/** Somebody has sat down, or goes by another name or to another seat. */
function come(chairs: Person[], kind: string, { seat, to, name }: Event["about"]): Person[] {
  const person = chairs[seat];
  if (!person) return chairs;
  const isNew = kind === "joined" || (kind === "granted" && name !== person.name) || (kind === "bot_seated" && name);
  if (isNew) return chairs.with(seat, { name });
  if (kind === "renamed") person.name = name;
  if (kind === "forgotten") person.name = "";
  return kind === "moved" ? chairs.with(seat, chairs[to]!).with(to, person) : chairs;
}

/** Before a game, a seat is free once somebody has left it. */
const gone = (chairs: Person[], kind: string, seat: unknown): Person[] =>
  typeof seat === "number" && chairs[seat] && ["left", "kicked", "bot_sent", "forgotten"].includes(kind)
    ? chairs.with(seat, nobody())
    : chairs;
