/** A game that is being played: the board on top, and a sheet with what there is to do. */
import type { Action } from 'concordia-rules';
import type { BoardPick, MountedBoard } from 'concordia-rules/board';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../../common/board';
import { isOver, library, nameOf, viewFor } from '../../common/library';
import { say } from '../../words/language';
import { type Game, isBots, peopleOf, stateOf, stepsAfterUndo } from './game';
import { Menu } from './menu';
import { usePace } from './pace';
import { Sheet } from './sheet';
import { Turn } from './turn';

interface TableProps {
  readonly game: Game;
  readonly onPlay: (action: Action) => void;
  readonly onTakeBack: (count: number) => void;
  readonly onLeave: () => void;
  readonly onReplay: () => void;
  /** What has to be told first. */
  readonly children: ComponentChildren;
}

export type PlayBoard = MountedBoard<ReturnType<typeof viewFor>, Action>;

export function Table({ game, onPlay, onTakeBack, onLeave, onReplay, children }: TableProps) {
  /** Who looks at the screen, where several people share it. */
  const [looking, setLooking] = useState<number>();
  const head = stateOf(game);
  const deciding = head.decision?.seat;
  const people = peopleOf(game);
  const isShared = people.length > 1;
  const looks = isShared ? looking : people[0];
  // A bot between two people may be followed by either of them.
  const isWaiting = isShared && isBots(game);
  const isTheirs = !isShared || deciding === looks || isOver(head);
  const isCurtain = !isTheirs && !isWaiting;
  const paced = usePace(game, looks, isWaiting);
  // Behind the curtain everything has happened, and will be shown to whoever lifts it.
  const count = isCurtain ? game.steps.length : paced.count;
  const state = stateOf(game, count);
  // On a shared screen hands show only to those whose choice it is.
  const viewer = isTheirs && looks !== undefined ? looks : 'spectator';
  const view = useMemo(() => viewFor(state, isOver(state) ? 'spectator' : viewer), [state, viewer]);
  const isBehind = !isCurtain && (count < game.steps.length || paced.isReading || isBots(game));
  const step = useStep(count);
  const [picked, setPicked] = useState<{ of: typeof view; pick: BoardPick<Action> }>();
  // A pick belongs to one list of choices, and the next begins without.
  const pick = picked?.of === view ? picked.pick : undefined;
  const [board, setBoard] = useState<PlayBoard>();

  function lift(seat: number): void {
    setLooking(seat);
    const own = game.steps.findLastIndex(({ action }) => action.seat === seat);
    // What the others have done since, now that somebody looks.
    paced.rewind(own + 1);
  }

  return (
    <div class="playing">
      <Bar game={game} isBehind={isBehind && !isWaiting} onTakeBack={onTakeBack} />
      <Board
        engine={library}
        view={view}
        title={say.play.board(nameOf(view, view.map))}
        events={step === 1 ? (game.steps[count - 1]?.events ?? []) : []}
        visible={0.6}
        onPick={(next) => setPicked({ of: view, pick: next })}
        onMounted={setBoard}
      />
      <Sheet
        // Nothing of the sheet of one person stays for the next.
        key={`${viewer}`}
        view={view}
        turn={
          <Turn
            game={game}
            view={view}
            count={count}
            pick={pick}
            board={board}
            curtain={isCurtain ? deciding : undefined}
            isBehind={isBehind}
            onLift={lift}
            onSkip={isWaiting ? undefined : paced.skip}
            onPlay={onPlay}
            onReplay={onReplay}
          >
            {children}
          </Turn>
        }
        menu={
          <Menu game={game} count={count} view={view} onLeave={onLeave} onTakeBack={onTakeBack} />
        }
      />
    </div>
  );
}

/** By how many steps the screen is further than it was; pieces move after one step, and not when time jumps. */
function useStep(count: number): number {
  const before = useRef(count);
  const step = count - before.current;
  useLayoutEffect(() => {
    before.current = count;
  }, [count]);
  return step;
}

interface BarProps extends Pick<TableProps, 'game' | 'onTakeBack'> {
  readonly isBehind: boolean;
}

function Bar({ game, isBehind, onTakeBack }: BarProps) {
  const limit = useMemo(() => stepsAfterUndo(game), [game]);
  const isOpen = limit !== undefined && !isBehind;
  return (
    <header class="play-bar">
      <a class="home" href="#/">
        Concordia
      </a>
      <span class="map">{nameOf(game.start, game.start.map)}</span>
      <button
        type="button"
        disabled={!isOpen}
        onClick={() => isOpen && onTakeBack(game.steps.length - 1)}
      >
        {say.play.takeBack}
      </button>
    </header>
  );
}
