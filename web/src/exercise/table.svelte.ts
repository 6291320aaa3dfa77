// A table at a position to solve: the same boards show it and take an answer, which goes no further.

import { TableState } from "../house/table.svelte";
import type { Board, ExerciseShown } from "../protocol";
import type { Source } from "./source";

export class ExerciseTable extends TableState {
  /** What was answered; empty as long as nothing was. */
  chosen = $state("");

  constructor(
    private readonly source: Source,
    readonly exercise: ExerciseShown,
    private readonly onanswer: (choice: string) => void,
  ) {
    super(`x${exercise.id}`, { drawer: ".exercise" });
    const { n, seat, shown, view, ask, awaited, here, missed } = exercise.welcome;
    const alone = ask && { ...ask, offers: [] }; // what may be said beside an answer is not asked for
    Object.assign(this, { n, seat, shown, view, ask: alone, awaited, here, undo: "off" });
    this.events = missed.map((event) => ({ ...event, isLive: false }));
    this.prospects = exercise.prospects;
    this.line = { is: "open" };
  }

  override get isPosed(): boolean {
    return true;
  }

  override get isHere(): boolean {
    return true; // nobody else is at it: there is nobody to talk to, to invite or to wait for
  }

  override open(): void {}
  override close(): void {}
  override wakeUp(): void {}

  /** Why something cannot be chosen is known; nothing else is said at such a table. */
  override command(what: string, { choice = "" }: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const why = what === "why" ? this.exercise.prospects.refused[String(choice)] : undefined;
    return Promise.resolve(why ? { allowed: false, ...why } : { allowed: true });
  }

  override answer(choice: string): Promise<boolean> {
    if (!this.ask || !this.ask.options.includes(choice)) return Promise.resolve(false);
    [this.chosen, this.ask] = [choice, null];
    this.onanswer(choice);
    return Promise.resolve(true);
  }

  override board(shape: string): Promise<Board> {
    return this.source.board(this.exercise.id, shape);
  }
}
