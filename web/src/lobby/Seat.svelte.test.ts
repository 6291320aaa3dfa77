import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import Seat from "./Seat.svelte";

/** What a free seat offers at once, to the host or to a guest. */
function offered(host: boolean, levels: string[]): string[] {
  const shown = { game: "belcastel", seats: [{ name: "Ada", person: true }, {}], host: host ? 0 : 1 };
  const table = { shown, seat: 0, host, here: [0], name: () => "Ada" } as unknown as TableState;
  const { unmount } = render(Seat, {
    table,
    seat: 1,
    wishes: {
      attempt: () => undefined,
      rename: () => undefined,
      remove: () => undefined,
      pick: () => undefined,
      levels,
    },
  });
  const buttons = screen.queryAllByRole("button").filter((one) => one.classList.contains("now"));
  const says = buttons.map((one) => one.textContent!.trim().replace(/\s+/g, " "));
  unmount();
  return says;
}

beforeAll(() => words.load("en"));

test("the button of a free seat does not become another one under the host's finger when the bots are known", () => {
  expect([offered(true, []), offered(true, ["apprentice"])]).toEqual([[], ["Bot (Seat 2)"]]);
});

test("a guest may move there", () => expect(offered(false, ["apprentice"])).toEqual(["Sit here"]));
