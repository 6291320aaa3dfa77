// The brewing of a round as it was after a fact, from what was told alone.

import type { Seat, View } from "../box";
import { type Told, brewed, factOf } from "../script";

const SPOON = 53;
const EMPTY = {
  chips: [],
  spaces: [],
  turns: [],
  beside: [],
  aside: [],
  bowl: [],
  kept: [],
  whites: 0,
  rat: 0,
  poured: false,
  state: "brewing",
} as const;
const BEFORE_SCORING = new Set(["intro", "card", "brew", "A"]);

/** How things stood after the last of these facts; `view` is how they stand now. */
export function retold(view: View, told: Told[]): View {
  const round = told.at(-1)?.round ?? view.round;
  const brewing = told.filter((one) => one.round === round && BEFORE_SCORING.has(one.section));
  const card = brewing.findLast(({ key }) => key === "card")?.details.card as string | undefined;
  const seats = view.seats.map((mine, seat) =>
    counted(mine, brewed({ ...mine, ...EMPTY } as unknown as Seat, seat, brewing.map(factOf)), view.round === round),
  );
  return { ...view, round, card: card ?? (view.round === round ? view.card : ""), seats };
}

const outOfBag = ({ chips, beside, aside, bowl }: Seat): number =>
  chips.length + beside.length + aside.length + bowl.length;

function counted(now: Seat, then: Seat, isSameRound: boolean): Seat {
  const next_space = Math.min((then.spaces.at(-1) ?? then.drop + then.rat) + 1, SPOON);
  const bag_size = isSameRound ? now.bag_size + outOfBag(now) - outOfBag(then) : now.bag_size;
  const turns = then.chips.map((_, place) => now.turns?.[place] ?? place + 1);
  return { ...then, next_space, bag_size, turns };
}
