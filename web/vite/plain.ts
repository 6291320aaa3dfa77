import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WORDS_OR_DRAWING = /\.(ftl|svg)\?raw$/;

/** Leaves out of words and drawings what only their writers read: comments, empty lines, indentation of drawings. */
export function plain(): Plugin {
  return {
    name: "chaudron-plain",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!WORDS_OR_DRAWING.test(id)) return null;
      const path = id.slice(0, -"?raw".length);
      this.addWatchFile(path);
      const text = readFileSync(path, "utf8");
      return `export default ${JSON.stringify(path.endsWith(".svg") ? plainDrawing(text) : plainWords(text))}`;
    },
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === "asset" && asset.fileName.endsWith(".svg"))
          asset.source = plainDrawing(String(asset.source));
      }
    },
  };
}

export const plainDrawing = (text: string): string =>
  text
    .replace(/<!--.*?-->/gs, "")
    .replace(/>\s+</g, "><")
    .trim();

/** In Fluent a comment begins a line; an empty line before a key means nothing. */
export const plainWords = (text: string): string =>
  text
    .replace(/^#.*\n/gm, "")
    .replace(/\n+(?=\S)/g, "\n")
    .trimStart();
