/** A match from its beginning: who has come, the deal, and then the table. */
import type { BoardProps } from 'boardgame.io/react';
import type { BoardgameG } from 'concordia-rules/boardgame';
import { useMemo } from 'react';
import { Board } from './board';
import { concordia } from './game';

export function MatchPage(props: BoardProps<BoardgameG<typeof concordia>>) {
  const { G, moves, playerID, matchData = [], isConnected } = props;
  const people = matchData.map(({ name }) => name);
  // One a line, since boardgame.io makes a new list each time.
  const names = people.join('\n');
  const view = useMemo(() => G.view && named(G.view, names.split('\n')), [G.view, names]);
  return (
    <>
      <p role="alert">{isConnected ? '' : 'Connection lost'}</p>
      {view ? (
        <Board {...props} view={view} />
      ) : (
        <section>
          <ul>
            {people.map((name, seat) => (
              <li key={matchData[seat]?.id}>{name ?? '…'}</li>
            ))}
          </ul>
          <button
            type="button"
            disabled={playerID !== '0' || people.includes(undefined)}
            onClick={() => moves.deal?.()}
          >
            Deal
          </button>
        </section>
      )}
    </>
  );
}

/** The names that people have given in the lobby, if the library takes them: no two are the same, for example. */
function named(view: concordia.GameView, names: readonly string[]): concordia.GameView {
  const players = view.players.map((player, seat) => ({
    ...player,
    name: names[seat] || player.name,
  }));
  try {
    return concordia.parseView({ ...view, players });
  } catch {
    return view;
  }
}
