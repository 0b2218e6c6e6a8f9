/** What lies beside the board, and how the points come about, as the library tells it. */
import type { GameState } from 'concordia-rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { withNames } from '../../common/called';
import { finalScores, isOver, nameOf, screenModel, viewFor } from '../../common/library';
import { Seat } from '../../common/parts';
import { PointsTable } from '../../common/points';
import { FoldedList, ScreenList, ScreenTable } from '../../common/sections';
import { say } from '../../words/language';

export function Beside({ state }: { readonly state: GameState }) {
  const shown = useRested(state);
  const { model, own } = useMemo(() => openTable(shown), [shown]);
  const { players, display, parts, game, storehouses } = model;
  const [chosen, setChosen] = useState('players');
  /** On a phone only what has been chosen is there. */
  const at = (id: string) => ({ 'data-tab': 'table', class: id === chosen ? undefined : 'away' });
  return (
    <>
      <nav class="chips" data-tab="table" aria-label={say.replay.tabs.table}>
        {[
          { id: 'players', label: players.label },
          { id: 'display', label: display.label },
          { id: 'game', label: game.label },
          ...players.columns.map(({ seat, label }) => ({ id: `seat ${seat}`, label, seat })),
        ].map(({ id, label, ...of }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
            {'seat' in of && <Seat seat={of.seat} />} {label}
          </button>
        ))}
      </nav>
      <div class="columns">
        <section {...at('players')}>
          <ScreenTable section={players} />
        </section>
        <section data-tab="points">
          <PointsTable
            scores={withNames(state, finalScores(state))}
            caption={isOver(state) ? say.replay.finalPoints : say.replay.pointsNow}
            called={(id) => nameOf(state, id)}
            how={(seat) => own[seat]?.scores}
            isFinal={isOver(state)}
          />
        </section>
        <section {...at('display')}>
          <h2>{display.label}</h2>
          <ScreenList section={display} />
        </section>
        <section {...at('game')}>
          <h2>{game.label}</h2>
          <ScreenList section={game} />
        </section>
      </div>
      <div class="columns folded" data-tab="table">
        {parts.map((section) => (
          <div key={section.key} {...at('game')}>
            <FoldedList section={section} />
          </div>
        ))}
        {own.flatMap(({ hands, discards }, seat) =>
          [hands[seat], discards[seat], storehouses[seat]].map(
            (section) =>
              section && (
                <div key={section.key} {...at(`seat ${seat}`)}>
                  <FoldedList section={section} />
                </div>
              ),
          ),
        )}
      </div>
    </>
  );
}

/** Long enough that somebody who leafs through a game does not wait for every moment. */
const REST = 120;

/** The last state at which somebody has stayed. */
function useRested(state: GameState): GameState {
  const [rested, setRested] = useState(state);
  useEffect(() => {
    const timer = setTimeout(() => setRested(state), REST);
    return () => clearTimeout(timer);
  }, [state]);
  return rested;
}

/** The table as whoever has the turn sees it, and as everybody does: nothing is hidden in a replay. */
function openTable(state: GameState) {
  const own = state.players.map((_, seat) => screenModel(viewFor(state, seat)));
  return { model: own[state.seat] ?? screenModel(state), own };
}
