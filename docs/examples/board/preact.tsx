/** @jsxImportSource preact */
/** A board for Preact, and a page that plays on it. It is that of React with other imports. */
import { type MountedBoard, mountBoard } from 'concordia-rules/board';
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Action,
  begun,
  buttonsOf,
  concordia,
  type GameEvent,
  type Picked,
  played,
  type View,
} from './game';

interface BoardProps {
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly onPick: (pick: Picked) => void;
}

export function Board({ view, events, onPick }: BoardProps) {
  const element = useRef<HTMLDivElement>(null);
  const board = useRef<MountedBoard<View, Action>>(null);
  // Another callback is no reason to mount another board.
  const latest = useRef({ view, onPick });
  useEffect(() => {
    latest.current = { view, onPick };
  });

  useEffect(() => {
    if (element.current === null) return;
    board.current = mountBoard(element.current, {
      engine: concordia,
      view: latest.current.view,
      onPick: (pick) => latest.current.onPick(pick),
    });
    return () => board.current?.destroy();
  }, []);

  useEffect(() => {
    board.current?.update(view, events);
  }, [view, events]);

  return <div ref={element} />;
}

function Game() {
  const [{ state, view, events }, setTurn] = useState(begun);
  const [pick, setPick] = useState<Picked>();
  const [isShown, setShown] = useState(true);

  function play(action: Action) {
    setTurn(played(state, action));
    setPick(undefined);
  }

  function toggle() {
    setShown(!isShown);
    setPick(undefined);
  }

  return (
    <>
      <button type="button" aria-pressed={isShown} onClick={toggle}>
        {concordia.getMap(view.map).name}
      </button>
      {isShown && (
        <Board
          view={view}
          events={events}
          onPick={(next) => (next.action ? play(next.action) : setPick(next))}
        />
      )}
      <p aria-live="polite">{concordia.describeDecision(view)}</p>
      <div class="choices">
        {buttonsOf(view, pick).map(({ text, action }) => (
          <button key={text} type="button" onClick={() => play(action)}>
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

render(<Game />, document.body.appendChild(document.createElement('main')));
