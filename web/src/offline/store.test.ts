import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";

import type { Welcome } from "../protocol";
import { type Opened, type Row, Store } from "./store";

const row = (seq: number, kind = "answered"): Row => ({ seq, at: 1000 + seq, body: JSON.stringify({ kind }) });
const opened = (table: string): Opened => ({
  table,
  secret: "ab".repeat(32),
  rows: [row(1, "opened"), row(2, "started")],
});

let name = 0;
let store: Store;

beforeEach(() => {
  name += 1;
  store = new Store(`test-${name}`);
});

test("a table is read as it was written, in order, also by another window", async () => {
  await store.create(opened("oa"));
  await store.create(opened("ob"));
  for (let seq = 3; seq < 13; seq += 1) expect(await store.append("oa", [row(seq)])).toBe(true);
  const kept = await new Store(`test-${name}`).read("oa");
  expect(kept?.secret).toBe("ab".repeat(32));
  expect(kept?.rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(kept?.rows[0]).toEqual(row(1, "opened"));
  expect((await store.read("ob"))?.rows).toHaveLength(2);
});

test("what another window wrote first stays, and what comes too late is not written, not even in part", async () => {
  await store.create(opened("oa"));
  expect(await new Store(`test-${name}`).append("oa", [row(3, "undone")])).toBe(true);
  expect(await store.append("oa", [row(3), row(4)])).toBe(false);
  expect((await store.read("oa"))?.rows.map(({ body }) => JSON.parse(body!).kind)).toEqual([
    "opened",
    "started",
    "undone",
  ]);
});

test("a table is opened once", async () => {
  await store.create(opened("oa"));
  await expect(store.create(opened("oa"))).rejects.toThrow();
  expect((await store.read("oa"))?.rows).toHaveLength(2);
});

test("a table that is not here is not found", async () => {
  expect(await store.read("oz")).toBeUndefined();
  expect(await store.standing("oz")).toBeUndefined();
});

test("how a table stands is kept beside it", async () => {
  const standing = { is: "welcome", n: 4, shown: { table: "oa" } } as Welcome;
  await store.stand(standing);
  await store.stand({ ...standing, n: 9 });
  expect((await store.standing("oa"))?.n).toBe(9);
});

test("a table that is put away is gone, and no other", async () => {
  await store.create(opened("oa"));
  await store.create(opened("ob"));
  await store.remove("oa");
  expect(await store.tables()).toEqual(["ob"]);
  expect(await store.read("oa")).toBeUndefined();
  expect((await store.read("ob"))?.rows).toHaveLength(2);
});
