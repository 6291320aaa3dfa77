import { vi } from "vitest";

// Files share a jsdom, which takes longer to make than their tests: each finds it empty, and every module as new.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
vi.restoreAllMocks();
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();

// Tests speak of anything.
const { words } = await import("./src/house/words.svelte");
await Promise.all(["setup", "bal", "belcastel", "blackwood"].map((part) => words.want(part)));

// jsdom knows neither animations nor media queries: an animation is over at once, and no query matches.

class Finished {
  currentTime = 0;
  playState = "finished";
  effect = null;
  finished = Promise.resolve(this);
  onfinish: (() => void) | null = null;
  oncancel: (() => void) | null = null;
  constructor() {
    queueMicrotask(() => this.onfinish?.());
  }
  play() {}
  pause() {}
  finish() {}
  cancel() {}
}

Element.prototype.animate = () => new Finished() as unknown as Animation;
Element.prototype.getAnimations = () => [];
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;
