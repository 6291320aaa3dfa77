// Which first steps this browser has taken, or is taking.

import { recall, remember } from "../house/memory";

export interface Taken {
  table: string;
  is: "begun" | "left" | "over";
  /** Its last word was read. */
  isRead?: boolean;
}

export const taken = (game: string): Taken | undefined => (recall<Record<string, Taken>>("lessons") ?? {})[game];

export const hasTakenAny = (): boolean => recall("lessons") !== undefined;

export function keepTaken(game: string, how: Taken): void {
  remember("lessons", { ...recall<Record<string, Taken>>("lessons"), [game]: how });
}
