// answers for src/log
import { describe, expect, test } from 'vitest';
import { gamesIn } from '../../src/notation';
import { gamesInList } from '../../src/notation/games-in';

describe('a list of games in JSON', () => {
  test('is cut into its games, as they are written and with their lines', () => {
    const text = '\uFEFF [\n{"a": "]},{ \\" [", "b": [1, {}]},\n\n  {"c":\n2} , {}\n]\n';
    expect(gamesInList(text)).toEqual([
      { text: '{"a": "]},{ \\" [", "b": [1, {}]}', line: 2 },
      { text: '{"c":\n2}', line: 4 },
      { text: '{}', line: 5 },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['one game', '{"a": 1}'],
    ['an empty list', '[]'],
    ['a list of numbers', '[1, 2]'],
    ['a list with something else in it', '[{}, null]'],
    ['a list of lists', '[[{}]]'],
    ['tags', '[Map "Italia"]'],
    ['a list that is cut off', '[{"a": 1}, {"b": '],
    ['a list without its end', '[{"a": 1}'],
    ['a comma too many', '[{},]'],
    ['two lists', '[{}] [{}]'],
    ['a text without its end', '[{"a": "}]'],
  ])('is not %s', (_, text) => {
    expect(gamesInList(text)).toBeUndefined();
  });
});

/** The texts of the games in these lines. */
const textsIn = (...lines: readonly string[]) => gamesIn(lines.join('\n')).map(({ text }) => text);
const quoted = (line: string) => `> ${line}`;

test('a line of nothing but signs of quotation is a line of its game', () => {
  const text = `[Map "Italia"]\n${'> '.repeat(200_000)}`;
  expect(textsIn(text)).toEqual([text]);
});

describe('several games', () => {
  const LIVIA = ['[Map "Italia"] [Players "Livia, Gaius"] [Seed "a"]', '1 Livia: Tribune'];
  const FLAVIA = ['[Map "Corsica"] [Players "Flavia, Marcus"] [Seed "b"]', '1 Flavia: Senator'];

  test.each([
    ['one below the other', [...LIVIA, '', ...FLAVIA], [1, 4]],
    ['without a line between them', [...LIVIA, ...FLAVIA], [1, 3]],
    ['quoted in a mail', [...LIVIA, '', ...FLAVIA].map(quoted), [1, 4]],
    ['quoted twice', [...LIVIA, ...FLAVIA].map((line) => `>> ${line}`), [1, 3]],
    ['quoted in a forum', ['[quote]', ...LIVIA, '', ...FLAVIA, '[/quote]'], [1, 5]],
    [
      'a quotation each',
      ['[quote]', ...LIVIA, '[/quote]', '[quote]', ...FLAVIA, '[/quote]'],
      [1, 4],
    ],
    ['in a block of code', ['```', ...LIVIA, '', ...FLAVIA, '```'], [1, 5]],
    ['a block of code each', ['```', ...LIVIA, '```', '```', ...FLAVIA, '```'], [1, 6]],
  ])('in the notation, %s', (_, lines, begins) => {
    const found = gamesIn(lines.join('\n'));
    expect(found.map(({ line }) => line)).toEqual(begins);
    // Nothing is lost, each has its own map.
    expect(found.map(({ text }) => text).join('\n')).toBe(lines.join('\n'));
    expect(found.map(({ text }) => /Map "(\w+)"/.exec(text)?.[1])).toEqual(['Italia', 'Corsica']);
  });

  test.each([
    ['a log on each line', ['{"a": 1}', '', '{"b": 2}']],
    ['lines, the first broken', ['{"a" 1}', '{"b": 2}']],
    ['a log on each line, as a text', ['"[Map]"', '{"b": 2}']],
    ['a list', ['[{"a": 1},', ' {"b": 2}]']],
    ['a list in a block of code', ['```json', '[{"a": 1},', ' {"b": 2}]', '```']],
    ['quoted lines', ['> {"a": 1}', '> {"b": 2}']],
    ['lines in a forum', ['[quote=Livia][code]', '{"a": 1}', '{"b": 2}[/code][/quote]']],
  ])('in JSON, %s', (_, lines) => {
    expect(gamesIn(lines.join('\n'))).toHaveLength(2);
  });

  test('a text of the notation may be a line of JSON', () => {
    const text = LIVIA.join('\n');
    expect(textsIn(JSON.stringify(text), '{"b": 2}')).toEqual([text, '{"b": 2}']);
  });
});

describe('one game', () => {
  const LOG = ['{', '  "format": "concordia-log"', '}'];
  test.each([
    ['quoted in a mail', LOG.map(quoted)],
    ['in a block of code', ['```json', ...LOG, '```']],
    ['in a forum', ['[quote][code]', ...LOG, '[/code]', '[/quote]']],
    ['quoted within a block of code', ['~~~', ...LOG.map(quoted), '~~~']],
    ['with a mark in front', ['\uFEFF```', ...LOG, '```']],
  ])('in JSON, %s, keeps its lines and columns', (_, lines) => {
    const text = lines.join('\n');
    const [game, ...others] = gamesIn(text);
    expect(others).toEqual([]);
    expect(JSON.parse(game?.text ?? '')).toEqual({ format: 'concordia-log' });
    expect(game?.text.indexOf('"format"')).toBe(text.indexOf('"format"'));
  });

  test.each([
    ['nothing', ''],
    ['JSON', '{\n"a": ">"\n}'],
    ['something else', 'Livia plays'],
    ['a list of something else', '[1,\n2]'],
    ['no game', '[quote without an end'],
  ])('%s stays as it is', (_, text) => {
    expect(gamesIn(text)).toEqual([{ text, line: 1 }]);
  });
});
