// Which card values: ours are a reconstruction; a house, and so a table, may have others.

/** The hash under which records name our values. */
export const OURS = "9df31e54b91e5d7d";

/** Does this name our values? Nothing does, too: a house that names none has them. */
export const isOurs = (hash: unknown): boolean => !hash || hash === OURS;
