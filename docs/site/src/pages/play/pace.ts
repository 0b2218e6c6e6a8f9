/** What others do is shown one step after another, while the game itself is further already. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Game, isBots, toldOf } from './game';

/** For reading a sentence, in milliseconds. */
const PACE = 1000;
/** For seeing one's own piece arrive. */
const ARRIVAL = 400;

export interface Paced {
  /** How many steps of the game are on the screen. */
  readonly count: number;
  /** Whether what others have done is still to be read. */
  readonly isReading: boolean;
  /** Shows the game from an earlier step on. */
  rewind(count: number): void;
  /** Shows all that has happened, and what happens until somebody at the screen has a choice. */
  skip(): void;
}

/**
 * @param own - the seat that looks at the screen: what it does shows at once.
 * @param isWaiting - whether nothing is to be shown yet.
 */
export function usePace(game: Game, own: number | undefined, isWaiting: boolean): Paced {
  const { steps } = game;
  const [shown, setShown] = useState(steps.length);
  /** How long nothing else is to be shown. */
  const [pause, setPause] = useState(0);
  const [isSkipping, setSkipping] = useState(false);
  // Something has been taken back.
  const count = Math.min(shown, steps.length);
  const next = steps[count];
  const isQuick = next !== undefined && (isSkipping || next.action.seat === own);

  useLayoutEffect(() => {
    if (isQuick) {
      setShown(isSkipping ? steps.length : count + 1);
      setPause(isSkipping ? 0 : ARRIVAL);
    } else if (shown > count) {
      setShown(count);
      setPause(0);
    }
  }, [isQuick, isSkipping, steps.length, count, shown]);

  useEffect(() => {
    if (isSkipping && !isBots(game)) setSkipping(false);
  }, [game, isSkipping]);

  useEffect(() => {
    if (pause > 0) {
      const timer = setTimeout(() => setPause(0), pause);
      return () => clearTimeout(timer);
    }
    if (next !== undefined && !isQuick && !isWaiting) {
      setShown(count + 1);
      // What there is nothing to say of needs no time.
      setPause(toldOf(next).length === 0 ? 0 : PACE);
    }
    return undefined;
  }, [pause, next, isQuick, isWaiting, count]);

  return {
    count,
    isReading: pause === PACE,
    rewind(to) {
      setSkipping(false);
      setPause(0);
      setShown(to);
    },
    skip() {
      setPause(0);
      setShown(steps.length);
      setSkipping(isBots(game));
    },
  };
}
