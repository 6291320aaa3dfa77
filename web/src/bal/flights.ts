// Which arrows an attack needs, from the oldest to the newest.

import { type Plan, type Route, type Spot, beside, lanes, plinthOf, route } from "./arrows";
import { type Attack, NOBODY, isHex, pairs } from "./view";

/** A live attack, one that was swept on, a mirror's copy, or one that is only meant. */
export type Kind = "live" | "left" | "copy" | "meant";

export interface Flight {
  kind: Kind;
  from: number;
  to: number;
  /** The spell on whose plinth it starts. */
  spell?: "balai" | "miroir";
  /** It ends in a plinth, without a head. */
  endsIn?: "balai";
  settled?: "parried" | "failed";
}

export interface Drawn extends Flight {
  route: Route;
  plinth: Spot | null;
}

/** What is meant, before it is laid. */
export function meant(author: number, aims: number[]): Flight[] {
  return aims.map((to) => ({ kind: "meant", from: author, to }));
}

export function flights(attack: Attack): Flight[] {
  if (attack.is_off) return [];
  const own = isHex(attack) ? spread(attack) : chain(attack);
  const copies = pairs(attack.mirrors).map(([from, to]): Flight => ({ kind: "copy", from, to, spell: "miroir" }));
  return [...own, ...copies].filter(({ from, to }) => from !== to);
}

/** From the attacker to the target, and on with every broom; only the last one is alive. */
function chain(attack: Attack): Flight[] {
  const swept = pairs(attack.trail);
  const kind: Kind = attack.copied.length ? "copy" : "live";
  const first = attack.targets[0] ?? NOBODY;
  if (first === NOBODY) return [];
  const legs: [number, number][] = [[attack.author, first], ...swept];
  return legs.map(([from, to], place): Flight => {
    const isLast = place === legs.length - 1;
    const spell = place > 0 ? "balai" : attack.copied.length ? "miroir" : undefined;
    return {
      kind: isLast ? kind : "left",
      from,
      to,
      ...(spell && { spell }),
      ...(!isLast && { endsIn: "balai" as const }),
      ...(isLast && settled(attack, to)),
    };
  });
}

/** From the attacker to everybody, and the shares that were swept on. */
function spread(attack: Attack): Flight[] {
  const swept = pairs(attack.trail);
  const ordinary = attack.targets.map((to): Flight => {
    const isSwept = swept.some(([from]) => from === to);
    return {
      kind: isSwept ? "left" : "live",
      from: attack.author,
      to,
      ...(isSwept ? { endsIn: "balai" as const } : settled(attack, to)),
    };
  });
  return [...ordinary, ...swept.map(([from, to]): Flight => ({ kind: "live", from, to, spell: "balai" }))];
}

function settled({ parried, failed }: Attack, seat: number): Pick<Flight, "settled"> {
  if (parried.includes(seat)) return { settled: "parried" };
  return failed.includes(seat) ? { settled: "failed" } : {};
}

/** Lay the arrows on a table; `placeOf` says where a seat is. What finds no lane any more fades, the oldest first. */
export function drawn(plan: Plan, all: Flight[], placeOf: (seat: number) => number): Drawn[] {
  const ends = docks(plan, all, placeOf);
  const isSpread = all.filter(({ kind }) => kind === "live").length > 1;
  const used = lanes(plan, ends);
  const shown = all.flatMap((flight, place): Drawn[] => {
    const lane = isSpread && !flight.spell ? 0 : used[place]!;
    if (lane >= plan.lanes && place < all.length - 1) return [];
    const { from, to } = ends[place]!;
    return [
      { ...flight, route: route(plan, from, to, Math.min(lane, plan.lanes - 1)), plinth: flight.spell ? from : null },
    ];
  });
  return shown;
}

interface Ends {
  from: Spot;
  to: Spot;
}

/** Where each arrow starts and ends: two ends at one dock stand side by side, a swept one goes on from its plinth. */
function docks(plan: Plan, all: Flight[], placeOf: (seat: number) => number): Ends[] {
  const at = new Map<number, string[]>();
  const note = (seat: number, what: string): void => {
    const known = at.get(seat) ?? [];
    if (!known.includes(what)) at.set(seat, [...known, what]);
  };
  const named = all.map((flight, place) => ({
    from: flight.spell ? `${flight.spell} of ${flight.from}` : `from ${flight.from}`,
    to: flight.endsIn ? `${flight.endsIn} of ${flight.to}` : `to ${flight.to} ${flight.kind === "copy" ? place : ""}`,
  }));
  all.forEach((flight, place) => {
    note(flight.from, named[place]!.from);
    note(flight.to, named[place]!.to);
  });
  const spot = (seat: number, what: string, isPlinth: boolean): Spot => {
    const place = plan.places[placeOf(seat)]!;
    const slots = at.get(seat)!;
    return beside(plan, place, isPlinth ? plinthOf(plan, place) : place.dock, slots.indexOf(what), slots.length);
  };
  return all.map((flight, place) => ({
    from: spot(flight.from, named[place]!.from, Boolean(flight.spell)),
    to: spot(flight.to, named[place]!.to, Boolean(flight.endsIn)),
  }));
}
