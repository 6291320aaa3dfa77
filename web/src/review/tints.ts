// The colour of a seat, and how its line is dashed: lines are told apart without colours, too.

import "../bal/bal.css";
import "../blackwood/blackwood.css";
import { familyOf } from "../house/families";

export const DASHES = ["none", "7 4", "2 4", "10 4 2 4", "4 3", "12 3 2 3 2 3"];

/** The class that has the colour, and the colour. */
export function tintOf(game: string, seat: number): [name: string, color: string] {
  const family = familyOf(game);
  if (family === "bal") return [`bal-seat-${seat}`, "var(--witch)"];
  return family === "blackwood" ? [`blw-seat-${seat}`, "var(--puppet)"] : [`seat-${seat}`, "var(--seat-line)"];
}
