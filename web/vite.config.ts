import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { compressed } from "./vite/compressed";
import { first } from "./vite/first";
import { languages } from "./vite/languages";
import { plain } from "./vite/plain";
import { shell } from "./vite/shell";
import { together } from "./vite/together";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const house = process.env.CHAUDRON_HOUSE ?? "127.0.0.1:8600";

export default defineConfig({
  define: { __LANGUAGES__: JSON.stringify(languages()) },
  plugins: [plain(), svelte(), svelteTesting(), first(), shell(), compressed()],
  build: {
    outDir: at("../src/chaudron/_web"),
    emptyOutDir: true,
    target: "baseline-widely-available",
    assetsInlineLimit: 0, // the page's policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: at("index.html"), sw: at("src/sw.ts") },
      output: {
        // A service worker keeps its address for ever; everything else is named by what it holds.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: together() },
      },
      checks: { pluginTimings: false },
    },
  },
  worker: {
    format: "es",
    // What is needed to play without a network is not part of the shell: it is fetched when somebody wants it.
    rolldownOptions: {
      output: { entryFileNames: "offline/[name]-[hash].js", chunkFileNames: "offline/[name]-[hash].js" },
    },
  },
  server: {
    fs: { allow: [at("..")] }, // words and component tables are read from the Python package
    proxy: { "/api": `http://${house}`, "/ws": { target: `ws://${house}`, ws: true } },
  },
  test: {
    environment: "jsdom",
    isolate: false, // but see the setup
    setupFiles: [at("vitest.setup.ts")],
    include: ["src/**/*.test.ts"],
  },
});
