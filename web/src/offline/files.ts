// What the house on this device is made of: fetched once for each version, and kept.

import { LANGUAGES } from "../house/languages";
import { ANSWERS, isAble } from "./here";

const MANIFEST = "/offline/offline.json";
const OURS = "offline-";
const LAST = "/games"; // of what is kept: if it is there, so is all the rest

/** As `hatch_build.py` writes it. */
export interface Manifest {
  version: string;
  /** Where Python's own files are. */
  folder: string;
  /** What our modules need beside it: a wheel. */
  package: string;
  /** Our modules, words and rules. */
  archive: string;
  files: string[];
  /** How much there is to fetch, in bytes. */
  bytes: number;
  /** What others have made of it, under which license. */
  by_others?: { name: string; version: string; license: string; homepage: string }[];
}

/** What the house has now; what is kept, while it cannot be reached. */
async function manifest(): Promise<Manifest> {
  try {
    const answer = await fetch(MANIFEST);
    if (answer.ok) return (await answer.json()) as Manifest;
  } catch {
    // then what is kept counts
  }
  const found = isAble() ? await caches.match(MANIFEST) : undefined;
  if (!found) throw new Error("there is nothing to play with on this device");
  return (await found.json()) as Manifest;
}

/** Fetch what is not here yet. Where a browser keeps nothing, everything is fetched as it is used. */
export async function prepared(also: string[]): Promise<Manifest> {
  const now = await manifest();
  if (!isAble()) return now;
  const cache = await caches.open(OURS + now.version);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...now.files, ...also].filter((path) => !known.has(path)));
  await cache.put(MANIFEST, Response.json(now));
  await dropOthers(now.version);
  return now;
}

async function dropOthers(version: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + version);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Keep what is asked of the shelf, and does not change within a version, unless it is kept already. */
export async function keepAnswers({ version }: Manifest, answer: (path: string) => Promise<unknown>): Promise<void> {
  if (!isAble()) return;
  const cache = await caches.open(OURS + version);
  if (await cache.match(ANSWERS + LAST)) return;
  const { games } = (await answer(LAST)) as { games: { game: string }[] };
  const pages = games.flatMap(({ game }) => [`/rules/${game}`, `/rules/${game}/situations`]);
  const rules = pages.flatMap((page) => LANGUAGES.map((language) => `${page}?lang=${language}`));
  for (const path of [...rules, LAST]) await cache.put(ANSWERS + path, Response.json(await answer(path)));
}
