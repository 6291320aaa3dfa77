// What is printed on new books and purple cards, written out here: with all the texts around them in the data of the rules
// engine they would weigh more than everything else the page takes from there. box.test.ts compares them.

export const PURPLE_CARDS: ReadonlySet<string> = new Set([
  "choose_wisely",
  "pot_filling_up",
  "charity",
  "less_is_more",
  "only_one",
  "wheel_and_deal",
  "good_start",
  "roll_the_die",
  "opportune_moment",
  "beginners_bonus",
  "rat_infestation",
  "just_in_time",
  "rats_friends",
]);

type Page = Record<string, number>;

/** What the chips of the new pumpkin book cost, by value. */
export const ORANGE_PRICES: Page = { 1: 3, 6: 22 };

/** What chips cost in the books of sets 5 and 6. */
export const NEW_PRICES: Partial<Record<string, Record<string, Page>>> = {
  green: { 5: { 1: 5, 2: 9, 4: 16 }, 6: { 1: 4, 2: 8, 4: 14 } },
  blue: { 5: { 1: 8, 2: 15, 4: 19 }, 6: { 1: 5, 2: 10, 4: 18 } },
  red: { 5: { 1: 6, 2: 11, 4: 18 }, 6: { 1: 7, 2: 11, 4: 17 } },
  yellow: { 5: { 1: 10, 2: 14, 4: 20 }, 6: { 1: 8, 2: 12, 4: 18 } },
  purple: { 5: { 1: 9 }, 6: { 1: 16 } },
  black: { 5: { 1: 10 }, 6: { 1: 9 } },
  locoweed: { 5: { 1: 8 }, 6: { 1: 10 } },
};
