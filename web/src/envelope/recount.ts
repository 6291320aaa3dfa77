// Every draw of a finished game, worked out again from the envelope (docs/adr/0019-the-sealed-envelope.md).

import { ZERO, bytesOf, hash, hexOf, joined, keyed, numbered } from "./bytes";
import { before, sealOf } from "./chain";
import type { Draw, Entry, Sealed } from "./record";

/** One draw: whose answer caused it (nobody's at the beginning), and whether it is as it was sealed. */
export interface Recounted {
  number: number;
  /** The seat whose answer it followed; null before the first answer. */
  by: number | null;
  draw: Draw;
  isRight: boolean;
}

/** What else does not fit, and at which answer or seat. */
export type Fault =
  | { is: "commitment" }
  | { is: "resumed" }
  | { is: "salt"; seat: number }
  | { is: "link"; answer: number; seat: number }
  | { is: "head" };

const numberOf = (hash: Uint8Array): bigint =>
  hash.slice(0, 8).reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

/** The text that the head binds. */
const json = (value: unknown): string => JSON.stringify(value);

export class Recount {
  readonly draws: Recounted[] = [];
  readonly faults: Fault[] = [];
  /** Answers of people that drew without a link: how many of each seat. */
  readonly substitutes: number[];
  readonly #latest: Uint8Array[];
  readonly #used: number[];
  readonly #key: Uint8Array;
  #head: Uint8Array;

  constructor(readonly sealed: Sealed) {
    const { envelope, text, salts, secret, opening } = sealed;
    const fingerprint = hash(text);
    this.#latest = salts.map((salt) => (salt ? bytesOf(salt) : ZERO));
    this.#used = salts.map(() => 0).concat(0);
    this.#key = keyed(bytesOf(secret), "chaudron/2 key", fingerprint, ...this.#latest);
    this.#head = hash("chaudron/2 head", fingerprint, json(opening));
    this.substitutes = salts.map(() => 0);
    if (!this.#isResumedAsSealed()) this.faults.push({ is: "resumed" });
    if (hexOf(hash("chaudron/1 commitment", bytesOf(secret))) !== envelope.commitment)
      this.faults.push({ is: "commitment" });
    for (const [seat, salt] of salts.entries()) {
      if (salt && sealOf(envelope.table, bytesOf(salt)) !== envelope.seals[seat])
        this.faults.push({ is: "salt", seat });
    }
  }

  /** How many answers were given in another game, and not drawn for under this seal; null where there was none. */
  get given(): number | null {
    return this.sealed.resumed?.moment ?? null;
  }

  /** Does the envelope say whether the game goes on from another? Those of before do not. */
  get saysWhatWasGiven(): boolean {
    return this.sealed.envelope.resumed !== undefined;
  }

  /** How many draws there are that were made under this seal. */
  get all(): number {
    const { entries, opening } = this.sealed;
    const drawn = entries.slice(this.given ?? 0).reduce((sum, { draws }) => sum + draws.length, 0);
    return drawn + (this.given === null ? opening.length : 0);
  }

  /** How many were made in the game from which this one goes on. */
  get elsewhere(): number {
    const { entries, opening } = this.sealed;
    return entries.reduce((sum, { draws }) => sum + draws.length, opening.length) - this.all;
  }

  /** How many are as they were sealed. */
  get right(): number {
    return this.draws.filter(({ isRight }) => isRight).length;
  }

  get isSound(): boolean {
    return this.faults.length === 0 && this.right === this.draws.length;
  }

  /** Seats of people whose device gave a salt. */
  get salted(): number[] {
    return this.sealed.salts.flatMap((salt, seat) => (salt ? [seat] : []));
  }

  /** Seats of people without a salt. */
  get unsalted(): number[] {
    return this.sealed.salts.flatMap((salt, seat) => (salt || this.sealed.envelope.bots[seat] ? [] : [seat]));
  }

  /** Step by step, so that a page can count along. */
  *steps(): Generator<Recounted> {
    const given = this.given;
    if (given === null) for (const draw of this.sealed.opening) yield this.#check(draw, null);
    else for (const draw of this.sealed.opening) this.#pass(draw);
    for (const [number, entry] of this.sealed.entries.entries()) {
      if (given !== null && number < given) {
        entry.draws.forEach((draw) => this.#pass(draw));
      } else {
        this.#takeLink(entry, number);
        for (const draw of entry.draws) yield this.#check(draw, entry.seat);
      }
      const { seat, choice, draws, reveals, link } = entry;
      this.#head = hash(this.#head, json([seat, choice, draws, reveals, link]));
    }
    const { points, places } = this.sealed.result;
    if (hexOf(hash(this.#head, json([points, places]))) !== this.sealed.head) this.faults.push({ is: "head" });
  }

  /** What was played elsewhere is what the envelope says, if it is one that says so. */
  #isResumedAsSealed(): boolean {
    const { envelope, resumed, opening, entries } = this.sealed;
    const said = envelope.resumed;
    if (said === undefined) return true;
    if (said === null || resumed === null) return said === resumed;
    const answers = entries
      .slice(0, resumed.moment)
      .map(({ seat, choice, draws, reveals, link }) => json([seat, choice, draws, reveals, link]));
    const played = hexOf(hash("chaudron/2 played", json(opening), ...answers));
    return said.table === resumed.table && said.moment === resumed.moment && said.played === played;
  }

  /** A draw of another game: it counts for its stream alone. */
  #pass([stream]: Draw): void {
    this.#used[stream + 1]! += 1;
  }

  #takeLink({ seat, draws, link }: Entry, number: number): void {
    if (!link) {
      if (draws.length && !this.sealed.envelope.bots[seat]) this.substitutes[seat]! += 1;
      return;
    }
    const given = bytesOf(link);
    const isRight = Boolean(this.sealed.salts[seat]) && hexOf(before(given)) === hexOf(this.#latest[seat]!);
    if (!isRight) this.faults.push({ is: "link", answer: number + 1, seat });
    this.#latest[seat] = given;
  }

  #check(draw: Draw, by: number | null): Recounted {
    const [stream, outOf, result] = draw;
    const place = stream + 1;
    const index = this.#used[place]!;
    this.#used[place] = index + 1;
    const mix = by !== null && stream === by ? this.#latest[by]! : joined(...this.#latest);
    const word = numberOf(keyed(this.#key, numbered(place, 4), numbered(index, 8), mix));
    const isRight = Number((word * BigInt(outOf)) >> 64n) === result;
    const recounted = { number: this.draws.length + 1, by, draw, isRight };
    this.draws.push(recounted);
    return recounted;
  }
}
