import { readdirSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { Rules } from '../src/kit/rules';
import { allMaps } from '../src/maps/all';
import { allModules } from '../src/modules/all';
import { BLUE_TILES, GREEN_TILES } from '../src/modules/forum/tile-ids';
import { baseRules } from '../src/roles/base';

const SRC = resolve(import.meta.dirname, '../src');

/** What a room may import: whole, or only its types. */
interface Room {
  readonly from: readonly string[];
  readonly types?: readonly string[];
  /** Packages. */
  readonly packages?: readonly string[];
}

/** Every room of src, and every file beside them, the lowest floor first. */
const HOUSE: Readonly<Record<string, Room>> = {
  model: { from: [], packages: ['zod/mini'] },

  board: { from: ['model'], packages: ['zod/mini'] },
  cards: { from: ['model'] },
  random: { from: ['model'] },

  kit: { from: ['model', 'board'], types: ['cards', 'random'], packages: ['zod/mini'] },
  // Score sheets need no game: of the kit they know what modules say of sheets.
  scoring: { from: ['model', 'board', 'cards'], types: ['kit'], packages: ['zod/mini'] },

  rules: {
    from: ['model', 'board', 'random', 'kit', 'scoring'],
    types: ['cards'],
    packages: ['zod/mini'],
  },
  roles: { from: ['model', 'cards', 'kit', 'rules'], packages: ['zod/mini'] },
  // It knows no role: personalities come to it like maps and modules.
  engine: {
    from: ['model', 'board', 'cards', 'random', 'kit', 'scoring', 'rules'],
    packages: ['zod/mini'],
  },

  // Tools over the reducer, which need no more of it than anybody has.
  analysis: { from: ['model'], types: ['engine'] },

  'kit.ts': { from: ['model', 'board', 'kit', 'rules'], types: ['random'] },
  'kit-rules.ts': {
    from: ['model', 'board', 'cards', 'random', 'kit', 'scoring', 'roles', 'rules'],
  },
  maps: { from: ['kit.ts', 'kit-rules.ts'], packages: ['zod/mini'] },
  modules: { from: ['kit.ts', 'kit-rules.ts'], packages: ['zod/mini'] },
  log: {
    from: ['model', 'board', 'engine'],
    types: ['random', 'scoring'],
    packages: ['zod/mini'],
  },
  // An action that is only tried is carried out by the engine's own hands.
  follow: { from: ['model', 'rules', 'engine'], types: ['kit'], packages: ['zod/mini'] },
  // What is said of definitions stands beside their checks.
  words: {
    from: ['model'],
    types: ['kit', 'cards', 'roles', 'engine', 'log'],
  },
  // Texts are read in the game they are about, and tokens that they do not name are those left in its box.
  notation: { from: ['model', 'board', 'kit', 'log', 'words'], types: ['engine'] },

  'new-game.ts': { from: ['model', 'kit', 'modules'], packages: ['zod/mini'] },
  'create-engine.ts': {
    from: ['model', 'cards', 'kit', 'roles', 'engine', 'words', 'new-game.ts'],
  },
  // Faults of the adapter for boardgame.io, which loads no words; they stand here for the list of all.
  'match-faults.ts': { from: ['model'] },
  // Every fault stands beside its use; this is the list of all, for those who put them into words.
  'all-words.ts': {
    from: [
      ...['model', 'board', 'kit', 'scoring', 'rules', 'roles', 'engine', 'analysis', 'log'],
      ...['follow', 'words', 'notation', 'create-engine.ts', 'match-faults.ts'],
    ],
  },
  'log.ts': { from: ['log', 'create-engine.ts'], types: ['engine', 'new-game.ts'] },
  'follow.ts': { from: ['follow', 'create-engine.ts'], types: ['engine', 'new-game.ts'] },
  'words.ts': {
    from: ['model', 'words', 'notation', 'create-engine.ts', 'all-words.ts'],
    types: ['engine', 'new-game.ts'],
  },
  // What a screen shows of a game follows from its rules, and is said in words.
  screen: {
    from: ['model', 'board', 'cards', 'kit', 'scoring', 'rules', 'roles', 'engine', 'words'],
  },
  'screen.ts': {
    from: ['words', 'new-game.ts', 'create-engine.ts', 'screen'],
    types: ['engine', 'kit'],
  },
  'text-logs.ts': {
    from: ['log', 'words', 'notation', 'create-engine.ts'],
    types: ['engine', 'new-game.ts'],
  },
  'notation.ts': { from: ['notation', 'text-logs.ts'], types: ['engine', 'new-game.ts'] },
  'library.ts': {
    from: [
      'model',
      'kit',
      'scoring',
      'analysis',
      'create-engine.ts',
      'log.ts',
      'follow.ts',
      'words.ts',
      'screen.ts',
      'notation.ts',
      'words',
    ],
    types: ['engine', 'follow', 'log', 'notation', 'screen', 'new-game.ts'],
  },
  // Words of this package in other languages; nothing of it comes along.
  languages: {
    from: ['model'],
    types: ['kit', 'words', 'maps', 'modules', 'create-engine.ts', 'all-words.ts'],
  },
  'shared-exports.ts': {
    from: ['model', 'board', 'cards', 'new-game.ts'],
    types: ['random', 'kit', 'scoring', 'engine', 'words', 'create-engine.ts', 'new-game.ts'],
  },
  'core.ts': { from: ['create-engine.ts', 'shared-exports.ts'], types: ['model'] },
  'maps.ts': { from: ['maps'] },
  'modules.ts': { from: ['modules'] },
  'scoring.ts': { from: ['model', 'scoring', 'maps', 'modules'] },
  // Sheets as fields with answers, which are read like names in texts.
  form: { from: ['model', 'scoring', 'words', 'modules'] },
  'sheets.ts': { from: ['model', 'scoring', 'words', 'modules', 'form'] },
  // Pictures need no game either: boards, and what a state says of them.
  svg: { from: ['model', 'board', 'kit'], packages: ['zod/mini'] },
  'svg.ts': { from: ['model', 'board', 'svg', 'maps'], types: ['library.ts'] },
  // The same in a page.
  dom: { from: ['model', 'board', 'svg'] },
  'board.ts': { from: ['model', 'dom'], types: ['svg'] },
  // The board with everything around it, for whatever engine speaks of its games.
  table: { from: ['model', 'board', 'svg', 'dom'], types: ['screen', 'words'] },
  'table.ts': { from: ['model', 'table'], types: ['svg', 'dom'] },
  'index.ts': {
    from: [
      ...[
        'model',
        'kit',
        'log',
        'maps',
        'modules',
        'follow.ts',
        'log.ts',
        'notation',
        'text-logs.ts',
        'screen.ts',
      ],
      // Only its maps have points.
      'engine',
      ...['words.ts', 'library.ts', 'shared-exports.ts'],
    ],
    types: [
      ...['model', 'board', 'random', 'follow', 'scoring', 'words', 'screen'],
      ...['create-engine.ts', 'new-game.ts', 'all-words.ts'],
    ],
    packages: ['zod/mini'],
  },

  bots: {
    from: ['model', 'board', 'cards', 'random', 'scoring', 'rules'],
    types: ['log', 'index.ts', 'library.ts'],
  },
  'bots.ts': { from: ['bots', 'index.ts'] },
  // Of boardgame.io it has nothing, not even types: users of the package need not install it.
  boardgame: {
    from: ['model', 'match-faults.ts'],
    types: ['scoring', 'new-game.ts', 'library.ts'],
  },
  'boardgame.ts': { from: ['boardgame'] },
  testing: {
    from: ['model', 'kit', 'words', 'bots', 'new-game.ts', 'create-engine.ts'],
    types: ['scoring', 'index.ts', 'library.ts'],
    packages: ['fast-check', 'zod/mini'],
  },
  'testing.ts': { from: ['testing'] },
  cli: {
    from: [
      'form',
      'sheets.ts',
      'all-words.ts',
      'create-engine.ts',
      'model',
      'board',
      'log',
      'words',
      'notation',
      'languages',
      'svg',
      // The rulebook, which needs no fast-check.
      'testing',
      'maps.ts',
      'modules.ts',
      'words.ts',
      'index.ts',
      'bots.ts',
      'svg.ts',
    ],
    types: ['library.ts', 'new-game.ts'],
    packages: ['cli-progress', 'commander', 'js-yaml', 'node', 'picocolors', 'zod/mini'],
  },
};

interface Import {
  readonly file: string;
  /** A file of src, or a package as it is written. */
  readonly target: string;
  readonly isPackage: boolean;
  readonly isType: boolean;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const textOf = (file: string): string => readFileSync(resolve(SRC, file), 'utf8');
const roomOf = (file: string): string => file.split('/')[0] ?? file;
const roomsOf = (path: string): string[] =>
  readdirSync(resolve(SRC, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Whether an import or export brings types only. */
function bringsTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const { exportClause } = node;
    if (node.isTypeOnly) return true;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return false;
    return exportClause.elements.every(({ isTypeOnly }) => isTypeOnly);
  }
  const { importClause } = node;
  if (importClause === undefined) return false;
  const { namedBindings, name } = importClause;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (name !== undefined || namedBindings === undefined) return false;
  if (!ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function targetOf(file: string, path: string): string {
  const target = posix.join(posix.dirname(file), path);
  return [`${target}.ts`, `${target}/index.ts`].find((name) => files.includes(name)) ?? target;
}

const imports: readonly Import[] = files.flatMap((file) => {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.ES2022);
  const found: Import[] = [];
  const note = (specifier: ts.Node | undefined, isType: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    const { text } = specifier;
    const isPackage = !text.startsWith('.');
    if (text.endsWith('.json')) return;
    found.push({ file, target: isPackage ? text : targetOf(file, text), isPackage, isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      note(node.moduleSpecifier, bringsTypes(node));
    } else if (ts.isImportTypeNode(node)) {
      note(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      note(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
});

const between = imports.filter(
  ({ file, target, isPackage }) => !isPackage && roomOf(file) !== roomOf(target),
);

/** `node:fs` is node, `zod/mini` itself. */
function packageOf(specifier: string): string {
  if (specifier === 'zod/mini') return specifier;
  return specifier.startsWith('node:') ? 'node' : (specifier.split('/')[0] ?? specifier);
}

describe('the house', () => {
  test('has no room without a floor', () => {
    expect([...new Set(files.map(roomOf))].sort()).toEqual(Object.keys(HOUSE).sort());
    expect(between.filter(({ target }) => !files.includes(target))).toEqual([]);
    expect(between.length).toBeGreaterThan(300);
  });

  test('a room imports only from floors below', () => {
    const rooms = Object.keys(HOUSE);
    for (const [room, { from, types = [] }] of Object.entries(HOUSE)) {
      const upwards = [...from, ...types].filter(
        (other) => !(rooms.indexOf(other) < rooms.indexOf(room)),
      );
      expect(upwards, room).toEqual([]);
    }
  });

  test('and only what it is said to: values, or types alone', () => {
    const wrong = between.filter(({ file, target, isType }) => {
      const { from, types = [] } = HOUSE[roomOf(file)] ?? { from: [] };
      return ![...from, ...(isType ? types : [])].includes(roomOf(target));
    });
    expect(wrong).toEqual([]);
  });

  test('nothing is said that no room needs any more', () => {
    for (const [room, { from, types = [], packages = [] }] of Object.entries(HOUSE)) {
      const own = between.filter(({ file }) => roomOf(file) === room);
      const reached = (isType: boolean) =>
        own.flatMap((found) => (found.isType === isType ? [roomOf(found.target)] : []));
      expect(
        from.filter((other) => !reached(false).includes(other)),
        room,
      ).toEqual([]);
      expect(
        types.filter((other) => !reached(true).includes(other)),
        room,
      ).toEqual([]);
      const used = imports.flatMap(({ file, target, isPackage }) =>
        isPackage && roomOf(file) === room ? [packageOf(target)] : [],
      );
      expect([...new Set(used)].sort(), room).toEqual([...packages].sort());
    }
  });

  test('nothing depends on the clock, on chance or on the place', () => {
    const forbidden = /Math\.random|Date\.now|new Date|localeCompare|toLocale|\bIntl\b/;
    // Plurals and lists of a language are those of the platform; no rule asks for them. The traps of the suite name what
    // rules must not ask.
    const found = files.filter(
      (file) =>
        roomOf(file) !== 'cli' &&
        file !== 'testing/traps.ts' &&
        !(roomOf(file) === 'languages' && file.endsWith('/grammar.ts')) &&
        forbidden.test(textOf(file)),
    );
    expect(found).toEqual([]);
  });

  test('no file has a variable: what was asked last changes no answer, and makes none quicker', () => {
    const remembering = files.filter((file) =>
      ts
        .createSourceFile(file, textOf(file), ts.ScriptTarget.ES2022)
        .statements.some(
          (statement) =>
            ts.isVariableStatement(statement) &&
            (statement.declarationList.flags & ts.NodeFlags.Const) === 0,
        ),
    );
    expect(remembering).toEqual([]);
  });

  /** What files keep all the same, each for what stays as it is as long as it is there. */
  const KEPT: Readonly<Record<string, string>> = {
    'board/usual-cards.ts changed': 'marks maps by the roles whose cards they change',
    'form/known.ts dictionaries': 'the words of a list that is asked for each word of an answer',
    'cli/language.ts made': 'all that the command line says in a language',
    'create-engine.ts insides': 'the inside of an engine, which nobody else may see',
    'kit/define.ts defined': 'marks boards that have been checked',
    'model/freeze.ts fixed': 'marks what nobody can change any more',
    'model/quick.ts looks': 'how a schema is read quickly',
    'modules/teams/start-cities.ts known': 'cities of a board, for all its games',
    'rules/scoring-input.ts counted': 'houses that stay the same in many states of a search',
    'svg/layout.ts scenes': 'where the names of a map have room',
  };

  test('and none keeps what it has found out, except of what never changes', () => {
    const keeping = files.flatMap((file) =>
      ts
        .createSourceFile(file, textOf(file), ts.ScriptTarget.ES2022)
        .statements.filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) => declarationList.declarations)
        .flatMap(({ name, type, initializer }) =>
          initializer !== undefined &&
          ts.isNewExpression(initializer) &&
          // With something in them, or if nothing may be added, they are constants.
          (initializer.arguments ?? []).length === 0 &&
          !(
            type !== undefined &&
            textOf(file).slice(type.pos, type.end).trim().startsWith('Readonly')
          ) &&
          ts.isIdentifier(initializer.expression) &&
          /^(Weak)?(Map|Set)$/.test(initializer.expression.text) &&
          ts.isIdentifier(name)
            ? [`${file} ${name.text}`]
            : [],
        ),
    );
    expect(keeping.sort()).toEqual(Object.keys(KEPT).sort());
  });

  test('and a seed is invented only where a game begins without one', () => {
    const naming = files.filter((file) => /\bcrypto\b/.test(textOf(file)));
    // The command line has names of files, ids of games and marks of texts from there, too; the options give an example of a seed.
    const drawing = [
      'boardgame/seed.ts',
      'cli/canonical.ts',
      'cli/catalogue/english-text.ts',
      'cli/game-options.ts',
      'cli/save.ts',
      'new-game.ts',
    ];
    expect(naming.sort()).toEqual(drawing);
  });
});

describe('circles of files', () => {
  /** Rooms that have one, of types alone: each says what the others are made of. */
  const ROUND: readonly string[] = [
    // A game is made of rules, and rules are asked about a game.
    'kit',
    // The board that a planner looks at, what is for sale there, and its plans for both.
    'bots',
  ];

  /** Whether a file leads back to itself. */
  function isRound(file: string, among: readonly Import[]): boolean {
    const reached = new Set([file]);
    for (const at of reached) {
      for (const other of among) {
        if (other.file !== at) continue;
        if (other.target === file) return true;
        reached.add(other.target);
      }
    }
    return false;
  }
  const inside = imports.filter(
    ({ file, target, isPackage }) => !isPackage && roomOf(file) === roomOf(target),
  );

  test('no room has one', () => {
    const round = files.filter((file) => isRound(file, inside));
    expect([...new Set(round.map(roomOf))].sort()).toEqual([...ROUND].sort());
  });

  test('and nowhere do files load each other', () => {
    const loading = inside.filter(({ isType }) => !isType);
    expect(loading.length).toBeGreaterThan(300);
    expect(files.filter((file) => isRound(file, loading))).toEqual([]);
  });
});

describe('what a file brings along', () => {
  /** All files that are loaded with one, types aside. */
  function loadedWith(file: string): string[] {
    const found = new Set([file]);
    for (const loaded of found) {
      for (const { target, isPackage, isType, ...other } of imports) {
        if (other.file === loaded && !isPackage && !isType) found.add(target);
      }
    }
    return [...found];
  }
  const roomsWith = (file: string): string[] => [...new Set(loadedWith(file).map(roomOf))];

  test('the engine has no map, no log and no bot, and of modules only what their options are', () => {
    const rooms = roomsWith('core.ts');
    expect(rooms).toContain('engine');
    const others = ['maps', 'log', 'notation', 'screen', 'bots', 'boardgame', 'testing', 'cli'];
    for (const room of [...others, 'kit.ts', 'kit-rules.ts']) expect(rooms).not.toContain(room);
    expect(
      loadedWith('core.ts')
        .filter((file) => file.startsWith('modules/'))
        .sort(),
    ).toEqual([
      'modules/bought-goods/option.ts',
      'modules/intermediate-scoring/option.ts',
      'modules/package-options.ts',
      'modules/teams/option.ts',
      'modules/venus/option.ts',
    ]);
    // Names for refusals; what is said of faults stands beside them.
    expect(
      loadedWith('core.ts')
        .filter((file) => file.startsWith('words/'))
        .sort(),
    ).toEqual([
      'words/game-names.ts',
      'words/merged-words.ts',
      'words/naming.ts',
      'words/nouns.ts',
    ]);
  });

  test('who plays in English has no other language', () => {
    expect(roomsWith('index.ts')).not.toContain('languages');
  });

  test('another language brings no game', () => {
    // What is made of catalogues is made with these.
    const made = ['actions', 'grammar', 'names', 'screen'].map((file) => `languages/fr/${file}.ts`);
    const rooms = ['languages/fr/index.ts', 'languages/joined.ts', ...made].flatMap(roomsWith);
    expect([...new Set(rooms)].sort()).toEqual(['languages', 'model']);
  });

  test.each([
    'scoring.ts',
    'kit.ts',
    'kit-rules.ts',
    'maps.ts',
    'modules.ts',
    'svg.ts',
    'boardgame.ts',
  ])('%s has no engine', (entry) => {
    const rooms = roomsWith(entry);
    expect(rooms).toContain('model');
    for (const room of ['engine', 'log', 'words', 'library.ts', 'index.ts']) {
      expect(rooms).not.toContain(room);
    }
  });

  test('sheets.ts has no engine', () => {
    const rooms = roomsWith('sheets.ts');
    expect(rooms).toContain('words');
    for (const room of ['engine', 'log', 'library.ts', 'index.ts']) {
      expect(rooms).not.toContain(room);
    }
  });

  test('scoring has boards and names of points without their rules, and of modules only sheets', () => {
    const boards = allMaps.map(({ id, ...map }) =>
      'rules' in map ? `maps/${id}/board.ts` : `maps/${id}/index.ts`,
    );
    boards.push('maps/aegyptus/score.ts', 'maps/roma/score.ts');
    const loaded = loadedWith('scoring.ts');
    expect(loaded.filter((file) => /^maps\/.+\//.test(file)).sort()).toEqual(boards.sort());
    expect(loaded.filter((file) => file.startsWith('modules/')).sort()).toEqual([
      'modules/forum/sheet.ts',
      'modules/forum/tile-ids.ts',
      'modules/sheets.ts',
      'modules/teams/cards.ts',
      'modules/venus/cards.ts',
    ]);
  });
});

describe.each(['maps', 'modules'])('%s', (room) => {
  test.each(roomsOf(room))(
    '%s imports the two entries of the kit, zod/mini and its own folder only',
    (id) => {
      const own = imports.filter(({ file }) => file.startsWith(`${room}/${id}/`));
      expect(own.length).toBeGreaterThan(0);
      const others = own.filter(
        ({ target }) =>
          !(
            ['kit.ts', 'kit-rules.ts', 'zod/mini'].includes(target) ||
            target.startsWith(`${room}/${id}/`)
          ),
      );
      expect(others).toEqual([]);
    },
  );

  test('each has one file to begin with', () => {
    const begin = roomsOf(room).filter((id) => !files.includes(`${room}/${id}/index.ts`));
    expect(begin).toEqual([]);
  });
});

test('a map without rules of its own is one file', () => {
  const plain = allMaps.flatMap((map) => ('rules' in map ? [] : [map.id]));
  expect(plain).toContain('imperium');
  const sourcesOf = (id: string) =>
    readdirSync(resolve(SRC, 'maps', id)).filter((file) => file.endsWith('.ts'));
  expect(plain.filter((id) => sourcesOf(id).length > 1)).toEqual([]);
});

describe('names', () => {
  /** Floors that play with whatever maps and modules there are. */
  const BELOW = [
    'model',
    'board',
    'cards',
    'random',
    'kit',
    'scoring',
    'rules',
    'roles',
    'engine',
    'analysis',
    'log',
    'words',
    'svg',
  ];
  const below = files.filter((file) => BELOW.includes(roomOf(file)));

  /** Names of maps and modules that are words of the base game as well. */
  const ORDINARY: Readonly<Record<string, string>> = {
    salt: 'a good of cities and storehouses, which any map may have',
    venus: 'a god, and the cards that bear her name',
    roma: 'the city, in examples of ids and of words',
    'intermediate scoring': 'what a score sheet can be asked for (R-7.1)',
  };

  /**
   * Names that stand there all the same, by file; each is a guest of a floor too low, and no more may come. Whoever
   * makes one superfluous takes it off.
   */
  const STANDING: Readonly<Record<string, readonly string[]>> = {
    // Six play in teams only.
    'model/ids.ts': ['teams'],
    // What can be wrong with a score sheet.
    'scoring/sheet-faults.ts': ['team', 'teams'],
    // Whose last turn it is, in words; how many play without teams; and the parties as scoring calls them.
    'engine/check-state.ts': ['team'],
    'engine/compile.ts': ['teams'],
    'engine/scores.ts': ['teams'],
    // An example of an id and its name.
    'model/names.ts': ['claudia-agrippina', 'claudia agrippina'],
    // A player in an example.
    'words/words.ts': ['gaius'],
    // Score sheets have lines for team games, whatever is imported.
    'scoring/sheet-holdings.ts': ['teams'],
    'scoring/cards.ts': ['teams'],
    'scoring/gods.ts': ['teams'],
    'scoring/score.ts': ['team', 'teams'],
    'scoring/scorer.ts': ['teams'],
    'scoring/read-sheet.ts': ['team', 'teams'],
    'scoring/sheet.ts': ['team', 'teams'],
  };

  const tiles = [...BLUE_TILES, ...GREEN_TILES].flatMap((id) => [
    id,
    id.replaceAll('-', ' '),
    // Tiles are called by their first names.
    id.split('-')[0] ?? id,
  ]);
  const parts = [...roomsOf('maps'), ...roomsOf('modules')].flatMap((id) => [
    id,
    id.replaceAll('-', ' '),
    id.replaceAll('-', ''),
    // One of many.
    id.replace(/s$/, ''),
  ]);
  const known = [...new Set([...parts, ...tiles])].filter((name) => name.length > 3);
  // The longest first, so that a whole name is found before its beginning.
  const pattern = new RegExp(
    `(?<![a-z])(?:${known.sort((a, b) => b.length - a.length).join('|')})(?![a-z])`,
    'gi',
  );

  /** Examples of how something is called are games of this package. */
  const EXAMPLE = /@example\n[ *]*```ts\n[\s\S]*?```/g;

  const namesIn = (file: string): string[] => {
    const code = textOf(file).replaceAll(EXAMPLE, '');
    // `noTeamsAlone` is three words.
    const text = code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
    const found = [...text.matchAll(pattern)].map(([name]) => name.toLowerCase());
    return [...new Set(found)].filter((name) => !(name in ORDINARY)).sort();
  };

  test('of maps, modules and tiles are found', () => {
    expect(namesIn('maps/germania/index.ts')).toContain('germania');
    expect(namesIn('modules/intermediate-scoring/index.ts')).toContain('intermediate-scoring');
    expect(namesIn('modules/forum/tiles/supply.ts').length).toBeGreaterThan(0);
  });

  test('stand on no floor that serves all of them, but for those of the list', () => {
    const naming = below.flatMap((file) => {
      const names = namesIn(file);
      return names.length === 0 ? [] : [[file, names] as const];
    });
    const standing = Object.entries(STANDING).map(([file, names]) => [file, [...names].sort()]);
    expect(Object.fromEntries(naming)).toEqual(Object.fromEntries(standing));
  });

  /** What rules call their actions, decisions, events, refusals, faults and points. */
  const namedBy = (rules: Partial<Rules> = {}): string[] => [
    ...(rules.steps ?? []).map(({ type }) => type),
    ...(rules.decisions ?? []).map(({ kind }) => kind),
    ...(rules.events ?? []).map(({ type }) => type),
    ...(rules.refusals ?? []).map(({ reason }) => reason),
    ...Object.keys(rules.faults ?? {}),
    ...(rules.scores ?? []).map(({ id }) => id),
  ];
  // Maps and modules that let players build or move use the actions of the base game.
  const ofBase = namedBy(baseRules);
  const brought = [...allMaps, ...allModules]
    .flatMap(({ rules }: { readonly rules?: Partial<Rules> }) => namedBy(rules))
    .filter((name) => !ofBase.includes(name));

  /** What is called the same in code that serves all of them. */
  const CALLED_ALIKE: Readonly<Record<string, readonly string[]>> = {
    // An action, as an example of a name: what the message says.
    'kit/patterns.ts': ['takeCastle'],
    // What a god is worth, for any player.
    'scoring/score.ts': ['scoreGod'],
  };

  /** Names and strings of the code, without comments. */
  function wordsOf(file: string): string[] {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) found.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.ES2022));
    return found;
  }

  test('of actions, decisions, events, refusals and faults stand where they are brought', () => {
    expect(brought.length).toBeGreaterThan(100);
    expect(wordsOf('maps/germania/part.ts')).toContain('noSuchCastle');
    const named = below.flatMap((file) => {
      const words = new Set(wordsOf(file).filter((word) => brought.includes(word)));
      return words.size === 0 ? [] : [[file, [...words].sort()] as const];
    });
    expect(Object.fromEntries(named)).toEqual(CALLED_ALIKE);
  });

  test('that are ordinary words are needed there', () => {
    const all = below.map(textOf).join('\n');
    for (const name of Object.keys(ORDINARY)) expect(all).toMatch(new RegExp(name, 'i'));
  });

  test('whether a module is played is asked of the module, but for salt', () => {
    const asking = below.filter((file) => /modules\b[^\n]*\.includes\('/.test(textOf(file)));
    // `playsSalt`: boards lay other tokens and markers, storehouses hold other goods.
    expect(asking).toEqual(['board/tokens.ts']);
  });
});
