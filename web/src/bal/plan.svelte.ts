// A set is put together at leisure and then laid in one go: its answers are given as the house asks for them.

import { Answers, type Next } from "../house/answers.svelte";
import type { TableState } from "../house/table.svelte";
import type { Asked } from "../protocol";

export interface Step {
  about: string;
  choice: string;
}

/** A new attack or defense: what was meant for an older one is forgotten. */
const BEGINS = new Set(["declare", "defense_spell"]);

export class Plan extends Answers<Step> {
  constructor(table: TableState, onrefused: (choice: string) => void = () => undefined) {
    super(table, (left, ask) => next(left, ask, onrefused));
  }
}

function next(left: Step[], { about, options }: Asked, onrefused: (choice: string) => void): Next<Step> {
  const place = left.findIndex((step) => step.about === about);
  if (place < 0) return { left: BEGINS.has(about) ? [] : left }; // else something comes in between: a formula to read, a short hand
  const { choice } = left[place]!;
  if (options.includes(choice)) return { choice, left: left.slice(place + 1) };
  onrefused(choice);
  return { left: [] };
}
