// A house that follows docs/adr/0019-the-sealed-envelope.md, as small as can be: it makes a record of draws.

import { ZERO, bytesOf, hash, hexOf, joined, keyed, numbered } from "./bytes";
import { Chain } from "./chain";
import type { Draw } from "./record";

export const TABLE = "fq7zk2m9wd";
const SECRET = "60d3b96c3a03a9f899020e3e32c9ee69325cfb96946c315d118a67e5135ec29e";
export const ADA = new Chain("11".repeat(32));
export const BEA = new Chain("22".repeat(32));

type Cause = [seat: number, choice: string, wanted: [stream: number, outOf: number][], link?: string];

const ANSWERS: Cause[] = [
  [0, "draw", [[0, 9]], ADA.link(1)],
  [1, "draw", [[1, 9]], BEA.link(1)],
  [2, "draw", [[2, 9]]],
  [0, "stop", [], ADA.link(2)],
  [1, "roll", [[1, 6], [-1, 24]], BEA.link(2)], // prettier-ignore
];

const OTHER = "29beaaca3a03a9f899020e3e32c9ee69325cfb96946c315d118a67e5135ec29e";

/** A game that goes on from another one, after its first two answers; `says`: its envelope tells so. */
export function onward(says = true): any {
  const before = played(ANSWERS, undefined, OTHER);
  const given = before.entries.slice(0, 2).map((entry: unknown[]) => [...entry.slice(0, 4), ""]);
  const answers: Cause[] = [[2, "draw", [[2, 9]]], [0, "draw", [[0, 9]], ADA.link(1)], [1, "roll", [[1, 6], [-1, 24]], BEA.link(1)]]; // prettier-ignore
  return played(answers, undefined, SECRET, { opening: before.opening, given, says });
}

interface Before {
  opening: Draw[];
  given: [number, string, Draw[], number, string][];
  says: boolean;
}

/** A finished game of two people and a bot. */
export function played(
  answers: Cause[] = ANSWERS,
  salts = [ADA.salt, BEA.salt, ""],
  secret = SECRET,
  before?: Before,
): any {
  const resumed = before && { table: "bcdfghjkmn", moment: before.given.length };
  const bytes =
    before && hash("chaudron/2 played", ...[before.opening, ...before.given].map((one) => JSON.stringify(one)));
  const says = before?.says === false ? {} : { resumed: resumed ? { ...resumed, played: hexOf(bytes!) } : null };
  const seals = [ADA.seal(TABLE), BEA.seal(TABLE), ""];
  const commitment = hexOf(hash("chaudron/1 commitment", bytesOf(secret)));
  const names = ["Ada", "Béa", "Puce"];
  const about = { game: "belcastel", version: "3", players: 3, options: {} };
  const said = { ...about, names, bots: ["", "", "child"], commitment, seals, beacon: null, ...says };
  const text = JSON.stringify({ format: "chaudron-envelope/2", table: TABLE, ...said });
  const latest = salts.map((salt) => (salt ? bytesOf(salt) : ZERO));
  const key = keyed(bytesOf(secret), "chaudron/2 key", hash(text), ...latest);
  const used = new Map<number, number>();
  const draw = (stream: number, outOf: number, by: number | null): Draw => {
    const index = used.get(stream) ?? 0;
    used.set(stream, index + 1);
    const mix = by === stream ? latest[stream]! : joined(...latest);
    const word = keyed(key, numbered(stream + 1, 4), numbered(index, 8), mix);
    return [stream, outOf, Number((new DataView(word.buffer).getBigUint64(0) * BigInt(outOf)) >> 64n)];
  };
  const opening = before?.opening ?? [draw(-1, 24, null)];
  const given = before?.given ?? [];
  if (before)
    for (const [stream] of [...opening, ...given.flatMap((entry) => entry[2])])
      used.set(stream, (used.get(stream) ?? 0) + 1);
  let head = hash("chaudron/2 head", hash(text), JSON.stringify(opening));
  for (const entry of given) head = hash(head, JSON.stringify(entry));
  const drawn = answers.map(([seat, choice, wanted, link = ""]) => {
    if (link) latest[seat] = bytesOf(link);
    const entry = [seat, choice, wanted.map(([stream, outOf]) => draw(stream, outOf, seat)), 0, link];
    head = hash(head, JSON.stringify(entry));
    return entry;
  });
  const entries = [...given, ...drawn];
  const result = { points: [3, 2, 1], places: [1, 2, 3] };
  return {
    ...{ format: "chaudron-record/2", ...about, names, opening, entries, result },
    source: { kind: "envelope", envelope: text, salts, secret },
    ...(resumed ? { resumed } : {}),
    head: hexOf(hash(head, JSON.stringify([result.points, result.places]))),
  };
}
