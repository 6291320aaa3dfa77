// [BAL-2] What a view of the ball holds, as JSON values. Of a seat, -1 is nobody.
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
  game: "bal";
  round: number;
  tour: number;
  first: number;
  /** Who is to act. */
  carabosse: number;
  pile: number;
  discard: string[];
  bowl: number;
  attack: Attack | null;
  /** Cards laid by the witch who defends now. */
  defense: string[];
  /** Who stole the turn before this one. */
  robber: number;
  /** Who has defended in this turn. */
  defended: number[];
  /** Was the last formula read wrong, and did somebody hear it? */
  is_caught: boolean;
  window: "calm" | "carabosse" | "challenge" | "give" | "mirror" | null;
  reading: Reading | null;
  seats: Seat[];
  /** By seat, what it is asked about; of a window that is open, nothing. */
  asked: Record<string, string>;
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

/** An attack on the table, with all its targets and redirections. */
export interface Attack {
  /** Whose turn it is. */
  author: number;
  /** Who draws when it succeeds; nobody for a farce. */
  owner: number;
  targets: number[];
  spell: string | null;
  /** A treasure beside a hex, at tables that allow it. */
  second: string | null;
  potions: string[];
  /** Colors drawn from the bowl. */
  tokens: string[];
  /** Colors of a copy made by a mirror. */
  copied: string[];
  /** The spell that it copies with them. */
  copied_spell: string | null;
  /** Pairs: who held up a mirror, and to whom. */
  mirrors: number[];
  /** Pairs: who defends after all ordinary ones under Sortilège, and who swept it on. */
  swept: number[];
  /** Cards of defenses, which lie there until the event is over. */
  spent: string[];
  /** Who defends, or defended last. */
  defender: number;
  /** Pairs: from whom to whom it was swept on. */
  trail: number[];
  parried: number[];
  failed: number[];
  /** Who has drawn a card as a gain. */
  gained: number[];
  /** Cancelled. */
  is_off: boolean;
}

/** How a game ended: every seat's points and place (1 is best; equal places share it). */
export interface Outcome {
  points: number[];
  places: number[];
}

/** Whose formulas are being read. */
export interface Reading {
  seat: number;
  cards: string[];
}

/** One witch's things, as far as the viewer sees them. */
export interface Seat {
  alive: number;
  dead: number;
  /** Captured Crapzouilles in the chest, by the seat they came from. */
  captured: number[];
  /** The how-manieth to leave; 0 while in the game. */
  out_at: number;
  /** In this Tour. */
  false_challenges: number;
  /** The own cards; those of the others are not seen. */
  hand: string[] | null;
  hand_size: number;
  lives: number;
  /** What was answered in the window that is open; of the others nothing. */
  reaction: string;
  /** Whom the own mirror is held up to. */
  aim: number;
  /** What a treasure has just brought me, where a slip would take it back. */
  treasure: string[];
  /** How my last formula was read; of the others nothing. */
  slip: "" | "read" | "silent" | "slip";
}

/** A rule being carried out: its next step, and what it holds. */
export type Rule =
  | { rule: "bal/CastInAttack"; at: string; seat: number; card: string }
  | { rule: "bal/CastInDefense"; at: string; seat: number; card: string }
  | { rule: "bal/ConjuringTrick"; at: string; seat: number; thrown: number }
  | { rule: "bal/CrystalBall"; at: string; seat: number; neighbors: number[] }
  | { rule: "bal/Deal"; at: string }
  | { rule: "bal/Declare"; at: string; seat: number }
  | { rule: "bal/Defend"; at: string; seat: number; sender: number; parries: boolean }
  | { rule: "bal/Double"; at: string; owner: number; target: number; colors: string[]; spell: string | null }
  | { rule: "bal/GainForSuccess"; at: string; seat: number }
  | { rule: "bal/Give"; at: string; seat: number; number: number }
  | { rule: "bal/GrandSabbat"; at: string }
  | { rule: "bal/HoldUpMirror"; at: string; seat: number; aims: number[] }
  | { rule: "bal/Inherit"; at: string; seat: number; of: number; number: number; cards: string[] }
  | { rule: "bal/KeepMirror"; at: string; seat: number; target: number }
  | { rule: "bal/Leave"; at: string; seat: number; by: number }
  | { rule: "bal/Listen"; at: string; seat: number }
  | { rule: "bal/Lose"; at: string; seat: number; by: number; captor: number; cause: string }
  | { rule: "bal/PassTheCat"; at: string }
  | { rule: "bal/PrankTurn"; at: string; seat: number }
  | { rule: "bal/React"; at: string; seat: number; about: string; steals: boolean; swaps: boolean }
  | { rule: "bal/Reading"; at: string; seat: number; cards: string[] }
  | { rule: "bal/Rounds"; at: string }
  | { rule: "bal/SendOn"; at: string; seat: number; sender: number }
  | { rule: "bal/Settle"; at: string; colors: string[]; spell: string | null; can_be_doubled: boolean }
  | { rule: "bal/ShortHand"; at: string; seat: number; tops_up: boolean; thrown: number; left: number }
  | { rule: "bal/TargetChecks"; at: string }
  | { rule: "bal/Tour"; at: string; number: number; slots: number[] }
  | { rule: "bal/Turn"; at: string; seat: number; robbers: number[]; balls: number[] }
  | { rule: "rule/Together"; at: string; branches: Record<string, Rule[]>; sealed: boolean; begun: boolean; seats: number[]; waiting: number[] };
