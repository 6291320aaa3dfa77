// What a person has chosen for this browser.

import { recall, remember } from "./memory";
import { type Language, isLanguage } from "./languages";

export type Theme = "candlelight" | "daylight" | "contrast";
export type Speed = "slow" | "usual" | "fast" | "off";

/** The longest name that the house takes. */
export const NAME_LENGTH = 24;

interface Kept {
  name: string;
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  motion: boolean;
  text: boolean;
  odds: boolean;
  /** Short hints in a first game. */
  hints: boolean;
  /** What bots say now and then. */
  lines: boolean;
}

/** How much longer or shorter than usual everything that is shown step by step takes. */
const PACES: Record<Speed, number> = { slow: 1.6, usual: 1, fast: 0.5, off: 0 };

function asked(): Kept {
  const language =
    navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage) ?? (navigator.language ? "en" : "fr");
  const theme = matchMedia("(prefers-contrast: more)").matches ? "contrast" : "candlelight";
  const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    name: "",
    language,
    theme,
    speed: "usual",
    sound: false,
    motion,
    text: false,
    odds: true,
    hints: true,
    lines: true,
  };
}

class Settings {
  /** How many times as fast as usual a game is shown that is seen again. */
  haste = $state(1);
  #kept = $state<Kept>({ ...asked(), ...recall<Partial<Kept>>("settings") });

  get<K extends keyof Kept>(key: K): Kept[K] {
    return this.#kept[key];
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    const chosen = recall<Partial<Kept>>("settings") ?? {};
    remember("settings", { ...chosen, [key]: value });
    if (key === "theme" || key === "motion") this.dress();
  }

  /** What was not chosen here follows the system. */
  get pace(): number {
    return this.#kept.motion ? PACES[this.#kept.speed] / this.haste : 0;
  }

  dress(): void {
    const root = document.documentElement;
    root.dataset.theme = this.#kept.theme;
    root.dataset.motion = this.#kept.motion ? "full" : "reduced";
  }
}

export const settings = new Settings();
