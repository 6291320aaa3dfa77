// What one does with a game that is seen again: look at a moment, go on, go back, let it run.

import { Trouble } from "../house/api";
import { settings } from "../house/settings.svelte";
import { t } from "../house/words.svelte";
import { Desk } from "../table/desk.svelte";
import { learn } from "../table/speeches";
import type { Eyes } from "./link";
import { Moments } from "./moments.svelte";
import type { Source } from "./source";
import { ReplayTable } from "./table.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a moment stands before the next, in milliseconds, beside what is shown of it. */
const STANDS = 700;

export class Player {
  /** What is looked at; none before anything has come. */
  desk = $state.raw<Desk | null>(null);
  at = $state(0);
  by = $state.raw<Eyes>("watcher");
  isPlaying = $state(false);
  speed = $state<number>(1);
  trouble = $state("");
  readonly #seen = new Map<Eyes, Moments>();
  #isClosed = false;
  #asked = 0;
  /** Until what was last looked for is shown: whoever meanwhile goes on goes on from there. */
  #looking: Promise<void> = Promise.resolve();
  /** Where one is going while it is fetched: whoever presses again goes on from there. */
  #aim: number | null = null;

  constructor(readonly source: Source) {
    $effect(() => {
      settings.haste = this.speed;
      return () => (settings.haste = 1);
    });
    $effect(() => {
      if (!this.isPlaying || this.desk?.isShowing) return;
      void this.at;
      const timer = setTimeout(() => void this.forward(), STANDS / this.speed);
      return () => clearTimeout(timer);
    });
    $effect(() => () => (this.#isClosed = true));
  }

  get table(): ReplayTable | null {
    return (this.desk?.table as ReplayTable | undefined) ?? null;
  }

  get moments(): Moments | null {
    return this.table?.moments ?? null;
  }

  get last(): number {
    return Math.max(0, (this.moments?.count ?? 1) - 1);
  }

  get #from(): number {
    return this.#aim ?? this.at;
  }

  /** Look through somebody's eyes; without any, through one's own. */
  async look(by: Eyes | undefined, at: number): Promise<void> {
    this.#looking = this.#attempt(() => this.#see(by, at));
    await this.#looking;
    const { moments } = this;
    if (moments) await this.#attempt(() => this.#rest(moments));
  }

  async #see(by: Eyes | undefined, at: number): Promise<void> {
    const moments = this.#through(by ?? "watcher");
    await moments.want(at);
    if (by === undefined && moments.mine !== null) return this.#see(moments.mine, at);
    await this.#show(moments, Math.min(at, moments.count - 1));
  }

  /** Look at the moment at which something happened, by its number in the log of my seat. */
  async find(n: number): Promise<void> {
    await this.look(undefined, 0);
    const { moments } = this;
    for (let at = 0; moments && at <= this.last; at += 1)
      if (moments.happened(at).some((one) => one.n >= n)) return this.jump(at);
  }

  /** Look at a moment at once. */
  async jump(at: number): Promise<void> {
    this.isPlaying = false;
    await this.#looking;
    await this.#go(at);
  }

  /** Show the next moment as it came about; what is still being shown is passed over. */
  async forward(): Promise<void> {
    await this.#looking;
    const { table, moments } = this;
    if (!table || !moments) return;
    if (this.#from === this.last) return void (this.isPlaying = false);
    const next = moments.next(this.#from, 1);
    const isWaiting = this.#aim !== null || !moments.has(next) || this.desk?.isShowing;
    if (isWaiting || next === this.at) return this.#go(next);
    this.at = next;
    table.goOn(next);
  }

  async back(): Promise<void> {
    await this.#looking;
    if (this.moments) await this.jump(this.moments.next(this.#from, -1));
  }

  /** To the beginning of the round, or of the one before or after. */
  async round(step: 1 | -1): Promise<void> {
    await this.#looking;
    const [rounds, from] = [this.moments?.rounds ?? [], this.#from];
    const found = step > 0 ? rounds.find((at) => at > from) : rounds.findLast((at) => at < from);
    await this.jump(found ?? (step > 0 ? this.last : 0));
  }

  play(): void {
    if (!this.isPlaying && this.at === this.last) void this.#go(0);
    this.isPlaying = !this.isPlaying;
  }

  async #go(at: number): Promise<void> {
    const { moments } = this;
    if (!moments) return;
    const aim = (this.#aim = Math.max(0, Math.min(at, this.last)));
    await this.#attempt(() => this.#show(moments, aim));
    if (this.#aim === aim) this.#aim = null;
  }

  #through(by: Eyes): Moments {
    const known = this.#seen.get(by) ?? new Moments(this.source, by);
    this.#seen.set(by, known);
    return known;
  }

  async #show(moments: Moments, at: number): Promise<void> {
    const asked = (this.#asked += 1);
    await moments.want(at);
    const { game, options } = moments.standing(at).shown;
    await learn(game, String(options.components ?? ""));
    if (asked !== this.#asked || this.#isClosed) return; // something else was asked for meanwhile
    if (this.moments !== moments) {
      const table = new ReplayTable(this.source, moments);
      table.show(at);
      this.desk = new Desk(table);
    } else this.table?.show(at);
    [this.at, this.by] = [at, moments.by];
  }

  /** Fetch everything else, little by little. */
  async #rest(moments: Moments): Promise<void> {
    while (!this.#isClosed && (await moments.wantMore(this.at))) if (this.moments === moments) this.table?.recall();
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      this.isPlaying = false;
      this.trouble = error instanceof Trouble ? error.says : t("web-failed");
    }
  }
}
