import { expect, it } from "vitest";

import { Reach, isLocal } from "./reach.svelte";

const at = (hostname: string): Reach => new Reach({ origin: `http://${hostname}:8600`, hostname });
const says =
  (alone: boolean, address: string, command = "", gate = false) =>
  async () => ({ alone, address, command, gate });

it.each(["localhost", "table.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s is every machine's own name", (name) =>
  expect(isLocal(name)).toBe(true),
);
it.each(["192.168.1.20", "kitchen.local", "play.example.org", "localhost.example.org"])("%s is not", (name) =>
  expect(isLocal(name)).toBe(false),
);

it("a house that listens on its own machine only says so, and how to let others in", async () => {
  const reach = at("localhost");
  await reach.look(says(true, "", "make play OPEN=1"));
  expect([reach.alone, reach.command]).toEqual([true, "make play OPEN=1"]);
});

it("a house on the network is found by its address, not by localhost", async () => {
  const reach = at("localhost");
  await reach.look(says(false, "http://192.168.1.20:8600"));
  expect([reach.alone, reach.origin, reach.host]).toEqual([false, "http://192.168.1.20:8600", "192.168.1.20:8600"]);
});

it("opened anew for others, it is alone no more", async () => {
  const reach = at("localhost");
  await reach.look(says(true, "", "make play OPEN=1"));
  await reach.look(says(false, "http://192.168.1.20:8600"));
  expect([reach.alone, reach.command, reach.host]).toEqual([false, "", "192.168.1.20:8600"]);
});

it("a page with a name of its own asks nobody", async () => {
  const reach = at("play.example.org");
  await reach.look(() => Promise.reject(new Error("asked")));
  expect([reach.alone, reach.origin]).toEqual([false, "http://play.example.org:8600"]);
});

it("where the house has a certificate of its own, somebody new begins by plain http, and a secret never does", async () => {
  const origin = "https://192.168.1.20:8600";
  for (const reach of [at("localhost"), new Reach({ origin, hostname: "192.168.1.20" })]) {
    await reach.look(says(false, origin, "", true));
    expect([reach.door, reach.origin, reach.host]).toEqual(["http://192.168.1.20:8600", origin, "192.168.1.20:8600"]);
  }
});

it("where everybody trusts its certificate, they come by https", async () => {
  const reach = new Reach({ origin: "https://play.example.org", hostname: "play.example.org" });
  await reach.look(says(false, "", "", false));
  expect([reach.door, reach.origin]).toEqual(["https://play.example.org", "https://play.example.org"]);
});
