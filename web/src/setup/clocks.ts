// How long one may think: the choices, and what they are called.

import { words } from "../house/words.svelte";

const MINUTE = 60;
const DAY = 86_400;

/** In seconds; 0 is no clock. */
export const CLOCKS = [0, 30, 60, 2 * MINUTE, DAY];

export function clockName(seconds: number): string {
  if (seconds === 0) return words.say("web-setup-clock-none");
  if (seconds % DAY === 0) return words.say("web-setup-clock-days", { count: seconds / DAY });
  if (seconds % MINUTE === 0 && seconds > MINUTE)
    return words.say("web-setup-clock-minutes", { count: seconds / MINUTE });
  return words.say("web-setup-clock-seconds", { count: seconds });
}
