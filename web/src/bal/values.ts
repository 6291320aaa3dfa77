// Which potions and tokens: names, formulas and numbers of ours are a reconstruction; a house, and so a table, may have others.

/** The hash under which records name ours. */
export const OURS = "341549b2af3a1db0";

/** Does this name ours? Nothing does, too: a house that names none has them. */
export const isOurs = (hash: unknown): boolean => !hash || hash === OURS;
