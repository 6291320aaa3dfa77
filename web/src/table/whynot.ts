// What cannot be chosen now, and why: choices that are refused for the same reason stand together.

import { choice, reason } from "../house/sentences";
import type { TableState } from "../house/table.svelte";

export interface Refused {
  choices: string[];
  says: string;
  rule: string;
}

/** Reasons that speak of what is not at this table, or of another moment than the one that is asked about. */
const BESIDE_THE_POINT = new Set([
  "no_witches",
  "other_witch",
  "no_tubes",
  "no_use_now",
  "no_penny",
  "not_drawn",
  "no_such_swap",
  "only_in_last_round",
]);

/** Reasons of the moment, true whatever one holds: those that speak of one's own cards, coins or chips come first. */
const OF_THE_MOMENT = new Set(["wrong_moment", "not_a_target", "not_your_turn", "eliminated", "game_over"]);

/** The most useful reasons first; otherwise as the house has them. */
export function refusals(table: TableState): Refused[] {
  const { prospects, shown, ask } = table;
  if (!prospects || !shown) return [];
  const groups = new Map<string, Refused>();
  const refused = Object.entries(prospects.refused);
  const late = ([, { key }]: (typeof refused)[number]): number => Number(OF_THE_MOMENT.has(key));
  for (const [notation, { key, rule, details }] of refused.sort((one, other) => late(one) - late(other))) {
    if (BESIDE_THE_POINT.has(key)) continue;
    const says = reason(shown.game, key, details, table.names);
    const group = groups.get(says) ?? { choices: [], says, rule };
    group.choices.push(choice(shown.game, notation, ask?.about, table.names));
    groups.set(says, group);
  }
  return [...groups.values()];
}
