// The game at hand: the latest of this box that this browser plays, and what a rule has to do with it.

import { familyOf } from "../house/families";
import { api } from "../house/api";
import { type MyGame, realGames } from "../house/memory";
import { sentences } from "../house/sentences";
import type { Fact } from "../house/table.svelte";
import type { Language } from "../house/languages";
import { words } from "../house/words.svelte";
import { isolated } from "../parts/names";
import type { Heard, Log, TrialAround, Welcome } from "../protocol";
import { learn } from "../table/speeches";

export interface AtHand {
  kept: MyGame;
  game: string;
  seat: number | null;
  names: string[];
  options: Record<string, any>;
}

/** Something that happened by a rule. */
export interface Happened {
  n: number;
  round: number;
  says: string;
}

const MOST = 3;

/** Undefined where there is none, or where it cannot be asked now. The rules of Belcastel hold in its expansion too. */
export async function atHand(game: string): Promise<AtHand | undefined> {
  const kept = realGames().find((one) => one.game === game || familyOf(one.game) === game);
  if (!kept) return undefined;
  try {
    const { shown, seat } = await api<Welcome>(`/tables/${kept.table}`, { token: kept.token });
    if (shown.state === "open") return undefined;
    return {
      kept,
      game: shown.game,
      seat,
      names: shown.seats.map(({ name }, at) => isolated(name || words.say("seat", { number: at + 1 }))),
      options: shown.options,
    };
  } catch {
    return undefined;
  }
}

/** Everything that was told lately by a rule, the last first. */
export function byRule(
  events: Heard[],
  rule: string,
  { game, names, seat }: Pick<AtHand, "game" | "names" | "seat">,
): Happened[] {
  const found: Happened[] = [];
  let round = 0;
  for (const { n, about } of events) {
    const told = (about.told ?? []) as Fact[];
    round = told.findLast(([key]) => key === "round")?.[2].round ?? round;
    for (const one of sentences(game, told, names, seat))
      if (one.rules.includes(rule)) found.push({ n, round, says: one.says });
  }
  return found.toReversed().slice(0, MOST);
}

export async function happened(mine: AtHand, rule: string, language: Language): Promise<Happened[]> {
  await learn(mine.game, String(mine.options.components ?? ""));
  const { events } = await api<Log>(`/tables/${mine.kept.table}/log?lang=${language}`, { token: mine.kept.token });
  return byRule(events, rule, mine);
}

/** The numbers of that table for a rule that can be tried. */
export const triedThere = ({ kept }: AtHand, rule: string, language: Language): Promise<TrialAround> =>
  api<TrialAround>(`/tables/${kept.table}/trials/${rule}?lang=${language}`, { token: kept.token });
