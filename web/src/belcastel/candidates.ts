// What may be chosen, as things one can look at: what it is, where it would lie, and what would follow. All of it is told by the house.

import type { Asked, Prospect, Prospects } from "../protocol";
import { apply } from "../house/changes";
import { choice as inWords } from "../house/sentences";
import type { Fact } from "../house/table.svelte";
import { words } from "../house/words.svelte";
import { inHand } from "./agenda";
import { type Seat, type View, copiedBy, valueOf } from "./box";
import { alternatives } from "./places";
import { chipWords } from "./speech";
import { brings } from "./witches";

export type Picture =
  | { is: "chip" | "crossed"; chip: string }
  | { is: "chips"; chips: string[]; crossed: boolean }
  | { is: "swap"; from: string; to: string }
  | { is: "witch"; witch: string }
  | { is: "art"; id: string; count: number }
  | { is: "tube"; tube: number }
  | { is: "points"; points: number };

export interface Candidate {
  choice: string;
  picture: Picture;
  name: string;
  /** What the button says that does it. */
  does: string;
  /** A chip that would be laid, and where; the bowl is no space. */
  chip: string | null;
  lands: number | null;
  /** How many of it there are to choose from. */
  count: number;
  /** The chips of my cauldron that it is about; where any of several would do, each of them by itself. */
  places: number[][];
  /** Something that would advance: the drop, the second drop, where the potion starts. */
  moves: { from: number; to: number } | null;
  /** My scoring space, and my whites, after it. */
  space: number | null;
  whites: number | null;
  explodes: boolean;
  note: string;
  /** What it is in full, where there is room. */
  more: string;
}

const GAME = "belcastel";
/** Questions of the brewing itself: that more follows by chance matters there; elsewhere the round simply goes on. */
const BREWING = new Set([
  "crow_skull",
  "double",
  "extra",
  "brew",
  "commit",
  "six",
  "aside",
  "lay_start",
  "mandrake_ruby",
]);
const REFUSALS = new Set(["none", "keep", "done"]);
export const isRefusal = (choice: string): boolean => REFUSALS.has(choice);

/** What would follow, as far as the house has told. */
class Following {
  readonly after: Seat | null;
  readonly told: Fact[];
  readonly prospect: Prospect | undefined;

  constructor(
    readonly view: View,
    readonly me: number,
    readonly prospects: Prospects | null,
    option: string,
  ) {
    this.prospect = prospects?.options[option];
    const { prospect } = this;
    this.told = ((prospect?.told ?? []) as Fact[]).filter(([, , details]) => details.seat === me);
    this.after = prospect ? apply(view, prospect.changes).seats[me]! : null;
  }

  get mine(): Seat {
    return this.view.seats[this.me]!;
  }

  /** The first fact of this kind about me: what comes later may belong to the next phase already. */
  first(key: string): Record<string, any> | undefined {
    return this.all(key)[0];
  }

  all(key: string): Record<string, any>[] {
    return this.told.filter(([told]) => told === key).map(([, , details]) => details);
  }

  count(key: string): number {
    return this.all(key).length;
  }

  /** My cauldron after what was laid and went back; null where the round has gone on meanwhile. */
  get cauldron(): Seat | null {
    const lying = ({ chips, bowl }: Seat): number => chips.length + bowl.length;
    const more = this.count("laid") + this.count("poured") - this.count("back_in_bag");
    return this.after && lying(this.after) === lying(this.mine) + more ? this.after : null;
  }
}

/** One candidate for each option that is not a refusal. */
export function candidates(view: View, me: number, ask: Asked, prospects: Prospects | null): Candidate[] {
  const known = prospects?.ask === ask.ask ? prospects : null;
  return ask.options
    .filter((option) => !isRefusal(option))
    .map((option) => candidate(option, ask.about, new Following(view, me, known, option)));
}

/** Where a chip would lie if one refused: an extra move that is declined still lays its chip. */
export function landing(
  view: View,
  me: number,
  prospects: Prospects | null,
  option: string,
): { chip: string; space: number } | null {
  const laid = new Following(view, me, prospects, option).first("laid");
  return laid ? { chip: laid.chip as string, space: laid.space as number } : null;
}

function candidate(option: string, about: string, following: Following): Candidate {
  const [verb = "", thing = ""] = option.split(":");
  const { picture, moves = null } = shape(verb, thing, about, following);
  const laid = following.first("laid") ?? following.first("poured");
  const isBrewing = laid !== undefined || following.count("back_in_bag") > 0;
  const after = verb === "restart" ? following.after : isBrewing ? following.cauldron : null;
  const explodes = following.first("exploded") !== undefined;
  return {
    choice: option,
    picture,
    name: nameOf(verb, thing, option, about),
    does: doing(verb, option, about),
    chip: laid ? (laid.chip as string) : null,
    lands: (laid?.space as number | undefined) ?? null,
    count: about === "six" ? inHand(following.view, following.me).filter((chip) => chip === thing).length : 1,
    places: alternatives(option, following.mine),
    moves,
    space: after?.next_space ?? null,
    whites: after?.whites ?? null,
    explodes,
    note: noteOf(verb, thing, about, following, explodes),
    more: verb === "witch" ? words.say(`belcastel-witch-${thing}.effect`) : "",
  };
}

/** The chips that lie in the places of a choice. */
const lying = (verb: string, thing: string, mine: Seat): string[] =>
  (alternatives(`${verb}:${thing}`, mine)[0] ?? []).map((place) => mine.chips[place]!);

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
  if (verb === "back")
    return { picture: { is: "crossed", chip: (following.first("back_in_bag")?.chip as string | undefined) ?? "w1" } };
  if (verb === "witch") return { picture: { is: "witch", witch: thing } };
  if (verb === "whites") return { picture: { is: "chips", chips: lying(verb, thing, mine), crossed: true } };
  if (verb === "last_two")
    return {
      picture: { is: "chips", chips: following.all("gained_chip").map(({ chip }) => chip as string), crossed: false },
    };
  if (verb === "remove_white") return { picture: { is: "crossed", chip: "w1" } };
  if (verb === "bonus")
    return {
      picture: {
        is: "chip",
        chip: (following.first("laid")?.chip as string | undefined) ?? mine.drawn ?? mine.chips.at(-1) ?? "w1",
      },
    };
  if (verb === "points") return { picture: { is: "points", points: Number(following.first("points")?.points ?? 0) } };
  if (verb === "point") return { picture: { is: "points", points: 1 } };
  if (verb === "rubies") return art("mark-ruby", Number(following.first("rubies")?.rubies ?? 1));
  if (verb === "give_up") return art("mark-tail", Number(thing));
  if (verb === "row") return art("chip-purple", Number(thing));
  if (verb === "rat") return { ...art("mark-rat"), moves: advance("rat", "space", mine.drop) };
  if (verb === "drop")
    return { ...art("mark-drop", about === "choose_wisely" ? 2 : 1), moves: advance("drop", "space", mine.drop) };
  if (verb === "tube")
    return {
      picture: { is: "tube", tube: Number(following.first("tube")?.tube ?? mine.tube) },
      moves: advance("tube", "tube", mine.tube),
    };
  if (verb === "refill") return art("flask-full");
  if (verb === "restart") return art("mark-bag");
  if (verb === "explode") return art("mark-spark");
  if (verb === "go_on") return art("mark-flame");
  return { picture: { is: "chip", chip: thing } };
}

/** In few words, for a card. */
function nameOf(verb: string, thing: string, option: string, about: string): string {
  if (verb === "witch") return words.say(`belcastel-witch-${thing}`);
  if (verb === "lay" || verb === "take" || verb === "start") return chipWords(thing);
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
  const witch = verb === "witch" ? words.say(`belcastel-witch-${thing}`) : "";
  const the_chip = verb === "start" ? chipWords(thing, "the") : "";
  return words.say(key, {
    about,
    witch,
    the_chip,
    which: thing,
    number: Number(thing) || 0,
    a_chip: verb === "swap" ? chipWords(thing.split(">")[1]!, "a") : "",
  });
}

/** The one thing worth knowing beforehand. */
function noteOf(verb: string, thing: string, about: string, following: Following, explodes: boolean): string {
  const say = (key: string, given = {}): string => words.say(`web-belcastel-note-${key}`, given);
  const { mine, prospect } = following;
  if (explodes) return say(following.first("protected") ? "protected" : "explodes");
  if (verb === "witch")
    return following.count("back_in_bag") ? "" : brings(thing, following.view, following.me, following.prospects);
  if (verb === "whites") return inWords(GAME, `whites:${thing}`, about);
  if (following.first("poured")) return say("poured");
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
  if (verb === "swap" || verb === "last_two") return say("swap");
  if (verb === "start") return say("start");
  if (verb === "take") return say("left", { count: following.view.supply[thing] ?? 0 });
  return prospect?.open && BREWING.has(about) ? say("open") : "";
}

function noteOfLaid(about: string, following: Following, laid: { chip: string; space: number }): string {
  const say = (key: string, given = {}): string => words.say(`web-belcastel-note-${key}`, given);
  const { mine, prospect } = following;
  const [rubies, points] = [
    following.first("rubies")?.rubies as number | undefined,
    following.first("points")?.points as number | undefined,
  ];
  if (rubies) return say("rubies", { rubies });
  if (points) return say("points", { points });
  const further = laid.space - (mine.spaces.at(-1) ?? mine.drop + mine.rat) - valueOf(copiedBy(laid.chip) ?? laid.chip);
  if (further > 0 && laid.chip !== "l1") return say("further", { spaces: further }); // a locoweed has no value of its own
  const after = following.cauldron;
  if (after && after.whites === after.limit && after.whites > mine.whites) return say("at-limit");
  return prospect?.open && BREWING.has(about) ? say("open") : "";
}
