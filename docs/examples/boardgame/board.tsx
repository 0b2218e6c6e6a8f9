import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { type BoardPick, type MountedBoard, mountBoard } from 'concordia-rules/board';
import type { BoardgameG } from 'concordia-rules/boardgame';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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
  // The deal tells nothing, nor do the entries that boardgame.io adds, such as for the end of a turn: they even have the
  // number of the move before them.
  const played = log.filter(({ metadata }) => metadata !== undefined);

  function play({ type, seat: _seat, ...fields }: concordia.Action) {
    moves[type]?.(fields);
  }

  const onPick = useEffectEvent((next: Pick) => {
    if (next.action !== undefined && isConnected) play(next.action);
    else setPick(next);
  });
  const first = useRef(view);
  useEffect(() => {
    if (holder.current === null) return;
    const options = {
      engine: concordia,
      view: first.current,
      onPick: (next: Pick) => onPick(next),
    };
    board.current = mountBoard(holder.current, options);
    return () => board.current?.destroy();
  }, []);

  const shown = useRef(played.length);
  // Only another view is news. All moves since the last one have led to it, and they may be several.
  useEffect(() => {
    const news = played.slice(shown.current);
    shown.current = played.length;
    board.current?.update(view, news.flatMap(eventsOf));
    setPick(undefined);
  }, [view]);

  return (
    <main>
      <div className="board" ref={holder} />
      <section className="choices">
        <h2>{isConnected ? concordia.describeDecision(view) : 'Connection lost'}</h2>
        {(pick?.choices ?? concordia.choices(view)).map(({ action, refusal }) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            disabled={!isConnected || refusal !== undefined}
            onClick={() => play(action)}
          >
            {concordia.describeAction(view, action)}
            {refusal && <small>{refusal.message}</small>}
          </button>
        ))}
      </section>
      <ul className="log" aria-live="polite">
        {played
          .slice(-8)
          .toReversed()
          .map((entry) => (
            <li key={entry._stateID}>{told(view, eventsOf(entry))}</li>
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

/** What a move has brought. */
function eventsOf({ metadata }: LogEntry): readonly concordia.GameEvent[] {
  return metadata?.events ?? [];
}

function told(view: View, events: readonly concordia.GameEvent[]): string {
  return events.flatMap((event) => concordia.sentenceOf(view, event) ?? []).join('; ');
}
