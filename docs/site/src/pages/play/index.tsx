import { useEffect, useState } from 'preact/hooks';
import { handOver } from '../../common/current-log';
import { FaultPanel } from '../../common/fault';
import { FileDrop } from '../../common/files';
import { logIn } from '../../common/read-log';
import { goTo } from '../../shell/route';
import { say } from '../../words/language';
import { begun, type Game, isBots, logOf, opened, played, takenBack, withBotMove } from './game';
import { keep, newId, onOtherTab } from './keep';
import { Start } from './start';
import { Table } from './table';
import './play.css';

interface Trouble {
  readonly lead?: string;
  readonly error: unknown;
}

/** Hot seat, or against bots. */
export function PlayPage() {
  const [game, setGame] = useState<Game>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isKept, setIsKept] = useState(true);
  /** Under which the game is kept. */
  const [id, setId] = useState('');
  const [isElsewhere, setElsewhere] = useState(false);

  /** Goes on with a game as it is kept; one that is new has an id of its own. */
  function begin(lead: string, next: () => Game, kept = newId()): void {
    setId(kept);
    setElsewhere(false);
    attempt(lead, next);
  }

  /** Goes on with the game, or says why not. */
  function attempt(lead: string, next: () => Game | undefined): void {
    try {
      setGame(next());
      setTrouble(undefined);
    } catch (error) {
      setTrouble({ lead, error });
    }
  }

  async function open(text: string): Promise<void> {
    try {
      const log = await logIn(text);
      begin(say.play.noGame, () => opened(log));
    } catch (error) {
      setTrouble({ lead: say.play.noGame, error });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets
  useEffect(() => {
    if (game === undefined) return undefined;
    if (!isBots(game)) {
      setIsKept(keep(id, game));
      return undefined;
    }
    // Bots move between frames, so that the page goes on living.
    const timer = setTimeout(() => attempt(say.play.notPossible, () => withBotMove(game)));
    return () => clearTimeout(timer);
  }, [game, id]);

  useEffect(() => {
    if (id === '') return undefined;
    return onOtherTab(id, () => {
      // The other tab has taken this game further, so the one here is another game from now on.
      setId(newId());
      setElsewhere(true);
    });
  }, [id]);

  const load = (
    <FileDrop
      label={say.play.load}
      onText={(text) => void open(text)}
      onFault={(error) => setTrouble({ lead: say.play.noFile, error })}
    />
  );
  if (game === undefined) {
    return (
      <div class="stack play">
        {trouble !== undefined && <FaultPanel {...trouble} />}
        <Start
          onGoOn={(next, kept) => begin('', () => next, kept)}
          onStart={(newGame, sitters) => begin(say.play.noSuchGame, () => begun(newGame, sitters))}
        >
          {load}
        </Start>
      </div>
    );
  }
  return (
    <Table
      // Another game begins with nobody at the screen.
      key={JSON.stringify(game.options)}
      game={game}
      onPlay={(action) => attempt(say.play.notPossible, () => played(game, action))}
      onTakeBack={(count) => attempt('', () => takenBack(game, count))}
      onLeave={() => attempt('', () => undefined)}
      onReplay={() => {
        handOver(logOf(game));
        goTo('replay');
      }}
    >
      {trouble !== undefined && <FaultPanel {...trouble} />}
      {!isKept && <p class="notice">{say.play.notKept}</p>}
      {isElsewhere && <p class="notice">{say.play.otherTab}</p>}
    </Table>
  );
}
