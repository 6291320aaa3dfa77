// A view as it stands after something told: what lies between two views of the house is shown fact by fact.

import type { Fact } from "../house/table.svelte";
import { isPotion } from "./cards";
import { type Attack, NOBODY, type Seat, type View } from "./view";

type Details = Record<string, any>;
type Telling = (view: View, details: Details, rule: string) => View;

const listed = (names: string): string[] => names.split(" ").filter(Boolean);

const TOLD: Partial<Record<string, Telling>> = {
  round: (view, { round, first }) => ({ ...cleared(view), round, first, tour: 1 }),
  tour: (view, { tour }) => ({ ...heard(cleared(view)), tour }),
  turn: (view, { seat }) => ({ ...cleared(view), carabosse: seat }),
  stole_turn: (view, { seat }) => ({ ...view, carabosse: seat }),
  drew: (view, { seat, cards }) => drawn(view, seat, listed(cards).length, listed(cards)),
  drew_unseen: (view, { seat, count }) => drawn(view, seat, count, []),
  reshuffled: (view) => ({ ...view, pile: view.pile + view.discard.length, discard: [] }),
  discarded: (view, { seat, cards }) => thrown(view, seat, listed(cards)),
  declared: (view, { seat, target }) => ({ ...cleared(view), attack: begun(seat, seat, [target]) }),
  laid: (view, { seat, card }) => laid(view, seat, card),
  nananere: (view, { seat }) => thrown(view, seat, ["nananere"]),
  crystal_ball: (view, { seat }) => thrown(cleared(view), seat, ["boule"]),
  mirrored: (view, { seat, target }) =>
    attacked(thrown(view, seat, ["miroir"]), (attack) => ({ mirrors: [...attack.mirrors, seat, target] })),
  doubled: (view, { seat, target, spell, copied }) => ({
    ...cleared(view),
    attack: { ...begun(seat, seat, [target]), copied: listed(copied), copied_spell: spell ?? null },
  }),
  slipped: (view, { seat, cards }) => slipped(view, seat, listed(cards).filter(isPotion)),
  read_well: (view, { challenger }) =>
    onSeat(view, challenger, (mine) => ({ false_challenges: mine.false_challenges + 1 })),
  got: (view, { seat, cards, gave }) =>
    onSeat(view, seat, ({ hand }) => ({ hand: hand && [...without(hand, listed(gave)), ...listed(cards)] })),
  treasure_returned: (view, { seat, count }) => returned(view, seat, count),
  defends: (view, { seat }) => attacked(defended(view), () => ({ defender: seat })),
  parried: (view, { seat }) => attacked(view, (attack) => ({ parried: [...attack.parried, seat] })),
  failed: (view, { seat }) => attacked(view, (attack) => ({ failed: [...attack.failed, seat] })),
  sent_on: (view, { seat, target }) =>
    attacked(defended(view), (attack) => ({ trail: [...attack.trail, seat, target], defender: target })),
  cancelled: (view) =>
    attacked(view, (attack) => ({ is_off: attack.spell !== "sortilege" || view.options.hex_wand !== "alone" })),
  took_back: (view, { seat, count }) => tookBack(view, seat, count),
  farce: (view, { tokens }) => ({
    ...attacked(view, () => ({ tokens: listed(tokens) })),
    bowl: view.bowl - listed(tokens).length,
  }),
  farce_fails: (view) => (view.attack?.owner === NOBODY ? view : attacked(view, () => ({ tokens: [] }))),
  lost: (view, { seat, owner }) => onSeat(taken(view, seat, owner), owner, (mine) => ({ dead: mine.dead + 1 })),
  captured: (view, { seat, captor, owner }) =>
    onSeat(taken(view, seat, owner), captor, (mine) =>
      owner === captor ? { alive: mine.alive + 1 } : { captured: [...mine.captured, owner].sort() },
    ),
  healed: (view, { seat }) => onSeat(view, seat, (mine) => ({ alive: mine.alive + 1, dead: mine.dead - 1 })),
  eliminated: (view, { seat, heir }) => eliminated(view, seat, heir ?? null),
  inherited: (view, { seat, cards }) =>
    onSeat(view, seat, ({ hand }) => ({ hand: hand && [...hand, ...listed(cards)] })),
};

/** In each tour everybody may challenge anew. */
const heard = (view: View): View => ({ ...view, seats: view.seats.map((mine) => ({ ...mine, false_challenges: 0 })) });

/** The view after a fact. Nothing is asked meanwhile. */
export function retold(view: View, [key, rule, details]: Fact): View {
  return { ...(TOLD[key]?.(view, details, rule) ?? view), asks: {}, asked: {}, awaited: [], window: null };
}

function onSeat(view: View, seat: number, change: (mine: Seat) => Partial<Seat>): View {
  return {
    ...view,
    seats: view.seats.map((mine, place) => (place === seat ? counted({ ...mine, ...change(mine) }) : mine)),
  };
}

function counted(mine: Seat): Seat {
  return { ...mine, lives: mine.alive + mine.captured.length };
}

function attacked(view: View, change: (attack: Attack) => Partial<Attack>): View {
  return view.attack ? { ...view, attack: { ...view.attack, ...change(view.attack) } } : view;
}

function begun(author: number, owner: number, targets: number[]): Attack {
  const nothing = {
    spell: null,
    second: null,
    potions: [],
    tokens: [],
    copied: [],
    copied_spell: null,
    mirrors: [],
    swept: [],
    spent: [],
    gained: [],
    is_off: false,
  };
  return { author, owner, targets, ...nothing, defender: NOBODY, trail: [], parried: [], failed: [] };
}

/** The cards of an event lie there until the next thing begins. */
export function cleared(view: View): View {
  const { attack, defense } = view;
  if (!attack) return { ...view, defense: [] };
  const gone = [...attack.potions, ...attack.spent, ...defense, ...spellsOf(attack)];
  return {
    ...view,
    attack: null,
    defense: [],
    discard: [...view.discard, ...gone],
    bowl: view.bowl + attack.tokens.length,
  };
}

function drawn(view: View, seat: number, count: number, cards: string[]): View {
  const next = onSeat(view, seat, ({ hand, hand_size }) => ({
    hand_size: hand_size + count,
    hand: hand && [...hand, ...cards],
  }));
  return { ...next, pile: Math.max(0, view.pile - count) };
}

function without<Hand extends string[] | null>(hand: Hand, cards: string[]): Hand {
  return cards.reduce<Hand>(
    (left, card) => (left?.includes(card) ? (left.toSpliced(left.indexOf(card), 1) as Hand) : left),
    hand,
  );
}

function gone(view: View, seat: number, cards: string[]): View {
  return onSeat(view, seat, ({ hand, hand_size }) => ({
    hand_size: hand_size - cards.length,
    hand: without(hand, cards),
  }));
}

function thrown(view: View, seat: number, cards: string[]): View {
  return { ...gone(view, seat, cards), discard: [...view.discard, ...cards] };
}

function laid(view: View, seat: number, card: string): View {
  const next = gone(view, seat, [card]);
  if (card === "lutin")
    return { ...cleared(next), attack: begun(seat, NOBODY, [seat]), discard: [...cleared(next).discard, card] };
  if (card === "sortilege")
    return { ...cleared(next), attack: { ...begun(seat, seat, livingBut(view, seat)), spell: card } };
  if (view.attack?.defender === seat) return { ...next, defense: [...view.defense, card] };
  return attacked(next, ({ potions, spell }) =>
    isPotion(card) ? { potions: [...potions, card] } : spell ? { second: card } : { spell: card },
  );
}

function livingBut(view: View, seat: number): number[] {
  const places = view.seats.map((_, place) => (seat + place) % view.seats.length).slice(1);
  return places.filter((place) => !view.seats[place]!.out_at);
}

const spellsOf = ({ spell, second }: Attack): string[] => [spell, second].filter((one) => one !== null);

/** Cards of a treasure go back unseen; I know which were mine. */
function returned(view: View, seat: number, count: number): View {
  const next = onSeat(view, seat, ({ hand, hand_size, treasure }) => ({
    hand_size: hand_size - count,
    hand: without(hand, treasure),
  }));
  return { ...next, pile: view.pile + count };
}

/** Potions that were read badly go back to the hand; a spell is lost. */
function slipped(view: View, seat: number, back: string[]): View {
  const next = onSeat(view, seat, ({ hand, hand_size }) => ({
    hand_size: hand_size + back.length,
    hand: hand && [...hand, ...back],
  }));
  if (view.attack?.defender === seat) return { ...next, defense: without(view.defense, back) };
  return attacked(next, ({ potions }) => ({ potions: without(potions, back) }));
}

/** The cards of a defense stay where they are until the event is over. */
export function defended(view: View): View {
  return { ...attacked(view, ({ spent }) => ({ spent: [...spent, ...view.defense] })), defense: [] };
}

/** Whoever leaves lets her hand to an heir, or throws it away. */
function eliminated(view: View, seat: number, heir: number | null): View {
  const count = view.seats[seat]!.hand_size;
  const out_at = 1 + view.seats.filter((mine) => mine.out_at > 0).length;
  if (heir === null) return onSeat(view, seat, () => ({ out_at }));
  const gone = onSeat(view, seat, ({ hand }) => ({ out_at, hand_size: 0, hand: hand && [] }));
  return onSeat(gone, heir, ({ hand_size }) => ({ hand_size: hand_size + count }));
}

function tookBack(view: View, seat: number, count: number): View {
  const { attack } = view;
  const back = attack ? [...attack.potions, ...spellsOf(attack)] : [];
  const next = onSeat(view, seat, ({ hand, hand_size }) => ({
    hand_size: hand_size + count,
    hand: hand && [...hand, ...back],
  }));
  return attacked(next, () => ({ potions: [], spell: null, second: null }));
}

function taken(view: View, seat: number, owner: number): View {
  if (seat === owner) return onSeat(view, seat, ({ alive }) => ({ alive: alive - 1 }));
  return onSeat(view, seat, ({ captured }) => ({ captured: captured.toSpliced(captured.indexOf(owner), 1) }));
}
