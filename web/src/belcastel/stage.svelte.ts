// What is on the stage of Belcastel: the beginning of a round, the brewing, the scoring step by step, the shop.

import { untrack } from "svelte";

import { drawer } from "../house/memory";
import { settings } from "../house/settings.svelte";
import type { TableState } from "../house/table.svelte";
import { type Beat, Showing } from "../table/showing.svelte";
import { ROUNDS, type Seat, type View } from "./box";
import { lookedUntil, noteLooked } from "./plan/looked";
import { asOf, retold, swept } from "./retold";
import {
  PHASES,
  type Phase,
  type Section,
  type Told,
  eventOf,
  factOf,
  idOf,
  isPhase,
  lately,
  placeOf,
  script,
} from "./script";
import { Shopping } from "./shopping.svelte";

export type Scene = "intro" | "brewing" | "choice" | "scoring" | "shop" | "over";

/** Milliseconds before a fact of a phase is shown, and for all facts of it together: A to F takes 8 seconds at most. */
const STEP: Record<Phase, number> = { A: 650, B: 650, C: 450, D: 450, E: 500, F: 500 };
const WHOLE: Record<Phase, number> = { A: 1500, B: 1500, C: 800, D: 1100, E: 800, F: 700 };
/** Of a brewing that is told again: how long a fact stands before the next, and all of them together at most. */
const RETOLD: Partial<Record<string, number>> = {
  laid: 650,
  poured: 650,
  put_beside: 650,
  set_aside: 650,
  back_in_bag: 500,
  stopped: 700,
  exploded: 1200,
};
const RETOLD_BEGINS = 700;
const RETOLD_WHOLE = 8000;
const LAST_DRAW_SEEN = 800;
const BOOM_SEEN = 1800;
const SCORES_READ = 800;
const CARD_TURNS = 500;
const CARD_READ = 2400;
/** Without motion everything stands there at once; then it takes a while to read. */
const STILL_READ = 2500;
const BREWS = new Set(["brew", "commit", "return"]);
const SHOPS = new Set(["buy", "buy_second", "ghost_buy", "ghost_buy_second"]);
/** What is done at the counter, and what follows from it at once. */
const BY_HAND = new Set(["bought", "penny", "coins", "handed_in", "gained_chip", "passed_black", "drop"]);
/** Questions of a turn at the counter: what I do there is shown there, and does not lead back to the scores. */
const AT_THE_COUNTER = new Set([...SHOPS, "upgrade", "copy"]);
const ASKED_IN: Partial<Record<string, Phase>> = {
  full_reward: "A",
  start_chip: "B",
  ghost_buy: "B",
  ghost_buy_second: "B",
  rubies_for_points: "C",
  reward: "D",
  colors: "D",
  left_in_bag: "D",
  buy: "E",
  buy_second: "E",
  upgrade: "E",
  copy: "E",
  exchange: "E",
  spend: "F",
};

/** The last round of each table whose card was read in this tab. */
const CARDS_READ = drawer<Record<string, number>>("cards", {});

/** Questions of witches who act between the phases. */
const IN_THE_SHEET = new Set(["full_reward", "rubies_for_points", "colors", "left_in_bag"]);

const isBeginning = (section?: Section): boolean => section === "intro" || section === "card";

export class Stage extends Showing<View> {
  /** Cauldrons as they were when the scoring began. */
  pots = $state.raw<Seat[]>([]);
  /** A person takes the scoring step by step. */
  isStepping = $state(false);
  /** My cauldron has just exploded, with so many whites. */
  boom = $state.raw<{ whites: number; limit: number } | null>(null);
  /** How things stood when the scoring began. */
  #frozen: View | null = null;
  #isRefilled = false;
  /** The round whose card was turned last, and when: what it still brings about later does not interrupt. */
  #turned = $state(0);
  #turnedAt = -Infinity;
  /** The events that are told again, since a plan played while nobody looked: after this one, until that one. */
  #retoldAfter = 0;
  #retoldUntil = $state(0);
  #smoke: ReturnType<typeof setTimeout> | undefined;
  /** The last fact that was shown. */
  readonly shown: number = $derived(idOf(this.n, this.place - 1));
  readonly told: Told[] = $derived.by(() => lately(script(this.table.events)));
  readonly next: Told | undefined = $derived(this.told.find((one) => one.id > this.shown));
  readonly last: Told | undefined = $derived(this.told.findLast((one) => one.id <= this.shown));
  readonly scene: Scene = $derived.by(() => this.#scene());
  readonly #seen: View = $derived.by(() => (this.last?.section === "card" ? swept(super.view) : super.view));
  readonly shopping: Shopping;

  constructor(table: TableState) {
    super(table, { game: "belcastel", stands: {}, retold });
    this.shopping = new Shopping(table);
    this.arrive();
    $effect(() => {
      void settings.pace;
      untrack(() => this.go());
    });
    $effect(() => noteLooked(this.table, this.n, this.isRetelling));
    $effect(() => {
      if (this.isIdle && this.#turned) CARDS_READ.write({ ...CARDS_READ.read(), [this.table.id]: this.#turned });
    });
    $effect(() => () => clearTimeout(this.#smoke));
  }

  override get view(): View {
    return this.#seen;
  }

  /** Is something shown that was played while nobody looked? */
  get isRetelling(): boolean {
    return !this.isIdle && this.next !== undefined && eventOf(this.next.id) <= this.#retoldUntil;
  }

  /** How many moves are still to be told again. */
  get movesToTell(): number {
    const isToCome = (n: number): boolean => n > this.n && n <= this.#retoldUntil;
    return this.isRetelling ? this.table.events.filter(({ n, kind }) => kind === "answered" && isToCome(n)).length : 0;
  }

  get isLast(): boolean {
    return this.view.round === ROUNDS;
  }

  /** What the scoring has shown so far, of one round. */
  get sheet(): Told[] {
    const round = this.last?.round;
    return this.told.filter((one) => one.round === round && isPhase(one.section) && one.id <= this.shown);
  }

  /** The phase that is on, or waits for somebody. */
  get phase(): Phase {
    const shown = this.sheet.at(-1)?.section as Phase | undefined;
    const asked = this.next ? [] : Object.values(this.view.asks).map(({ about }) => ASKED_IN[about]);
    return asked.find(Boolean) ?? shown ?? "A";
  }

  /** Is a phase of the scoring over? */
  isOver(phase: Phase): boolean {
    return this.isWhole || PHASES.indexOf(phase) < PHASES.indexOf(this.phase);
  }

  /** Has the whole scoring of the round been shown? */
  get isWhole(): boolean {
    return this.next !== undefined && !isPhase(this.next.section);
  }

  /** Points after a fact that has been shown. */
  pointsAt(seat: number, id: number): number {
    const isSince = (one: Told): boolean => one.id > id && one.id <= this.shown;
    const since = this.told.filter((one) => isSince(one) && one.key === "points" && one.details.seat === seat);
    return since.reduce((points, { details }) => points - details.points, this.view.seats[seat]!.points);
  }

  /** Points before the scoring that is on stage; null when none is. */
  cameFrom(seat: number): number | null {
    const first = this.sheet[0];
    return first && this.scene !== "brewing" ? this.pointsAt(seat, first.id - 1) : null;
  }

  /** Have the bags been filled since this was last asked? */
  takeRefill(): boolean {
    const isRefilled = this.#isRefilled;
    this.#isRefilled = false;
    return isRefilled;
  }

  #explode({ whites, limit }: Record<string, any>): void {
    this.boom = { whites, limit };
    clearTimeout(this.#smoke);
    this.#smoke = setTimeout(() => this.clearSmoke(), BOOM_SEEN * (settings.pace || 1));
  }

  clearSmoke(): void {
    clearTimeout(this.#smoke);
    if (!this.boom) return;
    this.boom = null;
    this.go();
  }

  override skip(): void {
    this.clearSmoke();
    super.skip();
    this.#turnedAt = -Infinity;
  }

  /** Show the scoring to its end, as far as it has come; once more to go on. */
  showAll(): void {
    this.#showUntil(({ section }) => isPhase(section));
  }

  /** Show the next step: a phase as a whole, or what one waits for. */
  step(): void {
    const next = this.next;
    this.#showUntil(({ section, round }) => isPhase(section) && section === next?.section && round === next.round);
  }

  /** Show the last of these, or else what is next. */
  #showUntil(isMeant: (one: Told) => boolean): void {
    const ids = new Set(this.told.filter(isMeant).map(({ id }) => id));
    this.pass(
      1 +
        Math.max(
          0,
          this.ahead.findLastIndex(({ n, place, fact }) => fact && ids.has(idOf(n, place - 1))),
        ),
    );
  }

  /** Take the scoring step by step, or let it run. */
  takeSteps(isStepping: boolean): void {
    this.isStepping = isStepping;
    this.go();
  }

  /** Show the scoring of this round again, from the die on. */
  again(): void {
    const spaces = this.sheet.findLast((one) => one.key === "scoring_space");
    if (!this.#frozen || !spaces) return;
    this.pots = this.#frozen.seats;
    const now = { n: this.n, place: this.place, view: this.view, fact: null };
    this.#retell(spaces.id, this.#frozen, this.sheet, now);
  }

  /** Show how things stood after a fact, those that followed one by one, and how things stand. */
  #retell(known: number, start: View, facts: Told[], end: Beat<View>): void {
    let view = start;
    const missed = facts.filter(({ id }) => id > known);
    const beats = missed.map((one): Beat<View> => {
      view = retold(view, factOf(one));
      return { ...placeOf(one.id), view, fact: factOf(one) };
    });
    if (beats.length) this.tell([{ ...placeOf(known), view: start, fact: null }, ...beats, end]);
  }

  #scene(): Scene {
    const [last, next] = [this.last?.section, this.next?.section];
    const isScoring = last !== undefined && isPhase(last);
    if (isScoring && !this.isIdle) return "scoring";
    const isTold = this.isRetelling && next === "brew";
    if (!this.isIdle && !isTold && (isBeginning(last) || isBeginning(next))) return "intro";
    if (this.view.outcome && !next) return "over";
    const asked = next || this.table.seat === null ? undefined : this.table.ask?.about;
    if (asked && SHOPS.has(asked)) return "shop";
    if (asked && asked !== "reward" && !BREWS.has(asked)) return "choice";
    return isScoring ? "scoring" : "brewing";
  }
  /** Is something asked between the phases, while the scores lie on the table? */
  get isAskedInScoring(): boolean {
    return this.scene === "choice" && IN_THE_SHEET.has(this.table.ask?.about ?? "") && this.sheet.length > 0;
  }

  /** What was heard after coming back is not shown again, unless a plan of mine played meanwhile. */
  protected override arrive(): void {
    super.arrive();
    const looked = lookedUntil(this.table);
    [this.#retoldAfter, this.#retoldUntil] = looked === null ? [0, 0] : [looked, this.table.n];
    this.#turnedAt = -Infinity;
    const frozen = this.told.findLast(({ key }) => key === "scoring_space");
    if (frozen) this.#frozen = this.#asOf(frozen.id);
    if (frozen) this.pots = this.#asOf(this.told.findLast(({ key }) => key === "moved_on")?.id ?? frozen.id).seats;
    const known = looked === null ? this.#beforeUnread() : idOf(looked, Infinity);
    const now = { n: this.table.n, place: Infinity, view: this.table.view as View, fact: null };
    this.#retell(known, this.#asOf(known), this.told, now);
  }

  #asOf(id: number): View {
    const is = (one: Told): boolean => one.id <= id;
    return asOf(
      this.table.view as View,
      this.told.filter(is),
      this.told.filter((one) => !is(one)),
    );
  }

  /** The card of the round is shown if it asks me something and was not shown in this tab yet, and then what it asks. */
  #beforeUnread(): number {
    const last = this.told.at(-1);
    const isRead = !last || last.section !== "card" || last.round <= (CARDS_READ.read()[this.table.id] ?? 0);
    const card = this.told.find((one) => one.round === last?.round && one.key === "card");
    return isRead || this.table.isReplay || !card || !this.#isAskedByCard ? Infinity : card.id - 1;
  }

  protected override shows({ n, view, fact }: Beat<View>): void {
    if (!fact) return;
    const [key, , details] = fact;
    if (key === "scoring_space") this.#frozen = view;
    if (key === "scoring_space" || key === "moved_on") this.pots = view.seats;
    if (key === "card") [this.#turned, this.#turnedAt] = [view.round, performance.now()];
    if (key === "round") this.#isRefilled = true;
    if (key === "exploded" && details.seat === this.me && n > this.#retoldUntil) this.#explode(details);
  }

  protected override stands({ fact }: Beat<View>, ahead?: Beat<View>): number {
    if (fact && ahead && !ahead.fact) return 0; // how things stand in the end comes with the last fact
    const [last, next] = [this.last, this.next];
    if (next && isPhase(next.section)) return this.#standsBefore(next, next.section);
    if (last && isPhase(last.section)) return this.#scoresStand(last);
    if (next?.section === "brew" && this.isRetelling) return this.#retoldStands();
    if (next?.key === "card") return CARD_TURNS * settings.pace;
    const isRead = this.#turnedAt + this.#cardRead - this.since;
    return next?.section === "card" ? Math.min(CARD_TURNS * settings.pace, isRead) : isRead;
  }

  /** How long the last draw, or something of the scoring, is looked at before the next. */
  #standsBefore(next: Told, section: Phase): number {
    if (next.key === "scoring_space")
      return this.last?.section === "A" ? 0 : (this.boom ? BOOM_SEEN : LAST_DRAW_SEEN) * settings.pace;
    if (this.isStepping) return Infinity;
    if (next.key === "bought" && next.details.seat === this.me) return 0;
    if (this.#isShopping(next)) return 0;
    const ofRound = this.told.filter((one) => one.round === next.round && one.section === section);
    const together = ofRound.filter((one) => one.key !== "scoring_space").length;
    return Math.min(STEP[section], WHOLE[section] / together) * settings.pace;
  }

  #scoresStand(last: Told): number {
    if (this.table.ask?.about === "buy_second" || this.#isShopping(last)) return 0;
    if (this.isStepping) return Infinity;
    return settings.pace ? SCORES_READ * settings.pace : settings.get("speed") === "off" ? 0 : STILL_READ;
  }

  /** A fact of a brewing stands a while; what takes too long altogether goes faster. */
  #retoldStands(): number {
    const isToCome = ({ id, section }: Told): boolean =>
      section === "brew" && id > this.shown && eventOf(id) <= this.#retoldUntil;
    const all = this.told.filter(isToCome).reduce((sum, { key }) => sum + (RETOLD[key] ?? 0), 0);
    const stands = this.n <= this.#retoldAfter ? RETOLD_BEGINS : (RETOLD[this.last?.key ?? ""] ?? 0);
    return stands * settings.pace * Math.min(1, RETOLD_WHOLE / Math.max(all, 1));
  }

  /** Is it something I did at the counter, where I go on? */
  #isShopping({ key, details }: Told): boolean {
    const isMine = details.seat === this.me && BY_HAND.has(key);
    return isMine && AT_THE_COUNTER.has(this.table.ask?.about ?? "");
  }

  /** How long a card is read; without motion before what it asks, too. */
  get #cardRead(): number {
    if (settings.pace) return CARD_READ * settings.pace;
    return this.#isAskedByCard && settings.get("speed") !== "off" ? STILL_READ : 0;
  }

  /** Asked for something else than to brew, before anybody brews. */
  get #isAskedByCard(): boolean {
    return this.me !== null && this.table.ask !== null && !BREWS.has(this.table.ask.about);
  }
}
