import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";

import type { TableState } from "../house/table.svelte";
import type { SeatShown } from "../protocol";
import { words } from "../house/words.svelte";
import Youngest from "./Youngest.svelte";

beforeAll(async () => {
  await words.load("en");
  await words.want("setup");
});

/** What is offered, what is chosen and what is said, and what comes of choosing the last one. */
async function asked(
  ...seats: SeatShown[]
): Promise<{ offered: string[]; value: string; says: string; told: unknown[] }> {
  const told: unknown[] = [];
  const table = {
    shown: { seats },
    seat: 0,
    host: true,
    name: (seat: number) => seats[seat]!.name,
    command: async (...what: unknown[]) => told.push(what),
  } as unknown as TableState;
  const wishes = {
    attempt: (what: () => Promise<unknown>) => void what(),
    rename: () => undefined,
    remove: () => undefined,
    pick: () => undefined,
    levels: [],
  };
  const { unmount } = render(Youngest, { table, wishes });
  const select = screen.getByRole<HTMLSelectElement>("combobox");
  const offered = [...select.options].map((one) => one.textContent!.trim());
  const value = select.selectedOptions[0]!.textContent!.trim();
  const says = document.querySelector(".youngest small")!.textContent!;
  await fireEvent.change(select, { target: { selectedIndex: offered.length - 1 } });
  unmount();
  return { offered, value, says, told };
}

test("people are offered, bots are not; as long as nobody is named chance would decide", async () => {
  const { offered, value, says, told } = await asked(
    { name: "Ada", person: true },
    { name: "Bob", person: true },
    { name: "Malo", bot: "child" },
  );
  expect([offered, value]).toEqual([["not said yet", "Ada", "Bob"], "not said yet"]);
  expect(says).toContain("chance would decide");
  expect(told).toEqual([["name_youngest", { seat: 1 }]]);
});

test("whoever was named is shown", async () => {
  const { value, says } = await asked({ name: "Ada", person: true }, { name: "Bob", person: true, youngest: true }, {});
  expect([value, says]).toEqual(["Bob", "begins"]);
});

test("a person among bots is the youngest", async () => {
  const { offered, says } = await asked(
    { name: "Ada", person: true },
    { name: "Malo", bot: "child" },
    { name: "Aude", bot: "child" },
  );
  expect([offered, says]).toEqual([["Ada"], "begins. Bots have no age."]);
});
