// The farce bowl: everybody knows what is in it.

import data from "../../../src/chaudron/games/bal/data/components.json";
import { TOKENS } from "./cards";

const COUNTS = data.farce_tokens as unknown as Record<string, number>;

/** How many tokens of each color are left in the bowl, without those that lie on the table; white first. */
export function inBowl(drawn: string[]): [color: string, count: number][] {
  const colors = ["white", ...TOKENS.filter((color) => color !== "white")];
  return colors.map((color) => [color, COUNTS[color]! - drawn.filter((one) => one === color).length]);
}
