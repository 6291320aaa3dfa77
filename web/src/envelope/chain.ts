// The chain of one seat: a salt, then one link for each answer, each fixed by the one before (docs/adr/0019-the-sealed-envelope.md).

import { type Bytes, bytesOf, hash, hexOf, randomBytes } from "./bytes";

const LENGTH = 1000;

/** What follows from a link, or from the seed: the one that is given before it. */
export const before = (link: Bytes): Bytes => hash("chaudron/2 link", link);

/** What is laid before any salt is known: it binds the salt to the table. */
export const sealOf = (table: string, salt: Bytes): string => hexOf(hash("chaudron/2 seal", table, salt));

export class Chain {
  /** From the salt, number 0, to the seed. */
  readonly #links: Bytes[];

  constructor(readonly seed: string) {
    const links = [bytesOf(seed)];
    while (links.length <= LENGTH) links.push(before(links.at(-1)!));
    this.#links = links.reverse();
  }

  static fresh(): Chain {
    return new Chain(hexOf(randomBytes(32)));
  }

  get salt(): string {
    return hexOf(this.#links[0]!);
  }

  seal(table: string): string {
    return sealOf(table, this.#links[0]!);
  }

  /** Link number `n`, from 1; none is left after the last. */
  link(n: number): string | undefined {
    const link = n >= 1 ? this.#links[n] : undefined;
    return link && hexOf(link);
  }
}
