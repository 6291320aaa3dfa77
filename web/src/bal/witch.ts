// What is drawn and said of a witch at the table.

import type { TableState } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import { isAway } from "../table/away.svelte";
import type { Stage } from "./stage.svelte";
import { pairs, rankOf } from "./view";

export type RingKind = "attack" | "target" | "copy" | "me" | "none";

/** The ring around a portrait: who attacks, who must defend, who gets a copy. */
export function ringOf({ view, attacking, me }: Stage, seat: number): RingKind {
  const { attack } = view;
  if (attacking.isOn) return attacking.aims.includes(seat) ? "target" : seat === me ? "me" : "none";
  if (attack && !attack.is_off) {
    if (attack.author === seat && attack.owner === seat) return "attack";
    if (attack.defender === seat || (attack.defender < 0 && attack.targets.includes(seat))) return "target";
    if (pairs(attack.mirrors).some(([, to]) => to === seat)) return "copy";
  }
  return seat === me ? "me" : "none";
}

/** A witch in one sentence: name, Crapzouilles, cards, and what goes on with her. */
export function witchLabel(table: TableState, { view }: Stage, seat: number): string {
  const mine = view.seats[seat]!;
  const name = table.name(seat);
  if (mine.out_at) return t("web-bal-witch-out", { name, rank: rankOf(mine, view.players) });
  const given = {
    name,
    lives: mine.lives,
    dead: mine.dead,
    cards: mine.hand_size,
    captured: mine.captured.length,
    carabosse: view.carabosse === seat,
  };
  return t("web-bal-witch", given) + (seat !== table.seat && isAway(table, seat) ? ` ${t("web-away")}` : "");
}

/** Is she just losing a Crapzouille? */
export function isHit({ fact, isIdle }: Stage, seat: number): boolean {
  return !isIdle && (fact?.[0] === "lost" || fact?.[0] === "captured") && fact[2].seat === seat;
}

/** Is she awaited, as far as everybody may know? In a window every witch is, alike. */
export function isAwaited({ view }: Stage, seat: number): boolean {
  return view.window ? !view.seats[seat]!.out_at : view.awaited.includes(seat);
}
