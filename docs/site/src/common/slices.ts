/** Long work in slices, so that the page goes on living beside it. */

/** So long the page may stand still, in milliseconds: less than a frame. */
const SLICE = 12;

/** @returns a function to await after each piece of work; it says whether the work is no longer wanted. */
export function slices(signal: AbortSignal): () => Promise<boolean> {
  let end = performance.now() + SLICE;
  return async () => {
    if (performance.now() < end) return signal.aborted;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE;
    return signal.aborted;
  };
}
