import { beforeAll, describe, expect, test, vi } from "vitest";

import type { TableState } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { type Situation, banner, minutes } from "./banner";

const NOW = 1_000_000;

beforeAll(() => words.load("en"));

const SHOWN = {
  state: "playing",
  paused: false,
  settings: {},
  host: 0,
  claims: [],
  rematch: null,
  seats: [
    { name: "Ada", person: true },
    { name: "Bea", person: true },
  ],
};

function situation(given: Record<string, unknown> = {}, further: Partial<Situation> = {}): Situation {
  const table = {
    line: { is: "open" },
    seat: 0,
    host: true,
    shown: SHOWN,
    ask: null,
    awaited: [],
    events: [],
    missed: 0,
    heardUntil: 0,
    unsent: 0,
    isMyTurn: false,
    lost: null,
    sealing: {},
    endedAway: false,
    name: (seat: number) => SHOWN.seats[seat]!.name,
    open: vi.fn(),
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
  return { table, now: NOW, isLost: false, wasLost: false, away: [], closed: new Set(), ...deeds, ...further };
}

describe("a banner", () => {
  test("is not there while all is well", () => {
    expect(banner(situation())).toBeNull();
  });

  test("says that the line is lost, that a tap is kept, and when it is tried again", () => {
    const lost = { line: { is: "lost", again: Date.now() + 3500, says: "" }, unsent: 1 };
    expect(banner(situation(lost))).toBeNull();
    const shown = banner(situation(lost, { isLost: true }));
    expect(shown).toMatchObject({ key: "lost", text: words.say("web-banner-lost-kept") });
    expect(shown?.deeds[0]?.says).toBe(words.say("web-banner-retry", { seconds: 4 }));
  });

  test("says why the house closed", () => {
    const lost = { line: { is: "lost", again: Date.now() + 2000, says: "The house closes for a moment." } };
    expect(banner(situation(lost, { isLost: true }))?.text).toBe("The house closes for a moment.");
  });

  test("lets one play here again when the seat is open elsewhere, and leads away from no table", () => {
    const elsewhere = situation({ line: { is: "ended", code: "replaced", says: "Elsewhere." } });
    banner(elsewhere)?.deeds[0]?.act();
    expect(elsewhere.table.open).toHaveBeenCalledOnce();
    const nowhere = situation({ line: { is: "ended", code: "unknown_table", says: "No." } });
    banner(nowhere)?.deeds[0]?.act();
    expect(nowhere.goTo).toHaveBeenCalledWith("/");
  });

  test("says to whoever is kept out that the table is closed to them, and lets them try again", () => {
    const out = situation({
      line: { is: "ended", code: "kept_out", says: "Ask the host." },
      lost: "removed",
      seat: null,
    });
    const shown = banner(out);
    expect(shown).toMatchObject({ title: "This table is closed to you", text: "Ask the host." });
    shown?.deeds[0]?.act();
    expect(out.goTo).toHaveBeenCalledWith("/");
    shown?.deeds[1]?.act();
    expect(out.table.open).toHaveBeenCalledOnce();
  });

  test("says how a seat was lost, and what can be done about it", () => {
    const lost = situation({ seat: null, host: false, lost: "removed" });
    const shown = banner(lost);
    expect(shown).toMatchObject({
      key: "seat.removed",
      title: "The host has freed your seat",
      text: "You are watching the game. You can ask the host for a seat.",
    });
    shown?.deeds[0]?.act();
    expect(lost.openPeople).toHaveBeenCalledOnce();
    shown?.deeds[1]?.act();
    expect(lost.close).toHaveBeenCalledWith("seat.removed");
    expect(banner({ ...lost, closed: new Set(["seat.removed"]) })).toBeNull();
  });

  test.each([
    ["open", false, ["To the shelf"], "You can sit down again as long as a seat is free."],
    [
      "playing",
      true,
      ["To the shelf", "Watch"],
      "You are watching. The door is closed: nobody can ask for a seat any more.",
    ],
    ["over", true, ["To the shelf"], "The game is over: here is the result."],
  ])("offers whoever lost a seat only what is possible: %s", (state, locked, says, text) => {
    const shown = banner(
      situation({ seat: null, host: false, lost: "given_away", shown: { ...SHOWN, state, locked } }),
    );
    expect(shown).toMatchObject({ title: "Your seat is somebody else’s now", text });
    expect(shown?.deeds.map((deed) => deed.says)).toEqual(says);
  });

  test("says that a seat was lost also where nobody may watch", () => {
    const shown = banner(
      situation({
        line: { is: "ended", code: "no_watchers", says: "This table plays without spectators." },
        seat: null,
        lost: "removed",
      }),
    );
    expect(shown).toMatchObject({
      title: "The host has freed your seat",
      text: "This table plays without spectators.",
    });
  });

  test("says that the game has ended without somebody, and shows it", () => {
    const ended = situation({ endedAway: true, shown: { ...SHOWN, state: "over" } });
    const shown = banner(ended);
    expect(shown).toMatchObject({ key: "over", title: "The game ended without you", isBrief: true });
    shown?.deeds[0]?.act();
    expect(ended.showLog).toHaveBeenCalledWith(0);
  });

  test("tells how many moves were missed, and shows them", () => {
    const events = [4, 5, 6, 7].map((n) => ({ n, kind: n === 6 ? "said" : "answered", isLive: n === 7, about: {} }));
    const back = situation({ missed: 3, heardUntil: 4, events });
    const shown = banner(back);
    expect(shown).toMatchObject({ key: "back.4", text: words.say("web-banner-missed", { count: 1 }), isBrief: true });
    shown?.deeds[0]?.act();
    expect(back.showLog).toHaveBeenCalledWith(4);
    expect(banner({ ...back, closed: new Set(["back.4"]) })).toBeNull();
  });

  test("says that what waited here has arrived", () => {
    const kept = situation({ missed: 1, n: 87 }, { wasLost: true, wasKept: true });
    expect(banner(kept)?.text).toBe(words.say("web-banner-received", { n: 87 }));
    expect(banner(situation({ missed: 1, n: 87, unsent: 1 }, { wasLost: true, wasKept: true }))?.text).toBe(
      words.say("web-banner-missed", { count: 0 }),
    );
  });

  test("is also there when nothing was missed, if the line was seen to be lost", () => {
    expect(banner(situation({}, { wasLost: true }))).toMatchObject({ key: "back.0", deeds: [] });
  });

  test("names who paused, and anybody with a seat may go on", () => {
    const paused = { shown: { ...SHOWN, paused: true }, events: [{ kind: "paused", about: { seat: 1 } }] };
    expect(banner(situation(paused))?.text).toContain("Bea");
    expect(banner(situation(paused))?.deeds).toHaveLength(1);
    expect(banner(situation({ ...paused, seat: null }))?.deeds).toEqual([]);
  });

  test("gives my seat back, from a bot or after leaving", () => {
    const seats = (mine: object) => ({ shown: { ...SHOWN, seats: [{ ...SHOWN.seats[0], ...mine }, SHOWN.seats[1]] } });
    for (const mine of [{ bot: "apprentice" }, { left: true }]) {
      const now = situation(seats(mine));
      banner(now)?.deeds[0]?.act();
      expect(now.table.command).toHaveBeenCalledWith("return", {});
    }
  });

  test("counts my last seconds only", () => {
    const mine = (until: number) => ({ isMyTurn: true, ask: { ask: 3, until }, awaited: [{ seat: 0, until }] });
    expect(banner(situation(mine(NOW + 60_000)))).toBeNull();
    expect(banner(situation(mine(NOW + 12_000)))?.title).toContain("0:12");
    expect(banner(situation(mine(NOW - 1)))?.title).toBe(words.say("web-banner-time-over"));
  });

  test("presses nobody while a window keeps its own time", () => {
    const late = {
      view: { window: "mirror" },
      awaited: [
        { seat: 0, until: NOW - 1 },
        { seat: 1, until: NOW - 1 },
      ],
    };
    expect(banner(situation(late))).toBeNull();
    expect(banner(situation({ ...late, isMyTurn: true, ask: { ask: 1, until: NOW + 1000 } }))).toBeNull();
  });

  test("lets one hurry whoever is late, unless a bot answers by itself", () => {
    const late = { awaited: [{ seat: 1, until: NOW - 1 }] };
    const now = situation(late);
    banner(now)?.deeds[0]?.act();
    expect(now.table.command).toHaveBeenCalledWith("hurry", { seat: 1 });
    expect(banner(situation({ ...late, shown: { ...SHOWN, settings: { overtime: "bot" } } }))).toBeNull();
    expect(banner(situation({ ...late, seat: null }))).toBeNull();
  });

  test("tells of somebody who is away only while the table waits for them; the host may seat a bot", () => {
    expect(banner(situation({}, { away: [1] }))).toBeNull();
    const awaited = { awaited: [{ seat: 1 }] };
    const host = situation(awaited, { away: [1] });
    expect(banner(host)?.deeds).toHaveLength(2);
    banner(host)?.deeds[0]?.act();
    expect(host.seatBot).toHaveBeenCalledWith(1);
    expect(banner(situation({ ...awaited, host: false }, { away: [1] }))?.deeds).toHaveLength(1);
    expect(banner(situation({ ...awaited, isMyTurn: true }, { away: [1] }))).toBeNull();
    const clock = { awaited: [{ seat: 1, until: NOW + 40_000 }], shown: { ...SHOWN, settings: { overtime: "bot" } } };
    expect(banner(situation(clock, { away: [1] }))?.text).toBe(words.say("web-banner-away-soon", { time: "0:40" }));
  });

  test("asks the host about a seat, and nobody else", () => {
    const claims = { shown: { ...SHOWN, claims: [{ claim: 5, seat: 1, name: "Cleo" }] } };
    const now = situation(claims);
    banner(now)?.deeds[0]?.act();
    expect(now.table.command).toHaveBeenCalledWith("grant", { claim: 5 });
    expect(banner(situation({ ...claims, host: false }))).toBeNull();
  });

  test("leads to the rematch", () => {
    const now = situation({ shown: { ...SHOWN, state: "over", rematch: "nextnextne" } });
    banner(now)?.deeds[0]?.act();
    expect(now.follow).toHaveBeenCalledWith("nextnextne");
  });

  test("is the most important one", () => {
    const all = {
      line: { is: "lost", again: 0, says: "" },
      shown: { ...SHOWN, paused: true, rematch: "x" },
      awaited: [{ seat: 1, until: 1 }],
    };
    expect(banner(situation(all, { isLost: true, away: [1] }))?.key).toBe("lost");
    expect(banner(situation({ ...all, line: { is: "open" } }, { away: [1] }))?.key).toBe("paused");
  });
});

test("time is told in minutes and seconds, and never below nothing", () => {
  expect([65_000, 9_100, 0, -5].map(minutes)).toEqual(["1:05", "0:10", "0:00", "0:00"]);
  expect(minutes(3_725_000)).toBe(words.say("web-banner-hours", { hours: 1, minutes: 2 }));
});
