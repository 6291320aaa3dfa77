// What a device does for the seat it holds: it lays its seal, reveals its salt, and gives a link with each answer.

import type { Asked, Shown } from "../protocol";
import { Chain } from "./chain";
import { type Kept, keep, keptOf } from "./keeping";
import { type Envelope, envelopeIn } from "./record";

/** What it needs to know of the table. */
export interface Place {
  readonly id: string;
  readonly token: string | undefined;
  readonly seat: number | null;
  readonly shown: Shown | null;
  readonly events: { kind: string; about: Record<string, unknown> }[];
  /** Nothing is sealed where nobody else could be deceived. */
  readonly isHere: boolean;
  command(what: string, fields: Record<string, unknown>): Promise<unknown>;
}

/** Tables that were opened to be played at once: the game begins as soon as the seal is laid. */
const wanted = new Set<string>();
export const beginAtOnce = (table: string): void => void wanted.add(table);

export class Sealing {
  /** It was opened to be played at once, and is about to begin. */
  isBeginning = $state(false);
  /** The envelope is not the one that was agreed to: the salt stays here. */
  isRefused = $state(false);
  #chain: Chain | undefined;
  /** What was sent, so that it is sent once. */
  readonly #sent = new Set<string>();

  constructor(private readonly place: Place) {
    this.isBeginning = wanted.delete(place.id);
  }

  /** Whenever something was heard of the table: what is due is done. */
  look(): void {
    const { shown, seat, token, isHere } = this.place;
    if (isHere || !shown || shown.lesson || seat === null || !token || shown.state !== "open") return;
    if (shown.envelope) return this.#reveal(shown, seat, token);
    this.#lay(shown, seat, token);
    if (this.isBeginning) this.#send("start", {}, () => (this.isBeginning = false));
  }

  /** The link that goes with the answer to a question, if it is this device's to give. */
  linkFor(ask: Asked): { link?: string } {
    const { id, token } = this.place;
    const kept = token ? keptOf(id, token) : undefined;
    const n = ask.link;
    if (!token || !kept || !n || n > Math.max(kept.given, this.#answered()) + 1) return {};
    const link = this.#chainOf(kept).link(n);
    if (!link) return {};
    keep(id, token, { ...kept, given: Math.max(kept.given, n) });
    return { link };
  }

  /** How many answers of this seat are known: another device of it may have given links since. */
  #answered(): number {
    const { events, seat } = this.place;
    return events.filter(({ kind, about }) => kind === "answered" && about.seat === seat).length;
  }

  #chainOf(kept: Kept): Chain {
    if (this.#chain?.seed !== kept.seed) this.#chain = new Chain(kept.seed);
    return this.#chain;
  }

  #lay(shown: Shown, seat: number, token: string): void {
    const { id } = this.place;
    const known = keptOf(id, token);
    const laid = shown.seats[seat]?.seal;
    if (laid) {
      const isMine = known && this.#chainOf(known).seal(id) === laid;
      if (isMine && known.commitment !== shown.commitment) keep(id, token, { ...known, commitment: shown.commitment });
      return; // another device of this seat has laid it: it is left alone
    }
    const chain = known ? this.#chainOf(known) : Chain.fresh();
    if (!known) keep(id, token, { seed: chain.seed, given: 0, commitment: shown.commitment });
    this.#send("seal", { seal: chain.seal(id) });
  }

  #reveal(shown: Shown, seat: number, token: string): void {
    const kept = keptOf(this.place.id, token);
    if (!kept || shown.seats[seat]?.revealed) return;
    const chain = this.#chainOf(kept);
    const envelope = envelopeIn(shown.envelope!);
    const isAgreed = envelope && fits(envelope, shown, this.place.id, kept, seat, chain.seal(this.place.id));
    // The salt is told to one envelope only, or else it could be tried out on several.
    this.isRefused = !isAgreed || (kept.envelope !== undefined && kept.envelope !== shown.envelope);
    if (this.isRefused) return;
    keep(this.place.id, token, { ...kept, envelope: shown.envelope! });
    this.#send("reveal", { salt: chain.salt });
  }

  /** A refusal means that something has changed meanwhile: then the house says so, and what is due is done again. */
  #send(what: string, fields: Record<string, string>, refused: () => void = () => undefined): void {
    const sent = JSON.stringify([what, fields, this.place.shown?.envelope]);
    if (this.#sent.has(sent)) return;
    this.#sent.add(sent);
    this.place.command(what, fields).catch(() => {
      this.#sent.delete(sent);
      refused();
    });
  }
}

/** Is this the envelope that stands on the screen, with the seal of this very device? */
function fits(envelope: Envelope, shown: Shown, table: string, kept: Kept, seat: number, seal: string): boolean {
  return (
    envelope.table === table &&
    envelope.commitment === (kept.commitment ?? shown.commitment) &&
    envelope.seals[seat] === seal &&
    shown.seats.every((one, place) => (one.name ?? "") === envelope.names[place])
  );
}
