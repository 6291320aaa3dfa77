import "./fonts.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { mountSprite } from "./art/sprite";
import { loadAnew } from "./house/anew";
import { router } from "./house/route.svelte";
import { settings } from "./house/settings.svelte";
import { words } from "./house/words.svelte";

addEventListener("vite:preloadError", () => void loadAnew());

/** The first screen comes while the words are on their way. */
const coming =
  router.now.is === "shelf"
    ? import("./shelf/Shelf.svelte")
    : router.now.is === "table"
      ? import("./table/Table.svelte")
      : undefined;
coming?.catch(() => undefined); // it is asked for again where it is shown

/** What the page drew by itself goes when there is something else to see. */
function clear(app: HTMLElement): void {
  const seen = new MutationObserver(() => {
    if (!app.querySelector("main, section, dialog")) return;
    document.getElementById("shell")?.remove();
    seen.disconnect();
  });
  seen.observe(app, { childList: true, subtree: true });
}

settings.dress();
mountSprite();
clear(document.getElementById("app")!);
await words.load(settings.get("language"));
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
