import { render, screen, within } from "@testing-library/svelte";
import { expect, it } from "vitest";

import { notices } from "../house/notices.svelte";
import type { TableState } from "../house/table.svelte";
import type { Desk } from "../table/desk.svelte";
import Window from "./Window.svelte";
import type { Stage } from "./stage.svelte";

const SEAT = { alive: 5, dead: 5, captured: [], out_at: 0, hand: [], hand_size: 3, lives: 5 };
const MIRROR = { window: "mirror", attack: { targets: [2], potions: ["j4", "v1"], tokens: [] } };

function table(over: object, ...options: string[]): TableState {
  const view = {
    options: { level: "medium" },
    round: 1,
    tour: 1,
    carabosse: 1,
    discard: [],
    attack: null,
    seats: [SEAT, SEAT, SEAT, SEAT],
    ...over,
  };
  const ask = { ask: 1, about: view, rule: "", options, until: Date.now() + 6000 };
  const names = ["Hilda", "Edmée", "Ursule", "Daphné"];
  return {
    id: "T",
    seat: 0,
    ahead: 0,
    shown: { paused: false, settings: {} },
    view,
    ask,
    awaited: [],
    answering: null,
    name: (seat: number) => names[seat],
  } as unknown as TableState;
}

/** What stands on the sheet, from top to bottom, but for what the card itself would do. */
function sheet(of: TableState): string[] {
  const { container, unmount } = render(Window, {
    table: of,
    desk: {} as Desk,
    stage: { view: of.view } as unknown as Stage,
  });
  const parts = [...container.querySelectorAll("h2, header p, .row, .buttons button, .options button, .card")];
  const said = parts.map((part) => `${part.tagName} ${part.matches(".row, .card") ? "" : part.textContent.trim()}`);
  unmount();
  return said;
}

it("is the same sheet with and without the card", () => {
  expect(sheet(table(MIRROR, "pass"))).toEqual(sheet(table(MIRROR, "to:1", "to:3", "pass")));
  const arrival = { window: "carabosse" };
  expect(sheet(table(arrival, "pass"))).toEqual(sheet(table(arrival, "lay:nananere", "lay:boule", "both", "pass")));
});

it("offers only witches to whom the mirror may be held up", () => {
  const of = table(MIRROR, "to:1", "to:3", "pass");
  const { container } = render(Window, { table: of, desk: {} as Desk, stage: { view: of.view } as unknown as Stage });
  const faces = within(container.querySelector<HTMLElement>(".faces")!).getAllByRole("button");
  expect(faces.map((face) => face.textContent.trim())).toEqual(["Edmée", "Daphné"]);
  const double = screen.getByText("Doubler sur…");
  expect(double.getAttribute("aria-disabled")).toBe("true");
  double.click();
  expect(notices.now?.says).toBe("Choisis d’abord une sorcière.");
});
