// Where on the page something is that the coach points at.

import type { TableState } from "../house/table.svelte";

/** What is to be touched; everything else is only to be looked at. */
const TO_TOUCH = /^(choice|seat|card|place):|^(pay|go|brew)$/;
export const isToTouch = (at: string): boolean => TO_TOUCH.test(at);

const CONFIRM = "[data-confirm]";
const ACT = ".act .primary";
const BENCH = ".workbench";

/** By name; a place beside the name is filled in with what follows its colon. */
const SELECTORS: Record<string, string> = {
  cauldron: ".cauldron",
  whites: ".gauge",
  odds: ".controls .odds, [data-choice=draw]",
  pennies: ".witches, button.witch",
  pay: ".checkout .primary",
  toads: ".chest",
  window: "section.sheet",
  laid: ".ball ul.set",
  go: ".bal-acts .primary, section.sheet .primary",
  potions: "button.me",
  seat: "[data-seat='$']",
  card: "[data-card='$']",
  hand: "[data-card='$']",
  place: "[data-place='$']",
  spot: "[data-place='$']",
};

/** Choices that have no button of their own name. */
const CHOICES: Record<string, string> = {
  concede: ".bal-acts .bad",
  "lay:balai": ".bal-acts .spell",
  brew: ".deeds button:first-child",
  buy: ACT,
  end: ACT,
};

/** What the coach points at now: once something is chosen, the button that confirms it. */
export function find(at: string, table: TableState): HTMLElement | null {
  if (!at) return null;
  const option = inWords(at, table);
  if (option) return option;
  const [name = "", ...rest] = at.split(":");
  const thing = rest.join(":");
  if (name === "potion") return nth(".village > button", table.view?.display?.indexOf(thing));
  if (at === "brew") return brewing(table);
  const found = seen(name === "choice" ? choosing(thing, table) : (SELECTORS[name] ?? "").replace("$", thing));
  if (found?.getAttribute("aria-pressed") !== "true") return found;
  if (name === "place") return seen(ACT) ?? found;
  return name === "choice" ? (seen(CONFIRM) ?? found) : found;
}

/** A game that is played in words has its options in a list. */
function inWords(at: string, table: TableState): HTMLElement | null {
  const lets = table.ask?.lesson?.lets ?? [];
  const place = table.ask?.options.findIndex((option) => lets.includes(option));
  const option = isToTouch(at) ? nth("ol.options button", place) : null;
  return option?.getAttribute("aria-disabled") === "true" ? null : option;
}

function choosing(choice: string, table: TableState): string {
  if (choice.startsWith("to:")) return toWhom(Number(choice.slice(3)), table);
  const named = `[data-choice='${choice}']`;
  return CHOICES[choice] ?? `.candidates ${named}, ${named}`;
}

/** A mirror is held up to one of the faces in its sheet. */
function toWhom(seat: number, table: TableState): string {
  const aims = (table.ask?.options ?? []).filter((option) => option.startsWith("to:"));
  const face = `section.sheet .faces button:nth-child(${aims.indexOf(`to:${seat}`) + 1})`;
  return seen(`${face}[aria-pressed=true]`) ? "section.sheet .primary" : face;
}

/** At the workbench: first a potion, then the button. */
function brewing(table: TableState): HTMLElement | null {
  const potion = table.ask?.lesson?.lets.find((one) => one.startsWith("potion:"))?.slice("potion:".length);
  const button = nth(`${BENCH} .shelf button`, table.view?.display?.indexOf(potion));
  if (!button) return seen(CHOICES.brew!);
  return button.getAttribute("aria-pressed") === "true" ? seen(`${BENCH} footer .primary`) : button;
}

function nth(selector: string, place: number | undefined): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(selector);
  return place === undefined || place < 0 ? null : (all[place] ?? null);
}

/** The first that is in sight; of several selectors, the earlier one is liked better. */
function seen(selectors: string): HTMLElement | null {
  const all = selectors.split(", ").flatMap((one) => (one ? [...document.querySelectorAll<HTMLElement>(one)] : []));
  return all.find((one) => one.getClientRects().length > 0 && !one.closest("[inert]")) ?? null;
}
