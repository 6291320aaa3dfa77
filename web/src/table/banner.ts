// The one thing that must be known about a table beside the game itself, most important first.

import { notices } from "../house/notices.svelte";
import type { TableState } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import type { Awaited } from "../protocol";
import { hasPlans } from "./plans";

export interface Deed {
  says: string;
  act: () => void;
}

export interface Banner {
  /** Another key is another banner: it is read aloud. */
  key: string;
  tone: "ember" | "brass" | "moss" | "plain";
  icon: string;
  title: string;
  text?: string;
  deeds: Deed[];
  /** Goes away by itself. */
  isBrief?: boolean;
}

/** What a banner is made of. */
export interface Situation {
  table: TableState;
  /** By the house's clock, in milliseconds. */
  now: number;
  /** The line is gone for longer than a blink. */
  isLost: boolean;
  /** It was, and is back. */
  wasLost: boolean;
  /** What was done meanwhile waited here for the line. */
  wasKept?: boolean;
  /** Seats whose people have been away for a while. */
  away: number[];
  /** Banners that were put aside. */
  closed: Set<string>;
  close(key: string): void;
  showLog(after: number): void;
  seatBot(seat: number): void;
  goTo(address: string): void;
  follow(table: string): void;
  /** What is being shown of what was missed. */
  retelling: { moves: number; skip(): void } | null;
  openPlan(): void;
  openPeople(): void;
}

const SHORT_OF_TIME = 20_000;
/** Whoever runs the house has closed the table. */
const SHUT = "shut";
const TITLED = new Set(["replaced", "kept_out", SHUT]);
const GONE = new Set(["unknown_table", "no_watchers", "not_found", "kept_out", "other_rules", "blocked"]);

const KINDS = [
  ended,
  lost,
  seatless,
  unfair,
  claimed,
  paused,
  standIn,
  retold,
  planned,
  over,
  back,
  myTime,
  late,
  absent,
  rematch,
];

/** What to show now, if anything. */
export function banner(now: Situation): Banner | null {
  for (const kind of KINDS) {
    const found = kind(now);
    if (found && !now.closed.has(found.key)) return found;
  }
  return null;
}

/** Minutes and seconds, 1:05; never below nothing. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const short = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
  return hours ? t("web-banner-hours", { hours, minutes: Math.floor(rest / 60) }) : short;
}

function ended({ table, goTo }: Situation): Banner | null {
  if (table.line.is !== "ended") return null;
  const { code, says } = table.line;
  const again = { says: t(code === "replaced" ? "web-banner-play-here" : "web-banner-again"), act: () => table.open() };
  const home = { says: t("web-banner-home"), act: () => goTo("/") };
  const icon =
    code === "replaced"
      ? "mark-screen"
      : code === "kept_out" || code === SHUT || table.lost
        ? "mark-door"
        : "mark-unplug";
  const deeds = code === "kept_out" || code === SHUT ? [home, again] : [GONE.has(code) ? home : again];
  return { key: `ended.${code}`, tone: "ember", icon, title: endedTitle(table, code), text: says, deeds };
}

function endedTitle({ lost }: TableState, code: string): string {
  if (lost && code !== "kept_out") return t(`web-banner-seat-${lost}`);
  return t(`web-banner-${TITLED.has(code) ? code : "ended"}`);
}

/** Somebody had a seat here and has it no more: how that came, and what can be done. */
function seatless({ table, close, goTo, openPeople }: Situation): Banner | null {
  const { lost, shown } = table;
  if (!lost || !shown || table.seat !== null) return null;
  const key = `seat.${lost}`;
  const home = { says: t("web-banner-home"), act: () => goTo("/") };
  const watch = { says: t("web-banner-watch"), act: () => close(key) };
  const ask = { says: t("web-banner-ask-seat"), act: openPeople };
  const state = shown.locked && shown.state !== "over" ? "locked" : shown.state;
  const deeds = { open: [home], playing: [ask, watch], over: [home], locked: [home, watch] }[state] ?? [home];
  return {
    key,
    tone: "ember",
    icon: "mark-door",
    title: t(`web-banner-seat-${lost}`),
    text: t("web-banner-seat-then", { state }),
    deeds,
  };
}

/** The game has ended without somebody who had a seat in it. */
function over({ table, showLog }: Situation): Banner | null {
  if (!table.endedAway) return null;
  const see = { says: t("web-banner-over-log"), act: () => showLog(0) };
  return {
    key: "over",
    tone: "moss",
    icon: "mark-flag",
    title: t("web-banner-over"),
    text: t("web-banner-over.text"),
    deeds: [see],
    isBrief: true,
  };
}

/** What the house did with the links of this device that no honest house does. */
function unfair({ table, close }: Situation): Banner | null {
  const what = table.sealing.unfair;
  if (!what || table.seat === null) return null;
  const key = `unfair.${what}`;
  const deeds = [{ says: t("web-banner-unfair-noted"), act: () => close(key) }];
  const [title, text] = [t(`web-banner-unfair-${what}`), t(`web-banner-unfair-${what}.text`)];
  return { key, tone: "ember", icon: "seal-pot", title, text, deeds };
}

function lost({ table, isLost, openPlan }: Situation): Banner | null {
  if (!isLost || table.line.is === "open" || table.line.is === "ended") return null;
  const isPlanned = table.seat !== null && table.shown?.seats[table.seat]?.plan;
  const text = table.unsent
    ? t("web-banner-lost-kept")
    : isPlanned
      ? t("web-banner-lost-plan")
      : (table.line.is === "lost" && table.line.says) || t("web-banner-lost-nothing");
  const wait = table.line.is === "lost" ? Math.max(0, Math.ceil((table.line.again - Date.now()) / 1000)) : 0;
  const again = {
    says: wait ? t("web-banner-retry", { seconds: wait }) : t("web-banner-trying"),
    act: () => table.wakeUp(),
  };
  const mayPlan = table.isMyTurn && !isPlanned && !table.unsent && hasPlans(table);
  const plan = mayPlan ? [{ says: t("web-banner-my-plan"), act: openPlan }] : [];
  return {
    key: "lost",
    tone: "ember",
    icon: "mark-unplug",
    title: t("web-banner-lost"),
    text,
    deeds: [again, ...plan],
  };
}

function claimed({ table }: Situation): Banner | null {
  const claim = table.host && table.shown?.state === "playing" ? table.shown.claims[0] : undefined;
  if (!claim) return null;
  const deed = (what: "grant" | "refuse"): Deed => ({
    says: t(`web-banner-${what}`),
    act: () => attempt(table, what, { claim: claim.claim }),
  });
  const title = t("web-banner-claim", { name: claim.name });
  return {
    key: `claim.${claim.claim}`,
    tone: "plain",
    icon: "mark-person",
    title,
    text: t("web-banner-claim-seat", { seat: table.name(claim.seat) }),
    deeds: [deed("grant"), deed("refuse")],
  };
}

function paused({ table }: Situation): Banner | null {
  if (!table.shown?.paused || table.shown.state !== "playing") return null;
  const seat = table.events.findLast((event) => event.kind === "paused")?.about.seat as number | undefined;
  const text =
    seat === undefined
      ? undefined
      : seat === table.seat
        ? t("web-banner-paused-me")
        : t("web-banner-paused-by", { name: table.name(seat) });
  const resume = { says: t("web-banner-resume"), act: () => attempt(table, "resume") };
  return {
    key: "paused",
    tone: "plain",
    icon: "mark-pause",
    title: t("web-paused"),
    ...(text && { text }),
    deeds: table.seat === null ? [] : [resume],
  };
}

function standIn({ table }: Situation): Banner | null {
  const mine = table.seat === null ? undefined : table.shown?.seats[table.seat];
  if (table.shown?.state !== "playing" || !(mine?.bot || mine?.left)) return null;
  const deeds = [{ says: t("web-banner-return"), act: () => attempt(table, "return") }];
  const what = mine.bot ? "stand-in" : "left";
  return {
    key: what,
    tone: "brass",
    icon: mine.bot ? "mark-bot" : "mark-door",
    title: t(`web-banner-${what}`),
    text: t(`web-banner-${what}.text`),
    deeds,
  };
}

/** Somebody whose plan has played is shown what it did. */
function retold({ retelling }: Situation): Banner | null {
  if (!retelling) return null;
  const deeds = [{ says: t("web-banner-at-once"), act: () => retelling.skip() }];
  return {
    key: "retold",
    tone: "brass",
    icon: "mark-undo",
    title: t("web-banner-retold"),
    text: t("web-banner-retold-count", { count: retelling.moves }),
    deeds,
  };
}

function planned({ table }: Situation): Banner | null {
  if (table.seat === null || table.shown?.state !== "playing" || !table.shown.seats[table.seat]?.plan) return null;
  const deeds = [{ says: t("web-banner-take-over"), act: () => attempt(table, "drop_plan") }];
  return {
    key: "plan",
    tone: "brass",
    icon: "mark-hourglass",
    title: t("web-banner-plan"),
    text: t("web-banner-plan.text"),
    deeds,
  };
}

function back({ table, wasLost, wasKept, showLog }: Situation): Banner | null {
  const after = table.heardUntil;
  if (!(table.missed || wasLost) || table.line.is !== "open") return null;
  const moves = table.events.filter((event) => event.n > after && !event.isLive && event.kind === "answered").length;
  const text =
    wasKept && !table.unsent ? t("web-banner-received", { n: table.n }) : t("web-banner-missed", { count: moves });
  const see = { says: t("web-banner-see", { count: moves }), act: () => showLog(after) };
  return {
    key: `back.${after}`,
    tone: "moss",
    icon: "mark-cloud-check",
    title: t("web-banner-back"),
    text,
    deeds: moves ? [see] : [],
    isBrief: true,
  };
}

/** A window or a reading has an hourglass of its own, which the board shows: silence is an answer, and nobody is pressed. */
const hasGlass = ({ view }: TableState): boolean => Boolean(view?.window || view?.reading);

function myTime({ table, now }: Situation): Banner | null {
  if (hasGlass(table)) return null;
  const until = table.isMyTurn
    ? (table.ask?.until ?? table.awaited.find((one) => one.seat === table.seat)?.until)
    : null;
  if (!until || until - now > SHORT_OF_TIME) return null;
  const isOver = until <= now;
  const overtime = table.shown?.settings.overtime === "bot" ? "bot" : "show";
  const title = isOver ? t("web-banner-time-over") : t("web-banner-time", { time: minutes(until - now) });
  return {
    key: `time.${table.ask?.ask}.${isOver}`,
    tone: "brass",
    icon: "mark-hourglass",
    title,
    text: t(`web-banner-time-${overtime}`),
    deeds: [],
  };
}

const isLate =
  (now: number) =>
  ({ until }: Awaited): boolean =>
    Boolean(until) && until! <= now;

function late({ table, now }: Situation): Banner | null {
  const one = table.awaited.filter((awaited) => awaited.seat !== table.seat).find(isLate(now));
  if (!one || table.seat === null || hasGlass(table) || table.shown?.paused || table.shown?.settings.overtime === "bot")
    return null;
  const hurry = { says: t("web-banner-hurry"), act: () => attempt(table, "hurry", { seat: one.seat }) };
  const title = t("web-banner-late", { name: table.name(one.seat) });
  return {
    key: `late.${one.seat}.${one.until}`,
    tone: "brass",
    icon: "mark-hourglass",
    title,
    text: t("web-banner-late-text"),
    deeds: [hurry],
  };
}

function absent({ table, now, away, close, seatBot }: Situation): Banner | null {
  const seat = away.find((one) => table.awaited.some((awaited) => awaited.seat === one));
  if (seat === undefined || table.isMyTurn || table.shown?.state !== "playing") return null; // nobody waits while I think
  const key = `away.${seat}`;
  const wait = { says: t("web-banner-wait"), act: () => close(key) };
  const bot = { says: t("web-banner-bot"), act: () => seatBot(seat) };
  const until = table.shown?.settings.overtime === "bot" ? table.awaited.find((one) => one.seat === seat)?.until : null;
  const text =
    until && until > now
      ? t("web-banner-away-soon", { time: minutes(until - now) })
      : t(table.host ? "web-banner-away-host" : "web-banner-away-text");
  return {
    key,
    tone: "plain",
    icon: "mark-hourglass",
    title: t("web-banner-away", { name: table.name(seat) }),
    text,
    deeds: table.host ? [bot, wait] : [wait],
  };
}

function rematch({ table, follow }: Situation): Banner | null {
  const next = table.shown?.rematch;
  if (!next) return null;
  const join = { says: t("web-banner-rematch-join"), act: () => follow(next) };
  return {
    key: `rematch.${next}`,
    tone: "moss",
    icon: "mark-flame",
    title: t("web-banner-rematch"),
    text: t("web-banner-rematch-text"),
    deeds: [join],
  };
}

function attempt(table: TableState, what: string, fields: Record<string, unknown> = {}): void {
  void notices.attempt(() => table.command(what, fields));
}
