// How a table stands, as far as this page has heard.

import { Sealing } from "../envelope/sealing.svelte";
import { HereSocket, isHere } from "../offline/here";
import { isolated } from "../parts/names";
import type { Asked, Awaited, Board, Happened, Heard, Prospects, Shown, Spoken, Welcome } from "../protocol";
import { Trouble, api } from "./api";
import { apply } from "./changes";
import { type Command, Line, type LineState } from "./line";
import { deviceName, drawer, forgetGame, keepGame, myGame, noteOver } from "./memory";
import { notices } from "./notices.svelte";
import { words } from "./words.svelte";

/** Something told while rules were carried out: what, by which rule, and the details. */
export type Fact = [key: string, rule: string, details: Record<string, any>];

export interface Event extends Heard {
  /** Heard as it happened, rather than after coming back. */
  isLive: boolean;
}

/** Hears of an event once everything shows what follows from it; `before` is the view until then. */
export type Listener = (event: Event, before: any) => void;

/** Why a seat is mine no more, as the house says it to whoever comes back … */
const SEATLESS = ["bad_token", "removed", "given_away", "only_elsewhere", "claim_refused"] as const;
/** … and as whoever is there hears it happen. */
const LOSING: Partial<Record<string, Lost>> = { kicked: "removed", granted: "given_away", keyed: "only_elsewhere" };
const KEPT_OUT = "kept_out";
const RESTING = "resting";
export type Lost = (typeof SEATLESS)[number];

const isSeatless = (code: string): code is Lost => (SEATLESS as readonly string[]).includes(code);

function unlessStale(trouble: unknown): void {
  if (!(trouble instanceof Trouble) || trouble.code !== "stale") throw trouble;
}

export class TableState {
  line = $state.raw<LineState>({ is: "connecting" });
  n = $state(0);
  seat = $state.raw<number | null>(null);
  host = $state(false);
  shown = $state.raw<Shown | null>(null);
  view = $state.raw<any>(null);
  ask = $state.raw<Asked | null>(null);
  awaited = $state.raw<Awaited[]>([]);
  here = $state.raw<number[]>([]);
  watching = $state(0);
  undo = $state.raw<string | null>("nothing");
  events = $state.raw<Event[]>([]);
  prospects = $state.raw<Prospects | null>(null);
  /** How many events were missed the last time the line was lost. */
  missed = $state(0);
  /** The last event that was heard before the line was lost. */
  heardUntil = $state(0);
  /** Why I have no seat any more, if I had one. */
  lost = $state.raw<Lost | null>(null);
  /** The game has ended since this device last looked. */
  endedAway = $state(false);
  /** The question that is being answered: no other answer is taken meanwhile. */
  answering = $state.raw<{ ask: number; choice: string } | null>(null);

  /** The question that was answered last; while a window is open it is still shown. */
  answered = $state.raw<number | null>(null);

  /** Is the question put to everybody at this device, rather than on this seat's own screen? */
  isAskedAloud = $state(false);

  /** The whole house rests, and the game goes on once it is open again. */
  isResting = $state(false);

  /** How many answers and messages wait for the line to come back. */
  unsent = $state(0);
  /** How far the house's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);

  /** What this device does for the envelope. */
  readonly sealing: Sealing;
  readonly #line: Line;
  readonly #listeners = new Set<Listener>();
  #token: string | undefined;

  /** Without `as`, with the seat that this browser remembers; with it, by this token or by none, and nothing is remembered of it. */
  constructor(
    readonly id: string,
    private readonly as?: { token?: string; drawer: string },
  ) {
    this.#token = as ? as.token : myGame(id)?.token;
    this.sealing = new Sealing(this);
    const ears = {
      hello: () => ({ table: id, token: this.#token, after: this.n, lang: words.language, device: deviceName() }),
      heard: (said: Spoken) => this.hear(said),
      changed: (state: LineState) => this.#lineChanged(state),
      settled: (command: Command, n: number | undefined) => this.sealing.settled(command, n),
      waiting: (commands: Command[]) => this.#noteWaiting(commands),
    };
    this.#line = new Line(
      ears,
      drawer<Command[]>(`unsent.${id}${as?.drawer ?? ""}`, []),
      this.isHere ? () => new HereSocket() : undefined,
    );
    this.#noteWaiting(this.#line.waiting);
  }

  /** Is it a game that is over, seen again? */
  get isReplay(): boolean {
    return false;
  }

  /** Is it a position to solve? */
  get isPosed(): boolean {
    return false;
  }

  /** Is it played on this device alone, without a house? */
  get isHere(): boolean {
    return isHere(this.id);
  }

  get token(): string | undefined {
    return this.#token;
  }

  /** Is something asked of me that the table waits for, or may wait for? */
  get isMyTurn(): boolean {
    return (
      this.shown?.state === "playing" &&
      !this.shown.paused &&
      this.ask !== null &&
      this.awaited.some((one) => one.seat === this.seat)
    );
  }

  name(seat: number): string {
    return isolated(this.shown?.seats[seat]?.name || words.say("seat", { number: seat + 1 }));
  }

  get names(): string[] {
    return (this.shown?.seats ?? []).map((_, seat) => this.name(seat));
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  wakeUp(): void {
    this.#line.wakeUp();
  }

  command(what: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return this.#line.command(what, fields);
  }

  /**
   * Answer the question that is open, and hear whether it was taken. What goes wrong is said, except that it was too
   * late: the next question says that.
   */
  async answer(choice: string, more: Record<string, unknown> = {}): Promise<boolean> {
    const ask = this.ask;
    if (!ask || this.answering || this.shown?.paused) return false;
    const done = await notices.attempt(() =>
      this.#line.command("answer", { ask: ask.ask, choice, ...more, ...this.sealing.linkFor(ask) }).catch(unlessStale),
    );
    if (done !== undefined) this.answered = ask.ask;
    return done !== undefined;
  }

  #noteWaiting(commands: Command[]): void {
    const answer = commands.find((command) => command.do === "answer");
    this.answering = answer ? { ask: answer.ask as number, choice: answer.choice as string } : null;
    this.unsent = commands.length;
  }

  /** Hold another seat from now on, or none. */
  take(token: string | undefined): void {
    this.#token = token;
    this.n = 0;
    this.events = [];
    this.lost = null;
    this.#line.open();
  }

  /** The table in the house's own words; `shape` is how they are laid out. */
  board(shape: string): Promise<Board> {
    return api<Board>(this.at(`/board?${shape}`), { token: this.#token });
  }

  /** Hear of every event; gives back how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  at(path = ""): string {
    return `/tables/${encodeURIComponent(this.id)}${path}`;
  }

  #lineChanged(state: LineState): void {
    this.line = state;
    if (state.is === "lost" && state.code === RESTING) this.isResting = true;
    if (state.is === "open" || state.is === "ended") this.isResting = false;
    if (state.is === "ended" && isSeatless(state.code)) {
      if (!this.as) forgetGame(this.id);
      this.take(undefined);
      this.lost = state.code;
    }
    if (state.is === "ended" && state.code === KEPT_OUT) this.seat = this.ask = this.shown = this.view = null;
  }

  protected hear(said: Spoken): void {
    if (said.is === "welcome") this.#welcome(said);
    if (said.is === "happened") this.#happened(said);
    if (said.is === "here") ({ here: this.here, watching: this.watching } = said);
  }

  #welcome(said: Welcome): void {
    const isBack = this.n > 0 && this.events.length > 0;
    this.#noteSeat(said.seat);
    this.missed = isBack ? said.missed.length : 0;
    this.heardUntil = isBack ? this.n : said.n;
    const known = isBack && said.seat === this.seat ? this.events : [];
    this.events = [...known, ...said.missed.map((event) => ({ ...event, isLive: false }))];
    const { n, seat, host, shown, view, ask, awaited, here, watching, undo } = said;
    Object.assign(this, { n, seat, host, shown, view, ask, awaited, here, watching, undo });
    if (!this.as) this.#keep();
    this.sealing.look();
    void this.#look();
  }

  /** Whoever has lost the seat while looking on is told why, and watches from now on. */
  #noteSeat(seat: number | null): void {
    if (seat !== null) this.lost = null;
    if (seat !== null || this.seat === null) return;
    this.lost = LOSING[this.events.at(-1)?.kind ?? ""] ?? null;
    if (this.lost) this.#token = undefined;
  }

  #keep(): void {
    const isOver = this.shown?.state === "over";
    const known = myGame(this.id);
    this.endedAway ||= Boolean(isOver && this.seat !== null && known?.token && !known.isOver);
    keepGame({
      table: this.id,
      ...(this.#token && { token: this.#token }),
      game: this.shown?.game ?? "",
      seen: Date.now(),
      isOver,
      ...(this.shown?.lesson && { isLesson: true }),
    });
  }

  #happened(said: Happened): void {
    const { n, at, kind, about } = said;
    const before: unknown = this.view;
    this.n = n;
    this.ahead = at - Date.now();
    if (said.whole !== undefined) this.view = said.whole;
    else if (said.view !== undefined) this.view = apply(this.view, said.view);
    if (said.shown !== undefined) this.shown = said.shown;
    if (said.ask !== undefined) this.ask = said.ask;
    if (said.awaited !== undefined) this.awaited = said.awaited;
    if (said.undo !== undefined) this.undo = said.undo;
    const events = kind === "undone" ? this.#without(about.seat as number) : this.events;
    const event = { n, at, kind, about, isLive: true };
    this.events = [...events, event];
    if (said.shown?.state === "over" && !this.as) noteOver(this.id);
    this.sealing.look();
    for (const listener of this.#listeners) listener(event, before);
    const isLosing = kind in LOSING && about.seat === this.seat; // then there is nothing left to ask for
    if (!isLosing && (said.ask !== undefined || said.view !== undefined)) void this.#look();
  }

  /** What was taken back did not happen. */
  #without(seat: number): Event[] {
    const last = this.events.findLastIndex((event) => event.kind === "answered" && event.about.seat === seat);
    return last < 0 ? this.events : this.events.toSpliced(last, 1);
  }

  // What may follow is asked for whenever a new question has come; only the latest answer counts.

  async #look(): Promise<void> {
    const n = this.n;
    if (
      this.isReplay ||
      this.seat === null ||
      this.shown?.state !== "playing" ||
      (this.ask === null && this.prospects?.ask === null)
    )
      return;
    if (this.ask?.ask === this.prospects?.ask && this.ask !== null) return;
    try {
      const prospects = await api<Prospects>(this.at("/prospects"), { token: this.#token });
      if (prospects.n >= n && prospects.n <= this.n) this.prospects = prospects;
      if (prospects.ask !== (this.ask?.ask ?? null)) this.prospects = null;
    } catch {
      this.prospects = null; // it is only a help: the question can be answered without
    }
  }
}
