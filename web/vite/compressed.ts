import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|webmanifest)$/;

/** Writes a .gz and a .br beside every text file, so that the house never compresses a page itself. */
export function compressed(): Plugin {
  let out = "";
  return {
    name: "chaudron-compressed",
    apply: "build",
    configResolved(config) {
      out = config.build.outDir;
    },
    writeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: "utf8" })) {
        if (TEXT.test(name)) compress(join(out, name));
      }
    },
  };
}

function compress(path: string) {
  const text = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text));
}
