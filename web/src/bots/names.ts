// What the bots at one table will be called: each of a level by another name, as the house names them.

import type { BotShown } from "../protocol";

/** By seat, as far as the bots are known; `levels` are those of the seats, empty for one that stays free. */
export function namesFor(
  levels: string[],
  bots: Pick<BotShown, "level" | "names">[],
  mine = "",
): (string | undefined)[] {
  const taken = new Set([mine.trim().toLowerCase()]);
  return levels.map((level) => {
    const name = bots.find((bot) => bot.level === level)?.names.find((one) => !taken.has(one.toLowerCase()));
    if (name) taken.add(name.toLowerCase());
    return name;
  });
}
