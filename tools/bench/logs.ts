/** `validateLog` against a plain `replay` of the same log and its actions alone, and logs as text against `validateLog`. */
import { deepEqual } from 'node:assert/strict';
import {
  applyAction,
  createGame,
  formatLog,
  parseLog,
  recordGame,
  replay,
  validateLog,
} from '../../src/index';
import type { Recorded } from './games';
import { measureCounting, sum, timeOf } from './measure';
import { type Section, slower } from './report';

export function benchLogs(games: readonly Recorded[]): Section {
  const logs = games.map(({ options, actions }) => recordGame(options, actions));
  for (const log of logs) {
    const validation = validateLog(log);
    deepEqual(validation.ok && validation.state, replay(log), 'validateLog');
  }
  const texts = logs.map((log) => formatLog(log));
  deepEqual(texts.map(parseLog), logs, 'parseLog');
  const count = sum(logs.map(({ actions }) => actions.length));
  /** The work on all games, and how many actions that were. */
  const all = (work: () => unknown) => (): number => {
    work();
    return count;
  };
  const times = measureCounting(
    [
      { name: 'validateLog', run: all(() => logs.map(validateLog)) },
      { name: 'replay', run: all(() => logs.map(replay)) },
      { name: 'applyAction', run: all(() => games.map(playAgain)) },
      { name: 'parseLog', run: all(() => texts.map(parseLog)) },
      { name: 'formatLog', run: all(() => logs.map((log) => formatLog(log))) },
    ],
    500,
  );
  const [validated, replayed] = [timeOf(times, 'validateLog'), timeOf(times, 'replay')];
  const applied = timeOf(times, 'applyAction');
  const [parsed, formatted] = [timeOf(times, 'parseLog'), timeOf(times, 'formatLog')];
  return {
    title: 'validateLog, against replay of the same log; logs as text, against validateLog',
    rows: [
      slower('validateLog, per action', validated, ['replay', replayed], 1.1),
      slower('validateLog, against applyAction', validated, ['applyAction', applied], 1.3),
      slower('parseLog, per action', parsed, ['validateLog', validated], 3),
      slower('formatLog, per action', formatted, ['validateLog', validated], 3),
    ],
  };
}

function playAgain({ options, actions }: Recorded): unknown {
  return actions.reduce((state, action) => applyAction(state, action), createGame(options));
}
