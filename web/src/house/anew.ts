// What is done when a part of the page cannot be fetched: after an update of the house the parts of an older page are
// gone, and otherwise the house is away, or the network. A browser may not ask for the same part again before the page is loaded anew.

const BETWEEN = 2000; // milliseconds between two looks whether the house is there again
const SELDOM = 60_000; // a page whose parts are missing even after it was loaded anew is not loaded again and again
const KEY = "chaudron.anew";

let isWaiting = false;

/** Load the page anew: at once if that helps, else when the house is there again, for without it there would be no page at all. */
export async function loadAnew(load: () => void = () => location.reload()): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  const isThere = await answers();
  if (!isThere) await untilThere();
  isWaiting = false;
  if (isThere && Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < SELDOM) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  load();
}

async function untilThere(): Promise<void> {
  do await new Promise((done) => setTimeout(done, BETWEEN));
  while (!(await answers()));
}

/** Would the page come? */
async function answers(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
