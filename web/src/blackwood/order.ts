// In which order puppets come home: the lowest row of the lantern's column first, and again after every slide.

import type { Fact } from "../house/table.svelte";
import { COLUMNS, NOBODY, type View, numberOf, placeAt, rowOf } from "./view";

export interface Homecoming {
  seat: number;
  row: number;
  /** Where the puppet stands now, before any slide. */
  place: string;
}

/** Who comes home in this round from how things stand, the next one first. */
export function homecomings(view: View): Homecoming[] {
  const rows = rowsWithGap(view);
  const coming: Homecoming[] = [];
  for (let row = 0; row < rows.length;) {
    const [first] = rows[row]!;
    if (!first || first.seat === NOBODY) row += 1;
    else {
      coming.push({ seat: first.seat, row: row + 1, place: first.place });
      rows[row]!.shift(); // the row slides, and what arrives is again the lowest
    }
  }
  return coming;
}

/** Each row from the lantern's column on; the gap of the card being bought or left is closed already. */
function rowsWithGap({ puppets, column, place }: View): { seat: number; place: string }[][] {
  const all = puppets.map((seat, number) => ({ seat, place: placeAt(number) }));
  const rows = Array.from({ length: puppets.length / COLUMNS }, (_, row) =>
    all.slice(row * COLUMNS + column - 1, (row + 1) * COLUMNS),
  );
  if (place !== null) rows[rowOf(place) - 1] = rows[rowOf(place) - 1]!.slice(1);
  return rows;
}

/** The same forest with a puppet of this seat in that place, or with nobody. */
export function withPuppet(view: View, place: string, seat: number): View {
  return { ...view, puppets: view.puppets.with(numberOf(place), seat) };
}

/** Whoever comes home before a puppet that would stand there; nothing if it does not come home in this round. */
export function before(view: View, place: string, seat: number): number[] | null {
  const coming = homecomings(withPuppet(view, place, seat));
  const at = coming.findIndex((one) => one.place === place);
  return at < 0 ? null : coming.slice(0, at).map((one) => one.seat);
}

/** Who has come home in this round, the last one perhaps still in her turn. */
export function cameHome(facts: Fact[]): Homecoming[] {
  const start = facts.findLastIndex(([key]) => key === "round");
  return facts
    .slice(start + 1)
    .flatMap(([key, , { seat, place }]) => (key === "came_home" ? [{ seat, place, row: rowOf(place) }] : []));
}
