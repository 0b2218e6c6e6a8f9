/** What this device keeps that somebody may go on with, read without the rules: it only has to be found again. */
import { jsonIn, recordOf } from '../../common/storage';
import { allKept } from '../play/keep';
import { lastOpen, textOf } from '../score/sheets/stored';

interface Begun {
  /** The page that goes on with it. */
  readonly page: 'score' | 'play';
  /** Of the players. */
  readonly names: readonly string[];
}

/** The sheet that is open, and the game that was played last. */
export function begun(): readonly Begun[] {
  return [openSheet(), lastGame()].filter((one) => one !== undefined);
}

function openSheet(): Begun | undefined {
  const [id = ''] = lastOpen();
  const { fresh, sheet } = recordOf(jsonIn(textOf(id) ?? ''));
  const { players } = recordOf(sheet);
  // Nobody has done anything with a fresh one.
  if (fresh === true || !Array.isArray(players)) return undefined;
  return { page: 'score', names: namesOf(players.map((player) => recordOf(player).name)) };
}

function lastGame(): Begun | undefined {
  const { scores, options } = recordOf(allKept()[0]?.log);
  const { players } = recordOf(options);
  // One with scores is over.
  if (scores !== undefined || !Array.isArray(players)) return undefined;
  return { page: 'play', names: namesOf(players) };
}

/** More than any game has; whoever uses the browser may have written anything there. */
const MOST = 6;

function namesOf(names: readonly unknown[]): readonly string[] {
  return names
    .filter((name) => typeof name === 'string')
    .slice(0, MOST)
    .map((name) => name.slice(0, 60));
}
