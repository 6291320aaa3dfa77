// My games as they stand now, those that wait for me first.

import { Trouble, api } from "../house/api";
import { type MyGame, forgetGame } from "../house/memory";
import { t, words } from "../house/words.svelte";
import type { SeatShown, Welcome } from "../protocol";

export type Urgency = "mine" | "open" | "playing" | "unknown" | "over";

export interface Standing {
  game: MyGame;
  urgency: Urgency;
  round: number | undefined;
  /** How it stands, in words. */
  says: string;
}

const ORDER: Urgency[] = ["mine", "open", "playing", "unknown", "over"];
const GONE = ["unknown_table", "no_watchers", "bad_token"];
const AT_ONCE = 4;

export const isFree = (seat: SeatShown): boolean => !seat.person && !seat.bot;

/** Ask how all of them stand, a few at a time; each is told as soon as it is known. What is gone is forgotten. */
export async function look(
  games: MyGame[],
  heard: (table: string, standing: Standing | undefined) => void,
): Promise<void> {
  const waiting = [...games];
  const ask = async (): Promise<void> => {
    for (let game = waiting.shift(); game; game = waiting.shift()) heard(game.table, await standing(game));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

async function standing(game: MyGame): Promise<Standing | undefined> {
  try {
    return described(game, await api<Welcome>(`/tables/${game.table}`, { token: game.token }));
  } catch (trouble) {
    if (!(trouble instanceof Trouble) || !GONE.includes(trouble.code)) return unknown(game);
    forgetGame(game.table);
    return undefined;
  }
}

export const unknown = (game: MyGame): Standing => ({ game, urgency: "unknown", round: undefined, says: "" });

export function described(game: MyGame, welcome: Welcome): Standing {
  const { shown, view, awaited, seat } = welcome;
  const isMine = shown.state === "playing" && !shown.paused && awaited.some((one) => one.seat === seat);
  const urgency: Urgency = isMine ? "mine" : (shown.state as Urgency);
  const round = shown.state === "playing" && typeof view?.round === "number" ? (view.round as number) : undefined;
  return { game: { ...game, game: shown.game }, urgency, round, says: says(welcome, urgency) };
}

function says({ shown, view, awaited, seat }: Welcome, urgency: Urgency): string {
  const name = (one: number): string => shown.seats[one]?.name || t("seat", { number: one + 1 });
  const others = shown.seats.map((_, one) => one).filter((one) => one !== seat && !isFree(shown.seats[one]!));
  if (urgency === "open") return t("web-shelf-mine-open", { free: shown.seats.filter(isFree).length });
  if (urgency === "over") return ended(view?.outcome, seat, name);
  if (shown.paused) return t("web-shelf-mine-paused");
  if (urgency === "mine") return t("web-shelf-mine-with", { names: words.listed(others.map(name)) });
  return awaited.length
    ? t("web-shelf-mine-awaited", { names: words.listed(awaited.map((one) => name(one.seat))) })
    : "";
}

function ended(
  outcome: { points: number[]; places: number[] } | undefined,
  seat: number | null,
  name: (seat: number) => string,
): string {
  if (!outcome) return t("web-shelf-mine-over");
  const winners = outcome.places.flatMap((place, one) => (place === 1 ? [one] : []));
  const points = Math.max(...outcome.points);
  if (seat !== null && winners.includes(seat)) return t("web-shelf-mine-won", { points, tied: winners.length });
  return t("web-shelf-mine-lost", { points, names: words.listed(winners.map(name)), count: winners.length });
}

/** Those that wait for me on top, finished ones at the end, the latest first among equals. */
export function inOrder(one: Standing, other: Standing): number {
  return ORDER.indexOf(one.urgency) - ORDER.indexOf(other.urgency) || other.game.seen - one.game.seen;
}

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago something was, as one would say it. */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto", style: "short" });
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return seconds < 60 ? t("web-shelf-just-now") : format.format(-Math.floor(seconds / length), unit);
}
