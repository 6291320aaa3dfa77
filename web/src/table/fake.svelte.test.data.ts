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

  happen(view: Partial<View> | null, ...told: Fact[]): void {
    this.#heard({ n: (this.n += 1), at: 0, kind: "answered", about: { told }, isLive: true }, view, this.events);
  }

  /** The last answer is taken back, and things stand like this again. */
  undo(view: Partial<View>): void {
    this.#heard({ n: (this.n += 1), at: 0, kind: "undone", about: {}, isLive: true }, view, this.events.slice(0, -1));
  }

  #heard(event: Event, view: Partial<View> | null, events: Event[]): void {
    const before = this.view;
    if (view) this.view = { ...before, ...view };
    this.events = [...events, event];
    for (const listener of this.#listeners) listener(event, before);
    flushSync();
  }
}
