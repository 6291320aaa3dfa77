// Several seats at one device: whoever is awaited has the screen, and where hands are hidden a curtain falls in between.

import { untrack } from "svelte";

import { notices } from "../house/notices.svelte";
import { settings } from "../house/settings.svelte";
import { TableState } from "../house/table.svelte";
import { t } from "../house/words.svelte";
import { Desk } from "../table/desk.svelte";
import { device } from "./device.svelte";
import { isForAll } from "./aloud";
import { hidesSomething } from "./hidden";

/** Milliseconds in which one still sees what came of one's answer. */
const LINGERS = 900;
const LEAST = 250;

export class Sharing {
  readonly desks: Desk[];
  /** Who had the screen last. */
  #last = $state.raw<Desk>()!;
  /** Has whoever has the screen opened the curtain? */
  #isOpen = $state(false);
  /** Does whoever has the screen only look, without being awaited? It is hers until she passes it on, or has answered. */
  #isLooking = $state(false);
  /** Who is to have it, if somebody said so. */
  #chosen = $state.raw<Desk | null>(null);
  /** Who wants to react, and has the screen or is about to have it. */
  #speaker = $state.raw<Desk | null>(null);

  constructor(readonly id: string) {
    const further = device.further(id).map((token, place) => new TableState(id, { token, drawer: `.${place + 1}` }));
    this.desks = [new TableState(id), ...further].map((table) => new Desk(table));
    for (const desk of this.desks) desk.pass = () => this.draw();
    this.#last = this.desks[0]!;
    this.#passOn();
    this.#askAloud();
    this.#forgetLost();
  }

  get now(): Desk {
    return this.#last;
  }

  get isPlaying(): boolean {
    return this.#last.table.shown?.state === "playing";
  }

  /** Is something to be hidden from the others at this device? */
  get hides(): boolean {
    return hidesSomething(this.#last.table.view);
  }

  /** Those who are asked together, aloud, whether they react. */
  get reactors(): Desk[] {
    return this.seated.filter((desk) => needs(desk) && isForAll(desk.table));
  }

  /** Is the screen everybody's, with the question whether anybody reacts? */
  get isAloud(): boolean {
    return this.isPlaying && !this.#isOpen && this.#speaker === null && this.reactors.length > 0;
  }

  get isDrawn(): boolean {
    return this.isPlaying && !this.isAloud && !this.#isOpen && (this.hides || this.#chosen !== null);
  }

  /** Those who are awaited, clockwise from who had the screen last. */
  get awaited(): Desk[] {
    return this.#clockwise().filter(needs);
  }

  /** For whom the curtain opens; nobody when nobody here is awaited. */
  get next(): Desk | null {
    return this.#chosen ?? this.awaited[0] ?? null;
  }

  /** Everybody here, in the order of their seats. */
  get seated(): Desk[] {
    return this.desks
      .filter(({ table }) => table.seat !== null)
      .sort((one, other) => one.table.seat! - other.table.seat!);
  }

  /** Let the curtain fall; nothing of anybody's hand is on the screen from now on. */
  draw(): void {
    notices.close();
    this.#last.close();
    this.#isOpen = false;
  }

  choose(desk: Desk | null): void {
    this.#chosen = desk;
    if (this.#speaker) this.#speaker = desk;
  }

  /** Somebody wants to react: the screen is hers, behind the curtain. */
  speak(desk: Desk): void {
    this.#speaker = this.#chosen = desk;
  }

  /** Nobody reacts. */
  async hush(): Promise<void> {
    await Promise.all(this.reactors.map(({ table }) => table.answer("pass")));
  }

  open(desk: Desk): void {
    this.#last = desk;
    this.#chosen = null;
    this.#isLooking = !needs(desk);
    this.#isOpen = true;
  }

  /** Whoever had the screen is asked last: after an answer it is the next one's turn. */
  #clockwise(): Desk[] {
    const seated = this.seated;
    const from = seated.indexOf(this.#last);
    const turned = [...seated.slice(from), ...seated.slice(0, Math.max(from, 0))];
    return needs(this.#last) ? turned : [...turned.slice(1), ...turned.slice(0, 1)];
  }

  /** When whoever has the screen is done, and all that follows was shown, the next one gets it. */
  #passOn(): void {
    $effect(() => {
      if (needs(this.#last)) this.#isLooking = false;
    });
    $effect(() => {
      const isDone =
        this.isPlaying &&
        (this.#isOpen || !this.hides) &&
        !this.#isLooking &&
        !needs(this.#last) &&
        !this.#last.isShowing;
      const next = isDone ? this.awaited[0] : undefined;
      if (!next) return;
      const timer = setTimeout(() => untrack(() => this.#give(next)), Math.max(LEAST, LINGERS * settings.pace));
      return () => clearTimeout(timer);
    });
  }

  /** When a question for all comes and what led to it was shown, the screen is everybody's; and again when a speaker is done. */
  #askAloud(): void {
    $effect.pre(() => {
      for (const desk of this.desks) desk.table.isAskedAloud = isForAll(desk.table) && desk !== this.#speaker;
    });
    $effect(() => {
      if (this.#speaker && (!needs(this.#speaker) || !isForAll(this.#speaker.table)))
        this.#speaker = this.#chosen = null;
    });
    $effect(() => {
      const isMine =
        this.isPlaying && this.#isOpen && this.#speaker === null && !this.#last.isShowing && this.reactors.length > 0;
      if (!isMine) return;
      const timer = setTimeout(() => untrack(() => this.draw()), LEAST);
      return () => clearTimeout(timer);
    });
  }

  #give(next: Desk): void {
    if (this.hides) return this.draw();
    this.open(next);
    notices.say(t("web-modes-turn", { name: next.table.name(next.table.seat!) }));
  }

  /** A seat that is no longer ours is not asked for again. */
  #forgetLost(): void {
    $effect(() => {
      for (const { table } of this.desks.slice(1)) {
        if (table.shown && table.seat === null)
          untrack(() => device.lose(this.id, this.desks.findIndex((desk) => desk.table === table) - 1));
      }
    });
  }
}

/** Is somebody awaited who has not answered yet? An offer that ends by itself waits for nobody. */
function needs({ table }: Desk): boolean {
  const { ask } = table;
  return table.isMyTurn && ask !== null && !ask.lapses && ask.ask !== table.answered;
}
