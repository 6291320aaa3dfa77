// The review of a game on its way: asked for again and again until it is there, or until nobody wants it any more.

import { Trouble } from "../house/api";
import { myGame } from "../house/memory";
import { t } from "../house/words.svelte";
import { keepLuck } from "../me/results";
import type { Moment, Review } from "../protocol";
import type { Player } from "../replay/player.svelte";
import type { Source } from "../replay/source";
import { type Filter, isDecision, momentsOf, placeOf } from "./account";

/** Where an answer comes at once, as on this device, the page is not kept busy by asking. */
const PAUSE = 60;

export class Reading {
  /** Is it looked at? */
  isOpen = $state(false);
  /** On a phone it has the whole screen, unless the table is looked at instead. */
  isAtTable = $state(false);
  review = $state.raw<Review | null>(null);
  /** While it is being made: how far it is, and the chances of all up to there. */
  done = $state(0);
  answers = $state(0);
  chance = $state.raw<number[][]>([]);
  isGoing = $state(false);
  trouble = $state("");
  filter = $state<Filter>("notable");
  #chosen = $state.raw<Moment | null>(null);

  constructor(
    private readonly source: Source,
    private readonly player: Player,
  ) {
    $effect(() => () => void this.stop());
  }

  /** Whose account it is: of whoever looks, or else of the first seat. */
  get seat(): number {
    const { by, moments } = this.player;
    return typeof by === "number" ? by : (moments?.mine ?? 0);
  }

  /** The moments that are listed: where nobody's eyes are chosen, everybody's. */
  get moments(): Moment[] {
    const seat = typeof this.player.by === "number" ? this.player.by : null;
    return this.review ? momentsOf(this.review, seat, this.filter) : [];
  }

  /** The one that is told in full: that where we are. */
  get current(): Moment | undefined {
    const here = this.moments.filter((moment) => placeOf(moment) === this.player.at);
    return here.find((moment) => moment === this.#chosen) ?? here[0];
  }

  /** By moment, how likely everybody was to win, as far as it is known. */
  get course(): number[][] {
    return this.review ? this.review.course.map(({ chance }) => chance) : this.chance;
  }

  open(): void {
    this.isOpen = true;
    void this.start();
  }

  /** Wait for it no more, and see the game again without it. */
  close(): void {
    this.isOpen = this.isAtTable = false;
    void this.stop();
  }

  async start(): Promise<void> {
    if (this.isGoing || this.review) return;
    this.isGoing = true;
    this.trouble = "";
    try {
      await this.#wait();
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.says : t("web-failed");
    }
    this.isGoing = false;
  }

  async #wait(): Promise<void> {
    while (this.isGoing) {
      const { done, answers, chance, review, mine } = await this.source.review();
      if (!this.isGoing) return;
      Object.assign(this, { done, answers, chance, review });
      if (review) return this.#keep(review, mine);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** What luck came to in a game of mine is remembered on this device. */
  #keep(review: Review, mine: number | null | undefined): void {
    const { table } = this.source;
    const parts = review.chance[mine ?? -1];
    if (table && parts && myGame(table)) keepLuck([{ table, luck: parts.own_luck + parts.others_luck }]);
  }

  /** Where an answer of mine can be tried again, as an exercise; nothing for those of others. */
  exerciseOf({ kind, seat, answer }: Moment): string | undefined {
    const { table } = this.source;
    if (!table || !myGame(table) || !isDecision(kind) || seat !== this.player.moments?.mine) return undefined;
    return `/exercises/${table}/${answer}`;
  }

  async stop(): Promise<void> {
    if (!this.isGoing) return;
    this.isGoing = false;
    await this.source.stopReview().catch(() => undefined); // whoever no longer asks waits no longer, too
  }

  look(moment: Moment): void {
    this.#chosen = moment;
    void this.player.jump(placeOf(moment));
  }

  /** The moment before or after where we are. */
  step(by: 1 | -1): void {
    const { moments, current, player } = this;
    const at = current ? moments.indexOf(current) + by : undefined;
    const found =
      at !== undefined
        ? moments[at]
        : by > 0
          ? moments.find((moment) => placeOf(moment) > player.at)
          : moments.findLast((moment) => placeOf(moment) < player.at);
    if (found) this.look(found);
  }
}
