import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { myGame } from "../house/memory";
import { notices } from "../house/notices.svelte";
import { router } from "../house/route.svelte";
import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import Podium from "./Podium.svelte";
import type { Desk } from "./desk.svelte";

const NEXT = "nextnextne";

/** As much of a table as the podium looks at. */
const OVER = {
  id: "overoverov",
  seat: 0 as number | null,
  token: "mine",
  shown: { game: "bal", settings: {}, rematch: null as string | null },
  at: (path: string) => `/tables/overoverov${path}`,
  command: vi.fn(() => Promise.resolve({ table: NEXT })),
};

const children = createRawSnippet(() => ({ render: () => "<p>The game</p>" }));

function podium(changes: Partial<typeof OVER> = {}): void {
  const table = { ...OVER, ...changes } as unknown as TableState;
  render(Podium, {
    table,
    desk: {} as Desk,
    title: "Ada has won",
    about: "after 9 rounds",
    tells: () => "Ada has won with 57.",
    children,
  });
}

const button = (key: string): HTMLElement | null => screen.queryByRole("button", { name: words.say(key) });

beforeAll(() => words.load("en"));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  notices.close();
});

it("says who won and how, what the game shows, and offers the record", () => {
  podium();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ada has won");
  expect([screen.getByText("after 9 rounds"), screen.getByText("The game")]).toHaveLength(2);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/api/tables/overoverov/record");
});

describe("once more", () => {
  it("opens a rematch and goes there with the same token", async () => {
    podium();
    await fireEvent.click(button("web-podium-again")!);
    await vi.waitFor(() => expect(router.now).toMatchObject({ table: NEXT }));
    expect(OVER.command).toHaveBeenCalledWith("rematch");
    expect(myGame(NEXT)).toMatchObject({ token: "mine", game: "bal" });
  });

  it("joins the rematch that somebody has opened, with a seat or without", async () => {
    OVER.command.mockClear();
    podium({ seat: null, shown: { ...OVER.shown, rematch: NEXT } });
    await fireEvent.click(button("web-podium-join")!);
    expect(router.now).toMatchObject({ table: NEXT });
    expect(OVER.command).not.toHaveBeenCalled();
  });

  it("is not for those who only watch", () => {
    podium({ seat: null });
    expect(button("web-podium-again")).toBeNull();
  });
});

describe("what happened is shared", () => {
  const share = (): Promise<void> => fireEvent.click(button("web-podium-share")!).then(() => undefined);

  it("by the apps of the phone", async () => {
    const sent = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { share: sent });
    podium();
    await share();
    expect(sent).toHaveBeenCalledWith({ text: "Ada has won with 57.", url: location.href });
  });

  it("by the clipboard where there are none, and says so", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    podium();
    await share();
    expect(writeText).toHaveBeenCalledWith(`Ada has won with 57. ${location.href}`);
    expect(notices.now?.says).toBe(words.say("web-podium-copied"));
  });

  it("by hand where there is no clipboard; who closes the list of apps hears nothing", async () => {
    vi.stubGlobal("navigator", { share: () => Promise.reject(new DOMException("", "AbortError")) });
    podium();
    await share();
    expect(notices.now).toBeNull();
    vi.stubGlobal("navigator", {});
    await share();
    expect(notices.now?.says).toBe(location.href);
  });
});
