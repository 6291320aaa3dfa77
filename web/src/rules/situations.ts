// Situations that can be watched and rules that can be tried, as the house knows them; each is asked for once in each language.

import { api } from "../house/api";
import type { Language } from "../house/languages";
import type { Situation, SituationListed, Situations, Trials } from "../protocol";

const listed = new Map<string, Promise<SituationListed[]>>();
const tried = new Map<string, Promise<string[]>>();
const played = new Map<string, Promise<Situation>>();

function once<T>(known: Map<string, Promise<T>>, address: string, ask: () => Promise<T>): Promise<T> {
  const asking = known.get(address) ?? ask();
  known.set(address, asking);
  asking.catch(() => known.delete(address)); // what went wrong once is asked for again
  return asking;
}

/** Those of a game. */
export function situations(game: string, language: Language): Promise<SituationListed[]> {
  const address = `/rules/${game}/situations?lang=${language}`;
  return once(listed, address, async () => (await api<Situations>(address)).situations);
}

/** The rules of a game that can be tried with numbers. */
export function trials(game: string): Promise<string[]> {
  const address = `/rules/${game}/trials`;
  return once(tried, address, async () => (await api<Trials>(address)).rules);
}

export function situation(game: string, id: string, language: Language): Promise<Situation> {
  const address = `/rules/${game}/situations/${id}?lang=${language}`;
  return once(played, address, () => api<Situation>(address));
}
