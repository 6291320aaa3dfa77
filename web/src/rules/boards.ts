// The small boards, one for each family of games; each comes with its game's words when it is wanted.

import type { Component } from "svelte";

import { familyOf } from "../house/families";
import { words } from "../house/words.svelte";

export interface Shown {
  view: any;
  names: string[];
  /** The seats that matter. */
  focus: number[];
}

type Board = Component<Shown>;

const BOARDS: Partial<Record<string, () => Promise<{ default: Board }>>> = {
  belcastel: () => import("./BelcastelBoard.svelte"),
  bal: () => import("./BalBoard.svelte"),
  blackwood: () => import("./BlackwoodBoard.svelte"),
};

export async function boardOf(game: string): Promise<Board | undefined> {
  const family = familyOf(game);
  const [board] = await Promise.all([BOARDS[family]?.(), words.want(family)]);
  return board?.default;
}
