// Games that belong together: an extension has the words and the looks of the game it extends.

const EXTENSIONS: Partial<Record<string, string>> = { witches: "belcastel" };

/** The game an extension is played with; undefined for a game of its own. */
export const baseOf = (game: string): string | undefined => EXTENSIONS[game];

export const familyOf = (game: string): string => baseOf(game) ?? game;
