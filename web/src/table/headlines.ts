// What stands in the head of a table, by game.

import { ROUNDS, type View as BelcastelView } from "../belcastel/box";

export interface Headline {
  round: number;
  rounds: number;
  points?: number;
  rubies?: number;
  /** A sheet of the game that is opened from the head where the screen is too low to show it. */
  more?: { what: string; art: string; label: string };
}

export const headlines: Partial<Record<string, (view: any, seat: number | null) => Headline>> = {
  belcastel: (view: BelcastelView, seat) => {
    const mine = seat === null ? undefined : view.seats[seat];
    const more = { what: "card", art: "mark-star", label: "web-belcastel-card" };
    return { round: view.round, rounds: ROUNDS, ...(mine && { points: mine.points, rubies: mine.rubies }), ...(view.card && { more }) };
  },
};
