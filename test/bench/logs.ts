/** `validateLog` against a plain `replay` of the same log, and logs as text against `validateLog`. */
import { deepEqual } from 'node:assert/strict';
import { formatLog, parseLog, recordGame, replay, validateLog } from '../../src/index';
import type { Recorded } from './games';
import { measure, sum, timeOf } from './measure';
import { type Section, timeText } from './report';

export function benchLogs(games: readonly Recorded[]): Section {
  const logs = games.map(({ options, actions }) => recordGame(options, actions));
  for (const log of logs) {
    const validation = validateLog(log);
    deepEqual(validation.ok && validation.state, replay(log), 'validateLog');
  }
  const texts = logs.map(formatLog);
  deepEqual(texts.map(parseLog), logs, 'parseLog');
  const count = sum(logs.map(({ actions }) => actions.length));
  const times = measure(
    [
      { name: 'validateLog', count, run: () => logs.map(validateLog) },
      { name: 'replay', count, run: () => logs.map(replay) },
      { name: 'parseLog', count, run: () => texts.map(parseLog) },
      { name: 'formatLog', count, run: () => logs.map(formatLog) },
    ],
    200,
  );
  const [validated, replayed] = [timeOf(times, 'validateLog'), timeOf(times, 'replay')];
  const [parsed, formatted] = [timeOf(times, 'parseLog'), timeOf(times, 'formatLog')];
  return {
    title: 'validateLog, against replay of the same log; logs as text, against validateLog',
    rows: [
      {
        name: 'validateLog, per action',
        figure: `${timeText(validated)} (replay ${timeText(replayed)})`,
        ratio: validated / replayed,
        target: { at: 'most', limit: 1.1 },
      },
      { name: 'parseLog, per action', figure: timeText(parsed), ratio: parsed / validated },
      { name: 'formatLog, per action', figure: timeText(formatted), ratio: formatted / validated },
    ],
  };
}
