// What a room's screen shows of each family of games while it is played.

import type { Component } from "svelte";

import { familyOf } from "../house/families";
import type { TableState } from "../house/table.svelte";
import type { Desk } from "../table/desk.svelte";

export type ScreenBoard = Component<{ table: TableState; desk: Desk }>;

const BOARDS: Partial<Record<string, () => Promise<{ default: ScreenBoard }>>> = {
  belcastel: () => import("./Belcastel.svelte"),
  bal: () => import("./Bal.svelte"),
  blackwood: () => import("./Blackwood.svelte"),
};

export const screenOf = (game: string): (() => Promise<{ default: ScreenBoard }>) | undefined => BOARDS[familyOf(game)];
