// What lies open over a table: one sheet at a time.

import type { Snippet } from "svelte";

import type { TableState } from "../house/table.svelte";
import { notices } from "../house/notices.svelte";
import { reason } from "../house/sentences";

export type Sheet =
  | { is: "menu" }
  | { is: "log"; after?: number; at?: number }
  | { is: "chat" }
  | { is: "settings" }
  | { is: "keys" }
  | { is: "rule"; rule: string; says?: string }
  | { is: "device" }
  | { is: "notices" }
  | { is: "invite" }
  | { is: "screen" }
  | { is: "people" }
  | { is: "leave" }
  | { is: "plan" }
  | { is: "advice" }
  | { is: "ghost" }
  | { is: "envelope" }
  | { is: "game"; what: string; seat?: number };

/** What stands in the head of a table; the board that is drawn says it, as far as it has shown it. */
export interface Headline {
  round: number;
  /** How many there are, where that is known. */
  rounds?: number;
  /** Where we are in the game's own words, instead of the round. */
  says?: string;
  /** Beside it, where there is room. */
  also?: string;
  /** A figure that stands before it, with what it shows. */
  figure?: { art: string; shows: string; label: string };
  points?: number;
  rubies?: number;
  /** What else is opened from the head, with a number to see at a glance. */
  opens?: { what: string; art: string; label: string; count: number };
  /** The other seats, in the head of a screen that lies on its side. */
  strip?: Snippet;
  /** A sheet of the game that is opened from the head where the screen is too low to show it. */
  more?: { what: string; art: string; label: string };
}

/** What was played while nobody looked, and is being shown now. */
export interface Retelling {
  moves: number;
  skip(): void;
}

export class Desk {
  sheet = $state.raw<Sheet | null>(null);
  headline = $state.raw<Headline | null>(null);
  retelling = $state.raw<Retelling | null>(null);
  /** Is something that happened still being shown? The board says so. */
  isShowing = $state(false);
  /** Where several share a device: give it to the next one. */
  pass: (() => void) | undefined;

  constructor(readonly table: TableState) {}

  open(sheet: Sheet): void {
    this.sheet = sheet;
  }

  close(): void {
    this.sheet = null;
  }

  async undo(): Promise<void> {
    await notices.attempt(() => this.table.command("undo"));
  }

  /** Say why something cannot be chosen now, with the rule. */
  async why(choice: string): Promise<void> {
    await notices.attempt(async () => {
      const about = await this.table.command("why", { choice });
      if (about.allowed || !this.table.shown) return;
      const says = reason(
        this.table.shown.game,
        String(about.key),
        (about.details ?? {}) as Record<string, unknown>,
        this.table.names,
      );
      notices.say(says, { rule: String(about.rule) });
    });
  }
}
