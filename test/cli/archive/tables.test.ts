/** Games as tables, and games that are found. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { TABLES, type TableName } from '../../../src/cli/archive/tables';
import { formatLog, parseLog } from '../../../src/index';
import { page, ROOT } from '../../readme/markdown';
import { buildEagerCli } from '../../support/built-cli';
import { someBeforePush } from '../../support/night';
import { concordia, jsonLines, logOf, OPENING, scratch } from '../console';

const files = scratch();
const example = (name: string) => `${ROOT}docs/examples/${name}`;
const ITALIA = example('italia-3.concordia');
const GOOD = logOf(OPENING);

type Row = Readonly<Record<string, string | number | boolean | null>>;

async function rowsOf(table: TableName, source: string, stdin = ''): Promise<readonly Row[]> {
  const { out } = await concordia(['table', table, '--to', 'ndjson', source], { stdin });
  return jsonLines(out);
}

describe('docs/command-line.md', () => {
  const names = Object.keys(TABLES) as readonly TableName[];
  test.each(names)('lists the columns of %s', (table) => {
    const [, after = ''] = page('docs/command-line.md').split(`\n### ${table}\n`);
    const [section = ''] = after.split('\n##');
    const [list = ''] = section.split('\n\n').filter((part) => part.includes('`, `'));
    const listed = [...list.matchAll(/`(\w+)`/g)].map(([, column]) => column);
    expect(listed).toEqual([...TABLES[table].columns]);
  });
});

test('players without a name have one in the language that is asked for', async () => {
  const log = `${files.dir}/nobody.json`;
  const game = ['--map', 'italia', '--players', '2', '--seed', 'nobody', '--games', '1'];
  await concordia(['simulate', ...game, '--save', log]);
  for (const table of ['players', 'turns', 'actions'] as const) {
    const { out } = await concordia(['--lang', 'de', 'table', table, '--to', 'ndjson', log]);
    const names = jsonLines<Row>(out).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['Spieler 1', 'Spieler 2']));
  }
  const { out } = await concordia(['--lang', 'fr', 'table', 'games', '--to', 'ndjson', log]);
  expect(JSON.parse(JSON.parse(out).winners)[0]).toMatch(/^Joueur [12]$/);
  const asked = ['--lang', 'pl', 'find', '--player', 'gracz 2', '--to', 'id', log];
  expect((await concordia(asked)).out).not.toBe('');
});

test('notes of a log stand in the row of the game, and goods of cities in that of the action', async () => {
  const text = readFileSync(ITALIA, 'utf8').replace('[Map', '[meta.place "Ostia"]\n[Map');
  expect(await rowsOf('games', '-', text)).toMatchObject([{ tags: '{"place":"Ostia"}' }]);
  const actions = await rowsOf('actions', ITALIA);
  const built = actions.filter(({ type }) => type === 'buildHouse').slice(0, 2);
  // The food of Olbia and the brick of Casinum are in the first row of players, too.
  expect(built.map(({ city, good }) => [city, good])).toEqual([
    ['olbia', 'food'],
    ['casinum', 'brick'],
  ]);
});

describe('the whole program', () => {
  let cli = '';
  beforeAll(() => {
    cli = buildEagerCli(files.dir);
  });
  const lines = Array.from({ length: 300 }, (_, index) => (index % 7 === 3 ? '{' : GOOD));
  const input = `${lines.join('\n')}\n`;

  const commands = [
    [['table', 'turns', '-']],
    [['find', '--player', 'Ben', '-']],
    [['convert', '--to', 'text', '-']],
  ];
  test.each(someBeforePush(commands, 1))(
    'writes the same without workers and with two: %j',
    async (args) => {
      const here = await concordia(args, { stdin: input });
      const options = { input, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
      const there = spawnSync(process.execPath, [cli, ...args, '--jobs', '2'], options);
      expect(there.stdout).toBe(here.out);
      expect(there.status).toBe(1);
      expect(here.code).toBe(1);
    },
  );
});

describe('find', () => {
  const games = ['italia-3', 'imperium-4', 'imperium-2', 'hellas-forum-3'];
  const archive = games.map((name) => example(`${name}.json`));

  test('leaves out what is not finished, if it is told to', async () => {
    const stdin = '[Map "Italia"] [Players "Anna, Ben"] [Seed "a"]\n\n1 Anna: Prefect';
    expect((await concordia(['find', '-'], { stdin })).out).not.toBe('');
    expect((await concordia(['find', '--finished', '-'], { stdin })).out).toBe('');
  });

  test('writes texts that are read again as they were', async () => {
    const texts = await concordia(['find', '--to', 'text', ...archive]);
    const back = await concordia(['convert', '-'], { stdin: texts.out });
    const logs = await concordia(['find', ...archive]);
    expect(back.out).toBe(logs.out);
    expect(texts.out).toContain(formatLog(parseLog(page('docs/examples/italia-3.concordia'))));
  });
});

describe('several games in one file', () => {
  const texts = `${page('docs/examples/italia-3.concordia')}\n${page('docs/examples/imperium-4.concordia')}`;
  const both = files.write('both.concordia', texts);

  test('become lines of JSON, and texts again', async () => {
    const json = await concordia(['convert', both]);
    expect(json.code).toBe(0);
    expect(json.out.trimEnd().split('\n')).toHaveLength(2);
    const back = await concordia(['convert', '-'], { stdin: json.out });
    expect(back.out).toBe(`${texts}\n`);
    const target = `${files.dir}/both.ndjson`;
    const saved = await concordia(['convert', both, '--save', target]);
    expect(saved).toMatchObject({ code: 0, out: '' });
    expect((await concordia(['convert', target])).out).toBe(`${texts}\n`);
    expect((await concordia(['convert', both, '--save', target])).err).toContain('--force');
  });

  test('texts as lines of JSON become logs', async () => {
    const log: unknown = JSON.parse((await concordia(['convert', ITALIA])).out);
    const line = `  ${JSON.stringify(page('docs/examples/italia-3.concordia'))}\n`;
    const { out } = await concordia(['convert', '-'], { stdin: `${line}${line}` });
    expect(jsonLines(out)).toEqual([log, log]);
  });

  test('can be told one by one', async () => {
    const second = await concordia(['replay', '--game', '2', both]);
    expect(second).toEqual(await concordia(['replay', example('imperium-4.json')]));
    const text = await concordia(['convert', '--game', '2', '--to', 'text', both]);
    expect(text.out).toBe(page('docs/examples/imperium-4.concordia'));
    expect((await concordia(['replay', '--game', '1', ITALIA])).code).toBe(0);
  });

  test.each([
    [[both], 'has several games; say which one, such as --game 3'],
    [['--game', '3', both], 'has no game 3, only 2 games'],
    [['--game', '2', ITALIA], 'has no game 2, only 1 game'],
    [[files.dir], 'cannot be read: it is a directory'],
  ])('replay %j', async (args, why) => {
    const { code, err } = await concordia(['replay', ...args]);
    expect(code).toBe(1);
    expect(err).toContain(why);
  });

  test('one that cannot be read does not stop the others', async () => {
    const stdin = `${texts}\n[Map "Italia"]\n1 Anna: Senator\n\n${page('docs/examples/italia-3.concordia')}`;
    const { out, err, code } = await concordia(['convert', '-'], { stdin });
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
    const line = texts.split('\n').length + 1;
    expect(err).toMatch(new RegExp(`^✗ -:${line}: Line ${line}, column `));
  });
});
