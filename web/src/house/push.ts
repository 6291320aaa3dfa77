// Notices while the page is closed: the browser's own push, for one seat at a time.

import type { Done, PushKey } from "../protocol";
import { api } from "./api";
import type { TableState } from "./table.svelte";

/** Why a browser cannot be sent notices; or that it can. */
export type Ability = "able" | "insecure" | "unable" | "denied";

export function ability(): Ability {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** Ask the browser, then tell the house; false when the person said no. */
export async function subscribe(table: TableState): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await ready();
  const { key } = await api<PushKey>("/push");
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await api<Done>(table.at("/push"), { token: table.token, body: { subscription: told(subscription) } });
  return true;
}

/** A worker that was never registered would be waited for for ever. */
async function ready(): Promise<ServiceWorkerRegistration> {
  await (await navigator.serviceWorker.getRegistration() ?? navigator.serviceWorker.register("/sw.js"));
  return navigator.serviceWorker.ready;
}

function told(subscription: PushSubscription): object {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
}

/** Base64 as it stands in addresses. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (one) => one.charCodeAt(0));
}
