// An answer beside the others: what each is worth, which was given, which was played, and how kindly to say so.

import type { ExerciseOption, ExerciseShown } from "../protocol";

export interface Row {
  choice: string;
  /** None: it was not worth a try. */
  chance: number | null;
  isBest: boolean;
  isMine: boolean;
  isPlayed: boolean;
}

const FEW = 3;
/** In chances to win: less is nothing, and not much more is close. */
const [NOTHING, CLOSE] = [0.005, 0.03];

const says = ({ choice, same }: ExerciseOption, said: string): boolean => choice === said || same.includes(said);

/** An answer that was not worth a try to whoever weighed them. */
export const isUnweighed = ({ options }: ExerciseShown, mine: string): boolean =>
  !options.some((option) => says(option, mine));

/** What an answer has lost, in chances to win; one that was not weighed, as much as the last that was. */
export function lost({ options }: ExerciseShown, mine: string): number {
  const found = options.find((option) => says(option, mine)) ?? options.at(-1)!;
  return Math.max(0, options[0]!.chance - found.chance);
}

/** How it is said: it was the best, it was close, or there is another idea. */
export function tone(exercise: ExerciseShown, mine: string): "best" | "close" | "other" {
  const much = lost(exercise, mine);
  return much < NOTHING ? "best" : much < CLOSE ? "close" : "other";
}

/** The best few, and always what was given, what was played and what comes to mind first. */
export function rows(exercise: ExerciseShown, mine: string): Row[] {
  const { options, played, obvious } = exercise;
  const named = [mine, played, obvious];
  const kept = options.filter((option, place) => place < FEW || named.some((one) => one && says(option, one)));
  const known = kept.map((option): Row => ({
    choice: says(option, mine) ? mine : says(option, played) ? played : option.choice,
    chance: option.chance,
    isBest: option === options[0],
    isMine: says(option, mine),
    isPlayed: says(option, played),
  }));
  return !isUnweighed(exercise, mine)
    ? known
    : [...known, { choice: mine, chance: null, isBest: false, isMine: true, isPlayed: mine === played }];
}
