// A screen that everybody looks at must not go dark while they think.

/** Keep the screen on as long as this page is in sight; gives back how to stop. Where the browser cannot, nothing happens. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;

  async function hold(): Promise<void> {
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      // the battery is low, or the system says no: then the screen goes dark as ever
    }
  }

  const again = (): void => void hold();
  again();
  document.addEventListener("visibilitychange", again);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
