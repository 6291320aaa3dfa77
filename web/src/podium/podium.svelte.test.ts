import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import { mountSprite } from "../art/sprite";
import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import Log from "../table/Log.svelte";
import type { Desk } from "../table/desk.svelte";
import { stepFor } from "./results";

beforeAll(() => words.load("en"));

test("whoever comes by a link sees the steps too, without having seen the shelf", async () => {
  mountSprite();
  const { default: Steps } = await import("./Steps.svelte");
  const { container } = render(Steps, {
    ranked: [
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ],
    figure: (seat) => `pot-${seat}`,
    width: 232,
    height: 184,
  });
  const wanted = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")!);
  expect(wanted).toContain("#crown");
  expect(wanted.filter((href) => !document.querySelector(`symbol${href}`))).toEqual([]);
});

test("a moment is found in the log without a word of any absence", () => {
  const event = (n: number): object => ({ n, at: 0, kind: "said", about: { seat: 0, name: "Ada", text: `line ${n}` } });
  const table = { names: ["Ada"], shown: { game: "bal" }, events: [1, 2, 3].map(event) } as unknown as TableState;
  Element.prototype.scrollIntoView ??= () => undefined;
  const { container } = render(Log, { table, desk: { headline: null } as Desk, long: true, at: 2 });
  expect(container.querySelector(".sought")?.textContent).toContain("line 2");
  expect(container.textContent).not.toContain(words.say("web-log-missed"));
});

test("a chart has no more than a handful of rulers", () => {
  expect([1, 5, 10, 39, 110].map(stepFor)).toEqual([1, 1, 2, 10, 25]);
});
