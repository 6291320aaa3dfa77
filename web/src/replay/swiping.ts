// A finger that is drawn across the table goes on, or back.

/** How far, in pixels, and how much further to the side than up or down. */
const FAR = 56;
const LEVEL = 2;

export function swiped(
  node: HTMLElement,
  does: { left: () => void; right: () => void },
): { destroy: () => void; update: (next: typeof does) => void } {
  let now = does;
  let start: Touch | undefined;
  const begins = (event: TouchEvent): void => {
    const isOwn = (event.target as Element).closest("dialog, footer, input, [data-scrolls]");
    start = event.touches.length === 1 && !isOwn ? event.touches[0] : undefined;
  };
  const ends = ({ changedTouches: [end] }: TouchEvent): void => {
    if (!start || !end) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = undefined;
    if (Math.abs(x) < FAR || Math.abs(x) < LEVEL * Math.abs(y)) return;
    if (x < 0) now.left();
    else now.right();
  };
  node.addEventListener("touchstart", begins, { passive: true });
  node.addEventListener("touchend", ends, { passive: true });
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener("touchstart", begins);
      node.removeEventListener("touchend", ends);
    },
  };
}
