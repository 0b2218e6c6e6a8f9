/** `--lang`: games and errors in another language. */
import { describe, expect, test } from 'vitest';
import { isKnown, type KnownTag, LANGUAGES, languageOfTerminal } from '../../src/cli/languages/all';
import { ENGLISH_WORDS } from '../../src/cli/languages/en';
import { padded, widthOf } from '../../src/cli/wrapped';
import { ROOT } from '../readme/markdown';
import { concordia } from './console';

const LOG = `${ROOT}docs/examples/imperium-4.json`;

/** Hard spaces are for screens. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('--lang fr', () => {
  test('tells the same game as in English', async () => {
    const lines = async (lang: string) => {
      const { out } = await concordia(['--lang', lang, 'replay', LOG]);
      return out.split('\n').map((line) => /^ +\d+ {2}\S+/.exec(line)?.[0] ?? '');
    };
    expect(await lines('fr')).toEqual(await lines('en'));
  });
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
  ...['new', 'simulate', 'analyse', 'play', 'maps', 'map', 'perft', 'rulebook', 'serve'],
  ...['words', 'example'],
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

test('what is padded counts columns: two for a Chinese character, none for a mark', () => {
  expect(padded('東京', 6)).toBe('東京  ');
  expect(padded('東京', 6, 'right')).toBe('  東京');
  expect(padded('e\u0301', 3)).toBe('e\u0301  ');
  expect(padded('Livia', 3)).toBe('Livia');
  expect(widthOf('カ: 1')).toBe(5);
});
