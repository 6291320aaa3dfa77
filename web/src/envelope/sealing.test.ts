import { beforeEach, describe, expect, it } from "vitest";

import { keepGame } from "../house/memory";
import type { Asked, Shown } from "../protocol";
import { Chain } from "./chain";
import { TABLE } from "./house.test.data";
import { keep, keptAt, keptOf } from "./keeping";
import { type Place, Sealing } from "./sealing.svelte";

const TOKEN = "token".padEnd(43, "x");
const CHAIN = new Chain("11".repeat(32));
const COMMITMENT = "ab".repeat(32);
const link = (n: number): string => CHAIN.link(n)!;
const asked = (ask: number, n: number, latest = ""): Asked =>
  ({ ask, about: "draw", rule: "", options: ["draw"], link: n, latest }) as Asked;

/** As much of a table as a device looks at. */
class FakePlace implements Place {
  id = TABLE;
  token: string | undefined = TOKEN;
  seat: number | null = 0;
  isHere = false;
  ask: Asked | null = null;
  events: Place["events"] = [];
  said: [string, Record<string, unknown>][] = [];
  refuses = false;
  shown = {
    state: "open",
    game: "belcastel",
    players: 2,
    options: { books: 1 },
    commitment: COMMITMENT,
    envelope: "",
    seats: [
      { name: "Ada", person: true, seal: "", revealed: false },
      { name: "Bea", person: true },
    ],
  } as unknown as Shown;

  command(what: string, fields: Record<string, unknown>): Promise<unknown> {
    this.said.push([what, fields]);
    return this.refuses ? Promise.reject(new Error("no")) : Promise.resolve({});
  }

  envelope(other: object = {}): string {
    const { game, players, options } = this.shown;
    const seals = [CHAIN.seal(TABLE), "cd".repeat(32)];
    const about = { format: "chaudron-envelope/2", table: TABLE, game, version: "3", players, options };
    const rest = { names: ["Ada", "Bea"], bots: ["", ""], commitment: COMMITMENT, seals, beacon: null };
    return JSON.stringify({ ...about, ...rest, ...other });
  }

  heard(n: number, kind: string, about: Record<string, unknown> = {}): void {
    this.events = [...this.events, { n, kind, about: { seat: 0, ...about } }];
  }
}

let place: FakePlace;
let sealing: Sealing;

beforeEach(() => {
  localStorage.clear();
  keepGame({ table: TABLE, token: TOKEN, game: "belcastel", seen: 0 });
  keep(TABLE, TOKEN, { seed: CHAIN.seed, given: 0, commitment: COMMITMENT });
  place = new FakePlace();
  sealing = new Sealing(place);
});

/** Answer a question, which the house takes as an event. */
function answer(ask: Asked, n = ask.ask + 100): string | undefined {
  place.ask = ask;
  const given = sealing.linkFor(ask);
  sealing.settled({ ...given, ask: ask.ask }, n);
  return given.link;
}

/** The page is loaded again. */
function reload(): void {
  sealing = new Sealing(place);
  sealing.look();
}

describe("a link", () => {
  it("goes with each answer, one after the other, also after the page was loaded again", () => {
    expect([answer(asked(1, 1)), answer(asked(2, 2))]).toEqual([link(1), link(2)]);
    reload();
    expect(answer(asked(3, 3))).toBe(link(3));
    expect(keptOf(TABLE, TOKEN)).toMatchObject({ given: 3 });
    expect(sealing.unfair).toBeUndefined();
  });

  it.each([2, 3, 500, 1000])("is not given ahead of the answers that were given here: number %i", (n) => {
    expect(sealing.linkFor(asked(1, n))).toEqual({});
    expect(sealing.unfair).toBe("ahead");
    reload();
    expect(sealing.unfair).toBe("ahead");
    expect(keptOf(TABLE, TOKEN)?.given).toBe(0);
  });

  it("is not given for answers that the house has invented", () => {
    answer(asked(1, 1));
    for (let n = 200; n < 700; n++) place.heard(n, "answered", { told: [] });
    expect(sealing.linkFor(asked(2, 501))).toEqual({});
    expect(sealing.linkFor(asked(2, 3, link(1)))).toEqual({});
    expect(sealing.unfair).toBe("ahead");
  });

  it("is given again when its answer was taken back, and when it was refused", () => {
    answer(asked(1, 1));
    place.heard(102, "undone");
    place.ask = asked(2, 1);
    sealing.look();
    expect(answer(asked(2, 1))).toBe(link(1));
    const refused = sealing.linkFor(asked(3, 2));
    sealing.settled({ ...refused, ask: 3 }, undefined);
    expect(answer(asked(4, 2))).toBe(link(2));
    expect(answer(asked(5, 3))).toBe(link(3));
    expect(sealing.unfair).toBeUndefined();
  });

  it("is not given after one that the house refused, though it has it", () => {
    const refused = sealing.linkFor(asked(1, 1));
    sealing.settled({ ...refused, ask: 1 }, undefined);
    reload();
    expect(sealing.linkFor(asked(2, 2, link(1)))).toEqual({});
    expect(sealing.unfair).toBe("ahead");
  });

  it("goes on where another device of the seat has got to, if the house shows the link it gave", () => {
    answer(asked(1, 1));
    expect(sealing.linkFor(asked(7, 5, link(3)))).toEqual({});
    expect(sealing.linkFor(asked(7, 5, "00".repeat(32)))).toEqual({});
    expect(keptOf(TABLE, TOKEN)?.given).toBe(1);
    expect(answer(asked(7, 5, link(4)))).toBe(link(5));
    expect(keptOf(TABLE, TOKEN)?.given).toBe(5);
  });

  it("goes on when the page was left before it heard that its answer was taken", () => {
    sealing.linkFor(asked(1, 1));
    reload();
    expect(answer(asked(2, 2, link(1)))).toBe(link(2));
    expect(sealing.unfair).toBeUndefined();
  });

  it("is none without a chain, without a number that is due, and after the last", () => {
    expect(sealing.linkFor(asked(1, 0))).toEqual({});
    keep(TABLE, TOKEN, { seed: CHAIN.seed, given: 1000 });
    expect(sealing.linkFor(asked(1, 1001))).toEqual({});
    expect(sealing.unfair).toBeUndefined();
    localStorage.removeItem("chaudron.chains");
    expect(sealing.linkFor(asked(1, 1))).toEqual({});
  });
});

describe("a house that says that a link did not come", () => {
  it("is found out by the answer, whether it is heard before or after it was taken", () => {
    place.heard(101, "answered", { substitute: true });
    answer(asked(1, 1));
    expect(sealing.unfair).toBe("denied");
    reload();
    expect(sealing.unfair).toBe("denied");
    sealing = new Sealing(place);
    keep(TABLE, TOKEN, { seed: CHAIN.seed, given: 0 });
    answer(asked(2, 1), 300);
    expect(sealing.unfair).toBeUndefined();
    place.heard(300, "answered", { substitute: true });
    sealing.look();
    expect(sealing.unfair).toBe("denied");
  });

  it("is found out by the next question, where the answer was in secret", () => {
    answer(asked(1, 1));
    place.ask = asked(2, 1);
    sealing.look();
    expect(sealing.unfair).toBe("denied");
  });

  it("is not accused for answers that went without a link, or were somebody else's", () => {
    place.heard(50, "answered", { substitute: true });
    answer(asked(1, 1));
    place.ask = asked(2, 2);
    sealing.look();
    place.heard(150, "answered", { substitute: true, for_absent: true });
    place.ask = asked(3, 2);
    sealing.look();
    expect(sealing.unfair).toBeUndefined();
  });
});

describe("wax", () => {
  const seal = CHAIN.seal(TABLE);

  it("is laid once, of a chain that is kept before anything is said", () => {
    localStorage.removeItem("chaudron.chains");
    sealing.look();
    sealing.look();
    const [kept] = keptAt(TABLE);
    expect(place.said).toEqual([["seal", { seal: new Chain(kept!.seed).seal(TABLE) }]]);
    expect(kept).toMatchObject({ given: 0, commitment: COMMITMENT });
  });

  it("is left alone where another device of the seat has laid it, in lessons, and on this device alone", () => {
    place.shown.seats[0]!.seal = "ef".repeat(32);
    sealing.look();
    place.shown.seats[0]!.seal = "";
    place.isHere = true;
    sealing.look();
    place.isHere = false;
    place.shown.lesson = "belcastel";
    sealing.look();
    expect(place.said).toEqual([]);
  });

  it("is laid again after a refusal", async () => {
    place.refuses = true;
    sealing.look();
    await Promise.resolve().then(() => undefined);
    sealing.look();
    expect(place.said).toEqual([
      ["seal", { seal }],
      ["seal", { seal }],
    ]);
  });

  it("is shown to the envelope that was agreed to, which is kept", () => {
    place.shown.envelope = place.envelope();
    sealing.look();
    expect(place.said).toEqual([["reveal", { salt: CHAIN.salt }]]);
    expect(keptOf(TABLE, TOKEN)?.envelope).toBe(place.shown.envelope);
    expect(sealing.isRefused).toBe(false);
  });

  it.each([
    ["another table", { table: "aaaaaaaaaa" }],
    ["another secret of the house", { commitment: "00".repeat(32) }],
    ["another seal", { seals: ["00".repeat(32), ""] }],
    ["the same seal twice", { seals: [seal, seal] }],
    ["another name", { names: ["Ada", "Eve"] }],
    ["another game", { game: "bal" }],
    ["other options", { options: { books: 2 } }],
    ["an option more", { options: { books: 1, level: "easy" } }],
    ["one player more", { players: 3, names: ["Ada", "Bea", ""], bots: ["", "", "easy"], seals: [seal, "", ""] }],
    ["a bot where somebody sits", { bots: ["", "easy"] }],
    ["another beginning", { resumed: { table: "aaaaaaaaaa", moment: 3, played: "00".repeat(32) } }],
    ["nothing that could be read", { format: "?" }],
  ])("is kept back from an envelope with %s", (_, other) => {
    place.shown.envelope = place.envelope(other);
    sealing.look();
    expect(place.said).toEqual([]);
    expect(sealing.isRefused).toBe(true);
    expect(keptOf(TABLE, TOKEN)?.envelope).toBeUndefined();
  });

  it.each([
    [3, 1],
    [4, 0],
  ])("is shown where the game goes on from where the screen says: after answer %i", (moment, count) => {
    place.shown.resumed = { table: "aaaaaaaaaa", at: 3 };
    place.shown.envelope = place.envelope({ resumed: { table: "aaaaaaaaaa", moment, played: "00".repeat(32) } });
    sealing.look();
    expect(place.said).toHaveLength(count);
  });

  it("is shown only once nobody looks at the envelope more closely, to the one that was looked at", () => {
    place.shown.envelope = place.envelope();
    sealing.hold(true);
    expect(place.said).toEqual([]);
    expect(keptOf(TABLE, TOKEN)?.envelope).toBe(place.shown.envelope);
    place.shown.envelope = place.envelope({ version: "4" });
    sealing.hold(false);
    expect([sealing.isRefused, place.said]).toEqual([true, []]);
    place.shown.envelope = keptOf(TABLE, TOKEN)!.envelope!;
    sealing.look();
    expect(place.said).toEqual([["reveal", { salt: CHAIN.salt }]]);
  });

  it("is shown to one envelope only", () => {
    place.shown.envelope = place.envelope();
    sealing.look();
    place.shown.envelope = place.envelope({ version: "4" });
    sealing.look();
    expect(place.said).toHaveLength(1);
    expect(sealing.isRefused).toBe(true);
  });

  it.each([
    [1, [{}, { youngest: true }], 1],
    [0, [{}, { youngest: true }], 0],
    ["nobody", [{}, {}], 1],
    [0, [{}, {}], 0],
    [0, [{}, { person: false, bot: "easy" }], 1],
  ])("knows that who is the youngest (%s) is decided in the end", (youngest, seats, count) => {
    place.shown.seats = place.shown.seats.map((seat, at) => ({ ...seat, ...seats[at] }));
    place.shown.options = { books: 1, youngest: "nobody" };
    const bots = place.shown.seats.map(({ bot = "" }) => bot);
    place.shown.envelope = place.envelope({ bots, options: { books: 1, youngest } });
    sealing.look();
    expect(place.said).toHaveLength(count);
  });

  it("is shown in whichever order options are written", () => {
    place.shown.options = { books: 1, level: "easy" };
    place.shown.envelope = place.envelope({ options: { level: "easy", books: 1 } });
    sealing.look();
    expect(place.said).toHaveLength(1);
  });
});
