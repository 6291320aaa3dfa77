// A setup in a few words: what everybody at the table should know.

import { words } from "../house/words.svelte";
import type { GameShown } from "../protocol";
import { type Values, changedOptions, optionName, valueName, valuesOf } from "./options";
import { ownOf } from "./own";

const MIX = "mix";

/** What is in front on the setup screen always, everything else where it is not as usual. */
export function summary(game: GameShown, players: number, options: Record<string, unknown>): string {
  const values = options as Values;
  const front = ownOf(game.game)?.chosenThere ?? [];
  const changed = changedOptions(game, values).filter((name) => !front.includes(name));
  const inFront = front.map((name) => {
    const value = values[name]!;
    return valuesOf(game, name, players).includes(value)
      ? valueName(game.game, name, value)
      : `${valueName(game.game, name, MIX)} ${value}`;
  });
  const others = changed.map((name) =>
    words.say("web-setup-ruling", {
      name: optionName(game.game, name),
      value: valueName(game.game, name, values[name]!),
    }),
  );
  return [...inFront, ...others].join(" · ");
}
