// Which chips of a cauldron a choice is about, so that they can be ringed and touched there.

import { type Metal, type Seat, colorOf, metalOf } from "./box";

/** Places in the order of laying. */
type Places = number[];

const nameOf = (chip: string): string => chip.split("=")[0]!;

/** The chips that a choice would take or raise; where any of several would do, each of them by itself. */
export function alternatives(choice: string, mine: Seat): Places[] {
  const [verb = "", thing = ""] = choice.split(":");
  const last = mine.chips.length - 1;
  if (verb === "whites") return ofWhites(thing, mine);
  if (verb === "swap") return each(mine, thing.split(">")[0]!);
  if (verb === "last_two") return [[last - 1, last]];
  if (verb === "start") return each(mine, thing);
  if (choice === "witch:S3") return [whitesOf(mine).slice(-2)];
  if (choice === "witch:S1" && !mine.poured) return [[last]];
  return choice === "witch:G1" ? [firstOfEachColor(mine)] : [];
}

const whitesOf = ({ chips }: Seat): Places =>
  chips.flatMap((chip, place) => (colorOf(chip) === "white" ? [place] : []));

function ofWhites(which: string, mine: Seat): Places[] {
  const [earlier, last] = whitesOf(mine).slice(-2);
  if (earlier === undefined || last === undefined) return [];
  return [which === "both" ? [earlier, last] : which === "last" ? [last] : [earlier]];
}

/** Every chip of that name, except those kept for the next round. */
function each({ chips, kept }: Seat, name: string): Places[] {
  const left = [...kept];
  return chips.flatMap((chip, place) => (nameOf(chip) === name && !taken(left, name) ? [[place]] : []));
}

function taken(names: string[], name: string): boolean {
  const place = names.indexOf(name);
  if (place >= 0) names.splice(place, 1);
  return place >= 0;
}

/** Where the chips lie that will start the next round. */
export function keptPlaces({ chips, kept }: Seat): Places {
  const left = [...kept];
  return chips.flatMap((chip, place) => (taken(left, nameOf(chip)) ? [place] : []));
}

function firstOfEachColor({ chips }: Seat): Places {
  const colors = chips.map(colorOf);
  return colors.flatMap((color, place) => (color !== "white" && colors.indexOf(color) === place ? [place] : []));
}

export type Tone = Metal | "brass";

/** The metal in which a choice rings its chips: that of the witch who asks. */
export function toneOf(choice: string, about: string): Tone {
  const [verb, thing = ""] = choice.split(":");
  if (verb === "witch") return metalOf(thing);
  return about === "whites" ? "silver" : about === "upgrade" ? "copper" : "brass";
}
