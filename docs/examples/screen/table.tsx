/** The board, and all that the one who decides can do. */
import { type BoardPick, type MountedBoard, mountBoard } from 'concordia-rules/board';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Game, inWords, viewOf } from './game';
import { type Action, concordia, type View } from './library';

type Pick = BoardPick<Action>;
type Looked = { view: View; pick?: Pick | undefined; action?: Action };
type BoardProps = { view: View; events: Game['events']; onPick: (pick: Pick) => void };

export function Table({ game, onPlay }: { game: Game; onPlay: (action: Action) => void }) {
  const { log, events } = game;
  const view = useMemo(() => viewOf(game), [game]);
  const [looked, look] = useState<Looked>({ view });
  // What was looked at before the last choice is no longer there.
  const { pick, action: meant = pick?.action }: Looked = looked.view === view ? looked : { view };
  const choices: Pick['choices'] = pick?.choices ?? concordia.choices(view);

  function onPick(next: Pick) {
    look({ view, pick: next });
    // What cannot be taken back waits for its button.
    if (next.action && concordia.preview(view, next.action).complete) onPlay(next.action);
  }

  return (
    <>
      <Board view={view} events={events} onPick={onPick} />
      <section className="choices">
        <h2 key={log.actions.length} tabIndex={-1} ref={focus}>
          {concordia.describeDecision(view)}
        </h2>
        {choices.map(({ action, refusal }) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            disabled={refusal !== undefined}
            onClick={() => onPlay(action)}
            onFocus={() => look({ view, pick, action })}
            onMouseEnter={() => look({ view, pick, action })}
          >
            {concordia.describeAction(view, action)} <small>{refusal?.message}</small>
          </button>
        ))}
        {/* Below the buttons, and always of one height: nothing moves under who points at a button. */}
        <footer>
          <p aria-live="polite">{inWords(view, events)}</p>
          <p>{meant && inWords(view, concordia.preview(view, meant).events)}</p>
        </footer>
      </section>
    </>
  );
}

/** Who uses the keyboard, or hears the page, goes on from the heading if the button is gone. */
function focus(heading: HTMLElement | null) {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

/** Mounts the board once and tells it of new views; what moves on it is not React's. */
function Board({ view, events, onPick }: BoardProps) {
  const div = useRef<HTMLDivElement>(null);
  const board = useRef<MountedBoard<View, Action>>(null);
  const picked = useEffectEvent(onPick);
  useEffect(() => {
    // A mouse can do with places that are too small for a finger.
    const look = { beside: true, ...(matchMedia('(pointer: fine)').matches && { zoom: 1 }) };
    const options = { engine: concordia, view, onPick: (pick: Pick) => picked(pick), ...look };
    if (div.current?.hasChildNodes() === false) board.current = mountBoard(div.current, options);
    board.current?.update(view, events);
  }, [view, events]);
  useEffect(() => () => board.current?.destroy(), []);
  return <div className="board" ref={div} />;
}
