/** The site on the device of whoever visits it, so that it works without a network. */
import { useEffect, useState } from 'preact/hooks';

/** `none`: nothing is known yet, or the browser keeps no sites. `newer`: the next load shows another version. */
export type Keeping = 'none' | 'kept' | 'failed' | 'newer';

let keeping: Keeping = 'none';
const listeners = new Set<(now: Keeping) => void>();

function tell(now: Keeping): void {
  if (keeping === 'newer') return;
  keeping = now;
  for (const listener of listeners) listener(now);
}

/** Whether the site is kept on this device. */
export function useKeeping(): Keeping {
  const [now, setNow] = useState(keeping);
  useEffect(() => {
    setNow(keeping);
    listeners.add(setNow);
    return () => {
      listeners.delete(setNow);
    };
  }, []);
  return now;
}

/** Keeps the site, once the page that is asked for has all that it needs. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  // A page that came from a worker is of its version; the next worker has another.
  if (navigator.serviceWorker.controller !== null) {
    navigator.serviceWorker.addEventListener('controllerchange', () => tell('newer'));
  }
  const begin = () => whenIdle(() => void keepNow());
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function whenIdle(work: () => void): void {
  // Not every browser says when it is.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}

/** Tries it, and says how it went. */
export async function keepNow(): Promise<void> {
  try {
    await navigator.serviceWorker.register('./service-worker.js');
    const registration = await navigator.serviceWorker.getRegistration();
    const fresh = registration?.installing;
    if (fresh !== undefined && fresh !== null) await installed(fresh);
    // The one that is there still serves, even if a newer one could not be kept.
    tell(registration?.active || registration?.waiting ? 'kept' : 'failed');
  } catch (error) {
    console.info('The site is not kept for offline use:', error);
    tell('failed');
  }
}

/** Waits until a worker has kept everything, or has given up. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}
