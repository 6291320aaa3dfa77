// After a bell: who rang, whether it was a slip, and what was typed.

import type { Event, Fact } from "../house/table.svelte";
import type { Typed } from "./typed";

export interface Verdict {
  /** The event that told it. */
  n: number;
  challenger: number;
  reader: number;
  isSlip: boolean;
  typed: Typed;
}

/** What the last bell brought out; nothing where nobody rang, or where what was typed is not known here. */
export function verdictOf(events: Event[]): Verdict | null {
  const place = events.findLastIndex((event) => factsOf(event).some(([key]) => key === "challenged"));
  const typed = events.slice(0, place + 1).findLast((event) => event.about.typed)?.about.typed as Typed | undefined;
  if (place < 0 || !typed) return null;
  const facts = factsOf(events[place]!);
  const { seat, reader } = facts.find(([key]) => key === "challenged")![2] as { seat: number; reader: number };
  if (typed.seat !== reader) return null;
  return { n: events[place]!.n, challenger: seat, reader, isSlip: facts.some(([key]) => key === "slipped"), typed };
}

const factsOf = ({ about }: Event): Fact[] => (about.told ?? []) as Fact[];
