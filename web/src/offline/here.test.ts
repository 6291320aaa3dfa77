import { beforeEach, expect, test, vi } from "vitest";

import { Trouble, api } from "../house/api";
import { HereSocket, canOpen, isAbout, isHere, keep, wantsToOpen } from "./here";

const answer = vi.fn(async (path: string, body?: unknown) => ({ path, body }));
const connect = vi.fn();
vi.mock("./house", () => ({
  answer: (path: string, body?: unknown) => answer(path, body),
  connect: (one: unknown) => connect(one),
}));

const alone = { game: "bal", players: 3, bots: ["random", "random"], name: "Ada" };
const withFriends = { ...alone, bots: ["random"] };

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ from: "the house" })),
  );
});

const cut = (): void =>
  void vi.stubGlobal(
    "fetch",
    vi.fn(async () => Promise.reject(new TypeError("no network"))),
  );

test("tables on this device are known by their ids, which no house gives", () => {
  expect([isHere("ofq7zk2m9w"), isHere("fq7zk2m9wd")]).toEqual([true, false]);
  expect([isAbout("/tables/ofq7zk2m9w/prospects"), isAbout("/tables/fq7zk2m9wd"), isAbout("/tables")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("what is asked of a table on this device is asked here", async () => {
  expect(await api("/tables/ofq7zk2m9w/record")).toEqual({ path: "/tables/ofq7zk2m9w/record", body: undefined });
  expect(fetch).not.toHaveBeenCalled();
});

test("nothing is opened here before everything is kept", async () => {
  expect([canOpen(alone), wantsToOpen(alone)]).toEqual([false, false]);
  cut();
  await expect(api("/tables", { body: alone })).rejects.toBeInstanceOf(Trouble);
  expect(answer).not.toHaveBeenCalled();
});

test("against bots alone one plays where one wants to, and with friends in the house", async () => {
  keep({ version: "1", isWanted: true });
  await api("/tables", { body: alone });
  expect(answer).toHaveBeenCalledWith("/tables", alone);
  expect(await api("/tables", { body: withFriends })).toEqual({ from: "the house" });
  keep({ version: "1", isWanted: false });
  expect(await api("/tables", { body: alone })).toEqual({ from: "the house" });
});

test("without a network bots take the seats of friends, and first steps are taken here", async () => {
  keep({ version: "1", isWanted: false });
  cut();
  await api("/tables", { body: withFriends });
  expect(answer).toHaveBeenCalledWith("/tables", withFriends);
  const lesson = { lesson: "bal", name: "Ada" };
  await api("/tables", { body: lesson });
  expect(answer).toHaveBeenCalledWith("/tables", lesson);
});

test("while the house can be reached, first steps are taken there", async () => {
  keep({ version: "1", isWanted: true });
  expect(await api("/tables", { body: { lesson: "bal", name: "Ada" } })).toEqual({ from: "the house" });
});

test("a line that was hung up before it opened stays so", async () => {
  const socket = new HereSocket();
  await vi.waitFor(() => expect(connect).toHaveBeenCalledWith(socket));
  socket.onopen = vi.fn();
  socket.close();
  expect(socket.opened(() => undefined)).toBe(false);
  expect(socket.onopen).not.toHaveBeenCalled();
});

test("a line hears until it ends, and ends once", async () => {
  const socket = new HereSocket();
  const [heard, ended, sent] = [vi.fn(), vi.fn(), vi.fn()];
  Object.assign(socket, { onmessage: heard, onclose: ended });
  expect(socket.opened(sent)).toBe(true);
  socket.send("hello");
  socket.hears({ is: "pong" });
  socket.ends();
  socket.ends();
  socket.hears({ is: "pong" });
  expect(sent.mock.calls).toEqual([["hello"]]);
  expect(heard.mock.calls).toEqual([[{ data: '{"is":"pong"}' }]]);
  expect(ended).toHaveBeenCalledOnce();
});
