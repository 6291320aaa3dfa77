// Short hints in a first real game: each says one thing when it first matters, and never again.

import { isOurs } from "../blackwood/values";
import { recall, remember } from "../house/memory";
import type { TableState } from "../house/table.svelte";

export interface Hint {
  id: string;
  /** Does it matter now? */
  when: (table: TableState) => boolean;
  /** What it is about. */
  at: string;
}

const asks = (table: TableState, ...about: string[]): boolean => about.includes(table.ask?.about ?? "");
const offers = (table: TableState, choice: string): boolean => table.ask?.options.includes(choice) ?? false;
const mine = (table: TableState): any => table.view?.seats?.[table.seat ?? -1];
const risk = (table: TableState): number => (table.prospects?.odds?.next as [number, number] | undefined)?.[0] ?? 0;
const canUndo = (table: TableState): boolean => table.undo === null;
const placeOf = (element: Element | null): number =>
  Number(/c(\d)$/.exec(element?.getAttribute("data-place") ?? "")?.[1] ?? 9);

/** The same everywhere, so that it is told in one game only. */
const UNDO: Hint = { id: "undo", when: canUndo, at: "header .undo" };

const BELCASTEL: Hint[] = [
  { id: "belcastel-reward", when: (table) => asks(table, "reward"), at: "[data-choice=coins]" },
  { id: "belcastel-flask", when: (table) => offers(table, "flask") && risk(table) > 0, at: "[data-choice=flask]" },
  { id: "belcastel-risk", when: (table) => asks(table, "brew") && risk(table) > 0, at: "[data-choice=draw]" },
  {
    id: "belcastel-odds",
    when: (table) => asks(table, "brew") && (mine(table)?.chips?.length ?? 0) > 1,
    at: ".controls .odds",
  },
  UNDO,
];

const BAL: Hint[] = [
  {
    id: "bal-window",
    when: (table) => asks(table, "mirror", "carabosse", "calm") && (table.ask?.options.length ?? 0) > 1,
    at: "section.sheet .primary",
  },
  { id: "bal-parry", when: (table) => asks(table, "defense_spell", "parry"), at: ".ball ul.set" },
  { id: "bal-attack", when: (table) => asks(table, "declare"), at: ".bal-acts .primary" },
  UNDO,
];

const BLACKWOOD: Hint[] = [
  {
    id: "blackwood-behind",
    when: (table) =>
      asks(table, "search") &&
      placeOf(document.querySelector("[data-place][aria-pressed=true]")) < (table.view?.column ?? 0),
    at: "[data-place][aria-pressed=true]",
  },
  {
    id: "blackwood-brew",
    when: (table) => asks(table, "return") && offers(table, "brew"),
    at: ".deeds button:first-child",
  },
  { id: "blackwood-sale", when: (table) => asks(table, "return") && table.view?.column === 5, at: "button.me" },
  { id: "blackwood-place", when: (table) => asks(table, "search"), at: ".forest, .clearing" },
  {
    id: "blackwood-values",
    when: (table) => asks(table, "search", "return") && isOurs(table.view?.options?.components),
    at: ".village",
  },
  UNDO,
];

const HINTS: Record<string, Hint[]> = { belcastel: BELCASTEL, witches: BELCASTEL, bal: BAL, blackwood: BLACKWOOD };

const seen = (): string[] => recall<string[]>("hints") ?? [];

/** What this browser has not been told yet about a game. */
export const unseen = (game: string): Hint[] => (HINTS[game] ?? []).filter(({ id }) => !seen().includes(id));

/** From now on it is never shown again. */
export function note(id: string): void {
  if (!seen().includes(id)) remember("hints", [...seen(), id]);
}

/** The first hint that matters now, if what it is about is in sight. */
export function due(table: TableState, game: string): { hint: Hint; target: HTMLElement } | undefined {
  for (const hint of unseen(game)) {
    const target = hint.when(table)
      ? [...document.querySelectorAll<HTMLElement>(hint.at)].find((one) => one.getClientRects().length > 0)
      : undefined;
    if (target) return { hint, target };
  }
  return undefined;
}
