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

/** A finished game of two people and a bot. */
export function played(answers: Cause[] = ANSWERS, salts = [ADA.salt, BEA.salt, ""]): any {
  const seals = [ADA.seal(TABLE), BEA.seal(TABLE), ""];
  const commitment = hexOf(hash("chaudron/1 commitment", bytesOf(SECRET)));
  const names = ["Ada", "Béa", "Puce"];
  const about = { game: "belcastel", version: "3", players: 3, options: {} };
  const said = { ...about, names, bots: ["", "", "child"], commitment, seals, beacon: null };
  const text = JSON.stringify({ format: "chaudron-envelope/2", table: TABLE, ...said });
  const latest = salts.map((salt) => (salt ? bytesOf(salt) : ZERO));
  const key = keyed(bytesOf(SECRET), "chaudron/2 key", hash(text), ...latest);
  const used = new Map<number, number>();
  const draw = (stream: number, outOf: number, by: number | null): Draw => {
    const index = used.get(stream) ?? 0;
    used.set(stream, index + 1);
    const mix = by === stream ? latest[stream]! : joined(...latest);
    const word = keyed(key, numbered(stream + 1, 4), numbered(index, 8), mix);
    return [stream, outOf, Number((new DataView(word.buffer).getBigUint64(0) * BigInt(outOf)) >> 64n)];
  };
  const opening = [draw(-1, 24, null)];
  let head = hash("chaudron/2 head", hash(text), JSON.stringify(opening));
  const entries = answers.map(([seat, choice, wanted, link = ""]) => {
    if (link) latest[seat] = bytesOf(link);
    const entry = [seat, choice, wanted.map(([stream, outOf]) => draw(stream, outOf, seat)), 0, link];
    head = hash(head, JSON.stringify(entry));
    return entry;
  });
  const result = { points: [3, 2, 1], places: [1, 2, 3] };
  return {
    ...{ format: "chaudron-record/2", ...about, names, opening, entries, result },
    source: { kind: "envelope", envelope: text, salts, secret: SECRET },
    head: hexOf(hash(head, JSON.stringify([result.points, result.places]))),
  };
}
