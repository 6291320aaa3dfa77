// The cards of a hand, each one by itself, and what it may be used for.

export interface Held {
  /** The same as long as it is held: its kind, and the how-manieth of that kind. */
  key: string;
  card: string;
}

/** A solid frame belongs to the set, a dashed one is a spell, dimmed is not for now. */
export type Use = "parries" | "alone" | "dimmed" | "plain";

export function held(hand: string[]): Held[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { key: `${card}.${nth}`, card };
  });
}

export const cardOf = (key: string): string => key.slice(0, key.lastIndexOf("."));

/** What belongs to the set first, then spells, then the rest; within, the order of the hand. */
export function sorted(hand: Held[], use: (one: Held) => Use): Held[] {
  const rank: Record<Use, number> = { parries: 0, plain: 0, alone: 1, dimmed: 2 };
  return hand.toSorted((one, other) => rank[use(one)] - rank[use(other)]);
}
