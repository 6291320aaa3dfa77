// What is being prepared: who sits down, with which options, at what kind of table.

import { recall, remember } from "../house/memory";
import { usualLevel } from "../shelf/games";
import type { GameShown, NewTable, Settings, Shown } from "../protocol";
import { type Setup, setupCode } from "./code";
import { type Value, type Values, changedOptions, readValue, usualValues } from "./options";

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
  chat: true,
  undo: true,
  odds: true,
  window: 0,
  clock: 0,
  overtime: "show",
  webhook: "",
} satisfies Required<Settings>;

export class Plan implements Setup {
  players = $state(0);
  /** The level of every bot. They sit down after me; the seats after them are free. */
  bots = $state.raw<string[]>([]);
  options = $state.raw<Values>({});
  settings = $state.raw<Settings>({});

  constructor(readonly game: GameShown) {
    this.reset();
  }

  /** As one would play the first time. */
  reset(): void {
    this.players = Math.max(...this.game.players);
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

  take({ players, options }: Setup): void {
    this.setPlayers(players);
    this.options = options;
  }

  /** As a table stands that is open already. */
  follow({ players, options, settings }: Shown): void {
    this.players = players;
    this.options = { ...usualValues(this.game), ...(options as Values) };
    this.settings = settings;
  }

  /** With fewer seats, what named one of those that are gone is as usual again. */
  setPlayers(players: number): void {
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
    return { game: this.game.game, players, options: this.#differing(), settings, bots, name };
  }
}
