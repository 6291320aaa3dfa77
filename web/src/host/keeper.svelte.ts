// What the host's page knows of the house: asked for again and again while somebody looks, with the key of whoever runs it.

import { Trouble, api } from "../house/api";
import { recall, remember } from "../house/memory";
import type { HostAct, HostShown } from "../protocol";

const KEY = "host";
const EVERY = 5000;
/** So many answers are drawn. */
const ANSWERS = 24;
const NO_KEY = "bad_host_token";

/** The key in a link or by itself, as it is pasted. */
export const keyIn = (text: string): string => text.trim().split("#").at(-1)!.trim();

export class Keeper {
  shown = $state.raw<HostShown | null>(null);
  /** No key, or one that fits no more. */
  isLocked = $state(false);
  /** The house does not answer: what is shown is old. */
  isLost = $state(false);
  /** How long the store took to answer, lately, in milliseconds. */
  answers = $state.raw<number[]>([]);
  #key = recall<string>(KEY) ?? "";
  #again: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  /** Take a key, and remember it on this device if it fits. */
  take(key: string): void {
    this.#key = key;
    if (this.#isOpen) void this.look();
  }

  open(): void {
    this.#isOpen = true;
    void this.look();
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#again);
  }

  async look(): Promise<void> {
    clearTimeout(this.#again);
    this.isLocked = !this.#key;
    if (this.isLocked) return;
    try {
      this.#show(await api<HostShown>("/host", { token: this.#key }));
    } catch (error) {
      this.isLocked = error instanceof Trouble && error.code === NO_KEY;
      this.isLost = !this.isLocked;
    }
    if (this.#isOpen && !this.isLocked) this.#again = setTimeout(() => void this.look(), EVERY);
  }

  /** Do something, and see how the house stands then; what goes wrong is thrown. */
  async act(act: HostAct): Promise<void> {
    this.#show(await api<HostShown>("/host/acts", { token: this.#key, body: act }));
  }

  #show(shown: HostShown): void {
    this.shown = shown;
    this.isLost = this.isLocked = false;
    this.answers = [...this.answers, shown.load.answer_ms].slice(-ANSWERS);
    remember(KEY, this.#key);
  }
}
