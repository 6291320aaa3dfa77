// Words that end in "…" for want of room are shown whole when they are touched, pointed at or reached by keys.

const STAYS = 4_000; // milliseconds
const GAP = 6;
const TAG = "cut-off";

/** Is there more to it than one sees? */
const isCut = (one: Element): boolean =>
  one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow === "ellipsis";

/** What is cut where somebody touched: the words themselves, or those of the button around them. */
export function cutAt(target: Element | null): HTMLElement | undefined {
  const button = target?.closest("button, a, label, li, [tabindex]");
  const all = [target, target?.parentElement, ...(button?.querySelectorAll("*") ?? [])];
  return all.find((one): one is HTMLElement => one instanceof HTMLElement && isCut(one));
}

/** From now on, everywhere on the page; gives back how to stop. */
export function showWhole(): () => void {
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hide(): void {
    clearTimeout(timer);
    shown?.remove();
    shown = undefined;
  }

  function show(target: EventTarget | null): void {
    hide();
    const cut = target instanceof Element ? cutAt(target) : undefined;
    const says = cut?.textContent.trim();
    if (!cut || !says) return;
    shown = document.createElement("div");
    Object.assign(shown, { className: TAG, textContent: says, ariaHidden: "true", dir: "auto" });
    (cut.closest("dialog") ?? document.body).append(shown);
    const { left, top, bottom, width } = cut.getBoundingClientRect();
    const { width: own, height } = shown.getBoundingClientRect();
    const middle = left + width / 2 - own / 2;
    shown.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - own - GAP))}px`;
    shown.style.top = `${top - height - GAP < 0 ? bottom + GAP : top - height - GAP}px`;
    timer = setTimeout(hide, STAYS);
  }

  const touched = ({ target }: Event): void => show(target);
  const pointed = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") show(target);
  };
  const reached = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(":focus-visible")) show(target);
  };
  const listening: [string, (event: any) => void][] = [
    ["pointerdown", hide],
    ["click", touched],
    ["pointerover", pointed],
    ["focusin", reached],
    ["focusout", hide],
    ["scroll", hide],
  ];
  for (const [what, hears] of listening) document.addEventListener(what, hears, true);
  return () => {
    hide();
    for (const [what, hears] of listening) document.removeEventListener(what, hears, true);
  };
}
