// What is being prepared: who sits down, with which options, at what kind of table.

import { likedWitch } from "../bal/figures";
import { baseOf } from "../house/families";
import { recall, remember } from "../house/memory";
import { notices } from "../house/notices.svelte";
import { words } from "../house/words.svelte";
import { usualLevel } from "../shelf/games";
import type { GameShown, NewTable, Settings, Shown } from "../protocol";
import { type Setup, setupCode } from "./code";
import { type Value, type Values, changedOptions, nearestValue, readValue, usualValues } from "./options";

/** What this browser prepared the last time. */
interface Kept {
  players: number;
  bots: string[];
  options: Values;
  settings: Settings;
}

/** A table's settings as the house takes them when nothing is said. */
const USUAL = {
  public: false,
  watchers: true,
  replays: true,
  chat: true,
  undo: true,
  odds: true,
  hints: true,
  lines: true,
  window: null,
  strict: false,
  clock: 0,
  overtime: "show",
  webhook: "",
} satisfies Required<Settings>;

const USUAL_SEATS = 4;

/** What a turn to the extension and back would lose. */
interface Left {
  players: number;
  bots: string[];
  options: Values;
  /** What was there after the turn; as long as nothing of it has changed, the way back leads to where one came from. */
  since: string;
}

export class Plan implements Setup {
  game = $state.raw<GameShown>({ game: "", version: "", players: [], options: {}, bots: [] });
  players = $state(0);
  /** The level of every bot. They sit down after me; the seats after them are free. */
  bots = $state.raw<string[]>([]);
  options = $state.raw<Values>({});
  settings = $state.raw<Settings>({});
  #left: Left | undefined;

  /** `games` are those one may turn to: the same with its extension, or without it. */
  constructor(
    game: GameShown,
    readonly games: GameShown[] = [game],
  ) {
    this.game = game;
    this.reset();
  }

  /** As one would play the first time. */
  reset(): void {
    this.players = Math.min(USUAL_SEATS, Math.max(...this.game.players));
    this.bots = this.game.bots.length ? [usualLevel(this.game.bots)] : [];
    this.options = usualValues(this.game);
    this.settings = {};
  }

  /** As the last time; what the game no longer knows is as usual. */
  recall(): void {
    const kept = recall<Kept>(`setup.${this.game.game}`);
    if (!kept) return;
    if (this.game.players.includes(kept.players)) this.players = kept.players;
    this.bots = kept.bots.filter((level) => this.game.bots.includes(level)).slice(0, this.players - 1);
    const known = Object.entries(kept.options).map(([name, value]) => [
      name,
      readValue(this.game, name, String(value), this.players),
    ]);
    this.options = {
      ...usualValues(this.game),
      ...Object.fromEntries(known.filter(([name, value]) => value !== undefined && String(name) in this.game.options)),
    };
    this.settings = kept.settings;
  }

  keep(): void {
    const { players, bots, settings } = this;
    remember(`setup.${this.game.game}`, { players, bots, options: this.#differing(), settings } satisfies Kept);
  }

  /** As a code says, which may be one of the same game with or without its extension. */
  take({ game, players, options }: Setup): void {
    this.game = game;
    this.setPlayers(players);
    this.options = options;
  }

  /** The same game with its extension, or without it, if the house has that. */
  get other(): GameShown | undefined {
    const { game } = this.game;
    return this.games.find((one) => baseOf(one.game) === game || baseOf(game) === one.game);
  }

  get isExtended(): boolean {
    return baseOf(this.game.game) !== undefined;
  }

  /** The game with all that may be turned on. */
  get whole(): GameShown {
    return this.isExtended ? this.game : (this.other ?? this.game);
  }

  /** Play with the extension, or without it. What both have stays. */
  turn(): void {
    const { other, players, bots, options } = this;
    if (!other) return;
    const back = this.#left?.since === this.#state() ? this.#left : undefined;
    this.game = other;
    this.players = back?.players ?? Math.min(players, Math.max(...other.players));
    this.bots = back?.bots ?? bots.filter((level) => other.bots.includes(level)).slice(0, this.players - 1);
    this.options = back?.options ?? this.#carried(options);
    this.#left = { players, bots, options, since: this.#state() };
  }

  #carried(options: Values): Values {
    const { game, players } = this;
    const common = Object.entries(options).filter(([name]) => name in game.options);
    const known = common.map(([name, value]) => [name, nearestValue(game, name, value, players)]);
    return { ...usualValues(game), ...Object.fromEntries(known.filter(([, value]) => value !== undefined)) };
  }

  #state(): string {
    return JSON.stringify([this.code, this.bots]);
  }

  /** Turn to the extension, and say so, where only that allows something. */
  #reach(allows: (game: GameShown) => boolean): void {
    if (allows(this.game) || !this.other || !allows(this.other)) return;
    this.turn();
    notices.say(words.say(`web-setup-${this.game.game}-on`));
  }

  /** As a table stands that is open already. */
  follow({ players, options, settings }: Shown): void {
    this.players = players;
    this.options = { ...usualValues(this.game), ...(options as Values) };
    this.settings = settings;
  }

  /** With fewer seats, what named one of those that are gone is as usual again. */
  setPlayers(players: number): void {
    this.#reach((game) => game.players.includes(players));
    this.players = players;
    this.bots = this.bots.slice(0, players - 1);
    const { game, options } = this;
    const good = Object.entries(options).filter(
      ([name, value]) => readValue(game, name, String(value), players) !== undefined,
    );
    this.options = { ...usualValues(game), ...Object.fromEntries(good) };
  }

  /** Put a bot at a seat, or free it. Bots stay together, as the house seats them. */
  setSeat(seat: number, level: string): void {
    const bots = [...this.bots];
    bots.splice(seat - 1, 1, ...(level ? [level] : []));
    this.bots = bots;
  }

  removeSeat(seat: number): void {
    this.setSeat(seat, "");
    this.setPlayers(this.players - 1);
  }

  choose(name: string, value: Value): void {
    this.#reach((game) => readValue(game, name, String(value), this.players) !== undefined);
    this.options = { ...this.options, [name]: value };
  }

  setting<K extends keyof Settings>(name: K): Required<Settings>[K] {
    return (this.settings[name] ?? USUAL[name]) as Required<Settings>[K];
  }

  set<K extends keyof Settings>(name: K, value: Required<Settings>[K]): void {
    const { [name]: _, ...others } = this.settings;
    this.settings = value === USUAL[name] ? others : { ...others, [name]: value };
  }

  get free(): number {
    return this.players - 1 - this.bots.length;
  }

  get changed(): string[] {
    return changedOptions(this.game, this.options);
  }

  get isUsual(): boolean {
    return this.changed.length === 0 && Object.keys(this.settings).length === 0;
  }

  get code(): string {
    return setupCode(this);
  }

  #differing(): Values {
    return Object.fromEntries(this.changed.map((name) => [name, this.options[name]!]));
  }

  wish(name: string): NewTable & { game: string } {
    const { players, bots, settings } = this;
    const figure = this.game.game === "bal" ? likedWitch() : "";
    return {
      game: this.game.game,
      players,
      options: this.#differing(),
      settings,
      bots,
      name,
      ...(figure && { figure }),
    };
  }
}
