/** What is loaded when it is wanted. */
import { useCallback, useState } from 'preact/hooks';
import { say } from '../words/language';
import { FaultPanel } from './fault';

/** @throws an error with a sentence if it cannot be had, such as without a network. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(say.shell.notLoaded, { cause });
  }
}

/** @param load - always the same. */
export function useLoading<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<{ readonly it: T }>();
  const [fault, setFault] = useState<unknown>();
  const begin = useCallback((): void => {
    setFault(undefined);
    load().then((it) => setLoaded({ it }), setFault);
  }, [load]);
  /** What is shown as long as it is not there. */
  const missing =
    fault === undefined ? (
      <p role="status">{say.shell.loading}</p>
    ) : (
      <div>
        <FaultPanel error={fault} />
        <button type="button" onClick={begin}>
          {say.shell.again}
        </button>
      </div>
    );
  return { loaded: loaded?.it, begin, missing };
}
