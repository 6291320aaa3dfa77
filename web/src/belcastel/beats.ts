// Lock-step: the beats of a round as far as they are revealed.

import { type Told, eventOf } from "./script";

/** What one seat had in its envelope: a chip, or the lid. */
export interface Opened {
  seat: number;
  chip: string | null;
  explodes: boolean;
}

export interface Beat {
  number: number;
  /** The event that revealed it. */
  event: number;
  opened: Opened[];
}

const LOCK_STEP = "BEL-12.1";

/** Every reveal of a round: all envelopes of a beat open in one event. */
export function beats(told: Told[], round: number): Beat[] {
  const events = new Map<number, Told[]>();
  for (const one of told.filter((fact) => fact.round === round && fact.section === "brew")) {
    const event = eventOf(one.id);
    events.set(event, [...(events.get(event) ?? []), one]);
  }
  return [...events]
    .map(([event, facts]) => ({ event, opened: opened(facts) }))
    .filter((beat) => beat.opened.length > 0)
    .map((beat, place) => ({ number: place + 1, ...beat }));
}

function opened(facts: Told[]): Opened[] {
  const exploded = new Set(facts.filter(({ key }) => key === "exploded").map(({ details }) => details.seat as number));
  return facts
    .filter(({ key, rule }) => key === "stopped" || (key === "drew" && rule === LOCK_STEP))
    .map(({ key, details }) => ({
      seat: details.seat as number,
      chip: key === "drew" ? (details.chip as string) : null,
      explodes: exploded.has(details.seat as number),
    }))
    .sort((one, other) => one.seat - other.seat);
}
