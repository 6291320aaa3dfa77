// The service worker: the page opens without a network, and notices arrive while it is closed.

export {}; // a module to the type checker; nothing of it is left in what is built

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string; // both are filled in by vite/shell.ts
declare const __SHELL__: string[];

interface Notice {
  text: string;
  chaudron: { table: string };
}

const OURS = "chaudron-";
const CACHE = OURS + __BUILD__;
const PAGE = "/";
const LIVE = /^\/(api|ws|metrics|health)(\/|$)/;
const KEPT = 2; // this build's files, and those that a page still open was made of

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld());
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || LIVE.test(pathname)) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (/^\/(assets|offline)\//.test(pathname)) event.respondWith(file(event.request));
});

self.addEventListener("push", (event) => {
  event.waitUntil(show(read(event.data)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(__SHELL__.map((path) => new Request(path, { cache: path === PAGE ? "reload" : "default" })));
}

async function dropOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const old = names.slice(0, -KEPT).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page from the house; from the cache while the house cannot be reached, or is about to open again. */
async function page(request: Request): Promise<Response> {
  const kept = () => caches.match(PAGE, { cacheName: CACHE });
  try {
    const response = await fetch(request);
    return response.status < 500 ? response : ((await kept()) ?? response);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** A file named by what it holds is never out of date. Words of further languages are kept once somebody reads them. */
async function file(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && /^\/assets\//.test(new URL(request.url).pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

function read(data: PushMessageData | null): Notice | null {
  try {
    return data?.json() as Notice;
  } catch {
    return null;
  }
}

/** A browser wants every push to be seen, whatever is in it. */
async function show(notice: Notice | null) {
  const path = notice?.chaudron ? `/table/${notice.chaudron.table}` : PAGE;
  await self.registration.showNotification("Chaudron", {
    body: sentence(notice?.text ?? ""),
    icon: "/icons/chaudron-192.png",
    badge: "/icons/badge-96.png",
    tag: path,
    data: path,
  });
}

/** The house writes in French, then in English. */
function sentence(text: string): string {
  const [french, english, ...more] = text.split(" / ");
  if (french === undefined || english === undefined || more.length) return text;
  return self.navigator.language.startsWith("fr") ? french : english;
}

async function open(path: string) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
