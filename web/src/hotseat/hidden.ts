// Whether a seat sees something that the others at the same device must not.

import { familyOf } from "../house/families";

interface Seen {
  game: string;
  options?: Record<string, unknown>;
  agenda?: { rule: string }[];
}

/** Hands at the ball; at Belcastel bags, unless they are open, and what is committed in secret. In Blackwood all lies open. */
export function hidesSomething(view: Seen | null): boolean {
  if (!view) return true;
  const family = familyOf(view.game);
  if (family === "blackwood") return false;
  const isOpen = family === "belcastel" && view.options?.open_bags === true;
  return !isOpen || Boolean(view.agenda?.some(({ rule }) => rule.endsWith("/Beats")));
}
