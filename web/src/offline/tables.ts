// The tables on this device, in the worker: what the rules say is written first, and told then. One thing at a time.

import type { Closing, NewTable, Spoken, Welcome } from "../protocol";
import type { Opened, Row, Store } from "./store";

/** What Python answers (`src/chaudron/offline/house.py`). */
export interface Answer {
  /** Of which table the luck of another is. */
  of?: string;
  opened?: Opened;
  rows?: Row[];
  says?: Spoken[];
  seconds?: number | null;
  body?: unknown;
  seated?: unknown;
  refused?: { status: number; code: string; says: string; rule: string; details: Record<string, unknown> };
}

export type Python = (call: Record<string, unknown>) => Answer;

/** Somebody's line to a table. */
interface Visitor {
  lang: string;
  hears: (said: Spoken) => void;
}

const END = 10 ** 8; // more events than any table has
const LASTS = ["", "prospects", "hint", "board", "trials", "log", "record", "replay", "review", "ghost"];

export class Tables {
  readonly #visitors = new Map<string, Visitor>();
  readonly #loaded = new Set<string>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly python: Python,
    private readonly store: Store,
  ) {}

  /** Open a table. */
  open(wish: NewTable, lang: string): Promise<Answer> {
    return this.#next(async () => {
      const before = wish.position?.table ?? wish.same_deal?.table;
      if (before) await this.#load(before, lang);
      const answer = this.python({ call: "open", wish, lang, now: Date.now() });
      if (answer.opened) await this.store.create(answer.opened);
      return answer;
    });
  }

  /** What a page asks of a table, or of the shelf. */
  request(path: string, lang: string, body?: unknown): Promise<Answer> {
    return this.#next(async () => {
      const [, table, what = ""] = /^\/tables\/([^/?]+)\/?(\w*)/.exec(path) ?? [];
      if (!table || !LASTS.includes(what)) return this.#asked(path, lang, body);
      await this.#load(table, lang);
      if (what === "ghost") await this.#load(this.python({ call: "deal", table, lang }).of ?? "", lang);
      const answer = this.#asked(path, lang);
      if (!(await this.#write(table, answer))) throw new Error("another window was faster");
      if (answer.rows) await this.#goOn(table);
      return answer;
    });
  }

  /** Somebody comes to a table, and hears what happens there from now on. */
  hello(table: string, after: number, visitor: Visitor): Promise<void> {
    return this.#next(async () => {
      const trouble = await this.#load(table, visitor.lang);
      if (trouble) return visitor.hears(closing(trouble));
      this.#visitors.set(table, visitor);
      for (const said of this.python({ call: "hello", table, after, lang: visitor.lang }).says ?? [])
        visitor.hears(said);
      await this.#goOn(table);
    });
  }

  leave(table: string, visitor: Visitor): void {
    if (this.#visitors.get(table) !== visitor) return;
    this.#visitors.delete(table);
    clearTimeout(this.#timers.get(table));
  }

  command(table: string, command: unknown, visitor: Visitor): Promise<void> {
    return this.#next(async () => {
      if (this.#visitors.get(table) !== visitor) return;
      const answer = this.python({ call: "command", table, command, lang: visitor.lang, now: Date.now() });
      if (await this.#write(table, answer)) await this.#goOn(table);
    });
  }

  /** Nobody is let in between: the rules and the journal always agree. */
  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#before.then(work);
    this.#before = done.catch(() => undefined);
    return done;
  }

  /** Take up a table from its journal; what is in the way, if anything. */
  async #load(table: string, lang: string): Promise<Answer["refused"]> {
    if (this.#loaded.has(table)) return undefined;
    const kept = await this.store.read(table);
    if (!kept) return { status: 404, code: "unknown_table", says: "", rule: "", details: {} };
    const { refused } = this.python({ call: "load", ...kept, lang, now: Date.now() });
    if (!refused) this.#loaded.add(table);
    return refused;
  }

  /** Write what happened, then tell it; false when another window was faster. */
  async #write(table: string, { opened, rows = [], says = [] }: Answer): Promise<boolean> {
    try {
      if (opened) await this.store.create(opened);
      if (rows.length && !(await this.store.append(table, rows))) {
        this.#forget(table, { is: "closing", code: "moved", says: "", again: 0.1 });
        return false;
      }
    } catch (error) {
      this.#forget(table, { is: "closing", code: "failed", says: "", again: 1 });
      throw error;
    }
    for (const said of says) this.#visitors.get(table)?.hears(said);
    return true;
  }

  /** What is in memory is not what is written: it is read anew by whoever comes next. */
  #forget(table: string, why: Closing): void {
    this.python({ call: "forget", table, lang: "fr" });
    this.#loaded.delete(table);
    this.#visitors.get(table)?.hears(why);
    this.#visitors.delete(table);
  }

  /** Let happen what happens by itself, as long as somebody is there to see it. */
  async #goOn(table: string): Promise<void> {
    clearTimeout(this.#timers.get(table));
    const { seconds } = this.python({ call: "due", table, lang: "fr", now: Date.now() });
    if (seconds !== null && seconds !== undefined)
      this.#timers.set(
        table,
        setTimeout(() => void this.#step(table), seconds * 1000),
      );
    else await this.#keepStanding(table);
  }

  #step(table: string): Promise<void> {
    return this.#next(async () => {
      if (!this.#visitors.has(table)) return;
      const answer = this.python({ call: "step", table, lang: "fr", now: Date.now() });
      if (await this.#write(table, answer)) await this.#goOn(table);
    });
  }

  /** The person is waited for, or it is over: that is how the shelf shows it. */
  async #keepStanding(table: string): Promise<void> {
    const { body } = this.#asked(`/tables/${table}?after=${END}`, "fr");
    await this.store.stand(body as Welcome);
  }

  #asked(path: string, lang: string, body?: unknown): Answer {
    return this.python({ call: "request", path, lang, now: Date.now(), ...(body !== undefined && { body }) });
  }
}

function closing({ code, says }: NonNullable<Answer["refused"]>): Closing {
  return { is: "closing", code, says };
}
