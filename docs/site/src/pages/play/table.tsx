/** A game that is being played. */
import type { Action, Choice, GameState, GameView } from 'concordia-rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../../common/board';
import {
  choices,
  describeDecision,
  finalScores,
  getMap,
  isOver,
  library,
  nameOf,
  viewFor,
} from '../../common/library';
import { PointsTable } from '../../common/points';
import { Parts } from '../replay/parts';
import { Display, Players } from '../replay/players';
import { ChoiceList } from './choice-list';
import { naming } from './choices';
import { botOf, type Game, peopleOf, stateOf } from './game';
import { Meanwhile, Told } from './told';

interface TableProps {
  readonly game: Game;
  readonly onPlay: (action: Action) => void;
  readonly onReplay: () => void;
}

export function Table({ game, onPlay, onReplay }: TableProps) {
  /** Who looks at the screen, where several people share it. */
  const [looking, setLooking] = useState<number>();
  const state = stateOf(game);
  const deciding = state.decision?.seat;
  const people = peopleOf(game);
  const isShared = people.length > 1;
  const looks = isShared ? looking : people[0];
  const isTheirs = deciding !== undefined && looks === deciding;
  // On a shared screen hands show only to those whose choice it is.
  const viewer = isShared && !isTheirs ? undefined : looks;
  const view = useMemo(
    () => viewFor(state, isOver(state) ? 'spectator' : (viewer ?? 'spectator')),
    [state, viewer],
  );
  const all = useMemo(() => choices(view), [view]);
  const [picked, setPicked] = usePicked(all);
  const shown = useMemo(() => naming(all, picked), [all, picked]);
  const heading = useFocus(state, isTheirs);
  const bot = deciding === undefined ? undefined : botOf(game, deciding);
  const next = deciding === undefined ? '' : (state.players[deciding]?.name ?? '');

  return (
    <>
      <div class="play-table">
        <section class="turn stack" aria-label="The turn">
          <div aria-live="polite">
            <h2 ref={heading} tabIndex={-1}>
              {bot === undefined ? describeDecision(view) : 'The bots are playing.'}
            </h2>
          </div>
          <p class="quiet moment-of">
            Turn {state.turn}
            {state.phase === 'finalRound' && ', the final round'}
          </p>
          {bot === undefined && <Meanwhile game={game} />}
          {isOver(state) && <Ending game={game} onReplay={onReplay} />}
          {bot === undefined && deciding !== undefined && !isTheirs && (
            <div class="curtain panel">
              <p>Hand the device over to {next}. Nobody else looks.</p>
              <button type="button" class="main" onClick={() => setLooking(deciding)}>
                I am {next}
              </button>
            </div>
          )}
          {picked.length > 0 && (
            <Picked view={view} picked={picked} onClear={() => setPicked([])} />
          )}
          <ChoiceList
            view={view}
            choices={shown}
            candidatesAreLegal={picked.length > 0}
            onPlay={onPlay}
          />
        </section>
        <Board
          engine={library}
          view={view}
          title={`Board: ${getMap(state.map).name}`}
          onPick={({ picked }) => setPicked(picked.map((key) => key.replace(/^[a-z]+:/, '')))}
        />
      </div>
      <Players view={view} />
      <div class="columns">
        <section>
          <h2>For sale</h2>
          <Display view={view} />
        </section>
        <Told game={game} />
      </div>
      <Parts view={view} />
    </>
  );
}

const NOTHING: readonly string[] = [];

/** What is picked on the board; it belongs to one list of choices, and the next begins without. */
function usePicked(all: readonly Choice[]) {
  const [{ of, ids }, setState] = useState({ of: all, ids: NOTHING });
  const set = (picked: readonly string[]) => setState({ of: all, ids: picked });
  return [of === all ? ids : NOTHING, set] as const;
}

/** Who has pressed a button that is gone goes on from the heading, which says what comes next. */
function useFocus(state: GameState, isTheirs: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another decision is on the screen
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (isLost !== false) heading.current?.focus({ preventScroll: true });
  }, [state, isTheirs]);
  return heading;
}

interface PickedProps {
  readonly view: GameView;
  readonly picked: readonly string[];
  readonly onClear: () => void;
}

function Picked({ view, picked, onClear }: PickedProps) {
  return (
    <div>
      <button type="button" class="picked" onClick={onClear}>
        × Only {picked.map((id) => nameOf(view, id)).join(' and ')}: show everything
      </button>
    </div>
  );
}

function Ending({ game, onReplay }: { game: Game; onReplay: () => void }) {
  return (
    <section class="stack">
      <div>
        <PointsTable scores={finalScores(stateOf(game))} caption="Final points" />
      </div>
      <div>
        <button type="button" class="main" onClick={onReplay}>
          Replay this game
        </button>
      </div>
    </section>
  );
}
