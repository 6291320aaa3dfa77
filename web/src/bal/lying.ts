// What lies on the table, or is meant to, one after the other, each with what answers it.

import { colorOf, isPotion } from "./cards";
import type { Slot } from "./defending.svelte";
import type { Stage } from "./stage.svelte";
import { type Attack, NOBODY } from "./view";

export interface Lying {
  key: string;
  /** A card, or nothing where a token or a copied color stands. */
  card: string | null;
  /** What a parry must match; empty for a spell and for a white token. */
  color: string;
  answer: string | null;
  isLaid: boolean;
  /** What is said below, where nothing is to be answered. */
  tag: "mine" | "theirs" | "forced" | "white" | null;
  /** It is still in my hand. */
  isMeant: boolean;
}

const NOTHING = { answer: null, isLaid: false, tag: null, isMeant: false };

/** The whole set, in the order in which it lies. */
export function lying(stage: Stage): Lying[] {
  const { attacking } = stage;
  const { attack } = stage.view;
  if (attacking.isOn)
    return set(
      [attacking.spell, attacking.second],
      attacking.potions,
      attacking.attack?.tokens ?? [],
      [],
      "mine",
      !attacking.isCast,
    );
  if (!attack) return [];
  const whose = attack.owner === NOBODY ? "forced" : attack.author === stage.me ? "mine" : "theirs";
  const spells = attack.owner === NOBODY ? ["lutin"] : [attack.spell, attack.second, attack.copied_spell];
  return answered(set(spells, attack.potions, attack.tokens, attack.copied, whose, false), answersTo(stage, attack));
}

function set(
  spells: (string | null)[],
  potions: string[],
  tokens: string[],
  copied: string[],
  tag: Lying["tag"],
  isMeant: boolean,
): Lying[] {
  const first = spells.flatMap((spell) =>
    spell ? [{ ...NOTHING, key: spell, card: spell, color: "", tag, isMeant }] : [],
  );
  const laid = potions.map((card, place) => ({
    ...NOTHING,
    key: `${place}.${card}`,
    card,
    color: colorOf(card),
    isMeant,
  }));
  const drawn = tokens.map((color, place) => token(`token.${place}`, color));
  return [...first, ...laid, ...drawn, ...copied.map((color, place) => token(`copy.${place}`, color))];
}

function token(key: string, color: string): Lying {
  const isWhite = color === "white";
  return { ...NOTHING, key, card: null, color: isWhite ? "" : color, tag: isWhite ? "white" : null };
}

/** What answers each color: what I mean to lay, or what the one who defends has laid. */
function answersTo(stage: Stage, attack: Attack): Slot[] {
  if (stage.defending.isOn && attack.defender === stage.me) return stage.defending.slots;
  return stage.view.defense
    .filter((card) => isPotion(card) || card === "abracadabra")
    .map((card) => ({ color: colorOf(card), answer: card, isLaid: true }));
}

function answered(laid: Lying[], answers: Slot[]): Lying[] {
  const left = [...answers];
  const place = (color: string): number => {
    const own = left.findIndex((slot) => slot.color === color);
    return own >= 0 ? own : left.findIndex((slot) => slot.color === "");
  };
  return laid.map((one) => {
    const at = one.color ? place(one.color) : -1;
    if (at < 0) return one;
    const { answer, isLaid } = left.splice(at, 1)[0]!;
    return { ...one, answer, isLaid };
  });
}
