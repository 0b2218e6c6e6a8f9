import { useEffect, useState } from 'preact/hooks';
import { handedOver } from '../../shared/current-log';
import { FaultPanel } from '../../shared/fault';
import { Chooser, type Source } from './chooser';
import { type History, historyOf } from './history';
import { Replayed } from './replayed';
import './replay.css';

/** A game again, step by step. */
export function ReplayPage() {
  const [source, setSource] = useState<Source | undefined>(() => {
    const log = handedOver();
    return log === undefined ? undefined : { name: 'The game you have just seen', log };
  });
  const [history, setHistory] = useState<History>();
  const [fault, setFault] = useState<unknown>();

  useEffect(() => {
    const stop = new AbortController();
    setHistory(undefined);
    setFault(undefined);
    if (source !== undefined) historyOf(source.log, stop.signal).then(setHistory, setFault);
    return () => stop.abort();
  }, [source]);

  const chooser = (
    <Chooser
      onSource={setSource}
      onFault={(error) => {
        setSource(undefined);
        setFault(error);
      }}
    />
  );
  return (
    <div class="stack replay">
      {fault !== undefined && <FaultPanel error={fault} lead="This game cannot be shown." />}
      {source === undefined || fault !== undefined ? (
        chooser
      ) : (
        <>
          {history === undefined ? (
            <p role="status">Playing the game …</p>
          ) : (
            <Replayed key={source.name} name={source.name} history={history} />
          )}
          <details>
            <summary>Another game</summary>
            {chooser}
          </details>
        </>
      )}
    </div>
  );
}
