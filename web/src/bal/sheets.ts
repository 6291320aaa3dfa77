// Which sheet lies over the lower half of the table, if any: what is asked of all, then what is asked of me.

import type { Component } from "svelte";

import type { TableState } from "../house/table.svelte";
import type { Desk } from "../table/desk.svelte";
import Bell from "./Bell.svelte";
import Give from "./Give.svelte";
import Incantation from "./Incantation.svelte";
import Inherit from "./Inherit.svelte";
import Lose from "./Lose.svelte";
import NoPotion from "./NoPotion.svelte";
import SendOn from "./SendOn.svelte";
import Trick from "./Trick.svelte";
import Window from "./Window.svelte";
import { isAnsweredAhead, isDeaf } from "./presets.svelte";
import type { Stage } from "./stage.svelte";

export type SheetPart = Component<{ table: TableState; desk: Desk; stage: Stage }>;

const ASKED: Partial<Record<string, SheetPart>> = {
  give: Give,
  read: Incantation,
  loss: Lose,
  inherit: Inherit,
  trick: Trick,
  no_potion: NoPotion,
  send_on: SendOn,
};

/** Sheets that take a whole phone. */
export const WHOLE = new Set<SheetPart>([Bell, Give, Incantation, Inherit]);

/** Sheets that show the hand themselves, or need none: on a laptop they lie over it. */
export const WITH_HAND = new Set<SheetPart>([Bell, Give, Incantation, Inherit, NoPotion, Trick]);

/** Nothing for what is put together with the hand itself, and nothing before all that led to it was shown. */
export function sheetOf(table: TableState, stage: Stage): SheetPart | null {
  const { window, seats } = stage.view;
  const isOut = table.seat !== null && seats[table.seat]!.out_at > 0;
  if (!stage.isIdle || table.isAskedAloud || (window === "challenge" ? isDeaf(table) : isAnsweredAhead(table)))
    return null;
  const isForAll = table.ask?.about === window || table.awaited.some(({ until }) => until); // alone among bots, only what I am asked
  if (window && window !== "give") return isOut || !isForAll ? null : window === "challenge" ? Bell : Window;
  if (window === "give") return Give; // also for those who look on, and for whoever has given
  if (Object.values(stage.view.asked).includes("read")) return Incantation;
  return table.seat === null ? null : (ASKED[table.ask?.about ?? ""] ?? null);
}
