// What may be done about each seat during a game, and by whom; whether it is done, the house decides.

import type { TableState } from "../house/table.svelte";

export type Deed = "seat_bot" | "free_seat" | "kick" | "make_host" | "hurry" | "claim";

export function deeds(table: TableState, seat: number, now: number): Deed[] {
  const { shown, host, seat: mine, here, awaited } = table;
  if (!shown || shown.state === "over") return [];
  const { person = false, bot = "" } = shown.seats[seat] ?? {};
  const isHere = here.includes(seat);
  const isPlaying = shown.state === "playing";
  const isLate = awaited.some((one) => one.seat === seat && one.until && one.until <= now);
  const may: [Deed, boolean][] = [
    [
      "hurry",
      isPlaying && mine !== null && seat !== mine && isLate && !shown.paused && shown.settings.overtime !== "bot",
    ],
    ["seat_bot", host && !bot && seat !== mine && (person ? isPlaying && !isHere : !isPlaying)],
    ["free_seat", host && Boolean(bot) && (person || !isPlaying)],
    [
      "make_host",
      (host && person && seat !== shown.host && isHere) || (!host && seat === mine && !here.includes(shown.host)),
    ],
    ["kick", host && person && seat !== mine && seat !== shown.host],
    [
      "claim",
      mine === null && isPlaying && seat !== shown.host && !shown.locked && (person ? !isHere : table.lost !== null),
    ],
  ];
  return may.filter(([, is]) => is).map(([deed]) => deed);
}

/** How a seat stands, as keys of words. */
export function notes({ shown, seat: mine, here }: TableState, seat: number): string[] {
  const { person = false, bot = "", left = false, plan = false, hints = 0, substitutes = 0 } = shown?.seats[seat] ?? {};
  const isAway = person && (left || !here.includes(seat));
  const all: [string, boolean][] = [
    ["you", seat === mine],
    ["host", seat === shown?.host],
    ["bot", Boolean(bot)],
    ["away", isAway],
    ["plan", plan],
    ["hints", hints > 0],
    ["substitutes", substitutes > 0],
    ["free", !person && !bot],
  ];
  return all.filter(([, is]) => is).map(([note]) => note);
}
