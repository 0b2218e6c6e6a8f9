/** Few buttons for many choices: what is the same is said once, and what can be divided leads on step by step. */
import { describe, expect, test } from 'vitest';
import type { BoardChoice } from '../../src/dom/settings';
import { entriesOf, isOpen, isPlain, shortened, wordAt } from '../../src/table/groups';

type Fields = Readonly<Record<string, unknown>>;

/** Choices of one type, which stay what they are for the functions that ask nothing but fields. */
function choicesOf(type: string, fields: readonly Fields[]): readonly BoardChoice[] {
  return fields.map((own) => ({ action: { type, seat: 0, ...own } }));
}

/** `from roma: 3`, or the place that a single choice leads to. */
function told(choices: readonly BoardChoice[], isNarrowed = false): readonly string[] {
  return entriesOf(choices, isNarrowed).map((entry) =>
    entry.kind === 'group'
      ? `${entry.group.field} ${entry.group.id}: ${entry.group.choices.length}`
      : Object.values(entry.choice.action).slice(2).join(' '),
  );
}

const move = (kind: string, from: string, to: string) => ({ kind, from, to });
const MOVES = choicesOf('moveColonist', [
  ...['a', 'b', 'c', 'd'].map((to) => move('land', 'roma', to)),
  ...['e', 'f', 'g', 'h'].map((to) => move('land', 'cosa', to)),
  move('sea', 'ostia', 'i'),
]);
const houses = (count: number, fields: (index: number) => Fields) =>
  choicesOf(
    'buildHouse',
    Array.from({ length: count }, (_, index) => fields(index)),
  );

describe('the buttons for choices', () => {
  test('eight are shown as they are, nine in groups', () => {
    expect(told(MOVES.slice(1))).toHaveLength(8);
    // By where they start, although their kind stands first: it says how, and not with what.
    expect(told(MOVES)).toEqual(['from roma: 4', 'from cosa: 4', 'sea ostia i']);
  });

  test('how something is done divides what nothing else does', () => {
    const trades = choicesOf(
      'trade',
      ['buy', 'sell'].flatMap((deal) =>
        ['brick', 'food', 'tool', 'wine', 'cloth'].map((good) => ({ deal, good })),
      ),
    );
    expect(told(trades)).toEqual([
      ...['good brick: 2', 'good food: 2', 'good tool: 2', 'good wine: 2', 'good cloth: 2'],
    ]);
    const alike = choicesOf(
      'trade',
      [...'ab'].flatMap((deal) => Array(5).fill({ deal })),
    );
    expect(told(alike)).toEqual(['deal a: 5', 'deal b: 5']);
  });

  test('what differs in each choice divides nothing', () => {
    const cities = houses(9, (index) => ({ city: `city-${index}` }));
    expect(told(cities)).toEqual(cities.map(({ action }) => Object.values(action)[2]));
  });

  test('up to three of a type stay beside the groups of another', () => {
    const few = houses(3, (index) => ({ city: index === 0 ? 'ostia' : 'roma' }));
    expect(told([...MOVES, ...few]).slice(3)).toEqual(['ostia', 'roma', 'roma']);
    const more = houses(4, (index) => ({ city: index === 0 ? 'ostia' : 'roma' }));
    expect(told([...MOVES, ...more]).slice(3)).toEqual(['ostia', 'city roma: 3']);
  });

  test('a type whose choices name the same is one group, until something has been picked', () => {
    const payments = houses(5, (index) => ({ city: 'roma', pay: { brick: index } }));
    expect(told([...MOVES, ...payments]).at(-1)).toBe('city roma: 5');
    expect(told([...MOVES, ...payments], true)).toHaveLength(3 + 5);
    // Alone it would be the only button.
    expect(told(houses(9, (index) => ({ city: 'roma', pay: { brick: index } })))).toHaveLength(9);
    // Of what only says how, nothing is known.
    const ways = houses(5, (index) => ({ kind: 'land', pay: { brick: index } }));
    expect(told([...MOVES, ...ways])).toHaveLength(3 + 5);
  });

  test('those without the thing stay single', () => {
    const some = houses(10, (index) => (index < 4 ? { city: 'roma' } : { count: index }));
    expect(told(some)).toEqual(['city roma: 4', '4', '5', '6', '7', '8', '9']);
  });
});

test.each([
  [{ type: 'pass', seat: 1 }, true],
  [{ type: 'takeCoins', seat: 0, count: 3 }, true],
  [{ type: 'buyCard', seat: 0, card: 'augur' }, false],
  [{ type: 'keepGoods', seat: 0, goods: {} }, false],
])('%j names nothing: %j', (action, is) => {
  expect(isPlain({ action })).toBe(is);
});

test('words of an action, and whether a choice is open', () => {
  const action = { type: 'buyCard', seat: 0, card: 'augur' };
  expect([wordAt(action, 'card'), wordAt(action, 'seat'), wordAt(action, 'toString')]).toEqual([
    'augur',
    '',
    '',
  ]);
  expect(isOpen({ action })).toBe(true);
  expect(isOpen({ action, refusal: { message: 'no' } })).toBe(false);
});

describe('what sentences share', () => {
  test.each([
    [
      'three words',
      ['Move land from Roma', 'Move land from Cosa'],
      'Move land from',
      ['Roma', 'Cosa'],
    ],
    ['two are not worth it', ['Move land Roma', 'Move land Cosa'], '', undefined],
    ['nothing of one alone', ['Move land from Roma to Cosa'], '', undefined],
    ['none', [], '', undefined],
    [
      'each keeps a word of its own',
      ['Build a house in Roma', 'Build a house in Roma for nothing'],
      'Build a house in',
      ['Roma', 'Roma for nothing'],
    ],
    [
      'all of them share it',
      ['Buy one good more now', 'Buy one good more', 'Buy one good less'],
      'Buy one good',
      ['more now', 'more', 'less'],
    ],
  ])('%s', (_, sentences, stem, texts = sentences) => {
    expect(shortened(sentences)).toEqual({ stem, texts });
  });
});
