// Which witch of the box plays at which seat. They differ in nothing but portrait and name.

import { getContext, setContext } from "svelte";

import { recall, remember } from "../house/memory";
import type { TableState } from "../house/table.svelte";

/** In the order of the box. */
export const WITCHES = ["hilda", "edmee", "ursule", "daphne", "honorine", "gervaise"] as const;

const KEY = Symbol("figures");
const WANTED = "witch";

type Figures = (seat: number) => string | undefined;

/** Let every portrait below know who was chosen at this table. */
export function showFigures(table: TableState): void {
  setContext<Figures>(KEY, (seat) => table.shown?.seats[seat]?.figure);
}

/** The witch of a seat, by her place in the box; as they come, where nobody has chosen. */
export function figures(): (seat: number) => number {
  const chosen = getContext<Figures | undefined>(KEY);
  return (seat) => Math.max(0, WITCHES.indexOf((chosen?.(seat) || WITCHES[seat]) as (typeof WITCHES)[number]));
}

/** The witch that this browser's person played with last. */
export const likedWitch = (): string => recall<string>(WANTED) ?? "";
export const likeWitch = (witch: string): void => void remember(WANTED, witch);
