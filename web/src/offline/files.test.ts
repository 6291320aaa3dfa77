import { beforeEach, expect, test, vi } from "vitest";

import { type Manifest, keepAnswers, prepared } from "./files";
import { ANSWERS, keep, keptAnswer } from "./here";

const manifest = (version: string): Manifest => ({
  version,
  folder: "/offline/pyodide-1/",
  package: "/offline/pyodide-1/msgspec.zip",
  archive: `/offline/chaudron-${version}.zip`,
  files: ["/offline/pyodide-1/python.wasm", `/offline/chaudron-${version}.zip`],
  bytes: 7,
});

/** As much of a browser's caches as is used. */
class Kept {
  readonly all = new Map<string, Map<string, Response>>();
  fetched: string[] = [];

  open = async (name: string) => {
    const inside = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, inside);
    return {
      keys: async () => [...inside.keys()].map((path) => ({ url: `https://house${path}` })),
      match: async (path: string) => inside.get(path)?.clone(),
      put: async (path: string, answer: Response) => void inside.set(path, answer),
      addAll: async (paths: string[]) =>
        paths.forEach((path) => (this.fetched.push(path), inside.set(path, new Response(path)))),
    };
  };
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  match = async (path: string) => [...this.all.values()].map((one) => one.get(path)?.clone()).find(Boolean);
}

let kept: Kept;
let house: Manifest | undefined;

beforeEach(() => {
  localStorage.clear();
  [kept, house] = [new Kept(), manifest("a")];
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("indexedDB", {});
  vi.stubGlobal("caches", kept);
  vi.stubGlobal("fetch", async () => (house ? Response.json(house) : Promise.reject(new TypeError("no network"))));
});

test("what it takes is fetched once, together with the worker", async () => {
  expect(await prepared(["/offline/worker.js"])).toEqual(house);
  expect(kept.fetched).toEqual([...house!.files, "/offline/worker.js"]);
  await prepared(["/offline/worker.js"]);
  expect(kept.fetched).toHaveLength(3);
});

test("without a network what is kept is used; where nothing is, that is said", async () => {
  await expect(((house = undefined), prepared([]))).rejects.toThrow("nothing to play with");
  house = manifest("a");
  await prepared([]);
  house = undefined;
  expect((await prepared([])).version).toBe("a");
});

test("of two versions the newer is kept, and nothing else is touched", async () => {
  await kept.open("chaudron-shell");
  await prepared([]);
  house = manifest("b");
  await prepared([]);
  expect(await kept.keys()).toEqual(["chaudron-shell", "offline-b"]);
});

test("an answer that is no manifest, as of a house that has none, is not believed", async () => {
  vi.stubGlobal("fetch", async () => new Response("<!doctype html>"));
  await expect(prepared([])).rejects.toThrow("nothing to play with");
});

test("what the shelf asks is kept once for each version, and found by its path", async () => {
  const asked: string[] = [];
  const answer = async (path: string): Promise<unknown> => (asked.push(path), { games: [{ game: "bal" }], path });
  await keepAnswers(house!, answer);
  await keepAnswers(house!, answer);
  expect(asked.filter((path) => path === "/rules/bal?lang=en")).toHaveLength(1);
  expect(await keptAnswer("/rules/bal?lang=fr")).toBeUndefined(); // nothing is offered here yet
  keep({ version: "a", isWanted: false });
  expect(await keptAnswer("/rules/bal?lang=fr")).toMatchObject({ path: "/rules/bal?lang=fr" });
  expect(await keptAnswer("/rules/chess?lang=fr")).toBeUndefined();
  expect([...kept.all.get("offline-a")!.keys()].at(-1)).toBe(`${ANSWERS}/games`);
});
