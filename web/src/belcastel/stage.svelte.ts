// What is on the stage: the view is how things stand, but what happened meanwhile is shown first, fact by fact.

import { untrack } from "svelte";

import { drawer } from "../house/memory";
import { settings } from "../house/settings.svelte";
import { sound } from "../house/sound";
import type { Event, Fact, TableState } from "../house/table.svelte";
import { ROUNDS, type Seat, type View } from "./box";
import { PER_EVENT, PHASES, type Phase, type Told, brewed, factOf, isPhase, lately, script, swept } from "./script";
import { lookedUntil, noteLooked } from "./plan/looked";
import { retold } from "./plan/retold";
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

const eventOf = (id: number): number => Math.floor(id / PER_EVENT);

export class Stage {
  /** The last fact that was shown. */
  shown = $state(0);
  /** Cauldrons as they were when the scoring began. */
  pots = $state.raw<Seat[]>([]);
  /** A person takes the scoring step by step. */
  isStepping = $state(false);
  /** My cauldron has just exploded, with so many whites. */
  boom = $state.raw<{ whites: number; limit: number } | null>(null);
  #reading = $state<"card" | "scores" | null>(null);
  #isRefilled = false;
  /** The last round whose card was read: what it still brings about does not interrupt. */
  #introduced = $state(0);
  #caughtUp = 0;
  /** The last event of those that are told again, since a plan played while nobody looked. */
  #retoldUntil = $state(0);
  #retoldAfter = 0;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reader: ReturnType<typeof setTimeout> | undefined;
  #smoke: ReturnType<typeof setTimeout> | undefined;
  readonly told: Told[] = $derived.by(() => lately(script(this.table.events)));
  readonly next: Told | undefined = $derived(this.told.find((one) => one.id > this.shown));
  readonly last: Told | undefined = $derived(this.told.findLast((one) => one.id <= this.shown));
  readonly scene: Scene = $derived.by(() => this.#scene());
  readonly #retold: View = $derived.by(() =>
    retold(
      this.table.view as View,
      this.told.filter((one) => one.id <= this.shown),
    ),
  );
  readonly #now: View = $derived.by(() =>
    this.told.at(-1)?.section === "card" ? swept(this.table.view as View) : (this.table.view as View),
  );
  readonly shopping: Shopping;

  constructor(readonly table: TableState) {
    this.shopping = new Shopping(table);
    this.#catchUp();
    const stop = this.table.listen((event, before) => this.#heard(event, before as View));
    $effect(() => {
      void [this.table.events, settings.pace, this.isStepping];
      untrack(() => this.#catchUp());
      untrack(() => this.#advance());
    });
    $effect(() => noteLooked(this.table, eventOf(this.shown), this.isRetelling));
    $effect(() => () => {
      stop();
      clearTimeout(this.#timer);
      clearTimeout(this.#reader);
      clearTimeout(this.#smoke);
    });
  }

  get view(): View {
    return this.isRetelling ? this.#retold : this.#now;
  }

  /** Is something shown that was played while nobody looked? */
  get isRetelling(): boolean {
    return this.next !== undefined && eventOf(this.next.id) <= this.#retoldUntil;
  }

  /** How many moves are still to be told again. */
  get movesToTell(): number {
    const isToCome = (n: number): boolean => n > eventOf(this.shown) && n <= this.#retoldUntil;
    return this.isRetelling ? this.table.events.filter(({ n, kind }) => kind === "answered" && isToCome(n)).length : 0;
  }

  /** The round that is being shown, which may be over already. */
  get round(): number {
    return this.scene === "scoring" || this.scene === "shop" ? (this.last?.round ?? this.view.round) : this.view.round;
  }

  get isLast(): boolean {
    return this.round === ROUNDS;
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

  /** Points as far as they were shown. */
  points(seat: number): number {
    return this.pointsAt(seat, this.shown);
  }

  /** Points after a fact. */
  pointsAt(seat: number, id: number): number {
    return this.view.seats[seat]!.points - this.#after(id, "points", seat);
  }

  /** Points before the scoring that is on stage; null when none is. */
  cameFrom(seat: number): number | null {
    const first = this.sheet[0];
    return first && this.scene !== "brewing" ? this.pointsAt(seat, first.id - 1) : null;
  }

  rubies(seat: number): number {
    const toCome = (key: string): number => this.#after(this.shown, key, seat, "rubies");
    return this.view.seats[seat]!.rubies - toCome("rubies") + toCome("paid_rubies") + toCome("lost_rubies");
  }

  #after(id: number, key: string, seat: number, detail = key): number {
    const later = this.told.filter((one) => one.id > id && one.key === key && one.details.seat === seat);
    return later.reduce((sum, one) => sum + Number(one.details[detail] ?? 0), 0);
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
    this.#advance();
  }

  /** Show everything that has happened, and go on. */
  skip(): void {
    this.clearSmoke();
    this.#read(null);
    this.shown = this.told.at(-1)?.id ?? this.shown;
    this.#advance();
  }

  /** Show the scoring to its end, as far as it has come; once more to go on. */
  showAll(): void {
    const end = this.told.findLast((one) => one.id > this.shown && isPhase(one.section));
    if (!end) return this.#goOn();
    this.#show(end);
    this.#advance();
  }

  /** Show the next step: a phase as a whole, or what one waits for. */
  step(): void {
    const section = this.next?.section;
    if (!section || !isPhase(section)) return this.#goOn();
    this.#show(this.told.findLast((one) => one.section === section && one.round === this.next!.round)!);
    this.#advance();
  }

  /** Take the scoring step by step, or let it run. */
  takeSteps(isStepping: boolean): void {
    this.isStepping = isStepping;
    if (this.#reading === "scores") this.#read("scores", this.#scoresRead());
  }

  /** Show the scoring of this round again, from the die on. */
  again(): void {
    const spaces = this.sheet.findLast((one) => one.key === "scoring_space");
    if (!spaces) return;
    this.#read(null);
    this.shown = spaces.id;
    this.#since = performance.now();
    this.#advance();
  }

  #goOn(): void {
    this.#read(null);
    const next = this.next;
    if (next) this.#show(next);
    this.#advance();
  }

  #scene(): Scene {
    const [last, next] = [this.last?.section, this.next?.section];
    const isScoring = last !== undefined && isPhase(last);
    if (isScoring && (next || this.#reading === "scores")) return "scoring";
    const isNew = this.next && this.next.round > this.#introduced && (next === "intro" || next === "card");
    if (isNew || this.#reading === "card") return "intro";
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

  #heard(event: Event, before: View): void {
    const facts = (event.about.told ?? []) as Fact[];
    const frozen = facts.findLastIndex(([key]) => key === "scoring_space");
    if (frozen >= 0) this.pots = before.seats.map((mine, seat) => brewed(mine, seat, facts.slice(0, frozen + 1)));
    for (const [key] of facts) if (event.isLive) sound.of(key);
    const boom = facts.find(([key, , { seat }]) => key === "exploded" && seat === this.table.seat);
    if (boom && event.isLive) this.#explode(boom[2]);
    if (facts.some(([key]) => key === "round")) this.#isRefilled = true;
    this.#advance();
  }

  /** What was heard after coming back is not shown again, unless a plan of mine played meanwhile. */
  #catchUp(): void {
    const last = this.table.events.findLast((event) => !event.isLive)?.n ?? 0;
    if (last <= this.#caughtUp) return;
    this.#caughtUp = last;
    const looked = lookedUntil(this.table);
    if (looked !== null) [this.#retoldAfter, this.#retoldUntil, this.#since] = [looked, last, performance.now()];
    const known = ((looked ?? last) + 1) * PER_EVENT - 1;
    if (known <= this.shown) return;
    this.#read(null);
    const unread = looked === null ? this.#unreadCard(known) : undefined;
    this.shown = unread ? unread.id - 1 : known;
    this.#introduced = unread ? unread.round - 1 : (this.last?.round ?? 0);
    if (this.table.view) this.pots = this.#potsRetold();
  }

  /** The card of the round if it asks me something and was not shown in this tab yet: it comes before what it asks. */
  #unreadCard(known: number): Told | undefined {
    const last = this.told.findLast((one) => one.id <= known);
    if (
      !last ||
      last.section !== "card" ||
      !this.#isAskedByCard ||
      last.round <= (CARDS_READ.read()[this.table.id] ?? 0)
    )
      return undefined;
    return this.told.find((one) => one.round === last.round && one.key === "card");
  }

  /** The cauldrons of the last scoring, from the facts alone. */
  #potsRetold(): Seat[] {
    const round = this.last?.round;
    const isBrewing = ({ section }: Told): boolean => section === "card" || section === "brew" || section === "A";
    const facts = this.told.filter((one) => one.round === round && isBrewing(one)).map(factOf);
    const empty = { chips: [], spaces: [], turns: [], beside: [], aside: [], bowl: [], kept: [], whites: 0, rat: 0 };
    return this.view.seats.map((mine, seat) => brewed({ ...mine, ...empty }, seat, facts));
  }

  /** Show what is due, and wait for what is not. */
  #advance(): void {
    clearTimeout(this.#timer);
    for (let next = this.next; next && !this.#isHeld(next); next = this.next) {
      const left = this.#wait(next) - (performance.now() - this.#since);
      if (left > 0) {
        this.#timer = setTimeout(() => this.#due(), left);
        return;
      }
      this.#show(next);
    }
  }

  #due(): void {
    this.#since = -Infinity;
    this.#advance();
  }

  #isHeld({ section, key }: Told): boolean {
    if (isPhase(section)) return this.isStepping && key !== "scoring_space";
    return this.#reading === "scores";
  }

  #wait(next: Told): number {
    const { section, key } = next;
    if (this.isRetelling && section === "brew") return this.#retoldWait();
    if (section === "card") return next.round > this.#introduced ? CARD_TURNS * settings.pace : 0;
    if (!isPhase(section)) return 0;
    if (key === "scoring_space")
      return this.last?.section === "A" ? 0 : (this.boom ? BOOM_SEEN : LAST_DRAW_SEEN) * settings.pace;
    if (key === "bought" && next.details.seat === this.table.seat) return 0;
    if (this.#isShopping(next)) return 0;
    const ofRound = this.told.filter((one) => one.round === next.round && one.section === section);
    const together = ofRound.filter((one) => one.key !== "scoring_space").length;
    return Math.min(STEP[section], WHOLE[section] / together) * settings.pace;
  }

  /** A fact of a brewing stands a while; what takes too long altogether goes faster. */
  #retoldWait(): number {
    const isToCome = ({ id, section }: Told): boolean =>
      section === "brew" && id > this.shown && eventOf(id) <= this.#retoldUntil;
    const all = this.told.filter(isToCome).reduce((sum, { key }) => sum + (RETOLD[key] ?? 0), 0);
    const stands = eventOf(this.shown) <= this.#retoldAfter ? RETOLD_BEGINS : (RETOLD[this.last?.key ?? ""] ?? 0);
    return stands * settings.pace * Math.min(1, RETOLD_WHOLE / Math.max(all, 1));
  }

  #show(one: Told): void {
    if (this.isRetelling) this.#tellAgain(one);
    this.shown = one.id;
    this.#since = performance.now();
    if (one.key === "card") this.#read("card", this.#cardRead());
    const isPause = isPhase(one.section) && !(this.next && isPhase(this.next.section));
    if (isPause && this.table.ask?.about !== "buy_second" && !this.#isShopping(one))
      this.#read("scores", this.#scoresRead());
  }

  /** What happens as it is heard happens as it is told again, too. */
  #tellAgain({ id, key }: Told): void {
    sound.of(key);
    if (key === "scoring_space")
      this.pots = retold(
        this.table.view as View,
        this.told.filter((one) => one.id <= id),
      ).seats;
  }

  /** Is it something I did at the counter, where I go on? */
  #isShopping({ key, details }: Told): boolean {
    const isMine = details.seat === this.table.seat && BY_HAND.has(key);
    return isMine && AT_THE_COUNTER.has(this.table.ask?.about ?? "");
  }

  /** Without motion a card is read before what it asks, too. */
  #cardRead(): number {
    if (settings.pace) return CARD_READ * settings.pace;
    return this.#isAskedByCard && settings.get("speed") !== "off" ? STILL_READ : 0;
  }

  /** Asked for something else than to brew, before anybody brews. */
  get #isAskedByCard(): boolean {
    return this.table.seat !== null && this.table.ask !== null && !BREWS.has(this.table.ask.about);
  }

  #scoresRead(): number {
    if (this.isStepping) return Infinity;
    return settings.pace ? SCORES_READ * settings.pace : settings.get("speed") === "off" ? 0 : STILL_READ;
  }

  #introduce(round: number): void {
    this.#introduced = round;
    CARDS_READ.write({ ...CARDS_READ.read(), [this.table.id]: round });
  }

  #read(what: "card" | "scores" | null, milliseconds = 0): void {
    clearTimeout(this.#reader);
    if (this.#reading === "card" || (what === "card" && milliseconds === 0)) this.#introduce(this.last?.round ?? 0);
    this.#reading = milliseconds > 0 ? what : null;
    if (!this.#reading || milliseconds === Infinity) return;
    this.#reader = setTimeout(() => {
      this.#read(null);
      this.#advance();
    }, milliseconds);
  }
}
