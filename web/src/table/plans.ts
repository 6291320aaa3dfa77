// Where one can leave a plan: see `belcastel/plan`.

import { familyOf } from "../house/families";
import type { TableState } from "../house/table.svelte";

/** Can I go away from this table and leave a plan? */
export function hasPlans({ seat, shown, isHere, view }: TableState): boolean {
  const mine = seat === null ? undefined : shown?.seats[seat];
  return Boolean(
    mine &&
    !mine.bot &&
    !mine.left &&
    !isHere &&
    view &&
    shown?.state === "playing" &&
    familyOf(shown.game) === "belcastel",
  );
}
