// The colors of Belcastel's books. They are the same in every theme.

import type { BookColor } from "../belcastel/box";

export const FACES: Record<BookColor, string> = {
  green: "#4d9a57",
  blue: "#3f7fc4",
  red: "#cf3f35",
  yellow: "#ecc944",
  purple: "#8a5bb5",
};
