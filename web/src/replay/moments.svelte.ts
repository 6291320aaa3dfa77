// The moments of a game as somebody saw them: fetched page by page, the one that is looked at first.

import { apply } from "../house/changes";
import type { Event } from "../house/table.svelte";
import type { Asked, Awaited, Happened, ReplayPage, Shown } from "../protocol";
import type { Eyes } from "./link";
import type { Source } from "./source";

/** How things stood at a moment. */
export interface Standing {
  n: number;
  view: any;
  shown: Shown;
  ask: Asked | null;
  awaited: Awaited[];
}

interface Page {
  standings: Standing[];
  happened: Happened[][];
}

export class Moments {
  count = $state(0);
  /** How many are here. */
  known = $state(0);
  authors = $state.raw<number[]>([]);
  rounds = $state.raw<number[]>([]);
  mine = $state.raw<number | null>(null);
  #size = 1;
  readonly #pages = new Map<number, Page>();

  constructor(
    private readonly source: Source,
    readonly by: Eyes,
  ) {}

  get isWhole(): boolean {
    return this.count > 0 && this.known >= this.count;
  }

  /** Fetch the page of a moment, unless it is here. */
  async want(at: number): Promise<void> {
    if (!this.has(at)) this.#take(await this.source.page(this.by, at));
  }

  /** Fetch the next page that is not here, those that follow a moment first; false when all are. */
  async wantMore(at: number): Promise<boolean> {
    const pages = Math.ceil(this.count / this.#size);
    const first = Math.floor(at / this.#size);
    const order = Array.from({ length: pages }, (_, place) => (first + place) % pages);
    const missing = order.find((page) => !this.#pages.has(page));
    if (missing === undefined) return false;
    await this.want(missing * this.#size);
    return true;
  }

  has(at: number): boolean {
    return this.count > 0 && this.#pages.has(Math.floor(at / this.#size));
  }

  /** How things stood at a moment that is here. */
  standing(at: number): Standing {
    return this.#page(at).standings[at % this.#size]!;
  }

  /** What led to a moment that is here. */
  happened(at: number): Happened[] {
    return this.#page(at).happened[at % this.#size]!;
  }

  /** Everything that was heard up to a moment, as far as it is here; what was heard before a gap is left out. */
  events(at: number): Event[] {
    const heard: Happened[][] = [];
    for (let page = Math.floor(at / this.#size); this.#pages.has(page); page -= 1) {
      const { happened } = this.#pages.get(page)!;
      heard.push((page === Math.floor(at / this.#size) ? happened.slice(0, (at % this.#size) + 1) : happened).flat());
    }
    return heard.reverse().flat().map(eventOf);
  }

  /** The nearest moment before or after at which something was heard. */
  next(at: number, step: 1 | -1): number {
    for (let found = at + step; found >= 0 && found < this.count; found += step)
      if (!this.has(found) || this.happened(found).length) return found;
    return at;
  }

  #page(at: number): Page {
    return this.#pages.get(Math.floor(at / this.#size))!;
  }

  #take(page: ReplayPage): void {
    ({ moments: this.count, size: this.#size, authors: this.authors, rounds: this.rounds, mine: this.mine } = page);
    if (this.#pages.has(page.first / page.size)) return; // it was asked for twice
    this.#pages.set(page.first / page.size, { happened: page.happened, standings: standingsOf(page) });
    this.known += page.happened.length;
  }
}

export const eventOf = ({ n, at, kind, about }: Happened): Event => ({ n, at, kind, about, isLive: false });

function standingsOf({ welcome, happened }: ReplayPage): Standing[] {
  const { n, view, shown, ask, awaited } = welcome;
  let now: Standing = { n, view, shown, ask, awaited };
  return happened.map((moment, place) => {
    if (place) now = moment.reduce(after, now);
    return now;
  });
}

function after(now: Standing, said: Happened): Standing {
  return {
    n: said.n,
    view: said.whole ?? (said.view ? apply(now.view, said.view) : now.view),
    shown: said.shown ?? now.shown,
    ask: said.ask === undefined ? now.ask : said.ask,
    awaited: said.awaited ?? now.awaited,
  };
}
