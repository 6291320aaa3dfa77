// Whether I ring the bell. As in any window, the answer stands until all are shown.

import type { TableState } from "../house/table.svelte";

type Heard = "challenge" | "pass";

export class Hearing {
  #said = $state.raw<{ ask: number; choice: Heard } | null>(null);

  constructor(readonly table: TableState) {}

  get said(): Heard | null {
    const { ask, answered } = this.table;
    if (ask && this.#said?.ask === ask.ask) return this.#said.choice;
    return ask && answered === ask.ask ? "pass" : null; // it was set ahead
  }

  get isOpen(): boolean {
    return this.table.ask?.about === "challenge" && this.said === null && !this.table.shown?.paused;
  }

  ring(): void {
    this.#say("challenge");
  }

  pass(): void {
    this.#say("pass");
  }

  #say(choice: Heard): void {
    if (!this.isOpen) return;
    this.#said = { ask: this.table.ask!.ask, choice };
    void this.#send(choice);
  }

  /** What was not taken, as another answer was still on its way, can be said again. */
  async #send(choice: Heard): Promise<void> {
    if (!(await this.table.answer(choice))) this.#said = null;
  }
}
