// What cannot be chosen now, and why: choices that are refused for the same reason stand together.

import { choice, reason } from "../house/sentences";
import type { TableState } from "../house/table.svelte";

export interface Refused {
  choices: string[];
  says: string;
  rule: string;
}

export function refusals(table: TableState): Refused[] {
  const { prospects, shown, ask } = table;
  if (!prospects || !shown) return [];
  const groups = new Map<string, Refused>();
  for (const [notation, { key, rule, details }] of Object.entries(prospects.refused)) {
    const says = reason(shown.game, key, details, table.names);
    const group = groups.get(says) ?? { choices: [], says, rule };
    group.choices.push(choice(shown.game, notation, ask?.about, table.names));
    groups.set(says, group);
  }
  return [...groups.values()];
}
