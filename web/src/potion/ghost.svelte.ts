// The friend whose luck I have: what both had at the end of every round that is over here.

import { api } from "../house/api";
import { notices } from "../house/notices.svelte";
import type { TableState } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import { isolated } from "../parts/names";
import type { Ghost, GhostRound } from "../protocol";

/** Where views say which round it is. */
const roundIn = (view: Record<string, unknown> | null): unknown => view?.round ?? view?.expedition;

export class Following {
  known = $state.raw<Ghost | null>(null);

  constructor(private readonly table: TableState) {}

  /** Changes whenever there may be more to tell. */
  readonly moment = $derived.by(() => {
    const { shown, view } = this.table;
    return shown?.shared?.of ? `${shown.state} ${String(roundIn(view as Record<string, unknown> | null))}` : "";
  });

  /** Ask again; `aloud`: a round that is new is said. */
  async ask(aloud = false): Promise<void> {
    const before = this.known;
    const known = await notices.attempt(() =>
      api<Ghost>(`/tables/${this.table.id}/ghost`, { token: this.table.token }),
    );
    if (!known) return;
    this.known = known;
    const last = known.rounds.at(-1);
    if (aloud && before && last && known.rounds.length > before.rounds.length) notices.say(told(known, last));
  }
}

/** A round, in a sentence. */
export function told({ name }: Ghost, { round, mine, theirs }: GhostRound): string {
  const about = { round, name: isolated(name), mine: mine ?? 0, theirs: theirs ?? 0 };
  if (mine === null) return t("web-ghost-round.theirs", about);
  return theirs === null ? t("web-ghost-round.mine", about) : t("web-ghost-round", about);
}
