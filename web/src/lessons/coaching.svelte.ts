// The coach of first steps: which card is read, and what it points at.

import { notices } from "../house/notices.svelte";
import type { TableState } from "../house/table.svelte";
import type { LessonCard, LessonStep } from "../protocol";
import type { Desk } from "../table/desk.svelte";
import { keepTaken, taken } from "./memory";
import { find, isToTouch } from "./targets";

/** What is touched to play: neither the coach itself, nor the head of the page, nor what lies over the table. */
const AMONG = "main button:not(.coach *, header *, dialog *)";

export class Coach {
  isFolded = $state(false);
  #index = $state(0);
  #key = $state("");
  #isRead = $state(false);
  /** Was something else touched than what is pointed at? Then it is said again what to touch. */
  isAstray = $state(false);

  constructor(
    readonly table: TableState,
    readonly desk: Desk,
  ) {}

  get game(): string {
    return this.table.shown?.lesson ?? "";
  }

  /** The step of the question that waits, if something that it lets through is offered. */
  get step(): LessonStep | null {
    const { ask } = this.table;
    return ask?.lesson && ask.lesson.lets.some((choice) => ask.options.includes(choice)) ? ask.lesson : null;
  }

  get isOn(): boolean {
    return (
      this.step !== null &&
      this.table.shown?.state === "playing" &&
      !this.desk.isShowing &&
      this.table.answering === null
    );
  }

  /** Which question's cards are shown; another one begins with its first, or goes on with the last. */
  get key(): string {
    return this.step ? `${this.step.step}.${this.step.given}` : "";
  }

  begin(): void {
    if (this.key === this.#key) return;
    this.#key = this.key;
    this.isAstray = false;
    this.#index = this.step && this.step.given > 0 ? this.step.cards.length - 1 : 0;
  }

  get card(): LessonCard | undefined {
    return this.step?.cards[Math.min(this.#index, this.step.cards.length - 1)];
  }

  get isLast(): boolean {
    return this.#index >= (this.step?.cards.length ?? 1) - 1;
  }

  /** Something to be touched, rather than looked at. */
  get isToDo(): boolean {
    return isToTouch(this.card?.at ?? "");
  }

  target(): HTMLElement | null {
    return find(this.card?.at ?? "", this.table);
  }

  next(): void {
    this.isAstray = false;
    if (!this.isLast) this.#index += 1;
  }

  /** Whoever touches what is pointed at has understood; where a puppet is put must still be confirmed. */
  touched(where: EventTarget | null): void {
    if (!this.isOn || !this.isToDo || !(where instanceof Element)) return;
    const target = this.target();
    this.isAstray = target !== null && !target.contains(where) && where.closest(AMONG) !== null;
    const isDone = !this.card?.at?.startsWith("place:");
    if (!this.isLast && isDone && target?.contains(where)) this.next();
  }

  /** Do it for them. */
  show(): void {
    this.target()?.click();
  }

  async skip(): Promise<void> {
    this.#close("left", false);
    await notices.attempt(() => this.table.command("skip_lesson"));
  }

  // The end

  /** The last word: when the lesson is over, or was left, until it was read. */
  get farewell(): string {
    const { shown, ask } = this.table;
    if (
      !shown?.lesson ||
      this.#isRead ||
      shown.state !== "playing" ||
      this.desk.isShowing ||
      ask === null ||
      ask.lesson
    )
      return "";
    const how = taken(shown.lesson);
    if (how?.table === this.table.id && how.isRead) return "";
    return how?.table === this.table.id && how.is === "left" ? "skipped" : `${shown.lesson}-over`;
  }

  read(): void {
    const how = taken(this.game);
    this.#close(how?.table === this.table.id && how.is === "left" ? "left" : "over", true);
  }

  #close(is: "left" | "over", isRead: boolean): void {
    this.#isRead = isRead;
    keepTaken(this.game, { table: this.table.id, is, isRead });
  }
}
