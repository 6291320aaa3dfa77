// What a device does for the seat it holds: it lays its seal, reveals its salt, and gives a link with each answer.

import type { Asked, Shown } from "../protocol";
import { Chain } from "./chain";
import { type Kept, type Unfair, keep, keptOf } from "./keeping";
import { type Envelope, envelopeIn, isSame } from "./record";

/** What it needs to know of the table. */
export interface Place {
  readonly id: string;
  readonly token: string | undefined;
  readonly seat: number | null;
  readonly shown: Shown | null;
  readonly ask: Asked | null;
  readonly events: { n: number; kind: string; about: Record<string, unknown> }[];
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
  /** Somebody looks at the envelope more closely: the salt stays here so long, and nothing is drawn. */
  isHeld = $state(false);
  /** What the house did at this seat that no honest one does. */
  unfair = $state<Unfair>();
  #chain: Chain | undefined;
  /** The answer that was taken last with a link: to which question, as which event. */
  #taken: { ask: unknown; link: number; n: number } | undefined;
  /** What was sent, so that it is sent once. */
  readonly #sent = new Set<string>();

  constructor(private readonly place: Place) {
    this.isBeginning = wanted.delete(place.id);
  }

  /** Whenever something was heard of the table: what is due is done. */
  look(): void {
    const { shown, seat, token, isHere } = this.place;
    this.#watch();
    if (isHere || !shown || shown.lesson || seat === null || !token || shown.state !== "open") return;
    if (shown.envelope) return this.#reveal(shown, seat, token);
    this.#lay(shown, seat, token);
    if (this.isBeginning) this.#send("start", {}, () => (this.isBeginning = false));
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.look();
  }

  /**
   * The link that goes with the answer to a question, if it is due: never one beyond the next after those whose answers were
   * taken, since whoever knows a link knows all before it, and so what is to come.
   */
  linkFor(ask: Asked): { link?: string } {
    const { id, token } = this.place;
    const kept = token ? keptOf(id, token) : undefined;
    const n = ask.link;
    if (!token || !kept || !n) return {};
    const isElsewhere = n > kept.given + 1 && this.#isKnown(kept, n - 1, ask.latest);
    const given = isElsewhere ? n - 1 : kept.given;
    if (n > given + 1) return this.#accuse("ahead");
    const link = this.#chainOf(kept).link(n);
    if (!link) return {};
    keep(id, token, { ...kept, given, out: n });
    return { link };
  }

  /** What became of an answer that went out with a link. */
  settled({ link, ask }: Record<string, unknown>, n: number | undefined): void {
    const { id, token } = this.place;
    const kept = token ? keptOf(id, token) : undefined;
    if (!token || !kept?.out || link !== this.#chainOf(kept).link(kept.out)) return;
    const { out, refused = 0, ...rest } = kept;
    if (n === undefined) {
      keep(id, token, { ...kept, refused: Math.max(refused, out > kept.given ? out : 0) });
      return;
    }
    keep(id, token, { ...rest, given: Math.max(kept.given, out), ...(refused > out && { refused }) });
    this.#taken = { ask, link: out, n };
    this.#watch();
  }

  /**
   * Does the house show a link that it can have from this seat alone? Another device of the seat has given it, or this one whose
   * page was left before it heard. Not while it keeps one that it refused here: it could go on like that, one link ahead.
   */
  #isKnown(kept: Kept, n: number, latest: string | undefined): boolean {
    return (kept.refused ?? 0) <= kept.given && latest === this.#chainOf(kept).link(n);
  }

  /** Did the house draw without the link that it has taken, or does it ask for that one again, though nothing was taken back? */
  #watch(): void {
    const { token, id, ask, events, seat } = this.place;
    this.unfair ??= token ? keptOf(id, token)?.unfair : undefined;
    if (!this.#taken) return;
    const { link, n } = this.#taken;
    const isReplaced = events.some((event) => event.n === n && event.kind === "answered" && event.about.substitute);
    const isBack = events.some((event) => event.n > n && event.kind === "undone" && event.about.seat === seat);
    const isAskedAnew = ask?.link && ask.ask !== this.#taken.ask;
    if (isReplaced || (isAskedAnew && ask.link! <= link && !isBack)) this.#accuse("denied");
    if (isReplaced || isAskedAnew) this.#taken = undefined;
  }

  #accuse(unfair: Unfair): Record<string, never> {
    const { id, token } = this.place;
    const kept = token ? keptOf(id, token) : undefined;
    if (token && kept) keep(id, token, { ...kept, unfair });
    this.unfair = unfair;
    return {};
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
    if (!this.isHeld) this.#send("reveal", { salt: chain.salt });
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
    envelope.game === shown.game &&
    envelope.players === shown.players &&
    areOptions(envelope.options, shown) &&
    isFromThere(envelope, shown) &&
    shown.seats.length === envelope.players &&
    shown.seats.every(
      (one, place) =>
        (one.name ?? "") === envelope.names[place] && (one.person ? "" : (one.bot ?? "")) === envelope.bots[place],
    )
  );
}

/** The options on the screen; who is the youngest is decided when everybody sits. */
function areOptions(sealed: Record<string, unknown>, { options, seats }: Shown): boolean {
  const people = seats.flatMap(({ person }, seat) => (person ? [seat] : []));
  const named = seats.findIndex(({ youngest }) => youngest);
  const youngest = [options.youngest, ...(named < 0 ? [] : [named]), ...(people.length === 1 ? people : [])];
  return youngest.some((one) => isSame({ ...options, youngest: one }, { youngest: undefined, ...sealed }));
}

/** Does the game go on from where the screen says? Envelopes of before do not tell. */
function isFromThere({ resumed }: Envelope, shown: Shown): boolean {
  if (resumed === undefined) return true;
  return isSame(resumed && { table: resumed.table, at: resumed.moment }, shown.resumed ?? null);
}
