// How a personal link is followed: what the house says of the seat, and of one that this device holds already.

import { keep } from "../envelope/keeping";
import { Trouble, api } from "../house/api";
import { keepGame, myGame } from "../house/memory";
import { t } from "../house/words.svelte";
import type { Standing, Standings } from "../protocol";
import type { Taken } from "./link";

export type Taking =
  | { is: "coming" }
  | { is: "empty" }
  | { is: "lost" }
  | { is: "trouble"; says: string }
  /** This device holds another seat at the same table. */
  | { is: "two"; name: string; mine: string }
  | { is: "taken"; name: string };

const LOST = new Set(["bad_token", "removed", "given_away", "only_elsewhere", "unknown_table"]);

const nameOf = ({ seat, seats = [] }: Standing): string =>
  seat === null || seat === undefined ? "" : seats[seat]?.name || t("seat", { number: seat + 1 });

/** Take a seat, unless another one would be lost by it. */
export async function take(link: Taken | undefined, isSure = false): Promise<Taking> {
  if (!link) return { is: "empty" };
  const { table, token } = link;
  const kept = myGame(table)?.token;
  try {
    const tables = [{ table, token }, ...(kept ? [{ table, token: kept }] : [])];
    const [found, mine] = (await api<Standings>("/standings", { body: { tables } })).standings;
    if (!found || found.code)
      return LOST.has(found?.code ?? "") ? { is: "lost" } : { is: "trouble", says: found?.says ?? "" };
    const isOther = mine !== undefined && !mine.code && mine.seat !== found.seat;
    if (isOther && !isSure) return { is: "two", name: nameOf(found), mine: nameOf(mine) };
    if (link.chain) keep(table, token, link.chain);
    keepGame({ table, token, game: found.game ?? "", seen: Date.now() });
    return { is: "taken", name: nameOf(found) };
  } catch (error) {
    return { is: "trouble", says: error instanceof Trouble ? error.says : t("web-failed") };
  }
}
