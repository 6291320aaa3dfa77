// Whether a seat sees something that the others at the same device must not.

import type { AnyView } from "../house/views";

/** Hands at the ball; at Belcastel bags, unless they are open, and what is committed in secret. In Blackwood all lies open. */
export function hidesSomething(view: AnyView | null): boolean {
  if (!view) return true;
  if (view.game === "bal") return true;
  if (view.game === "blackwood") return false;
  return view.options.open_bags !== true || view.agenda.some(({ rule }) => rule === "belcastel/Beats");
}
