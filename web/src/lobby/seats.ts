// What may be done with a seat before the game, by whom.

import { forgetGame } from "../house/memory";
import { router } from "../house/route.svelte";
import type { TableState } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import type { Action } from "../parts/actions";
import { levelName } from "../shelf/games";
import { isFree } from "../shelf/mine";

export interface Wishes {
  /** Do something at the table; what goes wrong is said. */
  attempt(what: () => Promise<unknown>): void;
  rename(): void;
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

function forMyself(table: TableState, { attempt, rename }: Wishes): Action[] {
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

/** One for each level. A bot that sits there makes room for the other. */
function bots(table: TableState, seat: number, { attempt, levels }: Wishes): Action[] {
  const present = table.shown?.seats[seat]?.bot;
  const take = async (level: string): Promise<void> => {
    if (present) await table.command("free_seat", { seat });
    await table.command("seat_bot", { seat, level });
  };
  return levels.map((level) => ({
    says: t("web-lobby-bot-level", { level: levelName(level) }),
    icon: "mark-bot",
    isChosen: level === present,
    act: () => attempt(() => take(level)),
  }));
}

const freed = (table: TableState, seat: number, { attempt }: Wishes): Action => ({
  says: t("web-lobby-free"),
  icon: "mark-close",
  act: () => attempt(() => table.command("free_seat", { seat })),
});

function forSomebody(table: TableState, seat: number, { attempt }: Wishes): Action[] {
  return [
    {
      says: t("web-lobby-make-host"),
      icon: "mark-crown",
      act: () => attempt(() => table.command("make_host", { seat })),
    },
    {
      says: t("web-lobby-kick"),
      icon: "mark-door",
      help: t("web-lobby-kick.help"),
      act: () => attempt(() => table.command("kick", { seat })),
    },
  ];
}
