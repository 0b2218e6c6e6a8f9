/** The one finder of names: the same words mean the same in logs, in answers and on sheets. */
import { describe, expect, test } from 'vitest';
import { parseLog, parseSheet } from '../../src/index';
import { Dictionary, idNamed } from '../../src/model/find';
import { DISPLAY, TABLE } from '../notation/table';

const CARDS = new Dictionary();
for (const [name, id] of [
  ['Architect', 'architect'],
  ['Architect I', 'architect-i'],
  ['Architect II', 'architect-ii'],
  ['Préfet I', 'prefect-i'],
  ['Prefect I', 'prefect-i'],
  ['Prefect V', 'prefect-v'],
  ['Claudia Agrippina', 'claudia-agrippina'],
  ['Colonia Agrippina', 'colonia-agrippina'],
] as const) {
  CARDS.add(name, id).add(id, id);
}

describe('a name means', () => {
  test.each([
    ['the exact one, before all that begin with it', 'architect', ['architect']],
    ['the one whose name all the others begin with', 'arch', ['architect']],
    ['what it is in any case', 'ARCHITECT ii', ['architect-ii']],
    ['the same by its id', 'architect-ii', ['architect-ii']],
    ['the same with a number for the numeral', 'architect 2', ['architect-ii']],
    ['the same shortened', 'arch ii', ['architect-ii']],
    ['the same in another language, with accents or without', 'prefet 1', ['prefect-i']],
    ['all that begin with it', 'pref', ['prefect-i', 'prefect-v']],
    ['all that begin with one letter', 'c', ['claudia-agrippina', 'colonia-agrippina']],
    ['a letter that is also a numeral', 'p v', ['prefect-v']],
    ['the words of it in any order', 'agrippina claudia', ['claudia-agrippina']],
    ['whatever has a word that begins so', 'agr', ['claudia-agrippina', 'colonia-agrippina']],
    ['nothing, of less than three letters in the middle', 'ag', []],
    ['nothing, of more words than it has', 'architect ii gratis', []],
    ['nothing, without a word', ' - ', []],
  ])('%s: %s', (_, text, found) => {
    expect(CARDS.find(text).found).toEqual(found);
  });

  test('what is nearest, if nobody has it', () => {
    expect(CARDS.find('Arkitect I')).toEqual({ found: [], nearest: 'architect-i' });
    expect(CARDS.find('xyz')).toEqual({ found: [], nearest: undefined });
  });

  test('two things of one name, both', () => {
    const players = new Dictionary<number>()
      .add('Livia', 0)
      .add('livia', 1)
      .add('I', 2)
      .add('1', 3);
    expect(players.find('Livia').found).toEqual([0, 1]);
    // The same word, written in another way.
    expect(players.find('I').found).toEqual([2]);
    expect(players.find('1').found).toEqual([3]);
  });
});

test.each([
  ['Prefect 1', 'prefect-i'],
  ['préfect I', 'prefect-i'],
  ['prefect-i', 'prefect-i'],
  ['Consul', 'consul'],
])('on a sheet %s is %s', (name, id) => {
  expect(idNamed(name, ['prefect-i', 'prefect-v'])).toBe(id);
  const player = { name: 'Livia', cards: [name], houses: [], colonists: 2, money: 0, goods: {} };
  expect(parseSheet({ players: [player] }).players[0]?.cards).toEqual([id]);
});

test.each(['architect i', 'Architect 1', 'ARCHITECT-I'])('in a log %s is a card', (name) => {
  const text = TABLE.replace(DISPLAY, DISPLAY.replace('Architect I', name));
  expect(text).not.toBe(TABLE);
  expect(parseLog(text)).toEqual(parseLog(TABLE));
});

test('in a log a player is known by as much of the name as only one has', () => {
  const tribune = (whose: string) => parseLog(`${TABLE}\n${whose}: Tribune`).actions;
  expect(tribune('L')).toEqual(tribune('Livia'));
});
