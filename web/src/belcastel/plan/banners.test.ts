import { beforeAll, describe, expect, test, vi } from "vitest";

import type { TableState } from "../../house/table.svelte";
import { words } from "../../house/words.svelte";
import { type Situation, banner } from "../../table/banner";

beforeAll(() => words.load("en"));

const LOST = { is: "lost", again: 0, says: "" };

/** Ada's table, at which her plan plays or not. */
function situation(plan: boolean, given: Record<string, unknown> = {}, further: Partial<Situation> = {}): Situation {
  const shown = {
    game: "belcastel",
    state: "playing",
    paused: false,
    settings: {},
    host: 0,
    claims: [],
    rematch: null,
    seats: [
      { name: "Ada", person: true, plan },
      { name: "Bea", person: true },
    ],
  };
  const table = {
    line: { is: "open" },
    seat: 0,
    host: true,
    shown,
    view: {},
    ask: null,
    awaited: [],
    events: [],
    missed: 0,
    heardUntil: 0,
    unsent: 0,
    isMyTurn: true,
    isHere: false,
    name: () => "Ada",
    sealing: {},
    wakeUp: vi.fn(),
    command: vi.fn(async () => ({})),
    ...given,
  } as unknown as TableState;
  const deeds = {
    close: vi.fn(),
    showLog: vi.fn(),
    seatBot: vi.fn(),
    goTo: vi.fn(),
    follow: vi.fn(),
    openPlan: vi.fn(),
    openPeople: vi.fn(),
    retelling: null,
  };
  return { table, now: 1, isLost: false, wasLost: false, away: [], closed: new Set(), ...deeds, ...further };
}

describe("the banner of a plan", () => {
  test("stands as long as it plays, and gives the seat back", () => {
    expect(banner(situation(false))).toBeNull();
    const playing = situation(true);
    const shown = banner(playing);
    expect(shown).toMatchObject({ key: "plan", title: "Your plan is playing" });
    shown?.deeds[0]?.act();
    expect(playing.table.command).toHaveBeenCalledWith("drop_plan", expect.anything());
  });

  test("is not for those who watch, nor after the game", () => {
    expect(banner(situation(true, { seat: null }))).toBeNull();
  });

  test("counts what is told again, and can end it", () => {
    const skip = vi.fn();
    const shown = banner(situation(true, {}, { retelling: { moves: 3, skip } }));
    expect(shown).toMatchObject({ key: "retold", text: "Here are 3 moves again." });
    shown?.deeds[0]?.act();
    expect(skip).toHaveBeenCalledOnce();
  });

  test("of a lost line leads to a plan when one is awaited", () => {
    const lost = situation(false, { line: LOST }, { isLost: true });
    const shown = banner(lost);
    expect(shown?.deeds.map(({ says }) => says)).toContain("My plan");
    shown?.deeds[1]?.act();
    expect(lost.openPlan).toHaveBeenCalledOnce();
    expect(banner(situation(false, { line: LOST, isMyTurn: false }, { isLost: true }))?.deeds).toHaveLength(1);
  });

  test("of a lost line says that the plan plays on", () => {
    const shown = banner(situation(true, { line: LOST }, { isLost: true }));
    expect(shown).toMatchObject({ key: "lost", text: "Your plan is playing meanwhile." });
    expect(shown?.deeds).toHaveLength(1);
  });
});
