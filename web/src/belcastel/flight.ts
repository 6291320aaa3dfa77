// Small things that fly from where they were won to where they count. Only a picture: nothing depends on it.

import type { Attachment } from "svelte/attachments";

import { settings } from "../house/settings.svelte";

const DURATION = 550;
const SVG = "http://www.w3.org/2000/svg";

interface Spot {
  x: number;
  y: number;
}

const middle = ({ x, y, width, height }: DOMRect): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** Let a symbol fly between two places of the page. */
export function fly(symbol: string, from: Spot, to: Spot, { size = 26, delay = 0 } = {}): void {
  if (!settings.pace || !document.body.animate) return;
  const thing = document.createElementNS(SVG, "svg");
  thing.setAttribute("class", "flight");
  thing.setAttribute("aria-hidden", "true");
  thing.setAttribute("width", String(size));
  thing.setAttribute("height", String(size));
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  use.setAttribute("width", String(size));
  use.setAttribute("height", String(size));
  thing.append(use);
  document.body.append(thing);
  const at = ({ x, y }: Spot, scale: number): string =>
    `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`;
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 };
  const steps = [
    { transform: at(from, 0.6), opacity: 0 },
    { transform: at(from, 1.2), opacity: 1, offset: 0.15 },
    { transform: at(top, 1.1), opacity: 1, offset: 0.6 },
    { transform: at(to, 0.7), opacity: 0.2 },
  ];
  const flight = thing.animate(steps, {
    duration: DURATION * settings.pace,
    delay: delay * settings.pace,
    easing: "ease-in-out",
    fill: "both",
  });
  flight.onfinish = flight.oncancel = () => thing.remove();
}

/** From an element to what counts it, as soon as it appears; to nowhere when nothing does. */
export function fliesTo(symbol: string, counter: string): Attachment {
  return (from) => {
    const to = [...document.querySelectorAll(counter)].find((one) => one.checkVisibility());
    if (to) fly(symbol, middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect()));
  };
}

const MOST = 14;

/** Chips drop from above into the bag, one after the other. */
export function refills(chips: string[]): Attachment {
  return (bag) => {
    const to = middle(bag.getBoundingClientRect());
    chips.slice(0, MOST).forEach((color, place) => {
      const from = { x: to.x + ((place * 37) % 120) - 60, y: to.y - 170 - ((place * 23) % 60) };
      fly(`chip-${color}`, from, to, { size: 30, delay: place * 45 });
    });
  };
}
