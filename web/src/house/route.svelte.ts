// Which screen an address shows.

import { type Taken, takenIn } from "../continue/link";
import { isPage, pageOf } from "./rulebook";
import { gameIn } from "./setups";

export type Route =
  | { is: "shelf" }
  | { is: "setup"; game: string; code: string }
  | { is: "table"; table: string }
  | { is: "screen"; table: string }
  | { is: "code"; code: string }
  | { is: "take"; seat: Taken | undefined }
  | { is: "rules"; game: string; rule: string }
  | { is: "replay"; table: string | undefined }
  | { is: "me" }
  | { is: "house" }
  | { is: "exercises"; of: string; id: string }
  | { is: "night"; night: string | undefined }
  | { is: "wall"; night: string };

const TABLE = /^\/table\/([a-z0-9]{10})$/;
const SCREEN = /^\/table\/([a-z0-9]{10})\/screen$/;
const CODE = /^\/t\/([^/]+)$/;
const PREPARED = /^\/p\/([\w.-]+)$/;
const SETUP = /^\/setup(?:\/([a-z]+))?$/;
const REPLAY = /^\/r(?:\/([a-z0-9]{10}))?$/;
const EXERCISES = /^\/exercises(?:\/([a-z0-9]+))?(?:\/([\d-]+))?$/;
const NIGHT = /^\/night(?:\/([a-z0-9]{10}))?$/;
const WALL = /^\/night\/([a-z0-9]{10})\/screen$/;
const RULES = /^\/rules(?:\/([\w.-]+))?(?:\/([\w.-]+))?$/;

function read({ pathname, search, hash }: { pathname: string; search: string; hash: string }): Route {
  const seat = takenIn({ pathname, hash });
  if (seat || pathname === "/take") return { is: "take", seat };
  const table = TABLE.exec(pathname)?.[1];
  if (table) return { is: "table", table };
  const screen = SCREEN.exec(pathname)?.[1];
  if (screen) return { is: "screen", table: screen };
  const code = CODE.exec(pathname)?.[1];
  if (code) return { is: "code", code: decodeURIComponent(code) };
  const setup = SETUP.exec(pathname);
  const short = PREPARED.exec(pathname)?.[1];
  if (short) return { is: "setup", game: gameIn(short), code: short };
  const prepared = new URLSearchParams(search).get("code") ?? "";
  if (setup) return { is: "setup", game: setup[1] ?? gameIn(prepared), code: prepared };
  const replay = REPLAY.exec(pathname);
  if (replay) return { is: "replay", table: replay[1] };
  if (pathname === "/me") return { is: "me" };
  if (pathname === "/house") return { is: "house" };
  const exercises = EXERCISES.exec(pathname);
  if (exercises) return { is: "exercises", of: exercises[1] ?? "", id: exercises[2] ?? "" };
  const night = NIGHT.exec(pathname);
  if (night) return { is: "night", night: night[1] };
  const wall = WALL.exec(pathname)?.[1];
  if (wall) return { is: "wall", night: wall };
  const rules = RULES.exec(pathname);
  return rules ? readRules(rules[1], rules[2]) : { is: "shelf" };
}

/** A game and a rule; a rule may also stand alone, for most say by their id whose they are. */
function readRules(first = "", second = ""): Route {
  if (isPage(first)) return { is: "rules", game: first, rule: second };
  const rule = second || first;
  return { is: "rules", game: pageOf(rule) ?? "", rule };
}

/** Which screen the address shows now. What a personal link holds leaves the address, and the history, at once. */
function readHere(): Route {
  const route = read(location);
  if (route.is === "take") history.replaceState(null, "", "/take");
  return route;
}

class Router {
  now = $state.raw<Route>(readHere());

  constructor() {
    addEventListener("popstate", () => (this.now = readHere()));
  }

  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.now = readHere();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** A table code as people type or paste it: in any case, in groups, or a whole link. */
export function tableIn(text: string): string | undefined {
  const linked = /\/table\/([a-z0-9]{10})\b/i.exec(text)?.[1];
  const typed = (linked ?? text).toLowerCase().replace(/[\s-]/g, "");
  return /^[a-z0-9]{10}$/.test(typed) ? typed : undefined;
}

/** A table id as it is shown: in groups that are easy to read aloud. */
export const codeOf = (table: string): string => table.toUpperCase().replace(/^(.{4})(.{3})(.{3})$/, "$1-$2-$3");
