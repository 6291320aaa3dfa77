// Two games as the house lists them: one, and the same with its extension.

import type { GameShown } from "../protocol";

const options = {
  first_player: { rule: "BEL-15.1", default: "random", values: ["random", "seat"] },
  books: { rule: "BEL-15.2", default: 1, values: [1, 2, 3, 4, "mix"] },
  open_bags: { rule: "BEL-15.5", default: false, values: [false, true] },
  stop: { rule: "BEL-15.6", default: "final", values: ["final", "revocable"] },
  price_green_3_4: { rule: "BEL-15.13", default: 21, values: [21, 18] },
};

export const belcastel: GameShown = {
  game: "belcastel",
  version: "1",
  players: [2, 3, 4],
  bots: ["random", "apprentice"],
  options,
};

export const witches: GameShown = {
  game: "witches",
  version: "1",
  players: [2, 3, 4, 5],
  bots: ["random", "apprentice"],
  options: {
    ...options,
    books: { rule: "BEL-15.2", default: 1, values: [1, 2, 3, 4, 5, 6, "mix"] },
    witches: { rule: "WIT-6.1", default: "random", values: ["random", "chosen"] },
    locoweed_opens: { rule: "WIT-6.2", default: 1, values: [1, 2, 3] },
  },
};
