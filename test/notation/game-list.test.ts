import { describe, expect, test } from 'vitest';
import { gamesInList } from '../../src/notation/game-list';

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
