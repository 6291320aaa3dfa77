// What a witch has brewed and what it is worth, part by part, if everything ended here.

import ours from "../../../src/chaudron/games/blackwood/data/components.json";
import { type Side, renownOf } from "./cards";
import { type Seat, spellsOf } from "./view";

export interface Owned {
  potion: string;
  side: Side;
}

/** Face up first, then what was turned. */
export function owned({ potions, traded, sold }: Seat): Owned[] {
  const side = (cards: string[], side: Side): Owned[] => cards.map((potion) => ({ potion, side }));
  return [...side(potions, "front"), ...side(traded, "traded"), ...side(sold, "sold")];
}

export interface Worth {
  potions: number;
  coins: number;
  loans: number;
  total: number;
}

export function worthOf(mine: Seat): Worth {
  const potions = owned(mine).reduce((sum, { potion, side }) => sum + renownOf(potion, side), 0);
  const coins = Math.floor(mine.coins / ours.coins_per_renown_at_end);
  const loans = ours.loan_renown * mine.loans;
  return { potions, coins, loans, total: potions + coins + loans };
}

/** What the next spell costs her. */
export const nextSpell = (mine: Seat): number => ours.spell_first_cost + ours.spell_cost_step * spellsOf(mine);

export const SALE = { coins: ours.sell_potion_coins, renown: ours.sell_potion_renown };
export const LOAN = { coins: ours.loan_coins, renown: ours.loan_renown, most: ours.loan_max_purse };
export const COMPENSATION = ours.displacement_compensation;
