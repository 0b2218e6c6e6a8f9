import { useEffect, useState } from 'preact/hooks';
import { handOver } from '../../common/current-log';
import { FaultPanel } from '../../common/fault';
import { download, FileDrop } from '../../common/files';
import { getMap, isOver } from '../../common/library';
import { logIn, textOf } from '../../common/read-log';
import { goTo } from '../../shell/route';
import {
  afterBots,
  begun,
  type Game,
  isBots,
  logOf,
  opened,
  played,
  stateOf,
  undone,
} from './game';
import { forget, type Kept, keep, kept } from './keep';
import { Setup } from './setup';
import { Table } from './table';
import '../replay/replay.css';
import './play.css';

interface Trouble {
  readonly lead: string;
  readonly error: unknown;
}

/** Hot seat, or against bots. */
export function PlayPage() {
  const [game, setGame] = useState<Game>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isKept, setIsKept] = useState(true);

  /** Goes on with another game, or says why not. */
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
      attempt('This game cannot be continued.', () => opened(log));
    } catch (error) {
      setTrouble({ lead: 'This game cannot be continued.', error });
    }
  }

  useEffect(() => {
    if (game === undefined) return undefined;
    if (!isBots(game)) {
      setIsKept(keep(game));
      return undefined;
    }
    // Bots move between frames, so that the page goes on living.
    const timer = setTimeout(() => setGame(afterBots(game)));
    return () => clearTimeout(timer);
  }, [game]);

  const load = (
    <FileDrop
      label="Load a game"
      onText={(text) => void open(text)}
      onFault={(error) => setTrouble({ lead: 'This file cannot be read.', error })}
    />
  );
  return (
    <div class="stack play">
      {trouble !== undefined && <FaultPanel {...trouble} />}
      {game === undefined ? (
        <>
          <KeptGame onGoOn={(next) => attempt('', () => next)} />
          <Setup
            onStart={(newGame, sitters) =>
              attempt('This game cannot be set up.', () => begun(newGame, sitters))
            }
          />
          {load}
        </>
      ) : (
        <>
          <Tools
            game={game}
            onUndo={(before) => attempt('', () => before)}
            onLeave={() => attempt('', () => undefined)}
          />
          {!isKept && (
            <p class="quiet">This browser keeps nothing, so save the game before you close it.</p>
          )}
          <Table
            game={game}
            onPlay={(action) => attempt('This is not possible.', () => played(game, action))}
            onReplay={() => {
              handOver(logOf(game));
              goTo('replay');
            }}
          />
          <details>
            <summary>Load another game</summary>
            {load}
          </details>
        </>
      )}
    </div>
  );
}

/** The game that this browser has kept, if there is one. */
function KeptGame({ onGoOn }: { onGoOn: (game: Game) => void }) {
  const [found, setFound] = useState<Kept>(kept);
  if (found === undefined) return null;
  const forgetIt = () => {
    forget();
    setFound(undefined);
  };
  return (
    <section class="panel" aria-label="The game kept in this browser">
      {'fault' in found ? (
        <FaultPanel
          error={found.fault}
          lead="The game saved in this browser cannot be continued."
        />
      ) : (
        <p>This browser has kept a game: {summaryOf(found.game)}. A new one takes its place.</p>
      )}
      <div class="row">
        {'game' in found && (
          <button type="button" class="main" onClick={() => onGoOn(found.game)}>
            Continue
          </button>
        )}
        <button type="button" onClick={forgetIt}>
          Discard it
        </button>
      </div>
    </section>
  );
}

/** `Corsica, Livia and Gaius, turn 12`. */
function summaryOf(game: Game): string {
  const state = stateOf(game);
  const names = state.players.map(({ name }) => name).join(', ');
  const moment = isOver(state) ? 'over' : `turn ${state.turn}`;
  return `${getMap(state.map).name} with ${names}, ${moment}`;
}

interface ToolsProps {
  readonly game: Game;
  readonly onUndo: (before: Game) => void;
  readonly onLeave: () => void;
}

function Tools({ game, onUndo, onLeave }: ToolsProps) {
  const before = undone(game);
  return (
    <div class="row" role="toolbar" aria-label="Game">
      <button
        type="button"
        disabled={before === undefined}
        onClick={() => before !== undefined && onUndo(before)}
      >
        Undo
      </button>
      <button
        type="button"
        onClick={() => download(`concordia-${game.start.map}.json`, JSON.stringify(logOf(game)))}
      >
        Save
      </button>
      <button
        type="button"
        onClick={async () =>
          download(`concordia-${game.start.map}.txt`, await textOf(logOf(game)), 'text/plain')
        }
      >
        Save as text
      </button>
      <button type="button" onClick={onLeave}>
        New game
      </button>
    </div>
  );
}
