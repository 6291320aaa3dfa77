import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { keepGame } from "../house/memory";
import type { TableState } from "../house/table.svelte";
import { ADA, BEA, TABLE, onward, played } from "./house.test.data";
import { keep } from "./keeping";
import { Opening } from "./opening.svelte";

const TOKEN = "token".padEnd(43, "x");
let record: any;
let events: unknown[];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => void setTimeout(then));
  vi.stubGlobal("fetch", async () => Response.json(record));
  keepGame({ table: TABLE, token: TOKEN, game: "belcastel", seen: 0 });
  record = played();
  events = [];
});
afterEach(() => vi.unstubAllGlobals());

async function opened(isLeft = () => false): Promise<Opening> {
  const table = { id: TABLE, token: TOKEN, events, at: (path = "") => `/tables/${TABLE}${path}` };
  const opening = new Opening(table as unknown as TableState);
  await opening.begin(isLeft);
  return opening;
}

it("finds a game of which everything fits proven", async () => {
  keep(TABLE, TOKEN, { seed: ADA.seed, given: 2, envelope: record.source.envelope });
  events = [
    { kind: "answered", about: { seat: 0 } },
    { kind: "answered", about: { head: record.head } },
  ];
  const opening = await opened();
  expect([opening.verdict, opening.right, opening.counted, opening.all]).toEqual(["proven", 6, 6, 6]);
});

it("finds of a game that goes on from another what was drawn since", async () => {
  record = onward();
  const opening = await opened();
  expect([opening.verdict, opening.right, opening.all, opening.atTheBeginning]).toEqual(["onward", 4, 4, 0]);
  record = onward(false);
  expect((await opened()).verdict).toBe("recorded");
  record = onward();
  delete record.resumed;
  const forged = await opened();
  expect([forged.verdict, forged.wrong[0]?.is]).toEqual(["unsound", "resumed"]);
});

it("says where a salt or a link is missing, and where all are", async () => {
  record = played([[1, "draw", [[1, 9]], BEA.link(1)]], ["", BEA.salt, ""]); // prettier-ignore
  expect((await opened()).verdict).toBe("partly");
  record = played([[0, "draw", [[0, 9]]]], ["", "", ""]); // prettier-ignore
  expect((await opened()).verdict).toBe("house");
});

it.each([
  ["other_names", () => (record.names = ["Eve", "Béa", "Puce"])],
  ["other_game", () => (record.game = "bal")],
  ["other_game", () => (record.players = 4)],
  ["other_game", () => (record.options = { books: 2 })],
  ["other_head", () => (events = [{ kind: "answered", about: { head: "00".repeat(32) } }])],
  ["other_envelope", () => keep(TABLE, TOKEN, { seed: ADA.seed, given: 0, envelope: "{}" })],
  ["unfair", () => keep(TABLE, TOKEN, { seed: ADA.seed, given: 0, unfair: "denied" })],
])("finds what does not fit: %s", async (is, change) => {
  change();
  const opening = await opened();
  expect([opening.verdict, opening.wrong.map((one) => one.is)]).toEqual(["unsound", [is]]);
});

it("takes other options for what they are where the rules are others too", async () => {
  Object.assign(record, { version: "4", options: { books: 2 } });
  expect((await opened()).verdict).toBe("proven");
});

it("takes no envelope in which a seal stands twice", async () => {
  const envelope = JSON.parse(record.source.envelope);
  envelope.seals[1] = envelope.seals[0];
  record.source.envelope = JSON.stringify(envelope);
  expect((await opened()).isMissing).toBe(true);
});

it("names the first draw that is wrong, and whose draws were which", async () => {
  const draw = record.entries[1][2][0];
  draw[2] = (draw[2] + 1) % draw[1];
  const opening = await opened();
  expect([opening.verdict, opening.firstWrong?.number]).toEqual(["unsound", 3]);
  const all = [-1, 0, 1, 2].map((stream) => opening.of(stream).length);
  expect(all.reduce((sum, one) => sum + one)).toBe(6);
  expect(opening.following(() => true)).toBe(5);
});

it("counts up, a few draws at a time, and stops when the page is left", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 10)); // every draw takes that long
  const table = { id: TABLE, token: TOKEN, events, at: (path = "") => `/tables/${TABLE}${path}` };
  const opening = new Opening(table as unknown as TableState);
  const seen: number[] = [];
  await opening.begin(() => (seen.push(opening.counted), false));
  expect([seen.length > 1, opening.isDone]).toEqual([true, true]);
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
  const left = await opened(() => true);
  expect([left.isDone, left.verdict, left.wrong]).toEqual([false, undefined, []]);
  vi.restoreAllMocks();
});
