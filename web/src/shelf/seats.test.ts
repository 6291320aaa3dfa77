import { beforeAll, expect, test } from "vitest";

import { settings } from "../house/settings.svelte";
import { t, words } from "../house/words.svelte";
import { ownName } from "./seats";

beforeAll(() => words.load("en"));

test("a device without a name is given one, and keeps it", async () => {
  const given = ownName();
  expect(t("web-shelf-names").split(" ")).toContain(given);
  await words.load("fr");
  expect(ownName()).toBe(given);
});

test("a name that was chosen counts", () => {
  settings.set("name", "Ada");
  expect(ownName()).toBe("Ada");
  settings.set("name", "");
});
