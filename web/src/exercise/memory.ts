// What somebody was asked on this device, and what they tend to miss: it decides what comes next, and is never shown.

import { recall, remember } from "../house/memory";
import type { ExerciseListed } from "../protocol";

/** Of one kind of question: how often it was asked, and what was lost by the answers, in chances to win. */
export interface Tally {
  asked: number;
  lost: number;
}

export interface Known {
  kinds: Record<string, Tally>;
  /** Those that were answered, the latest last. */
  seen: string[];
}

const KEY = "exercises";
const MOST = 200;
/** As much as is lost by an answer that is clearly wrong: kinds that were never asked count as half of that. */
const CLEAR = 0.1;

export const known = (of: string): Known => recall<Record<string, Known>>(KEY)?.[of] ?? { kinds: {}, seen: [] };

/** Keep in mind what an answer has lost. */
export function note(of: string, { id, kind }: ExerciseListed, lost: number): void {
  const { kinds, seen } = known(of);
  const { asked, lost: before } = kinds[kind] ?? { asked: 0, lost: 0 };
  const now: Known = {
    kinds: { ...kinds, [kind]: { asked: asked + 1, lost: before + Math.min(lost, CLEAR) } },
    seen: [...seen.filter((one) => one !== id), id].slice(-MOST),
  };
  remember(KEY, { ...recall<Record<string, Known>>(KEY), [of]: now });
}

/** How much of a kind is missed, from 0 to 1; what is little known lies in the middle. */
const missed = ({ asked, lost }: Tally): number => (lost / CLEAR + 1) / (asked + 2);

/** What comes next: something new of the kind that is missed most; once all were seen, what was seen longest ago. */
export function nextOf(all: ExerciseListed[], { kinds, seen }: Known): ExerciseListed | undefined {
  const fresh = all.filter(({ id }) => !seen.includes(id));
  if (!fresh.length) return all.toSorted((one, other) => seen.indexOf(one.id) - seen.indexOf(other.id))[0];
  const weight = ({ kind }: ExerciseListed): number => missed(kinds[kind] ?? { asked: 0, lost: 0 });
  return fresh.reduce((best, one) => (weight(one) > weight(best) ? one : best));
}
