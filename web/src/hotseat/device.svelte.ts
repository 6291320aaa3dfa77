// Which seats of a table this device holds beside the one that the browser remembers: several people share it.

import { myGames, recall, remember } from "../house/memory";

type Tokens = Record<string, string[]>;

class Device {
  /** The table that was opened to be played at this device alone. */
  wanted = $state("");
  /** The table that was opened from a phone to be seen on a big screen. */
  screened = $state("");
  #all = $state.raw<Tokens>(recall<Tokens>("seats") ?? {});

  /** The tokens of the further seats at a table. */
  further(table: string): string[] {
    return this.#all[table] ?? [];
  }

  add(table: string, token: string): void {
    this.#keep({ ...this.#all, [table]: [...this.further(table), token] });
  }

  /** A seat that is no longer ours. */
  lose(table: string, place: number): void {
    this.#keep({ ...this.#all, [table]: this.further(table).toSpliced(place, 1) });
  }

  /** After a rematch every token is good at the next table too. */
  carry(from: string, to: string): void {
    if (this.further(from).length) this.#keep({ ...this.#all, [to]: this.further(from) });
  }

  /** Tables that the browser has forgotten are forgotten here too. */
  #keep(all: Tokens): void {
    const known = new Set(myGames().map(({ table }) => table));
    this.#all = Object.fromEntries(Object.entries(all).filter(([table, tokens]) => tokens.length && known.has(table)));
    remember("seats", this.#all);
  }
}

export const device = new Device();
