import "./fonts.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { mountSprite } from "./art/sprite";
import { settings } from "./house/settings.svelte";
import { words } from "./house/words.svelte";

/** After an update of the house the parts of an older page are gone: load it anew, but not again and again. */
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("chaudron.anew") ?? 0);
  if (!navigator.onLine || Date.now() - last < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem("chaudron.anew", String(Date.now()));
  location.reload();
});

settings.dress();
mountSprite();
await words.load(settings.get("language"));
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
