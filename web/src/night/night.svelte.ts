// A night together, as this browser follows it: by the tokens that it holds there, and again and again.

import { api, Trouble } from "../house/api";
import { recall, remember, remembered } from "../house/memory";
import { notices } from "../house/notices.svelte";
import type { NightShown } from "../protocol";

/** What this browser may do at a night: lead it, play, or both. */
export interface Keys {
  host?: string | undefined;
  mine?: string | undefined;
}

const [SOON, LATER] = [3000, 6000]; // milliseconds until the house is asked again, and after a refusal

export const keysOf = (night: string): Keys => recall<Keys>(`night.${night}`) ?? {};
export const keepKeys = (night: string, keys: Keys): void => void remember(`night.${night}`, keys);

/** The nights at which somebody takes part by this browser, and the token of each. */
export const myNights = (): { night: string; token: string }[] =>
  remembered("night.").flatMap((night) => ((token) => (token ? [{ night, token }] : []))(keysOf(night).mine));

export class Night {
  shown = $state.raw<NightShown>();
  trouble = $state<Trouble>();
  keys = $state.raw<Keys>({});
  /** How much the clock of the house is ahead of ours, in milliseconds. */
  ahead = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  /** Of the request that counts: what was asked before, by another token, comes too late. */
  #turn = 0;

  /** `waits`: the house answers when something has happened; otherwise tables are looked at again and again. */
  constructor(
    readonly id: string,
    readonly waits: boolean,
    readonly asks: () => string | undefined,
  ) {
    this.keys = keysOf(id);
  }

  open(): () => void {
    this.#isOpen = true;
    void this.look();
    const wake = (): void => void (document.visibilityState === "visible" && this.look());
    document.addEventListener("visibilitychange", wake);
    return () => {
      this.#isOpen = false;
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", wake);
    };
  }

  /** How it stands now; then again when something has happened, or a little later. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = this.#turn + 1;
    await this.#ask("");
    if (turn === this.#turn) this.#again();
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (!this.#isOpen) return;
    const [pause, after] = this.waits && !this.trouble ? [50, `?after=${this.shown?.n ?? 0}`] : [SOON, ""];
    const go = async (): Promise<void> => {
      const turn = this.#turn + 1;
      if (document.visibilityState === "visible") await this.#ask(after);
      if (turn >= this.#turn) this.#again();
    };
    this.#timer = setTimeout(() => void go(), this.trouble ? LATER : document.hidden ? SOON : pause);
  }

  async #ask(after: string): Promise<void> {
    const turn = ++this.#turn;
    try {
      const shown = await api<NightShown>(`/nights/${this.id}${after}`, { token: this.asks() });
      if (!this.#isOpen || turn !== this.#turn) return;
      this.shown = shown;
      this.ahead = shown.now - Date.now();
      this.trouble = undefined;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      if (turn === this.#turn) this.trouble = trouble;
    }
  }

  /** Have the house do something; what it refuses is said. */
  async does(what: string, about: Record<string, unknown> = {}, token = this.asks()): Promise<void> {
    await notices.attempt(() => api(`/nights/${this.id}/commands`, { token, body: { do: what, ...about } }));
    await this.look();
  }

  keep(keys: Keys): void {
    this.keys = { ...this.keys, ...keys };
    keepKeys(this.id, this.keys);
    void this.look();
  }
}
