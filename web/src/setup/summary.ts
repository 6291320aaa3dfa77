// A setup in a few words: what everybody at the table should know.

import { familyOf } from "../house/families";
import { words } from "../house/words.svelte";
import type { GameShown } from "../protocol";
import { type Values, changedOptions, optionName, valueName } from "./options";

/** The option whose values say what they are: set 3. */
const SPEAKS_FOR_ITSELF = "books";

/** The options that everybody is told in any case. */
const ALWAYS: Partial<Record<string, string[]>> = { belcastel: ["books", "witches"], bal: ["level"] };

/** What is in front on the setup screen always, everything else where it is not as usual. */
export function summary(shown: GameShown, options: Record<string, unknown>): string {
  const { game } = shown;
  const values = options as Values;
  const front = (ALWAYS[familyOf(game)] ?? []).filter((name) => name in shown.options);
  const changed = changedOptions(shown, values).filter((name) => !front.includes(name));
  const said = [...front, ...changed].map((name) => {
    const value = valueName(game, name, values[name]!);
    return name === SPEAKS_FOR_ITSELF ? value : words.say("web-setup-ruling", { name: optionName(game, name), value });
  });
  return said.join(" · ");
}
