/** `validateLog`, which says where a log goes wrong, against a plain `replay` of the same log. */
import { deepEqual } from 'node:assert/strict';
import { recordGame, replay, validateLog } from '../../src/index';
import type { Recorded } from './games';
import { measure, sum, timeOf } from './measure';
import { type Section, timeText } from './report';

export function benchLogs(games: readonly Recorded[]): Section {
  const logs = games.map(({ options, actions }) => recordGame(options, actions));
  for (const log of logs) {
    const validation = validateLog(log);
    deepEqual(validation.ok && validation.state, replay(log), 'validateLog');
  }
  const count = sum(logs.map(({ actions }) => actions.length));
  const times = measure(
    [
      { name: 'validateLog', count, run: () => logs.map(validateLog) },
      { name: 'replay', count, run: () => logs.map(replay) },
    ],
    200,
  );
  const [validated, replayed] = [timeOf(times, 'validateLog'), timeOf(times, 'replay')];
  return {
    title: 'validateLog, against replay of the same log',
    rows: [
      {
        name: 'validateLog, per action',
        figure: `${timeText(validated)} (replay ${timeText(replayed)})`,
        ratio: validated / replayed,
        target: { at: 'most', limit: 1.1 },
      },
    ],
  };
}
