import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import type { Desk } from "../table/desk.svelte";
import Podium from "./Podium.svelte";
import { aView } from "./forest.test.data";
import type { Stage } from "./stage.svelte";
import type { View } from "./view";

const SECRET = "60d3b96c3a03a9f899020e3e32c9ee69325cfb96946c315d118a67e5135ec29e";
const COMMITMENT = "e9c8059091c18ceb9f186bae679bf7b15c78945a605bb3df5fc76a66636362b3";

function podium(outcome: View["outcome"], secret = SECRET, told: unknown[] = []): void {
  const table = {
    id: "overoverov",
    seat: 0,
    shown: { commitment: COMMITMENT, settings: {} },
    events: [{ n: 1, about: { secret, told } }],
    at: () => "",
    name: (seat: number) => ["Hilda", "Edmée"][seat],
  };
  render(Podium, {
    table: table as unknown as TableState,
    desk: {} as Desk,
    stage: { view: aView({ outcome, expedition: 3 }) } as Stage,
  });
}

beforeAll(() => words.load("en"));
beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe("the seal", () => {
  it("is checked at the end of a game in the woods too", async () => {
    podium({ points: [9, 4], places: [1, 2] });
    await screen.findByText(words.say("web-seal-true"));
    expect(screen.getByRole("status").className).toContain("true");
  });

  it("is broken where the secret is another", async () => {
    podium({ points: [9, 4], places: [1, 2] }, SECRET.replace("6", "7"));
    await screen.findByText(words.say("web-seal-false"));
    expect(screen.getByRole("status").className).toContain("false");
  });
});

it("says what decided among those who are level, and only then", () => {
  podium({ points: [9, 4], places: [1, 2] });
  const after = words.say("web-blackwood-podium-after", { expedition: 3 });
  expect(screen.getByRole("banner").textContent).toContain(after);
  expect(screen.queryByText(new RegExp(words.say("web-blackwood-podium-by-shared")))).toBeNull();
  podium({ points: [9, 9], places: [1, 1] });
  expect(screen.getByText(`${after} ${words.say("web-blackwood-podium-by-shared")}`)).toBeDefined();
});

it("tells whoever reads it what they did themselves, and of others by name", () => {
  for (const seat of [0, 1]) {
    podium({ points: [9, 4], places: [1, 2] }, SECRET, [["brewed", "BLW-6.1", { seat, potions: ["A1"] }]]);
  }
  expect(screen.getByText(words.say("web-blackwood-moment-first.own"))).toBeDefined();
  expect(screen.getByText(words.say("web-blackwood-moment-first.text", { name: "Edmée" }))).toBeDefined();
});
