// Every game's way to say things: the log needs it, whether the board is drawn or text. It comes with the game's words.

import { familyOf } from "../house/families";
import { type Speech, teach } from "../house/sentences";
import { words } from "../house/words.svelte";

interface Spoken {
  speech: Speech;
  /** What must be known first where a table's cards may have other values, named by their hash. */
  prepare?: (values: string) => Promise<void>;
}

const SPEECHES: Partial<Record<string, () => Promise<Spoken>>> = {
  belcastel: () => import("../belcastel/speech"),
  bal: () => import("../bal/speech"),
  blackwood: () => import("../blackwood/speech"),
};

const fetched = (family: string): Promise<[Spoken | undefined, unknown]> =>
  Promise.all([SPEECHES[family]?.(), words.want(family)]);

/** Fetch what it takes to speak of a game. */
export const fetchSpeech = (game: string): Promise<unknown> => fetched(familyOf(game));

/** Learn to speak of a game. */
export async function learn(game: string, values = ""): Promise<void> {
  const family = familyOf(game);
  const [spoken] = await fetched(family);
  await spoken?.prepare?.(values);
  if (spoken) teach(family, spoken.speech);
}
