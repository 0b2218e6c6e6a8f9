import { useEffect, useRef, useState } from 'preact/hooks';
import { handedOver, handOver } from '../../common/current-log';
import { FaultPanel } from '../../common/fault';
import { validPrefix } from '../../common/library';
import { say } from '../../words/language';
import { Chooser, type Source } from './chooser';
import { type History, historyOf } from './history';
import { Replayed } from './replayed';
import './replay.css';

/** What the page shows: nothing yet, a game on its way, a game, or why there is none. */
interface Shown {
  readonly name?: string;
  readonly history?: History;
  readonly fault?: unknown;
}

/** A game again, step by step. */
export function ReplayPage() {
  const [{ name, history, fault }, setShown] = useState<Shown>({});
  const current = useRef(new AbortController());

  async function show({ name, log }: Source): Promise<void> {
    current.current.abort();
    current.current = new AbortController();
    const { signal } = current.current;
    setShown({ name });
    // The game before leaves the page first, whatever it was called.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const history = await historyOf(log, signal);
      if (history === undefined) return;
      setShown({ name, history });
      // It is still there when the site is loaded anew, such as in another language.
      handOver(validPrefix(log));
    } catch (error) {
      if (!signal.aborted) setShown({ fault: error });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as somebody comes here
  useEffect(() => {
    const log = handedOver();
    if (log !== undefined) void show({ name: say.replay.justSeen, log });
    return () => current.current.abort();
  }, []);

  const chooser = (
    <Chooser
      onSource={show}
      onFault={(error) => {
        current.current.abort();
        setShown({ fault: error });
      }}
    />
  );
  return (
    <div class="stack replay">
      {fault !== undefined && <FaultPanel error={fault} lead={say.replay.cannotShow} />}
      {name === undefined ? (
        chooser
      ) : (
        <>
          {history === undefined ? (
            <p class="loading" role="status">
              {say.replay.preparing}
            </p>
          ) : (
            <Replayed name={name} history={history} />
          )}
          <details>
            <summary>{say.replay.another}</summary>
            {chooser}
          </details>
        </>
      )}
    </div>
  );
}
