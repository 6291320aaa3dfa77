// What games said, read from the standard input, in the page's words: tests/test_page_words.py compares them with the house's.

import { text } from "node:stream/consumers";

import { createServer } from "vite";

globalThis.document = { documentElement: {} };
const server = await createServer({
  appType: "custom",
  cacheDir: "node_modules/.vite-said", // a dev server that runs meanwhile keeps its own
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const load = (path) => server.ssrLoadModule(path);
const { words } = await load("/src/house/words.svelte.ts");
const { choice, question, reason, sentences, teach } = await load("/src/house/sentences.ts");
teach("belcastel", (await load("/src/belcastel/speech.ts")).speech);

const { names, told, asks, choices, reasons } = JSON.parse(await text(process.stdin));
const said = {};
for (const language of ["fr", "en"]) {
  await words.load(language);
  said[language] = {
    told: told.map((facts) => sentences("belcastel", facts, names).map(({ says }) => says)),
    asks: asks.map((about) => question("belcastel", about)),
    choices: choices.map(([notation, about]) => choice("belcastel", notation, about)),
    reasons: reasons.map(([key, details]) => reason("belcastel", key, details, names)),
  };
}
process.stdout.write(JSON.stringify(said));
await server.close();
