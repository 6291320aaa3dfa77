// The icon of the tab: with a mark while somebody is awaited here. It is drawn here, so that a change asks nobody for a file.

const POT =
  '<rect width="128" height="128" rx="28" fill="#261d2e"/><circle cx="64" cy="62" r="51" fill="#e5b84b"/>' +
  '<g transform="translate(64 62) scale(2.5)" stroke="#2a1d17" stroke-width="2">' +
  '<path d="M-15.2 -4C-18.2 10 -9 16.2 0 16.2C9.2 16 18 10 15 -4Z" fill="#5b4a62"/>' +
  '<ellipse cy="-4" rx="16" ry="5" fill="#7fc08a"/><circle cx="-4" cy="-11.2" r="3" fill="#7fc08a"/></g>';
const MARK = '<circle cx="96" cy="32" r="28" fill="#e2572b" stroke="#261d2e" stroke-width="8"/>';

const drawn = (inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${inside}</svg>`)}`;

/** Milliseconds until the tab follows: an answer ends one's turn, and the next often begins at once. */
const SETTLED = 600;
let wish = false;
let settling: ReturnType<typeof setTimeout> | undefined;

export function markIcon(isMarked: boolean): void {
  wish = isMarked;
  settling ??= setTimeout(draw, SETTLED);
}

function draw(): void {
  settling = undefined;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon || wish === icon.hasAttribute("data-marked")) return;
  icon.toggleAttribute("data-marked", wish);
  icon.href = drawn(wish ? POT + MARK : POT);
}
