// Notices while the page is closed: the browser's own push, for one seat at a time.

import type { Done, PushKey } from "../protocol";
import { api } from "./api";
import { recall, remember } from "./memory";

/** Why a browser cannot be sent notices; or that it can. */
export type Ability = "able" | "insecure" | "install" | "unable" | "denied";

/** A table, and the token of the seat there. */
export interface Held {
  id: string;
  token: string | undefined;
}

export function ability(): Ability {
  if (!isSecureContext) return "insecure";
  if (isApple() && !isInstalled()) return "install";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** An iPad calls itself a Mac, but Macs have no touch. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** The tables of which this browser is told. */
const told = (): string[] => recall<string[]>("told") ?? [];

export const isTold = (table: string): boolean => told().includes(table) && ability() === "able";

function note(table: string, isOn: boolean): void {
  const others = told().filter((one) => one !== table);
  remember("told", isOn ? [table, ...others] : others);
}

/** Ask the browser, then tell the house; false when the person said no. */
export async function subscribe(seat: Held): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await ready();
  const { key } = await api<PushKey>("/push");
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await tell(seat, subscription, true);
  note(seat.id, true);
  return true;
}

/** No more notices of a table; of the last one, none from this house. */
export async function unsubscribe(seat: Held): Promise<void> {
  const subscription = await known();
  note(seat.id, false);
  try {
    if (subscription) await tell(seat, subscription, false);
  } finally {
    if (!told().length) await subscription?.unsubscribe();
  }
}

/** A browser may change its address, and a house may have forgotten it: whoever comes back says it again. */
export async function renew(seat: Held): Promise<void> {
  const subscription = await known();
  if (subscription) await tell(seat, subscription, true);
  else note(seat.id, false);
}

async function tell({ id, token }: Held, subscription: PushSubscription, on: boolean): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api<Done>(`/tables/${id}/push`, { token, body: { subscription: { endpoint, keys }, on } });
}

async function known(): Promise<PushSubscription | null> {
  const registration = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** A worker that was never registered would be waited for for ever. */
async function ready(): Promise<ServiceWorkerRegistration> {
  await ((await navigator.serviceWorker.getRegistration()) ?? navigator.serviceWorker.register("/sw.js"));
  return navigator.serviceWorker.ready;
}

/** Base64 as it stands in addresses. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (one) => one.charCodeAt(0));
}
