/** Keys of the whole page. */
import { useLayoutEffect } from 'preact/hooks';

/** @param onKey - does what the key is for, and says whether it is for anything. */
export function useKeys(onKey: (key: string) => boolean): void {
  // Not later than the page shows where it is: the next key counts from there.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || isBusy(target)) return;
      if (onKey(key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** Fields and what scrolls need their keys for themselves. */
function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, .wide') !== null;
}
