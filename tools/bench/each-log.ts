/**
 * What the commands do with each log of an archive, in one process: against the limit, which is to parse the JSON and to
 * carry out its actions, and against `validate`.
 */
import { strict as assert } from 'node:assert';
import { analystWith } from '../../src/bots';
import type { Extraction } from '../../src/cli/archive/extract';
import type { Task } from '../../src/cli/archive/tasks';
import { judge } from '../../src/cli/archive/verdict';
import { languageNamed } from '../../src/cli/language';
import { narrate } from '../../src/cli/narrate';
import { namesOf } from '../../src/cli/printable-names';
import { applyTrusted, createGame, recordGame } from '../../src/index';
import type { Recorded } from './games';
import { measureCounting, timeOf } from './measure';
import { type Row, type Section, timeText } from './report';

/** Milliseconds for a candidate in a round. */
const TIME = 500;
const SOUGHT = { criteria: { city: ['roma'] }, form: 'id' } as const;
const language = await languageNamed('en');
/** At most so many times the limit. */
const TARGETS = { validate: 1.4, 'table players': 3, 'find --city': 2.5, 'convert --to text': 2.5 };

export function benchEachLog(games: readonly Recorded[]): Section {
  const logs = games.map(({ options, actions }) => recordGame(options, actions));
  const lines = logs.map((log) => JSON.stringify(log));
  const { library } = language;
  const judging = (tasks: readonly Task[], extraction?: Extraction) => {
    const asked = { lang: 'en', json: false, colors: false };
    const verdictOn = judge({ ...asked, ...(extraction && { extraction }) }, language);
    return over(tasks, (task) => verdictOn(task).kind === 'good');
  };
  const json = lines.map(taskOf);
  const texts = logs.map((log) => JSON.stringify(library.formatLog(log))).map(taskOf);
  const all = { take: 'logs', criteria: {} } as const;
  const rows = { take: 'rows', form: 'csv', isRaw: false } as const;
  const analyse = analystWith(library);
  const limit = 'limit';
  const candidates: readonly { readonly name: string; run(): number }[] = [
    { name: limit, run: over(lines, leastWork) },
    { name: 'validate', run: judging(json) },
    { name: 'table games', run: judging(json, { ...rows, table: 'games' }) },
    { name: 'table players', run: judging(json, { ...rows, table: 'players' }) },
    { name: 'table turns', run: judging(json, { ...rows, table: 'turns' }) },
    { name: 'table actions', run: judging(json, { ...rows, table: 'actions' }) },
    { name: 'find --city', run: judging(json, { take: 'logs', ...SOUGHT }) },
    { name: 'convert --to text', run: judging(json, { ...all, form: 'text' }) },
    { name: 'convert --to json', run: judging(texts, { ...all, form: 'json' }) },
    {
      name: 'replay',
      run: over(logs, (log) => {
        const start = library.startOf(log);
        const names = namesOf(library.getMap(start.map), start.players, language);
        return [...narrate(start, log, names, language)];
      }),
    },
    {
      name: 'analyse, before it plays on',
      // It finds the moments of the game, and then that nobody wants to know more.
      run: over(logs, (log) =>
        analyse(log, { sims: 1, signal: AbortSignal.abort() })
          .next()
          .catch(() => {}),
      ),
    },
  ];
  const times = measureCounting(candidates, TIME);
  const [least, validated] = [timeOf(times, limit), timeOf(times, 'validate')];
  const targets: Readonly<Record<string, number | undefined>> = TARGETS;
  return {
    title: 'Each log of an archive, against JSON.parse and applyTrusted of its actions',
    rows: candidates.slice(1).map(({ name }): Row => {
      const time = timeOf(times, name);
      const most = targets[name];
      return {
        name,
        figure: `${timeText(time)} (limit ${timeText(least)}), ${(time / validated).toFixed(2)} × validate`,
        ratio: time / least,
        ...(most !== undefined && { target: { at: 'most', limit: most } }),
      };
    }),
  };
}

function leastWork(line: string): unknown {
  const { options, actions }: ReturnType<typeof recordGame> = JSON.parse(line);
  let state = createGame(options);
  for (const action of actions) state = applyTrusted(state, action);
  return state;
}

/** Does the work on each, and says how many there were. */
function over<T>(items: readonly T[], work: (item: T) => unknown): () => number {
  return () => {
    for (const item of items) assert(work(item));
    return items.length;
  };
}

function taskOf(text: string, index: number): Task {
  return {
    source: 'logs.ndjson',
    line: index + 1,
    isText: false,
    size: text.length,
    content: { text },
  };
}
