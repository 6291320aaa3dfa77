// The boards that are drawn; a game without one is played as text.

import type { Component } from "svelte";

import type { TableState } from "../house/table.svelte";
import type { Desk } from "./desk.svelte";

type Board = Component<{ table: TableState; desk: Desk }>;

const belcastel = (): Promise<{ default: Board }> => import("../belcastel/Belcastel.svelte");
const bal = (): Promise<{ default: Board }> => import("../bal/Bal.svelte");
const blackwood = (): Promise<{ default: Board }> => import("../blackwood/Blackwood.svelte");

export const boards: Partial<Record<string, () => Promise<{ default: Board }>>> = {
  belcastel,
  witches: belcastel,
  bal,
  blackwood,
};
