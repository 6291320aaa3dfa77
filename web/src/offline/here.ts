// Tables on this device. What it takes to play them is fetched only when somebody wants to; this alone is always there.

import { recall, remember } from "../house/memory";
import type { NewTable } from "../protocol";

/** What is kept here, if anything is. */
export interface Kept {
  version: string;
  /** New tables are opened here, even while the house can be reached. */
  isWanted: boolean;
}

const KEY = "offline";

/** With this letter begin the ids of tables on a device: no house gives such a one. */
export const isHere = (table: string): boolean => table.startsWith("o");

/** Is a request about a table on this device? */
export const isAbout = (path: string): boolean => /^\/tables\/o/.test(path);

/** Can a table be opened here? */
export const canOpen = (wish: NewTable): boolean => kept() !== undefined && Boolean(wish.name) && !isOfHouse(wish);

/** The potion of the day, and the luck of tables that only the house knows. */
const isOfHouse = ({ potion, same_deal }: NewTable): boolean =>
  Boolean(potion) || (same_deal ? !isHere(same_deal.table) : false);

/** Is it to be opened here, though the house can be reached? Not if seats are left for others. */
export const wantsToOpen = (wish: NewTable): boolean =>
  isHere(wish.position?.table ?? wish.same_deal?.table ?? "") ||
  (canOpen(wish) && Boolean(kept()?.isWanted) && wish.players === (wish.bots ?? []).length + 1);

export const kept = (): Kept | undefined => recall<Kept>(KEY);
export const keep = (now: Kept): void => void remember(KEY, now);

/** Browsers keep things for later only where nobody can have changed them on the way. */
export const isAble = (): boolean => isSecureContext && "caches" in globalThis && "indexedDB" in globalThis;

/** What does not change between two versions, as it was kept when everything was fetched. */
export const ANSWERS = "/offline/answers";

export async function keptAnswer<T>(path: string): Promise<T | undefined> {
  const found = kept() && isAble() ? await caches.match(ANSWERS + path) : undefined;
  return found?.json() as Promise<T> | undefined;
}

type Hears = (event: any) => void;

/** As much of a WebSocket as a line needs. */
export interface Socket {
  readonly readyState: number;
  onopen: Hears | null;
  onmessage: Hears | null;
  onclose: Hears | null;
  send(text: string): void;
  close(): void;
}

/** A line to a table on this device. */
export class HereSocket implements Socket {
  readyState: number = 0;
  onopen: Hears | null = null;
  onmessage: Hears | null = null;
  onclose: Hears | null = null;
  #send: ((text: string) => void) | undefined;

  constructor() {
    void import("./house").then(({ connect }) => connect(this));
  }

  /** From now on what is said here goes there; not if we have hung up meanwhile. */
  opened(send: (text: string) => void): boolean {
    if (this.readyState !== 0) return false;
    this.#send = send;
    this.readyState = 1;
    this.onopen?.({});
    return true;
  }

  send(text: string): void {
    this.#send?.(text);
  }

  close(): void {
    this.readyState = 3;
  }

  hears(said: object): void {
    if (this.readyState !== 3) this.onmessage?.({ data: JSON.stringify(said) });
  }

  ends(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({});
  }
}
