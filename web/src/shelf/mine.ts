// My games as they stand now, those that wait for me first.

import { Trouble, api } from "../house/api";
import type { MyGame } from "../house/memory";
import { t, words } from "../house/words.svelte";
import { isHere } from "../offline/here";
import type { SeatShown, Standing, Standings, Welcome } from "../protocol";

export type Urgency = "mine" | "open" | "playing" | "unknown" | "over" | "closed";

export interface Mine {
  game: MyGame;
  urgency: Urgency;
  /** Do I have a seat there? */
  isSeated: boolean;
  round: number | undefined;
  /** How it stands, in words. */
  says: string;
  /** It cannot be played, but read. */
  isReadable?: boolean;
}

const ORDER: Urgency[] = ["mine", "open", "playing", "unknown", "over", "closed"];
/** What is so now and may soon be otherwise. */
const PASSING = ["busy", "closing", "too_fast", "failed", "offline"];

export const isFree = (seat: SeatShown): boolean => !seat.person && !seat.bot;

/** How many tables a house tells of at once. */
const AT_ONCE = 30;

/** Those that are asked about: all that may have changed, and of those that are over the latest. */
export function worthAsking(games: MyGame[]): MyGame[] {
  const over = games.filter(({ isOver }) => isOver).slice(0, AT_ONCE);
  return games.filter((one) => !one.isOver || over.includes(one));
}

/** Ask how all of them stand, in as few requests as may be; what is on this device is asked here. What nobody tells stays as it was. */
export async function look(games: MyGame[]): Promise<Map<string, Standing>> {
  const away = games.filter(({ table }) => !isHere(table));
  const here = games.filter(({ table }) => isHere(table)).map(({ table }) => standingHere(table));
  const told = await Promise.all(here);
  for (let first = 0; first < away.length; first += AT_ONCE)
    told.push(...(await askedFor(away.slice(first, first + AT_ONCE))));
  return new Map(told.filter(({ code = "" }) => !PASSING.includes(code)).map((standing) => [standing.table, standing]));
}

async function askedFor(games: MyGame[]): Promise<Standing[]> {
  const tables = games.map(({ table, token }) => ({ table, ...(token && { token }) }));
  try {
    return (await api<Standings>("/standings", { body: { tables } })).standings;
  } catch {
    return []; // the house does not answer: nothing new is known
  }
}

async function standingHere(table: string): Promise<Standing> {
  try {
    const { shown, view, awaited, seat, ask } = await api<Welcome>(`/tables/${table}`);
    const { game, state, seats, paused } = shown;
    const { points = [], places = [] } = view?.outcome ?? {};
    const round = (view?.round ?? view?.expedition ?? null) as number | null;
    return {
      table,
      game,
      state,
      seats,
      paused,
      seat,
      awaited: awaited.map((one) => one.seat),
      asked: ask !== null,
      round,
      points,
      places,
    };
  } catch (trouble) {
    return trouble instanceof Trouble ? { table, code: trouble.code, says: trouble.says } : { table, code: "failed" };
  }
}

/** A game of which the house has told how it stands, or nothing yet. */
export function described(game: MyGame, standing: Standing | undefined): Mine {
  if (!standing)
    return {
      game,
      urgency: game.isOver ? "over" : "unknown",
      isSeated: Boolean(game.token),
      round: undefined,
      says: game.isOver ? t("web-shelf-mine-over") : "",
    };
  if (standing.code)
    return {
      game,
      urgency: "closed",
      isSeated: false,
      round: undefined,
      says: gone(standing),
      isReadable: standing.code === "other_rules",
    };
  const { state = "", seat = null, round } = standing;
  const urgency = standing.asked && state === "playing" && !standing.paused ? "mine" : (state as Urgency);
  return {
    game: { ...game, game: standing.game ?? game.game },
    urgency,
    isSeated: seat !== null,
    round: round ?? undefined,
    says: says(standing, urgency),
  };
}

const gone = ({ code = "", says = "" }: Standing): string =>
  words.has(`web-shelf-mine-gone-${code}`) ? t(`web-shelf-mine-gone-${code}`) : says;

function says(
  { game = "", seats = [], seat, awaited = [], paused, points = [], places = [] }: Standing,
  urgency: Urgency,
): string {
  const name = (one: number): string => seats[one]?.name || t("seat", { number: one + 1 });
  const others = seats.map((_, one) => one).filter((one) => one !== seat && !isFree(seats[one]!));
  if (urgency === "open") return t("web-shelf-mine-open", { free: seats.filter(isFree).length });
  if (urgency === "over") return ended(game, points, places, seat, name);
  if (paused) return t("web-shelf-mine-paused");
  const waiting = awaited.filter((one) => one !== seat);
  if (urgency === "playing" && waiting.length)
    return t("web-shelf-mine-awaited", { names: words.listed(waiting.map(name)) });
  return others.length ? t("web-shelf-mine-with", { names: words.listed(others.map(name)) }) : "";
}

function ended(
  game: string,
  points: number[],
  places: number[],
  seat: number | null | undefined,
  name: (seat: number) => string,
): string {
  const winners = places.flatMap((place, one) => (place === 1 ? [one] : []));
  if (!winners.length) return t("web-shelf-mine-over");
  const score = t("web-score", { game, points: points[winners[0]!]! }); // at the ball nobody has points
  if (seat !== null && seat !== undefined && winners.includes(seat))
    return t("web-shelf-mine-won", { score, tied: winners.length });
  return t("web-shelf-mine-lost", { score, names: words.listed(winners.map(name)), count: winners.length });
}

/** Those that wait for me on top, finished ones at the end, the latest first among equals. */
export function inOrder(one: Mine, other: Mine): number {
  return ORDER.indexOf(one.urgency) - ORDER.indexOf(other.urgency) || other.game.seen - one.game.seen;
}

/** What may change without us, and is worth asking about again. */
export const isRunning = ({ urgency }: Mine): boolean => urgency !== "over" && urgency !== "closed";

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
