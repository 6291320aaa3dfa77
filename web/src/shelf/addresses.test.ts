import { describe, expect, it } from "vitest";

import { addressIn } from "./addresses";

const where = (text: string): string | undefined => addressIn(text, ["belcastel", "witches"]);

describe("what is pasted into the field", () => {
  it.each([
    ["FQ7Z-K2M-9WD", "/table/fq7zk2m9wd"],
    [" fq7z k2m 9wd ", "/table/fq7zk2m9wd"],
    ["https://chaudron.example/table/fq7zk2m9wd", "/table/fq7zk2m9wd"],
    [
      `https://chaudron.example/take#fq7zk2m9wd.${"a-B_9".padEnd(43, "x")}`,
      `/take#fq7zk2m9wd.${"a-B_9".padEnd(43, "x")}`,
    ],
    ["https://chaudron.example/table/fq7zk2m9wd#key=a-B_9", "/table/fq7zk2m9wd"],
    ["belcastel 3 books=2", "/setup?code=belcastel+3+books%3D2"],
    ["bel-a4-2", "/p/BEL-A4-2"],
    ["https://chaudron.example/p/BEL-A5-52143B6-S", "/p/BEL-A5-52143B6-S"],
    ["https://chaudron.example/setup?code=belcastel+3+books%3D2", "/setup?code=belcastel+3+books%3D2"],
  ])("leads to a table or a preparation: %s", (text, address) => expect(where(text)).toBe(address));

  it.each(["", "sauge", "chess 2", "https://chaudron.example/rules"])("or nowhere: %s", (text) =>
    expect(where(text)).toBeUndefined(),
  );
});
