import type { BoardProps } from 'boardgame.io/react';
import type { BoardgameG } from 'concordia-rules/boardgame';
import { stateSvg } from 'concordia-rules/svg';
import { concordia } from './game';

type G = BoardgameG<typeof concordia>;
type View = NonNullable<G['view']>;

/** The board, what there is to do, and what has been done. */
export function Board({ G, moves, playerID, matchData = [], log, isConnected }: BoardProps<G>) {
  const names = matchData.map(({ name }) => name);
  if (G.view == null) {
    const isComplete = names.every((name) => name !== undefined);
    return (
      <section>
        <ul>
          {names.map((name, seat) => (
            <li key={matchData[seat]?.id}>{name ?? '…'}</li>
          ))}
        </ul>
        <button
          type="button"
          disabled={playerID !== '0' || !isComplete}
          onClick={() => moves.deal?.()}
        >
          Deal
        </button>
      </section>
    );
  }
  const view = named(G.view, names);
  return (
    <main>
      <div className="board" dangerouslySetInnerHTML={{ __html: stateSvg(view) }} />
      <section className="choices">
        <h2>{isConnected ? concordia.describeDecision(view) : 'Connection lost'}</h2>
        {concordia.choices(view).map(({ action, refusal }) => {
          const { type, seat: _seat, ...fields } = action;
          return (
            <button
              key={JSON.stringify(action)}
              type="button"
              disabled={!isConnected || refusal !== undefined}
              onClick={() => moves[type]?.(fields)}
            >
              {concordia.describeAction(view, action)}
              {refusal && <small>{refusal.message}</small>}
            </button>
          );
        })}
      </section>
      <ul className="log" aria-live="polite">
        {log
          .slice(-8)
          .toReversed()
          .map(({ _stateID, metadata }) => (
            <li key={_stateID}>{told(view, metadata?.events)}</li>
          ))}
      </ul>
    </main>
  );
}

/** The names that people have given in the lobby, if the library takes them: no two are the same, for example. */
function named(view: View, names: readonly (string | undefined)[]): View {
  const players = view.players.map((player, seat) => ({
    ...player,
    name: names[seat] ?? player.name,
  }));
  try {
    return concordia.parseView({ ...view, players });
  } catch {
    return view;
  }
}

function told(view: View, events: readonly concordia.GameEvent[] = []): string {
  const sentences = events.flatMap((event) => {
    const words = concordia.describeEvent(view, event);
    const name = 'seat' in event ? view.players[event.seat]?.name : undefined;
    return words === undefined ? [] : [name === undefined ? words : `${name} ${words}`];
  });
  return sentences.join('; ');
}
