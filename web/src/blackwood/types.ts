// [BLW-2] What a view of Blackwood holds, as JSON values. Of a seat, -1 is nobody.
// Made by `python -m chaudron.server.typescript web/src`; do not edit.

/** What a seat may know of the table. */
export interface View {
  /** Whose view it is; of whoever watches, nobody's. */
  me: number | null;
  players: number;
  options: Record<string, any>;
  /** The innermost rule last. */
  agenda: Rule[];
  /** By seat. */
  asks: Record<string, Ask>;
  /** The seats that everybody may know to be awaited. */
  awaited: number[];
  outcome: Outcome | null;
  /** A card for each place, row after row from row 1, each from column 1; empty where there is none. */
  forest: string[];
  /** Whose puppet stands there. */
  puppets: number[];
  discard: string[];
  /** The potions of the village. */
  display: string[];
  /** Spells that can still be had. */
  stock: Record<string, number>;
  expedition: number;
  /** Of the lantern: the round of the expedition. */
  column: number;
  phase: "" | "return" | "search";
  /** Who begins. */
  cauldron: number;
  /** Fagus Bok tokens left; null where they are unlimited. */
  tokens: number | null;
  /** All potions are brewed. */
  is_early: boolean;
  game: "blackwood";
  /** Whose card is being bought or left. */
  place: string | null;
  deck: number;
  potion_deck: number;
  seats: Seat[];
}

/** One decision of one seat. */
export interface Ask {
  seat: number;
  about: string;
  rule: string;
  options: string[];
  /** Options which nobody else may notice before they are revealed. */
  sealed?: string[];
  /** Nobody waits for the answer. */
  lapses?: boolean;
  /** What the seat may say besides. */
  offers?: string[];
}

/** How a game ended: every seat's points and place (1 is best; equal places share it). */
export interface Outcome {
  points: number[];
  places: number[];
}

/** One witch's things. */
export interface Seat {
  coins: number;
  /** In hand. */
  puppets: number;
  /** Forest cards that were bought. */
  larder: string[];
  /** Brewed, face up. */
  potions: string[];
  sold: string[];
  traded: string[];
  /** Spells that can be cast. */
  ready: string[];
  spent: string[];
  /** Fagus Bok tokens. */
  loans: number;
}

/** A rule being carried out: its next step, and what it holds. */
export type Rule =
  | { rule: "blackwood/Brew"; at: string; seat: number; potions: string[]; cards: string[]; pinched: string[] }
  | { rule: "blackwood/Expedition"; at: string }
  | { rule: "blackwood/ExpeditionEnd"; at: string }
  | { rule: "blackwood/Game"; at: string }
  | { rule: "blackwood/LayOut"; at: string }
  | { rule: "blackwood/ReturnTurn"; at: string; seat: number; place: string }
  | { rule: "blackwood/Round"; at: string }
  | { rule: "blackwood/Scoring"; at: string }
  | { rule: "blackwood/SearchTurn"; at: string; seat: number; due: number }
  | { rule: "blackwood/Shoo"; at: string; seat: number; place: string | null; owner: number; spare: number }
  | { rule: "blackwood/Slide"; at: string; place: string }
  | { rule: "blackwood/Sniff"; at: string; seat: number; cards: string[] }
  | { rule: "blackwood/Swap"; at: string; seat: number; first: string | null }
  | { rule: "blackwood/Trade"; at: string; seat: number; spell: string; given: string[] }
  | { rule: "rule/Together"; at: string; branches: Record<string, Rule[]>; sealed: boolean; begun: boolean; seats: number[]; waiting: number[] };
