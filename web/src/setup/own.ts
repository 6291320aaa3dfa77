// What a game wants in front on its setup screen; every other option is listed as a ruling.

import type { Component } from "svelte";

import { familyOf } from "../house/families";
import Ball from "./Ball.svelte";
import Books from "./Books.svelte";
import ReactionTime from "./ReactionTime.svelte";
import WitchesPart from "./WitchesPart.svelte";
import Woods from "./Woods.svelte";
import type { Value } from "./options";
import type { Plan } from "./plan.svelte";

export interface Own {
  /** Where the options that need more than a list are chosen, and what stands above them: `web-setup-<title>`, `…-how`. */
  parts: Component<{ plan: Plan; isWide: boolean }>;
  title: string;
  /** What its extension adds to the options. */
  extension?: Component<{ plan: Plan }>;
  /** A clock of its own. */
  clock?: Component<{ plan: Plan; isWide: boolean }>;
  /** The options that are chosen there. */
  chosenThere: string[];
  /** How many rulings find room on a wide screen. */
  rulings: number;
  /** Does the house work out risks for it? */
  hasOdds: boolean;
  /** Options that are on or off, with the value that is on; named by `web-setup-<game>-<option>`. */
  switches: { option: string; on: Value; off: Value }[];
}

/** How formulas are read. */
const READING = ["incantation", "incantation_time", "challenge_time", "from_memory", "bot_diction", "bot_ear"];

const OWN: Partial<Record<string, Own>> = {
  belcastel: {
    parts: Books,
    title: "books",
    extension: WitchesPart,
    chosenThere: ["books", "witches"],
    rulings: 4,
    hasOdds: true,
    switches: [
      { option: "cauldron_side", on: "tubes", off: "plain" },
      { option: "lock_step", on: "every_round", off: "last_round" },
    ],
  },
  bal: {
    parts: Ball,
    title: "bal-level",
    clock: ReactionTime,
    chosenThere: ["level", "components", ...READING],
    rulings: 5,
    hasOdds: false,
    switches: [],
  },
  blackwood: {
    parts: Woods,
    title: "blackwood-forest",
    chosenThere: ["favour", "components"],
    rulings: 6,
    hasOdds: false,
    switches: [],
  },
};

/** An extension is prepared like the game it extends. */
export const ownOf = (game: string): Own | undefined => OWN[familyOf(game)];

/** The options that are listed, those that were changed first. */
export function rulingsOf(plan: Plan): string[] {
  const own = ownOf(plan.game.game);
  const elsewhere = new Set([...(own?.chosenThere ?? []), ...(own?.switches ?? []).map(({ option }) => option)]);
  const listed = Object.keys(plan.game.options).filter((name) => !elsewhere.has(name));
  return [
    ...listed.filter((name) => plan.changed.includes(name)),
    ...listed.filter((name) => !plan.changed.includes(name)),
  ];
}
