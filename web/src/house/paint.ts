// What a touch brings about waits for the picture of the touch itself: first what was touched answers, then what follows.

const LONGEST = 60; // milliseconds: a page that draws nothing, being hidden, must not wait for its picture

export class AfterPaint {
  #waiting: (() => void)[] | null = null;

  /** From now on work waits until the next picture has been drawn, if somebody has just touched something. */
  hold(): void {
    if (this.#waiting || !navigator.userActivation?.isActive || document.visibilityState !== "visible") return;
    const mine: (() => void)[] = (this.#waiting = []);
    const go = (): void => {
      if (this.#waiting === mine) this.flush();
    };
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, LONGEST);
  }

  /** Do it now or, if something waits, after that. */
  do(work: () => void): void {
    if (this.#waiting) this.#waiting.push(work);
    else work();
  }

  /** Do everything that waits. */
  flush(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const work of waiting) work();
  }
}
