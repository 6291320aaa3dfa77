// What a potion of the village lacks for me.

import { type Kind, missingFor, recipeOf } from "./cards";
import type { Seat } from "./view";

export type Tag =
  | { is: "ready" }
  /** Ready with the card that is proposed or being bought: what it brings. */
  | { is: "with"; kinds: Kind[] }
  /** Ready with pinches. */
  | { is: "pinch" }
  | { is: "missing"; count: number };

/** `prospect` is a forest card that I would have. */
export function tagOf(potion: string, { larder, ready }: Seat, prospect: string | null): Tag {
  const lacks = missingFor(potion, larder);
  if (!lacks.length) return { is: "ready" };
  const then = prospect ? missingFor(potion, [...larder, prospect]) : lacks;
  if (!then.length) return { is: "with", kinds: lacks };
  const pinches = ready.filter((spell) => spell === "pinch").length;
  if (lacks.length <= pinches && lacks.length < recipeOf(potion).length) return { is: "pinch" };
  return { is: "missing", count: then.length };
}
