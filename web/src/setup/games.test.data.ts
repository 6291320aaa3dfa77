// Games as the house lists them: one, the same with its extension, and another.

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

export const bal: GameShown = {
  game: "bal",
  version: "1",
  players: [3, 4, 5, 6],
  bots: ["random", "apprentice"],
  options: {
    level: { rule: "BAL-13.1", default: "easy", values: ["easy", "medium", "hard"] },
    first_player: { rule: "BAL-13.2", default: "youngest", values: ["youngest", "random", "seat"] },
    diablotin: { rule: "BAL-13.7", default: "boost", values: ["boost", "off"] },
    incantation: { rule: "BAL-13.8", default: "off", values: ["off", "gentle", "strict"] },
    incantation_time: { rule: "BAL-13.9", default: 20, values: ["seconds"] },
    from_memory: { rule: "BAL-13.10", default: false, values: [false, true] },
    challenge_time: { rule: "BAL-13.11", default: 8, values: ["seconds"] },
    bot_diction: { rule: "BAL-13.12", default: 0.97, values: ["0..1"] },
    bot_ear: { rule: "BAL-13.13", default: 0.5, values: ["0..1"] },
    youngest: { rule: "BAL-13.14", default: "nobody", values: ["nobody", "seat"] },
    mirror_time: { rule: "BAL-13.15", default: "before_defense", values: ["before_defense", "any_moment"] },
    robber_spared: { rule: "BAL-13.21", default: true, values: [true, false] },
  },
};

export const blackwood: GameShown = {
  game: "blackwood",
  version: "1",
  players: [2, 3, 4],
  bots: ["random", "apprentice"],
  options: {
    first_witch: { rule: "BLW-13.1", default: "random", values: ["random", "seat"] },
    fagus_limit: { rule: "BLW-13.2", default: 10, values: ["0 = unlimited", "1..n"] },
    swap_phases: { rule: "BLW-13.3", default: "both", values: ["both", "search", "return"] },
    sniff_phases: { rule: "BLW-13.4", default: "return", values: ["return", "both"] },
    favour: { rule: "BLW-13.5", default: false, values: [false, true] },
    components: { rule: "BLW-13.6", default: "", values: ["hash"] },
  },
};
