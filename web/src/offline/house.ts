// The house on this device, as the page sees it: it is fetched, kept, started, asked, and spoken with.

import { Trouble } from "../house/api";
import { myGame } from "../house/memory";
import { words } from "../house/words.svelte";
import { type HereSocket, keep, kept } from "./here";
import { keepAnswers, prepared } from "./files";
import type { NewTable } from "../protocol";
import { Store } from "./store";
import type { Answer } from "./tables";
import type { FromWorker, ToWorker, Wish } from "./worker";
import address from "./worker?worker&url";

interface Waiting {
  done: (answer: unknown) => void;
  failed: (error: Error) => void;
}

class House {
  readonly #worker = new Worker(address, { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  readonly #lines = new Map<number, HereSocket>();
  #last = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#broke(new Error(event.message || "worker"));
  }

  ask<T>(wish: Wish): Promise<T> {
    const ask = (this.#last += 1);
    return new Promise((done, failed) => {
      this.#waiting.set(ask, { done: done as Waiting["done"], failed });
      this.#post({ ask, wish });
    });
  }

  connect(socket: HereSocket): void {
    const line = (this.#last += 1);
    if (!socket.opened((text) => this.#post({ line, text }))) return;
    this.#lines.set(line, socket);
    const close = socket.close.bind(socket);
    socket.close = () => (close(), this.#lines.delete(line), this.#post({ line, ends: true }));
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(data: FromWorker): void {
    if ("line" in data) return this.#said(data.line, data.said);
    const waiting = this.#waiting.get(data.ask);
    this.#waiting.delete(data.ask);
    if (data.failed === undefined) waiting?.done(data.answer);
    else waiting?.failed(new Error(data.failed));
  }

  #said(line: number, said: object): void {
    const socket = this.#lines.get(line);
    socket?.hears(said);
    if ("is" in said && said.is === "closing") socket?.ends();
  }

  /** Whoever waits or listens comes back, to a new one. */
  #broke(error: Error): void {
    opening = undefined;
    this.#worker.terminate();
    for (const { failed } of this.#waiting.values()) failed(error);
    for (const socket of this.#lines.values()) socket.ends();
    this.#waiting.clear();
  }
}

const store = new Store();
let opening: Promise<House> | undefined;

/** The house, started; whatever it is made of is fetched and kept first, unless it is here already. */
function open(): Promise<House> {
  opening ??= start();
  opening.catch(() => (opening = undefined));
  return opening;
}

async function start(): Promise<House> {
  try {
    const now = await prepared([address]);
    const house = new House();
    await house.ask({ do: "start", files: now });
    await keepAnswers(now, async (path) =>
      unwrapped(await house.ask<Answer>({ do: "request", path, lang: words.language })),
    );
    keep({ isWanted: false, ...kept(), version: now.version });
    await tidy();
    return house;
  } catch (error) {
    console.warn("offline:", error);
    throw new Trouble("offline", words.say("web-offline"));
  }
}

/** Tables that nobody remembers here can be reached no more. */
async function tidy(): Promise<void> {
  const lost = (await store.tables()).filter((table) => !myGame(table));
  await Promise.all(lost.map((table) => store.remove(table)));
}

/** Fetch everything and start it once: from then on no network is needed. */
export async function prepare(): Promise<void> {
  await open();
  await navigator.storage?.persist?.();
}

/** What a page asks the house at home over HTTP. */
export async function answer<T>(path: string, body?: unknown): Promise<T> {
  if (body === undefined && /^\/tables\/\w+$/.test(path)) return (await standing(path)) as T;
  const house = await open();
  const lang = words.language;
  if (path !== "/tables") return unwrapped(await house.ask<Answer>({ do: "request", path, lang, body })) as T;
  const opened = await house.ask<Answer>({ do: "open", wish: body as NewTable, lang });
  return unwrapped({ ...opened, body: opened.seated }) as T;
}

async function standing(path: string): Promise<unknown> {
  const found = await store.standing(path.split("/")[2]!);
  if (!found) throw new Trouble("unknown_table", words.say("web-offline"));
  return found;
}

function unwrapped({ refused, body }: Answer): unknown {
  if (refused) throw new Trouble(refused.code, refused.says, refused.rule, refused.details);
  return body;
}

/** Let somebody speak with a table. */
export async function connect(socket: HereSocket): Promise<void> {
  try {
    (await open()).connect(socket);
  } catch (trouble) {
    const { code, says } = trouble as Trouble;
    socket.opened(() => undefined);
    socket.hears({ is: "closing", code, says, again: 5 });
    socket.ends();
  }
}
