import { afterEach, expect, it, vi } from "vitest";

import { wholeList } from "./list";

afterEach(() => vi.unstubAllGlobals());

it.each([0, 1, 999, 1000, 2345])("is fetched whole: %i lines", async (count) => {
  const lines = Array.from({ length: count }, (_, at) => [at + 1, 0, "closed", "", "", ""]);
  vi.stubGlobal("fetch", async (address: string) => {
    const after = Number(new URL(address, "http://house").searchParams.get("after"));
    return Response.json({ before: "00", lines: lines.slice(after, after + 1000) });
  });
  expect(await wholeList()).toEqual({ before: "00", lines });
});
