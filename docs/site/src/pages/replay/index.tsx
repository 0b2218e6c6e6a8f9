import { useEffect, useRef, useState } from 'preact/hooks';
import { handedOver, handOver } from '../../common/current-log';
import { FaultPanel, fetched } from '../../common/fault';
import { say, speakOfGames } from '../../words/language';
import { Chooser, type Source } from './chooser';
import type { History } from './history';
import './replay.css';

/** Everything that needs the rules: one can choose a game without them. */
async function loadPlayer() {
  await speakOfGames();
  return fetched(() => import('./replayed'));
}

type Player = Awaited<ReturnType<typeof loadPlayer>>;

/** What the page shows: nothing yet, a game on its way, a game, or why there is none. */
interface Shown {
  readonly name?: string;
  readonly game?: { readonly player: Player; readonly history: History };
  readonly fault?: unknown;
}

/** A game again, step by step. */
export function ReplayPage() {
  // What another page has handed over is there at once, so that nothing moves when it comes.
  const [{ name, game, fault }, setShown] = useState<Shown>(() =>
    handedOver() === undefined ? {} : { name: say.replay.justSeen },
  );
  const current = useRef(new AbortController());

  async function show({ name, read }: Source, isHandedOver = false): Promise<void> {
    current.current.abort();
    current.current = new AbortController();
    const { signal } = current.current;
    setShown({ name });
    // The game before leaves the page first, whatever it was called.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const player = await loadPlayer();
      const log = await read();
      const history = await player.historyOf(log, signal);
      if (history === undefined) return;
      setShown({ name, game: { player, history } });
      // It is still there when the site is loaded anew, such as in another language.
      handOver(player.validPrefix(log));
    } catch (error) {
      // Nobody has asked for what lay in the browser.
      if (!signal.aborted) setShown(isHandedOver ? {} : { fault: error });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as somebody comes here
  useEffect(() => {
    const log = handedOver();
    if (log !== undefined) void show({ name: say.replay.justSeen, read: async () => log }, true);
    return () => current.current.abort();
  }, []);

  const chooser = (
    <Chooser
      onSource={show}
      onNear={() => void loadPlayer().catch(() => undefined)}
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
          {game === undefined ? (
            <p class="loading" role="status">
              {say.replay.preparing}
            </p>
          ) : (
            <game.player.Replayed name={name} history={game.history} />
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
