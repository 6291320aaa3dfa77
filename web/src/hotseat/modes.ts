// Ways to sit together.

import type { NewTable } from "../protocol";

export const MODES = ["phones", "screen", "device"] as const;
export type Mode = (typeof MODES)[number];

type Wish = NewTable & { game: string };

/** A table as a way to sit together needs it. */
export function wishFor(mode: Mode, wish: Wish, isScreen: boolean): Wish {
  if (mode === "screen" && isScreen) {
    const { name: _, ...others } = wish;
    return others; // whoever opens it only watches, and begins the game
  }
  return mode === "device" ? onOneDevice(wish) : wish;
}

/** Nobody is hurried while a device goes round: no clock, windows that wait for everybody, formulas read aloud by people. */
function onOneDevice({ settings, options, ...wish }: Wish): Wish {
  const ball = wish.game === "bal";
  return {
    ...wish,
    settings: { ...settings, clock: 0, ...(ball && { window: 0 }) },
    options: { ...options, ...(ball && { incantation: "off" }) },
  };
}
