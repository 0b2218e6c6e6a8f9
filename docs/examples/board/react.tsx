/**
 * A board for React, and a page that plays on it. The component mounts the board once and tells it of new views; what
 * moves on the board is not React's, so nothing is rendered again for it.
 */
import { type MountedBoard, mountBoard } from 'concordia-rules/board';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
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
      <div className="choices">
        {buttonsOf(view, pick).map(({ text, action }) => (
          <button key={text} type="button" onClick={() => play(action)}>
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Game />
  </StrictMode>,
);
