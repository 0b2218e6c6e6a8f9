// answers for src/words
import { describe, expect, test } from 'vitest';
import { applyAction, ConcordiaError, createGame, tryApplyAction } from '../../src/index';
import { asId, didYouMean, nearest } from '../../src/model/find';
import { counted, sestertii } from '../../src/model/names';
import { notEnoughMoney } from '../../src/rules/refusals';
import { processorTime } from '../support/processor-time';

describe('the nearest word', () => {
  const cities = ['syracusae', 'roma', 'massilia', 'ostia', 'novaria'];

  test.each([
    ['syracuse', 'syracusae'],
    ['Syracusae', 'syracusae'],
    ['Sýracusæ', 'syracusae'],
    ['rom', 'roma'],
    ['massila', 'massilia'],
    ['ostja', 'ostia'],
    ['novara', 'novaria'],
    ['londinium', undefined],
    ['x', undefined],
    ['', undefined],
  ])('of %j is %j', (word, meant) => {
    expect(nearest(word, cities)).toBe(meant);
  });

  test('is the first of several that are equally near', () => {
    expect(nearest('romb', ['roma', 'rome'])).toBe('roma');
  });

  test('is what a message ends with, if there is one', () => {
    expect(didYouMean('ostja', cities)).toBe('; did you mean ostia?');
    expect(didYouMean('londinium', cities)).toBe('');
  });

  test('takes no time to look for, however long the word is', () => {
    const start = processorTime();
    expect(nearest('ostia'.repeat(1_000_000), cities)).toBeUndefined();
    expect(processorTime() - start).toBeLessThan(500);
  });

  test('is looked for as ids are written', () => {
    expect(asId(' Isca  Dumnoniorum ')).toBe('isca-dumnoniorum');
    expect(asId('Prefect/Architect I')).toBe('prefect-architect-i');
    expect(asId('Córdoba')).toBe('cordoba');
  });
});

describe('numbers and what they count', () => {
  test.each([
    [0, '0 cities'],
    [1, '1 city'],
    [2, '2 cities'],
  ])('%i: %s', (count, words) => {
    expect(counted(count, 'city', 'cities')).toBe(words);
  });

  test('sestertii', () => {
    expect([1, 5].map(sestertii)).toEqual(['1 sestertius', '5 sestertii']);
    const tooLittle = (needed: number, money: number): string =>
      new ConcordiaError(notEnoughMoney(needed, money, 'R-4.8')).message;
    expect(tooLittle(1, 0)).toBe('This costs 1 sestertius, but you have none.');
    expect(tooLittle(2, 1)).toBe('This costs 2 sestertii, but you have only 1.');
  });
});

test('R-4.6: one good to sell is told in the right form', () => {
  const start = createGame({ map: 'imperium', players: 2, seed: 'words' });
  const state = applyAction(start, { type: 'playCard', seat: 0, card: 'mercator' });
  const sell = { type: 'trade', seat: 0, deal: 'sell', good: 'cloth', count: 2 };
  const result = tryApplyAction(state, sell);
  // Everybody begins with one cloth.
  expect(!result.ok && result.error.message).toBe('You can sell at most 1 cloth.');
});
