// Where the browser of the screen is the host's, the game can be begun from here. The line of the screen itself knows of no token.

import { api } from "../house/api";
import { newId } from "../house/line";
import { myGame } from "../house/memory";
import type { Welcome } from "../protocol";

export class Hosting {
  constructor(
    readonly table: string,
    private readonly token: string,
  ) {}

  async command(what: string, fields: Record<string, unknown> = {}): Promise<void> {
    await api(`/tables/${this.table}/commands`, { token: this.token, body: { do: what, id: newId(), ...fields } });
  }
}

/** Does this browser hold the host's token? It is asked before the game only, when there is nothing to see yet. */
export async function hosting(table: string): Promise<Hosting | null> {
  const token = myGame(table)?.token;
  if (!token) return null;
  try {
    const { host, shown } = await api<Welcome>(`/tables/${table}`, { token });
    return host && shown.state === "open" ? new Hosting(table, token) : null;
  } catch {
    return null; // then it is begun from a phone
  }
}
