// The sprite sheets, put into the page once; `<use href="#id">` finds their symbols from anywhere.
// Some games have a sheet of their own, fetched when something of it is shown for the first time.
import "./art.css";
import bal from "./bal.svg?url";
import blackwood from "./blackwood.svg?url";
import chips from "./chips.svg?raw";
import marks from "./marks.svg?raw";
import seats from "./seats.svg?raw";
import things from "./things.svg?raw";
import witches from "./witches.svg?url";

export const SPRITE_CSS_CLASS = "sprite";

export interface Box {
  width: number;
  height: number;
}

const SHEETS = [chips, marks, seats, things];
const SYMBOL = /<symbol id="([^"]+)" viewBox="\S+ \S+ (\S+) (\S+)"/g;

/** Where the sheets are that come later. */
const LATER_SHEETS = { bal, blackwood, witches };
export type LaterSheet = keyof typeof LATER_SHEETS;

const boxes = new Map(SHEETS.flatMap(boxesOf));

function boxesOf(sheet: string): [id: string, box: Box][] {
  return [...sheet.matchAll(SYMBOL)].map(([, id, width, height]) => [
    id!,
    { width: Number(width), height: Number(height) },
  ]);
}

/** The boxes of symbols that come later, known before their sheet is there. */
const LATER_BOXES: [RegExp, Box][] = [
  [/^witch-does-/, { width: 40, height: 40 }],
  [/^witch-/, { width: 104, height: 107 }],
  [/^penny-/, { width: 100, height: 100 }],
  [/^bowl/, { width: 104, height: 62 }],
  [/^mark-hat$/, { width: 27, height: 27 }],
  [/^blw-puppet-/, { width: 100, height: 122 }],
  [/^blw-village$/, { width: 160, height: 64 }],
  [/^blw-hideout$/, { width: 146, height: 592 }],
  [/^(bal|blw)-/, { width: 100, height: 100 }],
];

/** Every symbol that is there from the start, in the order of the sheets. */
export const SYMBOLS: readonly string[] = [...boxes.keys()];

/** How wide and high a symbol is drawn, in its own units. */
export function boxOf(id: string): Box {
  const box = boxes.get(id) ?? LATER_BOXES.find(([name]) => name.test(id))?.[1];
  if (!box) throw new Error(`There is no picture named ${id}.`);
  return box;
}

/** The ink line of a drawing that leaves it to its size, in its own units: near 2 px on the screen. */
export function inkFor(size: number): number {
  if (size < 20) return 8;
  if (size < 30) return 6.5;
  return size < 46 ? 5 : 4;
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

const asked = new Map<LaterSheet, Promise<void>>();

/** Fetch a sheet, once; until it is there its pictures are empty. */
export function wantSheet(name: LaterSheet): Promise<void> {
  const coming = asked.get(name) ?? fetchSheet(LATER_SHEETS[name]).catch(() => void asked.delete(name)); // without a line: the next one who wants it asks again
  asked.set(name, coming);
  return coming;
}

async function fetchSheet(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  addSheet(await response.text());
}

/** Put a further sheet beside the others. */
export function addSheet(sheet: string): void {
  for (const [id, box] of boxesOf(sheet)) boxes.set(id, box);
  document.querySelector(`body > .${SPRITE_CSS_CLASS}`)?.insertAdjacentHTML("beforeend", sheet);
}
