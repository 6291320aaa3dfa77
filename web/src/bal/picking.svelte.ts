// Some cards of a list, picked by their places.

import { untrack } from "svelte";

export class Picking {
  places = $state.raw<number[]>([]);

  /** Of these cards, at most so many; when the cards change nothing is picked, or what `first` says. */
  constructor(
    readonly cards: () => string[],
    readonly most: () => number = () => Infinity,
    readonly first: () => number[] = () => [],
  ) {
    const key = $derived(this.cards().join(" "));
    $effect.pre(() => {
      void key;
      untrack(() => this.reset());
    });
  }

  get picked(): string[] {
    return this.places.map((place) => this.cards()[place]!).filter(Boolean);
  }

  get others(): string[] {
    return this.cards().filter((_, place) => !this.places.includes(place));
  }

  /** Pick a card or put it back; one too many takes the place of the one that was picked last. */
  tap(place: number): void {
    if (place >= this.cards().length) return;
    if (this.places.includes(place)) this.places = this.places.filter((one) => one !== place);
    else this.places = [...(this.places.length < this.most() ? this.places : this.places.slice(0, -1)), place];
  }

  reset(): void {
    this.places = this.first();
  }
}
