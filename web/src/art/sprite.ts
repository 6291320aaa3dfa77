// The sprite sheets, put into the page once; `<use href="#id">` finds their symbols from anywhere.
import "./art.css";
import chips from "./chips.svg?raw";
import marks from "./marks.svg?raw";
import room from "./room.svg?raw";
import seats from "./seats.svg?raw";
import things from "./things.svg?raw";

export const SPRITE_CSS_CLASS = "sprite";

export interface Box {
  width: number;
  height: number;
}

const SHEETS = [chips, marks, seats, things, room];
const SYMBOL = /<symbol id="([^"]+)" viewBox="\S+ \S+ (\S+) (\S+)"/g;

const boxes = new Map<string, Box>(
  SHEETS.flatMap((sheet) => [...sheet.matchAll(SYMBOL)]).map(([, id, width, height]) => [
    id!,
    { width: Number(width), height: Number(height) },
  ]),
);

/** Every symbol there is, in the order of the sheets. */
export const SYMBOLS: readonly string[] = [...boxes.keys()];

/** How wide and high a symbol is drawn, in its own units. */
export function boxOf(id: string): Box {
  const box = boxes.get(id);
  if (!box) throw new Error(`There is no picture named ${id}.`);
  return box;
}

/** Put the sheets at the start of the body, once. */
export function mountSprite(body: HTMLElement = document.body): void {
  if (body.querySelector(`:scope > .${SPRITE_CSS_CLASS}`)) return;
  const sprite = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sprite.setAttribute("class", SPRITE_CSS_CLASS);
  sprite.setAttribute("aria-hidden", "true");
  sprite.innerHTML = SHEETS.join("");
  body.prepend(sprite);
}
