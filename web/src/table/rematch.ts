// Once more with the same seats.

import { device } from "../hotseat/device.svelte";
import { keepGame, myGame } from "../house/memory";
import { notices } from "../house/notices.svelte";
import { router } from "../house/route.svelte";
import type { TableState } from "../house/table.svelte";

/** Go to the next game; every token is good there too. */
export function follow(table: TableState, next: string): void {
  const token = myGame(table.id)?.token ?? table.token; // where several share a device, not that of whoever has it now
  keepGame({ table: next, ...(token && { token }), game: table.shown?.game ?? "", seen: Date.now() });
  device.carry(table.id, next);
  router.go(`/table/${next}`);
}

/** Go to the rematch, and open it first where nobody has. */
export async function playAgain(table: TableState): Promise<void> {
  const next = table.shown?.rematch;
  if (next) return follow(table, next);
  const about = await notices.attempt(() => table.command("rematch"));
  if (about) follow(table, String(about.table));
}
