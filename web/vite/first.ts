import type { Plugin } from "vite";

const SHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const PLACE = "<!-- styles -->";

/** What the page itself draws is seen before any other file has come: its style sheets stand below it, and hold up only what follows. */
export function first(): Plugin {
  return {
    name: "chaudron-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`The page has no place for its style sheets: ${PLACE}`);
        const sheets = html.match(SHEET) ?? [];
        return html.replace(SHEET, "").replace(PLACE, sheets.map((sheet) => sheet.trim()).join("\n    "));
      },
    },
  };
}
