// What is read aloud: what concerns me first, and not more than one can listen to.

import { isConcerned } from "../house/sentences";
import type { Line } from "./log";

const MOST = 7;

/** What to say of some lines, and how many are left out. */
export function announced(lines: Line[], me: number | null, name: string): { says: string[]; left: number } {
  const isMine = ({ seat, says, facts }: Line): boolean =>
    me !== null &&
    (seat === me || (name !== "" && says.includes(name)) || Boolean(facts?.some((fact) => isConcerned(fact, me))));
  const mine = lines.filter(isMine);
  const others = lines.filter((line) => !isMine(line));
  const room = Math.max(0, MOST - mine.length);
  const latest = others.slice(others.length - Math.min(room, others.length));
  const said = mine.slice(-MOST);
  return { says: [...said, ...latest].map(({ says }) => says), left: lines.length - said.length - latest.length };
}
