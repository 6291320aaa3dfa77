// As much of a table as what is shown looks at.

import { flushSync } from "svelte";

import type { Event, Fact, Listener, TableState } from "../house/table.svelte";

export class FakeTable<View extends object> {
  seat: number | null = 0;
  n = 0;
  answering = null;
  shown = null;
  isMyTurn = false;
  names = ["Hilda", "Edmée", "Ursule"];
  events: Event[] = [];
  ask = $state.raw<{ ask: number; about: string; options: string[]; until?: number } | null>(null);
  view: View;
  #listeners: Listener[] = [];

  constructor(view: View) {
    this.view = $state.raw(view);
  }

  get asTable(): TableState {
    return this as unknown as TableState;
  }

  listen(listener: Listener): () => void {
    this.#listeners.push(listener);
    return () => undefined;
  }

  happen(view: Partial<View>, ...told: Fact[]): void {
    const event: Event = { n: (this.n += 1), at: 0, kind: "answered", about: { told }, isLive: true };
    const before = this.view;
    this.view = { ...before, ...view };
    this.events = [...this.events, event];
    for (const listener of this.#listeners) listener(event, before);
    flushSync();
  }
}
