// What may be done with a seat before the game, by whom.

import { forgetGame } from "../house/memory";
import { router } from "../house/route.svelte";
import type { TableState } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import type { Action } from "../parts/actions";
import { isFree } from "../shelf/mine";

export interface Wishes {
  /** Do something at the table; what goes wrong is said. */
  attempt(what: () => Promise<unknown>): void;
  rename(): void;
  /** Choose a witch for a seat, at the ball. */
  witch?(seat: number): void;
  /** Ask how somebody is to be removed. */
  remove(seat: number): void;
  /** Choose a bot for a seat. */
  pick(seat: number): void;
  levels: string[];
}

/** Everything that this page may do with a seat. */
export function actionsFor(table: TableState, seat: number, wishes: Wishes): Action[] {
  const shown = table.shown?.seats[seat];
  if (!shown) return [];
  if (seat === table.seat) return forMyself(table, wishes);
  if (!table.host) return [];
  if (isFree(shown))
    return [...bots(table, seat, wishes), ...(table.seat === null ? [] : [sitHere(table, seat, wishes)])];
  return shown.bot ? [...bots(table, seat, wishes), freed(table, seat, wishes)] : forSomebody(table, seat, wishes);
}

function forMyself(table: TableState, { attempt, rename, witch }: Wishes): Action[] {
  const host = table.shown?.host ?? -1;
  const isHostAway = !table.host && host !== table.seat && !table.here.includes(host);
  const takeOver = {
    says: t("web-lobby-take-over"),
    icon: "mark-crown",
    help: t("web-lobby-take-over.help"),
    act: () => attempt(() => table.command("make_host", { seat: table.seat })),
  };
  return [
    { says: t("web-lobby-rename"), icon: "mark-pencil", act: rename },
    ...(witch ? [{ says: t("web-lobby-witch"), icon: "mark-person", act: () => witch(table.seat!) }] : []),
    ...(isHostAway ? [takeOver] : []),
    {
      says: t("web-lobby-leave"),
      icon: "mark-door",
      help: t("web-lobby-leave.help"),
      act: () => attempt(() => leave(table)),
    },
  ];
}

async function leave(table: TableState): Promise<void> {
  await table.command("leave");
  forgetGame(table.id);
  router.go("/");
}

const sitHere = (table: TableState, seat: number, { attempt }: Wishes): Action => ({
  says: t("web-lobby-sit-here"),
  icon: "mark-person",
  act: () => attempt(() => table.command("sit", { seat })),
});

/** Let a bot play at a seat; one that sits there makes room for the other. */
export async function seatBot(table: TableState, seat: number, level: string): Promise<void> {
  if (table.shown?.seats[seat]?.bot) await table.command("free_seat", { seat });
  await table.command("seat_bot", { seat, level });
}

const bots = (table: TableState, seat: number, { levels, pick }: Wishes): Action[] =>
  levels.length
    ? [
        {
          says: t(table.shown?.seats[seat]?.bot ? "web-lobby-bot-other" : "web-lobby-bot-choose"),
          icon: "mark-bot",
          act: () => pick(seat),
        },
      ]
    : [];

const freed = (table: TableState, seat: number, { attempt }: Wishes): Action => ({
  says: t("web-lobby-free"),
  icon: "mark-close",
  act: () => attempt(() => table.command("free_seat", { seat })),
});

function forSomebody(table: TableState, seat: number, { attempt, remove, witch }: Wishes): Action[] {
  return [
    ...(witch ? [{ says: t("web-lobby-witch-other"), icon: "mark-person", act: () => witch(seat) }] : []),
    {
      says: t("web-lobby-make-host"),
      icon: "mark-crown",
      act: () => attempt(() => table.command("make_host", { seat })),
    },
    {
      says: t("web-people-kick"),
      icon: "mark-door",
      act: () => remove(seat),
    },
  ];
}
