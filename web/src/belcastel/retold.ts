// A view as it stands after something told: what lies between two views of the house is shown fact by fact.

import type { Fact } from "../house/table.svelte";
import { handOf } from "./agenda";
import { SPOON, type Seat, type View, metalOf } from "./box";
import { type Told, factOf } from "./script";

type Details = Record<string, any>;
type Telling = (mine: Seat, details: Details, rule: string, hand: string[]) => Partial<Seat>;

/** Nothing in the cauldron, before anybody brews; what lies beside it stays there. */
const EMPTY = {
  chips: [],
  spaces: [],
  turns: [],
  turn: 0,
  drawn: null,
  aside: [],
  bowl: [],
  whites: 0,
  poured: false,
  protected: false,
  state: "brewing",
} satisfies Partial<Seat>;

const TOLD: Partial<Record<string, Telling>> = {
  rat: (mine, { space }) => ({ rat: space - mine.drop }),
  drew: (_, { chip }) => ({ drawn: chip }),
  laid: (mine, { chip, space }, _, hand) => laid(taken(mine, chip, hand), chip, space),
  poured: (mine, { chip }, _, hand) => poured(taken(mine, chip, hand), chip),
  put_beside: (mine, { chip }) => ({ beside: [...mine.beside, chip], turn: mine.turn + 1, drawn: null }),
  set_aside: (mine, { chip }) => ({ aside: [...mine.aside, chip] }),
  back_in_bag: (mine, { chip }, rule) => without(mine, whence(mine, rule, chip), chip),
  restarted: ({ drawn }, { again }) => ({ ...EMPTY, drawn, ...again }),
  moved_on: (mine, { space }) => ({ spaces: [...mine.spaces.slice(0, -1), space], space: after(space) }),
  stopped: () => ({ state: "stopped" }),
  came_back: () => ({ state: "brewing" }),
  exploded: () => ({ state: "exploded" }),
  saved: () => ({ state: "brewing", protected: false }),
  protected: () => ({ protected: true }),
  scoring_space: (mine, { space }) => ({ space, state: mine.state === "exploded" ? "exploded" : "stopped" }),
  points: (mine, { points }) => ({ points: mine.points + points }),
  rubies: (mine, { rubies }) => ({ rubies: mine.rubies + rubies }),
  paid_rubies: (mine, { rubies }) => ({ rubies: mine.rubies - rubies }),
  lost_rubies: (mine, { rubies }) => ({ rubies: mine.rubies - rubies }),
  drop: (_, { space }) => ({ drop: space }),
  tube: (_, { tube }) => ({ tube }),
  penny: (mine, { witch }) => ({ pennies: mine.pennies.filter((metal) => metal !== metalOf(witch)) }),
};

/** The view after a fact. Nothing is asked meanwhile. */
export function retold(view: View, [key, rule, details]: Fact): View {
  const next = key === "round" ? begun(view, details) : key === "card" ? { ...view, card: details.card } : view;
  const telling = TOLD[key];
  const change = (mine: Seat, seat: number): Seat =>
    telling && seat === details.seat
      ? told(mine, { ...mine, ...telling(mine, details, rule, handOf(view, seat)) }, details)
      : mine;
  return { ...next, asks: {}, seats: next.seats.map(change) };
}

const BEFORE_SCORING = new Set(["intro", "card", "brew", "A"]);

/** How things stood after what was told earlier, from the facts alone; `later` has led to how they stand now. */
export function asOf(now: View, earlier: Told[], later: Told[]): View {
  const round = earlier.at(-1)?.round ?? now.round;
  const isOfPot = ({ section, key }: Told): boolean => BEFORE_SCORING.has(section) || key === "moved_on";
  const brewing = earlier.filter((one) => one.round === round && isOfPot(one));
  const all = [...earlier.filter((one) => one.round === round), ...later];
  const empty = now.seats.map((mine, seat): Seat => ({
    ...mine,
    ...EMPTY,
    beside: [],
    kept: [],
    rat: 0,
    drop: dropBefore(all, seat) ?? mine.drop,
  }));
  const start = { ...now, round, card: now.round === round ? now.card : null, agenda: [], seats: empty };
  const then = brewing.map(factOf).reduce(retold, start);
  const seats = then.seats.map((mine, seat) => asBefore(now.seats[seat]!, mine, seat, later, now.round === round));
  return { ...then, seats };
}

/** Only the brewing is told from its beginning: of all else what came later is taken away. */
function asBefore(now: Seat, then: Seat, seat: number, later: Told[], isSameRound: boolean): Seat {
  const gained = (key: string, detail = key): number =>
    later
      .filter((one) => one.key === key && one.details.seat === seat)
      .reduce((sum, { details }) => sum + Number(details[detail]), 0);
  const rubies = now.rubies - gained("rubies") + gained("paid_rubies", "rubies") + gained("lost_rubies", "rubies");
  const bag_size = now.bag_size + (isSameRound ? outOfBag(now) - outOfBag(then) : 0);
  const { tube, pennies } = now;
  const drop = dropBefore(later, seat) ?? now.drop;
  return counted({ ...then, drop, tube, pennies, rubies, points: now.points - gained("points"), bag_size });
}

/** Where the drop of a seat lay before it was told to move on, if it was. */
function dropBefore(told: Told[], seat: number): number | undefined {
  const moved = told.find(({ key, details }) => key === "drop" && details.seat === seat);
  return moved && moved.details.space - 1;
}

/** Before anybody brews nothing is left of the last explosion. */
export function swept(view: View): View {
  const clean = (mine: Seat): Seat => ({
    ...mine,
    state: "brewing",
    protected: false,
    turn: mine.chips.length ? mine.turn : 0,
    whites: mine.chips.length ? mine.whites : 0,
  });
  return view.seats.some(({ state }) => state !== "brewing") ? { ...view, seats: view.seats.map(clean) } : view;
}

function begun(view: View, { round, first }: Details): View {
  return { ...view, round, first, card: null, seats: view.seats.map((mine) => counted({ ...mine, ...EMPTY, rat: 0 })) };
}

/** How many whites there are is told with each of them; what does not lie outside is in the bag. */
function told(mine: Seat, next: Seat, { whites }: Details): Seat {
  const bag_size = mine.bag_size + outOfBag(mine) - outOfBag(next);
  return counted({ ...next, bag_size, whites: whites ?? next.whites });
}

const outOfBag = ({ chips, beside, aside, bowl, drawn }: Seat): number =>
  chips.length + beside.length + aside.length + bowl.length + (drawn ? 1 : 0);

function counted(mine: Seat): Seat {
  return { ...mine, next_space: after(mine.spaces.at(-1) ?? mine.drop + mine.rat) };
}

const after = (space: number): number => Math.min(space + 1, SPOON);

/** Where a chip was that is laid: in the hand, beside or aside; a locoweed under its own name. */
function taken(mine: Seat, chip: string, hand: string[]): Seat {
  const name = nameOf(chip);
  if (mine.drawn === name) return { ...mine, drawn: null };
  return hand.includes(name) ? mine : without(without(mine, "beside", name), "aside", name);
}

/** A locoweed is laid by the name of what it copies, too. */
const nameOf = (chip: string): string => chip.split("=")[0]!;

/** Where a chip lay that went back: one witch gathers whites from the cauldron alone, another saves from one aside, too. */
function whence(mine: Seat, rule: string, chip: string): "beside" | "aside" | "bowl" | "chips" {
  const last = mine.poured ? mine.bowl.at(-1) : mine.chips.at(-1);
  if (mine.beside.includes(chip)) return "beside";
  if (rule === "WIT-3.1" && last !== chip) return "aside";
  return mine.poured && last === chip && rule !== "WIT-3.3" ? "bowl" : "chips";
}

function laid(mine: Seat, chip: string, space: number): Seat {
  const turn = mine.turn + 1;
  const [chips, spaces, turns] = [
    [...mine.chips, chip],
    [...mine.spaces, space],
    [...mine.turns, turn],
  ];
  return { ...mine, poured: false, chips, spaces, turns, turn };
}

function poured(mine: Seat, chip: string): Seat {
  return { ...mine, poured: true, bowl: [...mine.bowl, chip], turn: mine.turn + 1 };
}

function without(mine: Seat, where: "chips" | "beside" | "aside" | "bowl", chip: string): Seat {
  const place = mine[where].findLastIndex((one) => nameOf(one) === chip || one === chip);
  if (place < 0) return mine;
  const left = { ...mine, [where]: mine[where].toSpliced(place, 1) };
  return where === "chips"
    ? { ...left, spaces: mine.spaces.toSpliced(place, 1), turns: mine.turns.toSpliced(place, 1) }
    : left;
}
