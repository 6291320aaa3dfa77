// How large things on a card are, by its size.

export interface Measures {
  /** The pictures of a potion and of a spell. */
  potion: number;
  spell: number;
  seal: number;
  vial: number;
  /** 0: not shown. */
  timing: number;
  isNamed: boolean;
  /** A name with a longer word, or longer altogether, is set a little smaller. */
  word: number;
  name: number;
}

export const MEASURES = {
  sheet: { potion: 106, spell: 80, seal: 36, vial: 30, timing: 20, isNamed: true, word: 14, name: 36 },
  row: { potion: 68, spell: 66, seal: 28, vial: 22, timing: 16, isNamed: true, word: 11, name: 34 },
  table: { potion: 60, spell: 60, seal: 28, vial: 22, timing: 16, isNamed: true, word: 10, name: 28 },
  hand: { potion: 46, spell: 46, seal: 26, vial: 18, timing: 14, isNamed: true, word: 7, name: 20 },
  side: { potion: 40, spell: 40, seal: 26, vial: 18, timing: 14, isNamed: true, word: 7, name: 20 },
  low: { potion: 54, spell: 54, seal: 26, vial: 20, timing: 15, isNamed: true, word: 9, name: 24 },
  tiny: { potion: 48, spell: 46, seal: 26, vial: 18, timing: 14, isNamed: false, word: 0, name: 0 },
  mini: { potion: 36, spell: 36, seal: 22, vial: 15, timing: 0, isNamed: false, word: 0, name: 0 },
} satisfies Record<string, Measures>;

export type Size = keyof typeof MEASURES;
