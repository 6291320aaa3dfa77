// Two hands that have become one: whose each card was, and how many may be kept.

import type { Event, Fact } from "../house/table.svelte";
import { inProgress } from "../table/progress";
import type { View } from "./view";

export interface Inheritance {
  /** Whose hand it was. */
  of: number;
  /** How many cards are kept. */
  number: number;
  /** The places of my own cards in the hand, and of those that were hers. */
  mine: number[];
  hers: number[];
}

export function inheritance(view: View, seat: number, events: Event[]): Inheritance | null {
  const rule = inProgress(view, "bal/Inherit", seat);
  if (!rule) return null;
  const { of = -1, number = 0 } = rule;
  const left = lately(events, of);
  const hand = view.seats[seat]?.hand ?? [];
  const hers = hand.flatMap((card, place) => (take(left, card) ? [place] : []));
  return { of, number, hers, mine: hand.map((_, place) => place).filter((place) => !hers.includes(place)) };
}

/** The cards that I was told of when she left. */
function lately(events: Event[], of: number): string[] {
  const facts = events.flatMap((event) => (event.about.told ?? []) as Fact[]);
  const told = facts.findLast(([key, , details]) => key === "inherited" && details.of === of);
  return String(told?.[2].cards ?? "")
    .split(" ")
    .filter(Boolean);
}

function take(cards: string[], card: string): boolean {
  const place = cards.indexOf(card);
  if (place < 0) return false;
  cards.splice(place, 1);
  return true;
}
