// The worker in which the house on this device lives, so that the page never waits for it.

import type { NewTable } from "../protocol";
import { type Files, startPython } from "./python";
import { Store } from "./store";
import { Tables } from "./tables";

/** What the page asks for, and is answered once. */
export type Wish =
  | { do: "start"; files: Files }
  | { do: "open"; wish: NewTable; lang: string }
  | { do: "request"; path: string; lang: string; body?: unknown };

/** A wish under its number; or what is said on a line, and that it ends. */
export type ToWorker = { ask: number; wish: Wish } | { line: number; text: string } | { line: number; ends: true };
export type FromWorker = { ask: number; answer?: unknown; failed?: string } | { line: number; said: object };

interface Line {
  table: string;
  lang: string;
  hears: (said: object) => void;
}

const post = (message: FromWorker): void => (self as unknown as Worker).postMessage(message);
const lines = new Map<number, Line>();
let tables: Tables | undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("ask" in data) void answer(data.ask, data.wish);
  else if ("text" in data) void heard(data.line, JSON.parse(data.text) as Record<string, unknown>);
  else hangUp(data.line);
};

async function answer(ask: number, wish: Wish): Promise<void> {
  try {
    post({ ask, answer: await carriedOut(wish) });
  } catch (error) {
    post({ ask, failed: String(error) });
  }
}

async function carriedOut(wish: Wish): Promise<unknown> {
  if (wish.do === "start") return void (tables ??= new Tables(await startPython(wish.files), new Store()));
  if (!tables) throw new Error("not started");
  return wish.do === "open" ? tables.open(wish.wish, wish.lang) : tables.request(wish.path, wish.lang, wish.body);
}

async function heard(number: number, said: Record<string, unknown>): Promise<void> {
  const line = lines.get(number);
  if (said.do === "hello") await hello(number, said);
  else if (said.do === "ping") post({ line: number, said: { is: "pong" } });
  else if (line) await tables?.command(line.table, said, line);
}

async function hello(number: number, said: Record<string, unknown>): Promise<void> {
  const line = {
    table: String(said.table),
    lang: String(said.lang),
    hears: (one: object) => post({ line: number, said: one }),
  };
  lines.set(number, line);
  await tables?.hello(line.table, Number(said.after ?? 0), line);
}

function hangUp(number: number): void {
  const line = lines.get(number);
  if (line) tables?.leave(line.table, line);
  lines.delete(number);
}
