// What may be chosen, as things one can look at: what it is, where it would lie, and what would follow. All of it is told by the house.

import type { Asked, Prospect, Prospects } from "../protocol";
import { apply } from "../house/changes";
import { choice as inWords } from "../house/sentences";
import type { Fact } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { type Seat, type View, valueOf } from "./box";
import { chipWords } from "./speech";

export type Picture =
  | { is: "chip" | "crossed"; chip: string }
  | { is: "swap"; from: string; to: string }
  | { is: "art"; id: string; count: number }
  | { is: "tube"; tube: number }
  | { is: "points"; points: number };

export interface Candidate {
  choice: string;
  picture: Picture;
  name: string;
  /** What the button says that does it. */
  does: string;
  /** A chip that would be laid, and where. */
  chip: string | null;
  lands: number | null;
  /** Something that would advance: the drop, the second drop, where the potion starts. */
  moves: { from: number; to: number } | null;
  /** My scoring space, and my whites, after it. */
  space: number | null;
  whites: number | null;
  explodes: boolean;
  note: string;
}

const GAME = "belcastel";
/** Questions of the brewing itself: that more follows by chance matters there; elsewhere the round simply goes on. */
const BREWING = new Set(["crow_skull", "double", "extra"]);
const REFUSALS = new Set(["none", "keep", "done"]);
export const isRefusal = (choice: string): boolean => REFUSALS.has(choice);

/** What would follow, as far as the house has told. */
class Following {
  readonly after: Seat | null;
  readonly told: Fact[];

  constructor(readonly view: View, readonly me: number, readonly prospect: Prospect | undefined) {
    this.told = ((prospect?.told ?? []) as Fact[]).filter(([, , details]) => details.seat === me);
    this.after = prospect ? apply(view, prospect.changes).seats[me]! : null;
  }

  get mine(): Seat {
    return this.view.seats[this.me]!;
  }

  /** The first fact of this kind about me: what comes later may belong to the next phase already. */
  first(key: string): Record<string, any> | undefined {
    return this.told.find(([told]) => told === key)?.[2];
  }

  /** My cauldron after so many chips more or fewer; null where the round has gone on meanwhile. */
  cauldron(more: number): Seat | null {
    return this.after && this.after.chips.length === this.mine.chips.length + more ? this.after : null;
  }
}

/** One candidate for each option that is not a refusal. */
export function candidates(view: View, me: number, ask: Asked, prospects: Prospects | null): Candidate[] {
  const known = prospects?.ask === ask.ask ? prospects.options : {};
  return ask.options
    .filter((option) => !isRefusal(option))
    .map((option) => candidate(option, ask.about, new Following(view, me, known[option])));
}

/** Where a chip would lie if one refused: an extra move that is declined still lays its chip. */
export function landing(view: View, me: number, prospect: Prospect | undefined): { chip: string; space: number } | null {
  const laid = new Following(view, me, prospect).first("laid");
  return laid ? { chip: laid.chip as string, space: laid.space as number } : null;
}

function candidate(option: string, about: string, following: Following): Candidate {
  const [verb = "", thing = ""] = option.split(":");
  const { picture, moves = null } = shape(verb, thing, about, following);
  const laid = following.first("laid");
  const cauldron = following.cauldron(laid ? 1 : following.first("back_in_bag") && verb === "back" ? -1 : 0);
  const isBrewing = Boolean(laid) || verb === "back" || verb === "restart";
  const after = verb === "restart" ? following.after : isBrewing ? cauldron : null;
  const explodes = following.first("exploded") !== undefined;
  return {
    choice: option,
    picture,
    name: nameOf(verb, thing, option, about),
    does: doing(verb, option, about),
    chip: laid ? (laid.chip as string) : null,
    lands: laid ? (laid.space as number) : null,
    moves,
    space: after?.next_space ?? null,
    whites: after?.whites ?? null,
    explodes,
    note: noteOf(verb, thing, about, following, explodes),
  };
}

interface Shape {
  picture: Picture;
  moves?: { from: number; to: number } | null;
}

function shape(verb: string, thing: string, about: string, following: Following): Shape {
  const { mine } = following;
  const art = (id: string, count = 1): Shape => ({ picture: { is: "art", id, count } });
  const advance = (key: string, detail: string, from: number): { from: number; to: number } | null => {
    const fact = following.first(key);
    return fact ? { from, to: fact[detail] as number } : null;
  };
  if (verb === "swap") return { picture: { is: "swap", from: thing.split(">")[0]!, to: thing.split(">")[1]! } };
  if (verb === "back") return { picture: { is: "crossed", chip: (following.first("back_in_bag")?.chip as string | undefined) ?? "w1" } };
  if (verb === "remove_white") return { picture: { is: "crossed", chip: "w1" } };
  if (verb === "bonus") return { picture: { is: "chip", chip: (following.first("laid")?.chip as string | undefined) ?? mine.drawn ?? mine.chips.at(-1) ?? "w1" } };
  if (verb === "points") return { picture: { is: "points", points: Number(following.first("points")?.points ?? 0) } };
  if (verb === "point") return { picture: { is: "points", points: 1 } };
  if (verb === "rubies") return art("mark-ruby", Number(following.first("rubies")?.rubies ?? 1));
  if (verb === "give_up") return art("mark-tail", Number(thing));
  if (verb === "row") return art("chip-purple", Number(thing));
  if (verb === "rat") return { ...art("mark-rat"), moves: advance("rat", "space", mine.drop) };
  if (verb === "drop") return { ...art("mark-drop", about === "choose_wisely" ? 2 : 1), moves: advance("drop", "space", mine.drop) };
  if (verb === "tube") return { picture: { is: "tube", tube: Number(following.first("tube")?.tube ?? mine.tube) }, moves: advance("tube", "tube", mine.tube) };
  if (verb === "refill") return art("flask-full");
  if (verb === "restart") return art("mark-bag");
  if (verb === "explode") return art("mark-spark");
  if (verb === "go_on") return art("mark-flame");
  return { picture: { is: "chip", chip: thing } };
}

/** In few words, for a card. */
function nameOf(verb: string, thing: string, option: string, about: string): string {
  if (verb === "lay" || verb === "take") return chipWords(thing);
  if (verb === "swap") return chipWords(thing.split(">")[1]!);
  const key = `web-belcastel-pick-${verb}`;
  return words.has(key) ? words.say(key, { about, number: Number(thing) || 0 }) : inWords(GAME, option, about);
}

/** How one says no, in few words. */
export function refusing(option: string, about: string): string {
  const key = `web-belcastel-refuse-${about}`;
  return words.has(key) ? words.say(key) : inWords(GAME, option, about);
}

/** In few words, for the button that does it. */
function doing(verb: string, option: string, about: string): string {
  const [, thing = ""] = option.split(":");
  const key = `web-belcastel-do-${verb}`;
  if (!words.has(key)) return inWords(GAME, option, about);
  return words.say(key, { about, number: Number(thing) || 0, a_chip: verb === "swap" ? chipWords(thing.split(">")[1]!, "a") : "" });
}

/** The one thing worth knowing beforehand. */
function noteOf(verb: string, thing: string, about: string, following: Following, explodes: boolean): string {
  const say = (key: string, given = {}): string => words.say(`web-belcastel-note-${key}`, given);
  const { mine, prospect } = following;
  if (explodes) return say(following.first("protected") ? "protected" : "explodes");
  const laid = following.first("laid");
  if (laid) return noteOfLaid(about, following, laid as { chip: string; space: number });
  if (verb === "tube" && following.first("tube")) return words.say(`belcastel-tube-${following.first("tube")!.tube}`);
  if (verb === "drop" && following.first("drop")) return say("drop");
  if (verb === "rat" && following.first("rat")) return say("rat", { tails: following.first("rat")!.tails });
  if (verb === "refill") return say("refill");
  if (verb === "give_up") return say("give-up", { number: Number(thing) });
  if (verb === "row") return inWords(GAME, `row:${thing}`, about).replace(/^[^:]*:\s*/u, ""); // how many is said already
  if (verb === "restart") return say("restart");
  if (verb === "go_on") return say("go-on", { whites: mine.whites, limit: mine.limit });
  if (verb === "explode") return say("explodes");
  if (verb === "bag" || verb === "back") return say("bag");
  if (verb === "remove_white") return say("for-good");
  if (verb === "swap") return say("swap");
  if (verb === "take") return say("left", { count: following.view.supply[thing] ?? 0 });
  return prospect?.open && BREWING.has(about) ? say("open") : "";
}

function noteOfLaid(about: string, following: Following, laid: { chip: string; space: number }): string {
  const say = (key: string, given = {}): string => words.say(`web-belcastel-note-${key}`, given);
  const { mine, prospect } = following;
  const [rubies, points] = [following.first("rubies")?.rubies as number | undefined, following.first("points")?.points as number | undefined];
  if (rubies) return say("rubies", { rubies });
  if (points) return say("points", { points });
  const further = laid.space - (mine.spaces.at(-1) ?? mine.drop + mine.rat) - valueOf(laid.chip);
  if (further > 0) return say("further", { spaces: further });
  const after = following.cauldron(1);
  if (after && after.whites === after.limit && after.whites > mine.whites) return say("at-limit");
  return prospect?.open && BREWING.has(about) ? say("open") : "";
}
