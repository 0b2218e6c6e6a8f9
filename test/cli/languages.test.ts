/** `--lang`: games and errors in another language. */
import { describe, expect, test } from 'vitest';
import { isKnown, type KnownTag, LANGUAGES, languageOfTerminal } from '../../src/cli/languages/all';
import { ENGLISH_WORDS } from '../../src/cli/languages/en';
import { padded, widthOf } from '../../src/cli/wrapped';
import { ROOT } from '../readme/markdown';
import { concordia, row } from './console';

const LOG = `${ROOT}docs/examples/imperium-4.json`;
const BROKEN = `${ROOT}docs/examples/imperium-4-broken.json`;

/** Hard spaces are for screens. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('--lang fr', () => {
  test('tells a game', async () => {
    const { code, out, err } = await concordia(['replay', LOG, '--lang', 'fr']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ +1 {2}\S+ +joue la carte \S+\u00a0; /);
    expect(out).not.toMatch(/plays|receives|builds in|moves a|\(\d steps?\)/);
  });

  test('tells the same game as in English', async () => {
    const lines = async (lang: string) => {
      const { out } = await concordia(['--lang', lang, 'replay', LOG]);
      return out.split('\n').map((line) => /^ +\d+ {2}\S+/.exec(line)?.[0] ?? '');
    };
    expect(await lines('fr')).toEqual(await lines('en'));
  });

  test('tells what is wrong with a log', async () => {
    const english = await concordia(['validate', BROKEN]);
    const { code, err } = await concordia(['validate', BROKEN, '--lang', 'fr']);
    expect(code).toBe(english.code);
    expect(err).not.toBe(english.err);
    expect(plain(err)).toMatch(/^ {2}quand +tour 8, .+ doit décider : Architecte$/m);
    expect(plain(err)).toMatch(/ {2}cause +[A-ZÀ-Ý].*(?:à|de|la|n’est) .*\.? \([A-Z_]+.*\)/);
  });

  test.each([
    [
      ['new', '--map', 'imperum'],
      'erreur : Voulez-vous dire imperium ? Il n’y a pas de plateau imperum ; plateaux disponibles : imperium, ',
    ],
    [
      ['simulate', '--players', '6', '--games', '1'],
      'erreur : Sans équipes, on joue de deux à cinq. (INVALID_OPTIONS, règle R-2.6)',
    ],
    [
      ['perft', '--players', '6'],
      'erreur : Sans équipes, on joue de deux à cinq. (INVALID_OPTIONS, règle R-2.6)',
    ],
    [
      ['simulate', '--players', '5', '--teams', '--games', '1'],
      'erreur : Les parties en équipes sont pour quatre ou six joueurs. (INVALID_OPTIONS, règle R-9.1)',
    ],
    [['map', 'gaul'], 'erreur : '],
  ])('%j is refused in French', async (args, message) => {
    const { code, err } = await concordia([...args, '--lang', 'fr']);
    expect(code).toBe(1);
    expect(plain(err).startsWith(message)).toBe(true);
    expect(err).not.toMatch(/There is no|two to five/i);
  });

  test('warns of what a sheet lacks', async () => {
    const modest = { houses: [], colonists: 2, money: 0, goods: {} };
    const cards = ['tribune', 'architect', 'prefect', 'mercator', 'diplomat', 'senator'];
    const players = [
      { name: 'Anna', cards, ...modest },
      { name: 'Clara', cards: { jupiter: 2, saturnus: 1, mercurius: 1, mars: 1 }, ...modest },
    ];
    const sheet = JSON.stringify({ players });
    const { code, err } = await concordia(['score', '-', '--lang', 'fr'], { stdin: sheet });
    expect(code).toBe(0);
    // A starting hand has two Prefects; of Vesta it has 1 card and of Saturnus 2.
    expect(plain(err).trimEnd().split('\n')).toEqual([
      'avertissement : il manque à Anna des cartes de la main de départ, que personne ne perd : Préfet',
      'avertissement : il manque à Clara des cartes de la main de départ, que personne ne perd : 1 carte de Vesta, 1 carte de Saturnus',
      'avertissement : personne n’a la carte Concordia, qui vaut 7 points en fin de partie',
    ]);
  });

  test('and errors as data, too', async () => {
    const { out } = await concordia(['score', '-', '--lang', 'fr', '--json'], { stdin: '[]' });
    const { error } = JSON.parse(out);
    expect(error).toMatchObject({
      code: 'INVALID_SHEET',
      message: 'Feuille de score non valide\u00a0: il faut un objet, et c’est une liste',
    });
  });
});

test.each([['xx'], ['FR'], [''], ['constructor']])('--lang %j is wrong usage', async (lang) => {
  const { code, out, err } = await concordia(['replay', LOG, '--lang', lang]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`Allowed choices are ${Object.keys(LANGUAGES).join(', ')}.`);
});

test('--lang stands in the help of all and of each command', async () => {
  for (const args of [['--help'], ['replay', '--help']]) {
    const { out } = await concordia(args);
    expect(out).toContain('--lang <language>');
  }
});

test('an unknown language is refused in that of the terminal, with the known ones', async () => {
  const { code, err } = await concordia(['maps', '--lang', 'xx'], { env: { LANG: 'fr_FR.UTF-8' } });
  expect(code).toBe(2);
  expect(err).toContain(
    'xx ne convient pas pour --lang <langue>. Les choix sont en, de, fr, ja, nl, pl',
  );
});

describe('without --lang', () => {
  test.each([
    [{}, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr' }, 'fr'],
    [{ LANG: 'fr_CA@euro' }, 'fr'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'xx_YY.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'POSIX' }, 'en'],
    [{ LANG: 'constructor' }, 'en'],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'fr_FR.UTF-8' }, 'fr'],
    [{ LC_MESSAGES: 'fr_FR.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'fr_BE' }, 'fr'],
  ])('%j is %s', (env, tag) => {
    expect(languageOfTerminal(env)).toBe(tag);
  });

  test('the terminal says the language, --lang another one', async () => {
    const env = { LC_ALL: 'fr_FR.UTF-8' };
    const { out } = await concordia(['maps'], { env });
    expect(row(out, 'imperium')).toEqual(['Imperium', '30', '12', '79', '3 à 5']);
    const { err } = await concordia(['score'], { env });
    expect(plain(err).split('\n')[0]).toBe('erreur : il manque un fichier, ou --ask');
    const { out: english } = await concordia(['--lang', 'en', 'maps'], { env });
    expect(row(english, 'imperium')).toEqual(['Imperium', '30', '12', '79', '3 to 5']);
  });

  test('data is the same in every language', async () => {
    for (const args of [['maps'], ['map', 'italia'], ['example'], ['validate', LOG]]) {
      const [inEnglish, inFrench] = await Promise.all(
        ['C', 'fr_FR'].map((LANG) => concordia([...args, '--json'], { env: { LANG } })),
      );
      expect(inFrench).toEqual(inEnglish);
    }
    const { out } = await concordia(['table', 'games', LOG], { env: { LANG: 'fr_FR' } });
    expect(out).toMatch(/^id,source,line,map,players,/);
  });
});

const COMMANDS = [
  ...['score', 'validate', 'table', 'find', 'convert', 'replay'],
  ...['new', 'simulate', 'analyse', 'play', 'maps', 'map', 'perft', 'serve', 'words', 'example'],
];

/** English words that languages have, too. A language is read here as soon as the command line has its words. */
const ALSO_ENGLISH: Readonly<Record<Exclude<KnownTag, 'en'>, readonly string[]>> = {
  de: ['in', 'name'],
  fr: ['a', 'arguments'],
  ja: [],
  nl: ['in', 'is', 'map', 'of'],
  pl: ['a', 'map', 'to'],
};

const SPOKEN = Object.entries(ALSO_ENGLISH).flatMap(([tag, words]) =>
  isKnown(tag) && LANGUAGES[tag].words !== ENGLISH_WORDS ? [[tag, new Set(words)] as const] : [],
);

describe.each(SPOKEN)('help in %s', (tag, alsoEnglish) => {
  const { frame } = LANGUAGES[tag].words.help;
  /** A text that may be wrapped anywhere. */
  const wrapped = (text: string) =>
    [...plain(text)].map((character) => character.replace(/\W/u, '\\$&')).join('\\s*');
  /** Begin the lists of values. */
  const [choices = '', byDefault = ''] = [frame.choices(['|']), frame.byDefault('|')].map((text) =>
    wrapped(text.split('|')[0] ?? ''),
  );
  /** What stands in help whatever the language is: names of options, commands and values, and things to type. */
  const SAME = [
    /--[a-z-]+/g,
    /^ +[a-z]+(?= [[<])/gm,
    /(?:concordia|npx concordia-rules)(?:\s+\w+)?/g,
    new RegExp(`(?:${choices}|${byDefault})[^)）]*`, 'g'),
  ];
  const ENGLISH =
    /(?<!\p{Script=Latin})(?:the|of|and|or|a|an|in|is|are|to|for|with|from|by|list|file|folder|game|games|log|logs|print|write|show|number|name|usage|arguments?|commands?|display|help|default|choices|output|city|cities|house|houses|player|players|map|maps|card|cards|ville|villes)(?!\p{Script=Latin})/giu;

  test.each([[[]], ...COMMANDS.map((command) => [[command]])])('%j', async (command) => {
    const { code, out, err } = await concordia([...command, '--lang', tag, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.startsWith(`${frame.usage} concordia`)).toBe(true);
    const words = SAME.reduce((text, same) => text.replaceAll(same, ' '), plain(out));
    const found = words.match(ENGLISH) ?? [];
    expect(found.filter((word) => !alsoEnglish.has(word.toLowerCase()))).toEqual([]);
  });
});

describe('help in French', () => {
  test('has titles, placeholders, choices and defaults', async () => {
    const { out } = await concordia(['--lang', 'fr', 'find', '--help']);
    const text = plain(out).replace(/\s+/g, ' ');
    expect(text).toContain('Utilisation : concordia find [options] <journaux...>');
    expect(text).toContain('Options générales :');
    expect(text).toContain('--city <cité> ... a construit dans une cité');
    expect(text).toContain('(au choix : json, text, id ; par défaut : "json")');
    expect(text).toContain('-h, --help affiche cette aide');
  });
});

describe('tables and reports in French', () => {
  const told = async (...args: readonly string[]) => {
    const { out } = await concordia(['--lang', 'fr', ...args]);
    return plain(out);
  };

  test('of points', async () => {
    const out = await told('validate', LOG);
    expect(out).toMatch(/^✓ Toutes les actions suivent les règles\.\n\nPlateau {2}Imperium\n/);
    expect(out).toContain('\nFin      Marcus a pris la carte Concordia avec la dernière carte\n');
    expect(row(out, 'Rang')).toEqual(['4', '1', '3', '2']);
    expect(out).toContain('\nVictoire : Gaius, avec 95 points\n');
  });

  test('of maps', async () => {
    const out = await told('map', 'italia');
    expect(out).toMatch(/^Italia \(italia\)\nJoueurs +2 à 4 de préférence\n/);
    expect(out).toMatch(
      /\nTaille +25 cités dans 11 provinces\nRoutes +40 terrestres, 23 maritimes\n/,
    );
    expect(await told('maps')).toContain('│ Id        │ Nom       │ Cités │');
  });

  test('of simulations', async () => {
    const game = ['--map', 'italia', '--players', '2', '--games', '1', '--strategy', 'random'];
    const out = await told('simulate', ...game);
    expect(out).toMatch(/^1 partie jouée jusqu’au bout\nEn moyenne \d+,\d tours et \d+,\d actions/);
    expect(row(out, 'Siège')?.slice(0, 2)).toEqual(['Victoires', 'Maisons']);
  });

  test('of many logs', async () => {
    const out = await told('validate', LOG, BROKEN, LOG);
    expect(out).toContain('\n3 journaux : 2 bons, 1 faux, 0 illisible, 1 doublon\n');
  });

  test('of sequences and examples', async () => {
    expect(await told('perft', '--depth', '1')).toContain('│ Profondeur │ Suites │');
    expect(row(await told('example'), 'bots')).toEqual([
      'votre propre joueur automatique',
      'docs/bots.md',
    ]);
  });

  test('of a dialogue', async () => {
    const stdin = 'base\nLivia\n\n?\noui\n';
    const { out } = await concordia(['--lang', 'fr', 'score', '--ask'], { stdin });
    expect(out.split('\n').slice(0, 6)).toEqual([
      'Entrée accepte [ ], ? aide, < revient, quit termine.',
      'Choisissez un jeu [base] : base',
      'Nommez les joueurs, en sens horaire : Livia',
      'Choisissez un plateau [aucun] : ',
      'Avez-vous joué avec le sel ? [non] : ?',
      '  oui : le sel était la sixième marchandise',
    ]);
  });
});

test('what is padded counts columns: two for a Chinese character, none for a mark', () => {
  expect(padded('東京', 6)).toBe('東京  ');
  expect(padded('東京', 6, 'right')).toBe('  東京');
  expect(padded('e\u0301', 3)).toBe('e\u0301  ');
  expect(padded('Livia', 3)).toBe('Livia');
  expect(widthOf('カ: 1')).toBe(5);
});

describe('words', () => {
  test('of a language that is complete are none', async () => {
    const { code, out } = await concordia(['words', 'FR']);
    expect([code, out]).toEqual([0, 'No words are missing in FR.\n']);
    const inFrench = await concordia(['words', 'pl', '--lang', 'fr']);
    expect(inFrench.out).toBe('Il ne manque aucun mot en pl.\n');
  });

  test('of English are none: they stand beside the rules', async () => {
    for (const tag of ['en', 'EN']) {
      const { code, out } = await concordia(['words', tag]);
      expect([code, out]).toEqual([0, 'English stands beside the rules: no words are missing.\n']);
    }
    const inFrench = await concordia(['words', 'en', '--lang', 'fr']);
    expect(plain(inFrench.out)).toBe(
      'Les textes anglais sont à côté des règles ; il n’en manque aucun.\n',
    );
  });

  test('of a new language are a module with the English texts', async () => {
    const { code, out } = await concordia(['words', 'it']);
    expect(code).toBe(0);
    expect(out).toContain("\nexport const words: WordSet = {\n  language: 'it',\n");
    expect(out).toMatch(/\n {4}\/\/ \(names, \{.*Play \$\{.*\n {4}playCard: \(\) => '',\n/);
    expect(out).toMatch(/\n};\n$/);
  });

  test('of nothing that is a language are refused', async () => {
    const { code, err } = await concordia(['words', '../it']);
    expect([code, err]).toEqual([1, expect.stringContaining('language')]);
  });
});
