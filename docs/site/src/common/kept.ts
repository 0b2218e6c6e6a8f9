/** What survives a reload, as JSON in this browser. */
import { useCallback, useState } from 'preact/hooks';

/** @param read - makes a value of what was kept; throws, or says `undefined`, if it is none. */
export function kept<T>(key: string, read: (input: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    // Storage may be closed to us, or hold what an older page, or anybody, wrote: then nothing was kept.
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed storage only means that a reload starts anew.
  }
}

/** Like `useState`, kept under a key. */
export function useKept<T>(
  key: string,
  initial: T,
  read: (input: unknown) => T | undefined,
): readonly [value: T, set: (value: T) => void] {
  const [value, setValue] = useState(() => kept(key, read) ?? initial);
  const set = useCallback(
    (next: T) => {
      keep(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, set];
}
