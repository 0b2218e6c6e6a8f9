/** Before a game: those that are kept, a new one, or one from a file or from Replay. */
import type { GameLog } from 'concordia-rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { getMap, mapIds } from '../../common/engine';
import { FaultPanel } from '../../common/fault';
import { download } from '../../common/files';
import { recordOf } from '../../common/storage';
import { say } from '../../words/language';
import { allKept, forget, type Kept } from './keep';
import { Seats, usualSitters } from './seats';
import { Setup, type SetupProps } from './setup';

interface StartProps extends Pick<SetupProps, 'onStart'> {
  /** Fails if it cannot be gone on with. */
  readonly onGoOn: (kept: Kept) => Promise<void>;
  readonly children: ComponentChildren;
}

export function Start({ onGoOn, onStart, children }: StartProps) {
  const [isFirst] = useState(() => allKept().length === 0);
  return (
    <div class="stack">
      <KeptGames onGoOn={onGoOn} />
      <Setup isFirst={isFirst} onStart={onStart} />
      {children}
    </div>
  );
}

function KeptGames({ onGoOn }: Pick<StartProps, 'onGoOn'>) {
  const [found, setFound] = useState(allKept);
  const [all, setAll] = useState(false);
  if (found.length === 0) return null;
  const shown = all ? found : found.slice(0, MOST);
  return (
    <section class="panel stack" aria-labelledby="kept">
      <h2 id="kept">{say.play.kept}</h2>
      <ul class="plain stack">
        {shown.map((kept) => (
          <KeptGame
            key={kept.id}
            kept={kept}
            onGoOn={onGoOn}
            onForget={() => {
              forget(kept.id);
              setFound(allKept());
            }}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" onClick={() => setAll(true)}>
          {say.play.more(found.length - shown.length)}
        </button>
      )}
    </section>
  );
}

/** Most people play one game at a time. */
const MOST = 3;

interface KeptGameProps extends Pick<StartProps, 'onGoOn'> {
  readonly kept: Kept;
  readonly onForget: () => void;
}

function KeptGame({ kept, onGoOn, onForget }: KeptGameProps) {
  const summary = summaryOf(kept.log);
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  const goOn = () => {
    onGoOn(kept).catch((error: unknown) => setFault({ error }));
  };
  const isOpen = summary !== undefined && fault === undefined;
  return (
    <li>
      {summary !== undefined && <p>{say.play.keptGame(summary)}</p>}
      {fault !== undefined && <FaultPanel error={fault.error} lead={say.play.noGame} />}
      {summary === undefined && <p role="alert">{say.play.noGame}</p>}
      <div class="row">
        {isOpen ? (
          <button type="button" class="main" onClick={goOn}>
            {say.play.goOn}
          </button>
        ) : (
          // Another version may still be able to read it.
          <button type="button" onClick={() => download('concordia-kept.json', savedOf(kept))}>
            {say.play.save}
          </button>
        )}
        <button type="button" onClick={onForget}>
          {say.play.discard}
        </button>
      </div>
    </li>
  );
}

function savedOf({ log, text }: Kept): string {
  return log === undefined ? text : JSON.stringify(log);
}

/** `Corsica: Livia and Gaius`, as far as it looks like a game; whether it is one is found out when it goes on. */
function summaryOf(log: unknown): string | undefined {
  const { map, players } = recordOf(recordOf(log).options);
  if (typeof map !== 'string' || !Array.isArray(players) || players.length > 6) return undefined;
  const names = players.filter((name) => typeof name === 'string');
  const known = mapIds().includes(map) ? getMap(map).name : map;
  return `${known.slice(0, 60)}: ${say.common.and(names.map((name) => name.slice(0, 60)))}`;
}

interface PlayOnProps {
  readonly log: GameLog;
  readonly onStart: (log: GameLog) => void;
}

/** Goes on with a game that somebody has seen in Replay: who plays which seat from here on. */
export function PlayOn({ log, onStart }: PlayOnProps) {
  const { players } = log.options;
  // Players without names have the numbers of their seats.
  const names = typeof players === 'number' ? Array.from({ length: players }, () => '') : players;
  const [sitters, setSitters] = useState(() => usualSitters(names));
  return (
    <form
      class="stack setup"
      onSubmit={(event) => {
        event.preventDefault();
        onStart({ ...log, meta: { ...log.meta, seats: sitters.join(' ') } });
      }}
    >
      <p>{say.play.playOnFrom(log.actions.length)}</p>
      <Seats names={names} sitters={sitters} onSitters={setSitters} />
      <div>
        <button type="submit" class="main">
          {say.play.start}
        </button>
      </div>
    </form>
  );
}
