// The line to a table: it comes back by itself, and what was not answered yet is sent again with the same id.

import type { Socket } from "../offline/here";
import type { Closing, Spoken } from "../protocol";
import { Trouble } from "./api";
import { AfterPaint } from "./paint";

const PATIENCE = 8000; // milliseconds after which a line that does not answer is given up
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;

export type LineState =
  | { is: "connecting" }
  | { is: "open" }
  | { is: "lost"; again: number; says: string; code?: string } // when we try again, in milliseconds since 1970; why, if the house said so
  | { is: "ended"; code: string; says: string };

export interface Command {
  do: string;
  id: string;
  [field: string]: unknown;
}

interface Pending {
  message: Command;
  done: (about: Record<string, unknown>) => void;
  refused: (trouble: Trouble) => void;
  /** From before the page was loaded again: nobody waits for what becomes of it. */
  isKept: boolean;
}

/** Where commands that have not been answered yet outlive the page. */
export interface Drawer {
  read(): Command[];
  write(commands: Command[]): void;
}

/** What is still meant after a while. Anything else would only surprise. */
const LASTING = new Set(["answer", "say"]);

export interface Ears {
  hello(): Record<string, unknown>;
  heard(said: Spoken): void;
  changed(state: LineState): void;
  /** The house has taken a command, as an event of this number, or refused it. */
  settled?(command: Command, n: number | undefined): void;
  /** What is not answered yet is another than before. */
  waiting(commands: Command[]): void;
}

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class Line {
  #socket: Socket | undefined;
  #closing: Closing | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #isWelcome = false;
  readonly #paint = new AfterPaint();
  readonly #pending = new Map<string, Pending>();

  constructor(
    private readonly ears: Ears,
    private readonly drawer?: Drawer,
    private readonly connect: () => Socket = () => new WebSocket(`${location.origin.replace("http", "ws")}/ws`),
  ) {
    for (const message of drawer?.read() ?? [])
      this.#pending.set(message.id, { message, done() {}, refused() {}, isKept: true });
  }

  get waiting(): Command[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  open(): void {
    this.#hangUp();
    this.#closing = undefined;
    this.#isWelcome = false;
    this.ears.changed({ is: "connecting" });
    const socket = this.connect();
    this.#socket = socket;
    socket.onopen = () => this.#send({ do: "hello", ...this.ears.hello() });
    socket.onmessage = (event) =>
      this.#paint.do(() => this.#socket === socket && this.#hear(JSON.parse(String(event.data)) as Spoken));
    socket.onclose = () => {
      this.#paint.flush();
      this.#lost();
    };
    this.#watch();
  }

  close(): void {
    this.#hangUp();
    this.#pending.clear();
  }

  /** Do something at the table: resolved once it is done and durable, rejected with a `Trouble` when it is refused. */
  command(what: string, fields: Record<string, unknown> = {}, id = newId()): Promise<Record<string, unknown>> {
    const message: Command = { do: what, id, ...fields };
    return new Promise((done, refused) => {
      if (what === "answer") this.#paint.hold();
      this.#pending.set(id, { message, done, refused, isKept: false });
      this.#noteWaiting();
      if (this.#isWelcome) this.#send(message);
    });
  }

  /** A phone that slept may hold a line that is dead without knowing it. */
  wakeUp(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ do: "ping" });
    else if (this.#retry !== undefined) this.open();
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    this.#retry = undefined;
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket?.close();
    this.#socket = undefined;
  }

  #send(message: object): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.open(), PATIENCE);
  }

  #hear(said: Spoken): void {
    clearTimeout(this.#watchdog);
    if (said.is === "closing") this.#closing = said;
    if (said.is === "welcome") {
      this.#wait = FIRST_WAIT;
      this.#isWelcome = true;
      this.ears.changed({ is: "open" });
    }
    this.ears.heard(said);
    if (said.is === "ack") this.#answered(said.id, said.n)?.done(said.about ?? {});
    if (said.is === "nack")
      this.#answered(said.id, undefined)?.refused(new Trouble(said.code, said.says, said.rule, said.details));
    if (said.is === "welcome") this.#sendAgain(said.ask?.ask);
  }

  /** An answer of an earlier page to a question that is no longer open has been heard, or is of no use. */
  #sendAgain(ask: number | undefined): void {
    for (const [id, { message, isKept }] of this.#pending) {
      if (isKept && message.do === "answer" && message.ask !== ask) this.#settle(id);
      else this.#send(message);
    }
  }

  #answered(id: string, n: number | undefined): Pending | undefined {
    const pending = this.#pending.get(id);
    if (pending) this.ears.settled?.(pending.message, n);
    return this.#settle(id);
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    if (this.#pending.delete(id)) this.#noteWaiting();
    return pending;
  }

  #noteWaiting(): void {
    this.drawer?.write(this.waiting.filter((message) => LASTING.has(message.do)));
    this.ears.waiting(this.waiting);
  }

  /** A line has ended. We come back by ourselves, unless the house has said that something must change first. */
  #lost(): void {
    this.#hangUp();
    const { code, says, again } = this.#closing ?? {};
    if (code !== undefined && (again === undefined || again === null)) {
      this.ears.changed({ is: "ended", code, says: says ?? "" });
      return;
    }
    const wait = again ? again * 1000 : this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.ears.changed({ is: "lost", again: Date.now() + wait, says: says ?? "", ...(code && { code }) });
    this.#retry = setTimeout(() => this.open(), wait);
  }
}
