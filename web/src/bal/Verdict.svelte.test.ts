import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, it } from "vitest";

import type { TableState } from "../house/table.svelte";
import Verdict from "./Verdict.svelte";
import type { Stage } from "./stage.svelte";

const TYPED = { seat: 1, lang: "fr", cards: ["b1"], lines: ["Plume de lapin volent"] };
const EVENTS = [
  { n: 4, about: { typed: TYPED, told: [] } },
  {
    n: 6,
    about: {
      told: [
        ["challenged", "BAL-8.4", { seat: 2, reader: 1 }],
        ["slipped", "BAL-8.5", { seat: 1 }],
      ],
    },
  },
];

it("goes by a touch anywhere, since it lies over those who can be aimed at", () => {
  const table = { n: 3, events: EVENTS, name: (seat: number) => `Witch ${seat}` } as unknown as TableState;
  const stage = { view: { reading: null } } as unknown as Stage;
  const { container } = render(Verdict, { table, stage });
  const verdict = (): string => container.querySelector(".verdict")?.getAttribute("aria-label") ?? "gone";
  expect(verdict()).not.toBe("gone");
  document.body.click();
  flushSync();
  expect(verdict()).toBe("gone");
});
