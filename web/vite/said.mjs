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
const { LANGUAGES } = await load("/src/house/languages.ts");
const { choice, question, reason, sentences, teach } = await load("/src/house/sentences.ts");

const given = JSON.parse(await text(process.stdin)); // by game
const said = {};
for (const game of Object.keys(given)) {
  await words.want(game);
  teach(game, (await load(`/src/${game}/speech.ts`)).speech);
}
for (const language of LANGUAGES) {
  await words.load(language);
  said[language] = Object.fromEntries(Object.entries(given).map(([game, heard]) => [game, saidOf(game, heard)]));
}

function saidOf(game, { names, told, asks, choices, reasons }) {
  return {
    told: told.map((facts) => sentences(game, facts, names).map(({ says }) => says)),
    asks: asks.map((about) => question(game, about)),
    choices: choices.map(([notation, about]) => choice(game, notation, about, names)),
    reasons: reasons.map(([key, details]) => reason(game, key, details, names)),
  };
}

process.stdout.write(JSON.stringify(said));
await server.close();
