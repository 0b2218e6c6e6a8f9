/** `--library`: maps and modules of somebody else, with a copy of the kit of their own, as one that is installed has it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../readme/markdown';
import { buildCli, buildEagerCli } from '../support/built-cli';
import { IS_NIGHT, someBeforePush } from '../support/night';
import { concordia, scratch } from './console';

const files = scratch();
const at = (name: string): string => join(files.dir, name);

/** Writes a file that holds whatever it imports. */
function bundle(name: string, source: string): void {
  buildSync({
    stdin: { contents: source, resolveDir: `${ROOT}docs/examples`, loader: 'ts' },
    outfile: at(name),
    bundle: true,
    platform: 'node',
    format: name.endsWith('.cjs') ? 'cjs' : 'esm',
    logLevel: 'error',
  });
}

const EXAMPLES = `
  import { colchis } from './own-map/colchis';
  import { taxes } from './own-module/taxes';
  export const maps = [colchis];
  export const modules = [taxes];
`;

const FRENCH = `
  export const languages = [{
    language: 'fr',
    events: { taxesCollected: (names, { seat, province }) => \`\${names.player(seat)} lève l’impôt de \${names.province(province)}\` },
  }];
`;

/** A map with a card and a god's card of its own, and a module with lines on the sheet. */
const CREW = `
  import { count, defineMap, defineModule, defineRules, field, flag } from 'concordia-rules/kit';
  import * as z from 'zod';
  import { board } from './own-map/board';
  const medea = { id: 'medea', roles: ['mercator'], deck: 1, cost: { wine: 1 }, gods: ['mars'] };
  const argo = { id: 'argo', roles: ['architect'], deck: 0, cost: {}, gods: ['saturnus'] };
  const map = { deck: { cards: [medea], forSale: (cards) => [...cards, 'medea'] } };
  const crew = {
    deck: { cards: [argo], hand: (hand) => [...hand, 'argo'] },
    faults: { unlucky: (_, { rowers }) => \`\${rowers} rowers bring no luck\` },
    scores: [{ id: 'seals', points: () => 0 }, { id: 'oars', points: () => 0 }],
  };
  export const maps = [defineMap({ ...board, rules: defineRules({ id: 'colchis', ...map }) })];
  export const modules = [defineModule({
    id: 'crew',
    name: 'The crew',
    rules: defineRules({ id: 'crew', ...crew }),
    sheet: {
      lines: {
        rowers: count(0, 20, 'Rowers of the ship.'),
        isHome: flag,
        songs: field(z.array(z.string()), 'What they sing.'),
      },
      capacity: (spaces, { rowers = 0 }) => spaces + rowers,
      points: ({ rowers = 0 }) => ({ oars: 2 * rowers }),
      faults: (players) => players.flatMap(({ rowers }, seat) => rowers === 13
        ? [{ seat, path: ['rowers'], reason: 'unlucky', facts: { rowers } }]
        : []),
    },
  })];
`;

const GAME = ['--map', 'colchis', '--players', '2', '--module', 'taxes'];

beforeAll(async () => {
  bundle('both.mjs', EXAMPLES + FRENCH);
  bundle('both.cjs', EXAMPLES + FRENCH);
  bundle('crew.mjs', CREW);
  const library = `import { createLibrary } from 'concordia-rules'; const made = createLibrary({ maps, modules });`;
  bundle('by-name.mjs', `${EXAMPLES} ${library} export { made as library };`);
  bundle('by-default.mjs', `${EXAMPLES} ${library} export default made;`);
  bundle('by-default.cjs', `${EXAMPLES} ${library} export default made;`);
  const simulated = ['simulate', ...GAME, '--games', '8', '--strategy', 'random'];
  const out = ['--save', at('game.json'), '--logs', at('games.ndjson')];
  const { code } = await concordia(['--library', at('both.mjs'), ...simulated, ...out]);
  expect(code).toBe(0);
  const begun = await concordia(['--library', at('both.mjs'), 'new', '--log', ...GAME]);
  const line = JSON.stringify(JSON.parse(begun.out));
  // More than are checked without workers.
  files.write('many.ndjson', `${line}\n`.repeat(200));
});

describe('what is exported', () => {
  const ids = async (file: string): Promise<readonly string[]> => {
    const { out } = await concordia(['maps', '--json', '--library', at(file)]);
    return JSON.parse(out).map(({ id }: { id: string }) => id);
  };

  test.each(['both.mjs', 'both.cjs'])(
    'maps and modules join those of the package: %s',
    async (file) => {
      const all = await ids(file);
      expect([all[0], all.at(-1), all.length]).toEqual(['imperium', 'colchis', 17]);
    },
  );

  test.each(['by-name.mjs', 'by-default.mjs', 'by-default.cjs'])(
    'a library has its own and no others: %s',
    async (file) => {
      expect(await ids(file)).toEqual(['colchis']);
      if (!IS_NIGHT && file !== 'by-name.mjs') return;
      const { code, out } = await concordia(['--library', at(file), 'validate', at('game.json')]);
      expect([code, out.split('\n')[0]]).toEqual([0, '✓ Every action follows the rules.']);
    },
  );

  test('awaiting at the top is fine', async () => {
    files.write(
      'awaits.mjs',
      `const { maps } = await import('./both.mjs'); export default { maps };`,
    );
    expect(await ids('awaits.mjs')).toHaveLength(17);
  });

  test('a package is found from the working directory, even one that can only be imported', () => {
    const cli = buildCli(files.dir);
    for (const [name, main] of [
      ['@argo/colchis', { exports: { import: './both.mjs' } }],
      ['colchis', { main: './both.cjs' }],
    ] as const) {
      const folder = at(`node_modules/${name}`);
      mkdirSync(folder, { recursive: true });
      files.write(`node_modules/${name}/package.json`, JSON.stringify({ name, ...main }));
      for (const file of ['both.mjs', 'both.cjs']) symlinkSync(at(file), join(folder, file));
      const args = [cli, '--library', name, 'map', 'colchis'];
      const { status, stdout } = spawnSync(process.execPath, args, {
        cwd: files.dir,
        encoding: 'utf8',
      });
      expect([status, stdout.split('\n')[0]]).toEqual([0, 'Colchis (colchis)']);
    }
  });
});

describe('every command takes it', () => {
  const run = (...args: string[]) => concordia(['--library', at('both.mjs'), ...args]);

  test.each<[RegExp, ...string[]]>([
    [/^Colchis \(colchis\)\n/, 'map', 'colchis'],
    [/^<svg/, 'map', 'colchis', '--svg'],
    [/"modules": \[\n\s+"taxes"\n/, 'new', ...GAME],
    [/"baseTaxes": 4\b/, 'new', ...GAME, '--option', 'baseTaxes=4'],
    [/│ +1 │ +7 │/, 'perft', ...GAME, '--depth', '1'],
    [/^Wrote|^│ own-map|own-map/m, 'example'],
  ])('%s %s %s', async (wanted, ...args) => {
    const { code, out, err } = await run(...args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(wanted);
  });

  test('logs are checked, retold, pictured and written as text that is read again', async () => {
    const game = at('game.json');
    expect((await run('validate', game)).out).toMatch(/^Rules {4}taxes$/m);
    expect((await run('replay', game)).out).toMatch(/collects the taxes of \w+/);
    expect((await run('replay', game, '--svg')).out).toMatch(/^<svg/);
    const { out } = await run('convert', game);
    expect(out).toContain('\n[Map "Colchis"]\n');
    expect(out).toContain('\n[Modules "taxes"]\n');
    const text = files.write('game.concordia', out);
    expect(JSON.parse((await run('convert', text)).out)).toEqual(
      JSON.parse(readFileSync(game, 'utf8')),
    );
  });

  test('games are found by its maps, cities and cards', async () => {
    const found = async (...criteria: string[]): Promise<number> => {
      const { code, out } = await run('find', ...criteria, '--to', 'id', at('games.ndjson'));
      expect(code).toBe(0);
      return out.split('\n').length - 1;
    };
    const all = await found('--map', 'Colchis', '--module', 'taxes');
    expect(all).toBe(8);
    expect(await found('--map', 'imperium')).toBe(0);
    const some = await found('--city', 'Seusamora', '--card', 'publicanus-ii');
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
  });

  test('without it, nobody knows them', async () => {
    expect((await concordia(['validate', at('game.json')])).err).toMatch(/no module taxes/);
    expect((await concordia(['map', 'colchis'])).code).toBe(1);
    expect((await concordia(['find', '--map', 'colchis', '-'])).code).toBe(2);
  });

  test('workers take it, too', () => {
    const cli = buildEagerCli(files.dir);
    for (const command of someBeforePush([['validate'], ['table', 'players']], 1)) {
      const [one, two] = ['1', '2'].map((jobs) => {
        const args = [...command, at('many.ndjson'), '--jobs', jobs, '--library', './both.cjs'];
        return spawnSync(process.execPath, [cli, ...args], { cwd: files.dir, encoding: 'utf8' });
      });
      expect([one?.status, two?.status]).toEqual([0, 0]);
      expect(one?.stdout).toContain(command.length === 1 ? ' 0 wrong' : ',colchis,2,');
      expect(two?.stdout).toBe(one?.stdout);
    }
  });

  test('--lang fr has their French words, and English ones where they bring none', async () => {
    for (const file of ['both.mjs', 'both.cjs']) {
      const { out } = await concordia([
        '--library',
        at(file),
        '--lang',
        'fr',
        'replay',
        at('game.json'),
      ]);
      expect(out).toMatch(/(Joueur \d) joue la carte Publicanus\u00a0; \1 lève l’impôt de \w+/);
      expect(out).toMatch(/finds (?:1 nugget|\d nuggets) in the \w+/);
    }
  });
});

describe('score sheets', () => {
  const CITIES = { map: 'colchis', cityGoods: { dioscurias: 'wine', pityus: 'tool' } };

  test('cities and cards count; a card more and two goods: Mercurius', async () => {
    const hand = ['tribune', 'architect', 'prefect', 'prefect', 'mercator', 'diplomat', 'senator'];
    const player = { cards: [...hand, 'publicanus'], houses: ['dioscurias', 'pityus'] };
    const rest = { colonists: 2, money: 0, goods: {} };
    const stdin = JSON.stringify({ ...CITIES, players: [{ name: 'Livia', ...player, ...rest }] });
    const args = ['--library', at('both.mjs'), 'score', '-', '--json'];
    for (const flags of [[], ['--intermediate']]) {
      const { code, out } = await concordia([...args, ...flags], { stdin });
      expect(code).toBe(0);
      // The Mercator and the Publicanus, two points for each of two kinds of goods.
      expect(JSON.parse(out).players[0].gods.mercurius).toEqual({ cards: 2, value: 4, points: 8 });
    }
    expect((await concordia(['score', '-'], { stdin })).code).toBe(1);
  });

  test("a map's own cards are those of its games alone", async () => {
    const sheet = (map: string) => {
      const player = { name: 'Livia', cards: ['medea'], houses: [], colonists: 2, money: 0 };
      return { stdin: JSON.stringify({ map, players: [{ ...player, goods: {} }] }) };
    };
    const args = ['--library', at('crew.mjs'), 'score', '-', '--json'];
    const { out } = await concordia(args, sheet('colchis'));
    expect(JSON.parse(out).players[0].gods.mars).toEqual({ cards: 1, value: 4, points: 4 });
    const other = await concordia(args, sheet('imperium'));
    expect(JSON.parse(other.out).error.message).toMatch(/medea|Mercator/);
  });

  test('--ask asks for the module, its cards, its lines and points', async () => {
    const answers = [
      ...['base', 'Livia', 'colchis', 'yes', 'no', 'no', 'yes'],
      ...['hand, medea', 'dios wine', 'done', '4', '20'],
      // Twelve spaces less two colonists in the storehouse, and three rowers: one good more is too much.
      ...['13', '3', 'yes', 'heave, ho', '14 tool', '13 tool', 'no', '5'],
    ];
    const stdin = answers.map((answer) => `${answer}\n`).join('');
    const sheet = at('sheet.yaml');
    const args = ['--library', at('crew.mjs'), 'score'];
    const asked = await concordia([...args, '--ask', '--save', sheet], { stdin });
    expect(asked.code, asked.out + asked.err).toBe(0);
    expect(asked.out).toContain('Played with The crew? [no]: yes\n');
    expect(asked.out).toContain('Senator, Argo, Medea\n');
    expect(asked.out).toContain('Livia 1/1, is home [none]: yes\n');
    expect(asked.out).toContain('13 rowers bring no luck');
    expect(asked.out).toContain('room for 13 goods, not for 14');
    const written = readFileSync(sheet, 'utf8');
    expect(written).toContain(
      'rowers: 3\n    isHome: true\n    songs:\n      - heave\n      - ho\n',
    );
    // The same sheet again, with an empty line for each answer.
    const again = await concordia([...args, '--ask', sheet], { stdin: '\n'.repeat(40) });
    expect(again.code, again.out + again.err).toBe(0);
    const scored = await concordia([...args, sheet]);
    expect(again.out.endsWith(scored.out)).toBe(true);
    // Of the module's own cards: Saturnus counts provinces, of which there is one; the hand has two such cards.
    expect(scored.out).toContain('3 × 1 = 3');
    expect(scored.out).toMatch(/Seals +│ +5 /);
    // Two points for each of three rowers: nobody has been asked for them.
    expect(asked.out).not.toMatch(/oars.*:/);
    expect(scored.out).toMatch(/Oars +│ +6 /);
  });

  test('--ask knows no Venus where the library has none', async () => {
    const stdin = 'venus\n';
    const { out } = await concordia(['--library', at('by-name.mjs'), 'score', '--ask'], { stdin });
    expect(out).toContain('There is no game venus; choose from base.');
  });
});

describe('what is no library', () => {
  test.each<[reason: string, told: RegExp, source: string]>([
    ['noLibrary', /exports neither maps nor modules/, 'export default async () => ({ maps: [] });'],
    ['noLibrary', /nor a library/, 'export default Promise.resolve({ maps: [] });'],
    ['noLibrary', /createLibrary/, 'export const library = { createGame() {} };'],
    ['noLibrary', /createLibrary/, 'export const maps = 7, modules = new Map();'],
    ['noLibrary', /createLibrary/, ''],
    ['notLoaded', /cannot be loaded: ave$/m, `throw new Error('ave');`],
    ['notLoaded', /nowhere-at-all/, `import 'nowhere-at-all'; export const maps = [];`],
    ['notLoaded', /cannot be loaded/, 'export const maps = ['],
    [
      'notLoaded',
      /cannot be loaded/,
      'throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 2 } });',
    ],
    [
      'notLoaded',
      /cannot be loaded: no {2}\[31m!$/m,
      `export default new Proxy({}, { getPrototypeOf() { throw new Error('no \\u0007\\u001b[31m!') } });`,
    ],
    ['badLibrary', /Not a valid map, at id.*INVALID_MAP/, 'export const maps = [{}];'],
    [
      'badLibrary',
      /INVALID/,
      'export const maps = [new Proxy({}, { get() { throw 1 }, ownKeys() { throw 2 } })];',
    ],
    [
      'badLibrary',
      /map imperium.*INVALID_LIBRARY/,
      `import { maps as own } from './both.mjs'; export const maps = [{ ...own[0], id: 'imperium' }];`,
    ],
    [
      'badLibrary',
      /languages\[/,
      `export { maps } from './both.mjs'; export const languages = [null];`,
    ],
  ])('%s %s: %s', async (reason, told, source) => {
    const file = files.write(
      `wrong-${Buffer.from(source).toString('hex').slice(0, 150)}.mjs`,
      source,
    );
    const { code, out, err } = await concordia(['--library', file, 'maps']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^error: /);
    expect(err).toMatch(told);
    expect(err).not.toContain('\u001b');
    const asData = await concordia(['maps', '--json', '--library', file, '--lang', 'fr']);
    const { error } = JSON.parse(asData.out);
    expect(error).toMatchObject({ code: 'BAD_LIBRARY', reason, details: { file } });
    expect(error.message).not.toBe(err.slice('error: '.length).trim());
  });

  test('nothing of that name, or no name', async () => {
    for (const name of ['./none.js', 'no-such-package', files.dir, '@', '']) {
      const { code, err } = await concordia([`--library=${name}`, 'maps']);
      expect(code).toBe(1);
      expect(err).toMatch(/ is neither a file nor a package that is installed here\n$/);
    }
    const { code, err } = await concordia(['maps', '--library']);
    expect([code, err.split('\n')[0]]).toEqual([
      2,
      "error: option '--library <file or package>' argument missing",
    ]);
  });

  test('what waits forever does not end as if all were well', () => {
    const cli = buildCli(files.dir);
    for (const source of ['await new Promise(() => {});', 'export function then() {}']) {
      const file = files.write('waits.mjs', source);
      const { status, stderr } = spawnSync(process.execPath, [cli, '--library', file, 'maps'], {
        encoding: 'utf8',
      });
      expect(status).toBe(1);
      expect(stderr).toMatch(/awaits something that never arrives\n$/);
    }
  });
});
