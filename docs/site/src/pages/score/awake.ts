/** Keeps the screen on while people count. */
import { useEffect } from 'preact/hooks';

export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;

    async function hold(): Promise<void> {
      if (isOver || document.hidden) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isOver) await held.release();
        else lock = held;
      } catch {
        // Not allowed, or the battery is low: the screen goes dark as usual.
      }
    }
    // The browser ends it whenever the page is hidden.
    const again = (): void => void hold();
    void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
