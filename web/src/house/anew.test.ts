import { beforeEach, expect, it, vi } from "vitest";

import { loadAnew } from "./anew";

const house = vi.fn<() => Promise<Response>>();
const load = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", house);
  house.mockReset().mockResolvedValue(new Response());
  load.mockReset();
  sessionStorage.clear();
});

it("loads the page of an updated house at once, and not again a moment later", async () => {
  await loadAnew(load);
  await loadAnew(load);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  await loadAnew(load);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ["is away", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is closing", () => Promise.resolve(new Response(null, { status: 503 }))],
])("keeps the page while the house %s, and loads it once when it is there again", async (_, away) => {
  house.mockImplementation(away);
  const loading = Promise.all([loadAnew(load), loadAnew(load)]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(load).not.toHaveBeenCalled();
  house.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(2000);
  await loading;
  expect(load).toHaveBeenCalledTimes(1);
});

it("waits again for a house that goes away again", async () => {
  await loadAnew(load);
  house.mockRejectedValue(new TypeError("Failed to fetch"));
  const loading = loadAnew(load);
  await vi.advanceTimersByTimeAsync(4000);
  house.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(2000);
  await loading;
  expect(load).toHaveBeenCalledTimes(2);
});
