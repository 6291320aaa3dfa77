import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

/** Words of a language that was translated: kept by those who read it, not by everybody. */
const TRANSLATED = /\/locales\/(?!fr\/|en\/)/;

/** Tells the service worker which build it belongs to, and what its shell is: the page and every hashed file. */
export function shell(): Plugin {
  return {
    name: "chaudron-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("The service worker was not built as sw.js.");
      if (worker.imports.length) throw new Error("The service worker must be one file: let it import nothing.");
      const assets = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/") && !isTranslated(bundle[name]))
        .sort();
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("The page was not built before its service worker.");
      const build = createHash("sha256").update(page.source).update(assets.join()).digest("hex").slice(0, 12);
      const paths = ["/", ...assets.map((name) => `/${name}`)];
      worker.code = worker.code
        .replace("__BUILD__", () => JSON.stringify(build))
        .replace("__SHELL__", () => JSON.stringify(paths));
    },
  };
}

const isTranslated = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): boolean =>
  file?.type === "chunk" && file.moduleIds.length > 0 && file.moduleIds.every((id) => TRANSLATED.test(id));
