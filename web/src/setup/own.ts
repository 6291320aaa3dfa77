// What a game wants in front on its setup screen; every other option is listed as a ruling.

import type { Component } from "svelte";

import { familyOf } from "../shelf/games";
import Books from "./Books.svelte";
import WitchesPart from "./WitchesPart.svelte";
import type { Value } from "./options";
import type { Plan } from "./plan.svelte";

export interface Own {
  /** Where the options that need more than a list are chosen. */
  parts: Component<{ plan: Plan; isWide: boolean }>;
  /** What its extension adds to the options. */
  extension: Component<{ plan: Plan }>;
  /** The options that are chosen there. */
  chosenThere: string[];
  /** Options that are on or off, with the value that is on; named by `web-setup-<game>-<option>`. */
  switches: { option: string; on: Value; off: Value }[];
}

const OWN: Partial<Record<string, Own>> = {
  belcastel: {
    parts: Books,
    extension: WitchesPart,
    chosenThere: ["books", "witches"],
    switches: [
      { option: "cauldron_side", on: "tubes", off: "plain" },
      { option: "lock_step", on: "every_round", off: "last_round" },
    ],
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
