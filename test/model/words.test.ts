// answers for src/words
import { describe, expect, test } from 'vitest';
import {
  applyAction,
  ConcordiaError,
  createGame,
  createLibrary,
  tryApplyAction,
} from '../../src/index';
import { german as germanWords } from '../../src/languages/de/index';
import { italia } from '../../src/maps/italia/index';
import { asId, didYouMean, nearest } from '../../src/model/find';
import { counted, sestertii } from '../../src/model/names';
import { notEnoughMoney } from '../../src/rules/refusals';
import { processorTime } from '../support/processor-time';
import { thrownBy } from '../support/scenario';

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

describe('a fault among the facts of an error', () => {
  const german = createLibrary({ maps: [italia], words: germanWords });
  const wrongOptions = { map: 'italia', players: 2, seed: 'a', cards: 'x' } as never;
  const wrongText = '[Map "Italia"] [Players "Livia, Gaius"] [Seed "a"]\n1 Livia: Atlantis';

  test('is in the language of the library, one of many or the only one', () => {
    const { message, details } = thrownBy(() => german.createGame(wrongOptions));
    const clause = 'den Kartensatz x gibt es nicht; zur Wahl: concordia und venus';
    expect(message).toBe(`Ungültige Optionen bei cards: ${clause}`);
    expect(details.issues).toMatchObject([{ message: clause }]);
    expect(thrownBy(() => german.parseLog(wrongText)).details.faults).toMatchObject([
      { message: 'nichts heißt hier „Atlantis“' },
    ]);
  });

  test('names what there is to choose from', () => {
    const { details } = thrownBy(() => createGame(wrongOptions));
    expect(details.issues).toMatchObject([
      { message: 'there is no set of cards x; choose from concordia, venus' },
    ]);
  });
});

test.each([
  ['x', 'There is no map x; available: italia.'],
  ['itali', 'Did you mean italia? There is no map itali; available: italia.'],
])('of the map %s, the error says which there are', (id, message) => {
  const { getMap } = createLibrary({ maps: [italia] });
  expect(thrownBy(() => getMap(id as 'italia')).message).toBe(message);
});
