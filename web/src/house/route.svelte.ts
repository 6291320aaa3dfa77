// Which screen an address shows.

export type Route =
  | { is: "shelf" }
  | { is: "setup"; game: string; code: string }
  | { is: "table"; table: string }
  | { is: "rules"; rule: string };

const TABLE = /^\/table\/([a-z0-9]{10})$/;
const SETUP = /^\/setup(?:\/([a-z]+))?$/;
const RULES = /^\/rules(?:\/([\w.-]+))?$/;

function read({ pathname, search }: { pathname: string; search: string }): Route {
  const table = TABLE.exec(pathname)?.[1];
  if (table) return { is: "table", table };
  const setup = SETUP.exec(pathname);
  const code = new URLSearchParams(search).get("code") ?? "";
  if (setup) return { is: "setup", game: setup[1] ?? code.split(" ")[0] ?? "", code };
  const rules = RULES.exec(pathname);
  return rules ? { is: "rules", rule: rules[1] ?? "" } : { is: "shelf" };
}

class Router {
  now = $state.raw<Route>(read(location));

  constructor() {
    addEventListener("popstate", () => (this.now = read(location)));
  }

  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.now = read(location);
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
