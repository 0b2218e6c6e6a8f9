import type { BoardProps } from 'boardgame.io/react';
import { type BoardPick, type MountedBoard, mountBoard } from 'concordia-rules/board';
import type { BoardgameG } from 'concordia-rules/boardgame';
import { useEffect, useMemo, useRef, useState } from 'react';
import { concordia } from './game';

type G = BoardgameG<typeof concordia>;
type View = NonNullable<G['view']>;
type Pick = BoardPick<concordia.Action>;

/** The board, what there is to do, and what has been done. */
export function Board(props: BoardProps<G>) {
  const { G: seen, moves, playerID, matchData = [] } = props;
  const names = matchData.map(({ name }) => name);
  if (seen.view != null) return <Table {...props} view={seen.view} names={names.join('\n')} />;
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

interface TableProps extends BoardProps<G> {
  readonly view: View;
  /** Those of the lobby, one a line: boardgame.io makes a new list each time. */
  readonly names: string;
}

function Table({ view: dealt, names, moves, log, isConnected }: TableProps) {
  const view = useMemo(() => named(dealt, names.split('\n')), [dealt, names]);
  const [pick, setPick] = useState<Pick>();
  const holder = useRef<HTMLDivElement>(null);
  const board = useRef<MountedBoard<View, concordia.Action>>(null);

  const first = useRef(view);
  useEffect(() => {
    if (holder.current === null) return;
    const options = { engine: concordia, view: first.current, onPick: setPick };
    board.current = mountBoard(holder.current, options);
    return () => board.current?.destroy();
  }, []);

  // The last entry is the move that has led to this view.
  const events: readonly concordia.GameEvent[] = log.at(-1)?.metadata?.events ?? [];
  // Only another view is news.
  useEffect(() => {
    board.current?.update(view, events);
    setPick(undefined);
  }, [view]);

  return (
    <main>
      <div className="board" ref={holder} />
      <section className="choices">
        <h2>{isConnected ? concordia.describeDecision(view) : 'Connection lost'}</h2>
        {(pick?.choices ?? concordia.choices(view)).map(({ action, refusal }) => {
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
function named(view: View, names: readonly string[]): View {
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

function told(view: View, events: readonly concordia.GameEvent[] = []): string {
  return events.flatMap((event) => concordia.sentenceOf(view, event) ?? []).join('; ');
}
