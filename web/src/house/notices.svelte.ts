// What went wrong or is worth saying, in one line at a time, for a few seconds.

import { Trouble } from "./api";
import { words } from "./words.svelte";

export interface Notice {
  says: string;
  rule: string;
  isTrouble: boolean;
}

const SECONDS = 6;
/** A lesson that wants something else first: nothing went wrong. */
const KINDLY = "lesson";

class Notices {
  now = $state.raw<Notice | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(says: string, { rule = "", isTrouble = false } = {}): void {
    this.now = { says, rule, isTrouble };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), SECONDS * 1000);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  /** Try something; what goes wrong is said. */
  async attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      return await what();
    } catch (error) {
      if (!(error instanceof Trouble)) console.error(error);
      const trouble = error instanceof Trouble ? error : new Trouble("failed", words.say("web-failed"));
      this.say(trouble.says, { rule: trouble.rule, isTrouble: trouble.code !== KINDLY });
      return undefined;
    }
  }
}

export const notices = new Notices();
