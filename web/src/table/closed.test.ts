import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { notices } from "../house/notices.svelte";
import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import Closed from "./Closed.svelte";

const TABLE = {
  id: "closedclos",
  token: "mine",
  at: (path: string) => `/tables/closedclos${path}`,
} as unknown as TableState;
const SENTENCES = [
  { n: 3, at: 0, says: "Ada draws a white pumpkin.", rules: [] },
  { n: 4, at: 0, says: "Bob stops.", rules: [] },
];

/** A house that tells of the table what it still can. */
function house(state: string) {
  const standing = {
    table: TABLE.id,
    code: "other_rules",
    says: "…",
    state,
    seats: [
      { name: "Ada", person: true },
      { name: "", bot: "child" },
    ],
  };
  const answers: Record<string, unknown> = {
    "/api/standings": { standings: [standing] },
    [`/api${TABLE.at("/log")}`]: { n: 4, events: [], sentences: SENTENCES },
    [`/api${TABLE.at("/record")}`]: { digest: "x" },
  };
  const fetch = vi.fn((path: string) =>
    Promise.resolve(
      new Response(JSON.stringify(answers[path] ?? { code: "not_found" }), { status: path in answers ? 200 : 404 }),
    ),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

beforeAll(() => words.load("en"));
afterEach(() => {
  vi.unstubAllGlobals();
  notices.close();
});

it("tells who sat there and what happened, and has no record of a game that is not over", async () => {
  const fetch = house("playing");
  render(Closed, { table: TABLE });
  expect(await screen.findByText("Ada draws a white pumpkin.")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
    "Ada",
    "Seat 2",
    "Ada draws a white pumpkin.",
    "Bob stops.",
  ]);
  expect(screen.queryByRole("button")).toBeNull();
  const [, { body }] = fetch.mock.calls.find(([path]) => path === "/api/standings") as unknown as [
    string,
    { body: string },
  ];
  expect(JSON.parse(body)).toEqual({ tables: [{ table: TABLE.id, token: "mine" }] });
});

it("offers the record of a game that is over", async () => {
  const fetch = house("over");
  URL.createObjectURL = vi.fn(() => "blob:x");
  URL.revokeObjectURL = vi.fn();
  render(Closed, { table: TABLE });
  await fireEvent.click(await screen.findByRole("button", { name: "Download" }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(`/api${TABLE.at("/record")}`, expect.anything()));
  await vi.waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
});

it("says so when nothing can be read", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response("{}", { status: 500 }))),
  );
  render(Closed, { table: TABLE });
  expect(await screen.findByText("This table cannot be read just now.")).toBeTruthy();
});
