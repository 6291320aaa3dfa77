// The sprite sheets, put into the page once; `<use href="#id">` finds their symbols from anywhere.
// Les Sorcières s’en mêlent has a sheet of its own, fetched when something of it is shown for the first time.
import "./art.css";
import chips from "./chips.svg?raw";
import marks from "./marks.svg?raw";
import room from "./room.svg?raw";
import seats from "./seats.svg?raw";
import things from "./things.svg?raw";
import witches from "./witches.svg?url";

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

/** The boxes of the extension's symbols, known before its sheet has come. */
const LATER: [RegExp, Box][] = [
  [/^witch-does-/, { width: 40, height: 40 }],
  [/^witch-/, { width: 104, height: 107 }],
  [/^penny-/, { width: 100, height: 100 }],
  [/^bowl/, { width: 104, height: 62 }],
  [/^mark-hat$/, { width: 27, height: 27 }],
];

/** Every symbol that is there from the start, in the order of the sheets. */
export const SYMBOLS: readonly string[] = [...boxes.keys()];

/** How wide and high a symbol is drawn, in its own units. */
export function boxOf(id: string): Box {
  const box = boxes.get(id) ?? LATER.find(([name]) => name.test(id))?.[1];
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

let asked: Promise<void> | undefined;

/** Fetch the sheet of the extension, once; until it is there its pictures are empty. */
export function wantWitches(): Promise<void> {
  asked ??= fetchWitches().catch(() => void (asked = undefined)); // without a line: the next one who wants it asks again
  return asked;
}

async function fetchWitches(): Promise<void> {
  const response = await fetch(witches);
  if (!response.ok) throw new Error(`${witches}: ${response.status}`);
  const sheet = await response.text();
  document.querySelector(`body > .${SPRITE_CSS_CLASS}`)?.insertAdjacentHTML("beforeend", sheet);
}
