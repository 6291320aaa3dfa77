import { expect, it } from "vitest";

import { spokenIn } from "./codes";
import { tableIn } from "./route.svelte";

it.each([
  ["SAUGE-42", "SAUGE-42"],
  [" sauge 42 ", "SAUGE-42"],
  ["sauge42", "SAUGE-42"],
  ["Forêt – 17".replace(" – ", " "), "FORET-17"],
  ["https://chaudron.example/t/Thym-90", "THYM-90"],
])("a code may be typed as one likes: %s", (text, code) => expect(spokenIn(text)).toBe(code));

it.each(["", "sauge", "42", "sauge-4", "sauge-423", "belcastel 4", "FQ7Z-K2M-9WD", "bcdfghjk23", "BEL-A4"])(
  "this is none: %s",
  (text) => expect(spokenIn(text)).toBeUndefined(),
);

it("no id of a table is taken for a code", () => {
  for (const id of ["bcdfghjk23", "wwwwwwww22", "fq7zk2m9wd"])
    expect([tableIn(id), spokenIn(id)]).toEqual([id, undefined]);
});
