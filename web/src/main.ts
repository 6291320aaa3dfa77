import "./fonts.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { mountSprite } from "./art/sprite";
import { settings } from "./house/settings.svelte";
import { words } from "./house/words.svelte";

settings.dress();
mountSprite();
await words.load(settings.get("language"));
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
