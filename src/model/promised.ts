/** What every object may have. */
interface Perhaps {
  readonly then?: unknown;
}

/** Whether a value is a promise of any kind. */
export function isPromised(value: unknown): boolean {
  if (typeof value !== 'object' && typeof value !== 'function') return false;
  // Rules return lists all the time, and lists are not promises.
  if (value === null || Array.isArray(value)) return false;
  const { then }: Perhaps = value;
  return typeof then === 'function';
}

/** Ignores a promise: if it fails later, the process does not end. */
export function forget(promised: unknown): void {
  new Promise((resolve) => resolve(promised)).catch(() => {});
}
