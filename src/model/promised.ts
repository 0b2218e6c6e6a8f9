/** What every object may have. */
interface Perhaps {
  readonly then?: unknown;
}

/** Whether a value is a promise, of whatever make. */
export function isPromised(value: unknown): boolean {
  if (typeof value !== 'object' && typeof value !== 'function') return false;
  // Rules return lists all the time, and nobody waits for one.
  if (value === null || Array.isArray(value)) return false;
  const { then }: Perhaps = value;
  return typeof then === 'function';
}

/** Nobody waits for it: if it fails later, nobody hears of that either, and no process ends of it. */
export function forget(promised: unknown): void {
  new Promise((resolve) => resolve(promised)).catch(() => {});
}
