import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";

import type { Spoken } from "../protocol";
import { Store } from "./store";
import { type Answer, Tables } from "./tables";

const row = (seq: number) => ({ seq, at: seq, body: '{"kind":"answered"}' });
const happened = (n: number) => ({ is: "happened", n }) as Spoken;

/** Rules that say what a test wants, and note what they are asked. */
class Rules {
  calls: string[] = [];
  answers: Record<string, Answer[]> = {};
  python = (asked: Record<string, unknown>): Answer => {
    this.calls.push(String(asked.call));
    return this.answers[String(asked.call)]?.shift() ?? { seconds: null, says: [], body: { shown: { table: "oa" } } };
  };
}

let name = 0;
let rules: Rules;
let store: Store;
let tables: Tables;
let said: Spoken[];
const visitor = { lang: "fr", hears: (one: Spoken): void => void said.push(one) };

beforeEach(async () => {
  name += 1;
  [rules, store, said] = [new Rules(), new Store(`tables-${name}`), []];
  tables = new Tables(rules.python, store);
  await store.create({ table: "oa", secret: "00", rows: [row(1)] });
});

test("what happened is written before it is told", async () => {
  await tables.hello("oa", 0, visitor);
  const append = vi.spyOn(store, "append").mockImplementation(async () => {
    expect(said).toEqual([]);
    return true;
  });
  rules.answers.command = [{ rows: [row(2)], says: [happened(2)] }];
  await tables.command("oa", {}, visitor);
  expect(append).toHaveBeenCalledOnce();
  expect(said).toEqual([happened(2)]);
});

test("when another window was faster nothing is told, and the table is read anew", async () => {
  await tables.hello("oa", 0, visitor);
  await store.append("oa", [row(2)]);
  rules.answers.command = [{ rows: [row(2)], says: [happened(2)] }];
  await tables.command("oa", {}, visitor);
  expect(said).toEqual([{ is: "closing", code: "moved", says: "", again: 0.1 }]);
  await tables.hello("oa", 0, visitor);
  expect(rules.calls.filter((call) => call === "load")).toHaveLength(2);
});

test("when nothing can be written nothing is told either", async () => {
  await tables.hello("oa", 0, visitor);
  vi.spyOn(store, "append").mockRejectedValue(new Error("full"));
  rules.answers.command = [{ rows: [row(2)], says: [happened(2)] }];
  await expect(tables.command("oa", {}, visitor)).rejects.toThrow("full");
  expect(said).toEqual([{ is: "closing", code: "failed", says: "", again: 1 }]);
});

test("what happens by asking is written before it is answered", async () => {
  await tables.hello("oa", 0, visitor);
  rules.answers.request = [{ rows: [row(2)], says: [happened(2)], body: { says: "stop" } }];
  expect((await tables.request("/tables/oa/hint", "fr")).body).toEqual({ says: "stop" });
  expect((await store.read("oa"))?.rows).toEqual([row(1), row(2)]);
  expect(said).toEqual([happened(2)]);
  await store.append("oa", [row(3)]);
  rules.answers.request = [{ rows: [row(3)], says: [happened(3)], body: { says: "draw" } }];
  await expect(tables.request("/tables/oa/hint", "fr")).rejects.toThrow("faster");
  expect(said.at(-1)).toMatchObject({ is: "closing", code: "moved" });
});

test("bots go on as long as somebody is there, and the shelf is told how it stands", async () => {
  rules.answers.due = [{ seconds: 0 }, { seconds: 0 }, { seconds: null }];
  rules.answers.step = [
    { rows: [row(2)], says: [happened(2)] },
    { rows: [row(3)], says: [happened(3)] },
  ];
  await tables.hello("oa", 0, visitor);
  expect(await store.standing("oa")).toBeUndefined();
  await vi.waitFor(async () => expect(await store.standing("oa")).toBeDefined());
  expect(said).toEqual([happened(2), happened(3)]);
  rules.answers.due = [{ seconds: 0 }];
  rules.answers.step = [{ rows: [row(4)], says: [happened(4)] }];
  await tables.hello("oa", 0, visitor);
  tables.leave("oa", visitor);
  await tables.request("/games", "fr");
  expect(said).toHaveLength(2);
});

test("a table that is not here ends the line, and says which trouble it is", async () => {
  await tables.hello("oz", 0, visitor);
  expect(said).toEqual([{ is: "closing", code: "unknown_table", says: "" }]);
});

test("a table that cannot be taken up is not written to", async () => {
  rules.answers.load = [{ refused: { status: 500, code: "broken", says: "abîmé", rule: "", details: {} } }];
  await tables.hello("oa", 0, visitor);
  expect(said).toEqual([{ is: "closing", code: "broken", says: "abîmé" }]);
  await tables.command("oa", {}, visitor);
  expect(rules.calls).not.toContain("command");
});

test("a new table is written as soon as it is opened", async () => {
  rules.answers.open = [{ opened: { table: "ob", secret: "11", rows: [row(1)] }, seated: { table: "ob" } }];
  expect((await tables.open({}, "fr")).seated).toEqual({ table: "ob" });
  expect(await store.read("ob")).toEqual({ table: "ob", secret: "11", rows: [row(1)] });
});
