// answers for src/engine src/words
import { describe, expect, test } from 'vitest';
import { neededTexts } from '../../src/cli/catalogue/needed';
import { createLibrary, type WordSet } from '../../src/index';
import { defineModule, defineRules, type ScoreType } from '../../src/kit';
import { missingWords } from '../../src/words';
import { thrownBy } from '../support/scenario';
import { toyLibrary, toyMap } from '../support/toy-map';
import { toyTable } from './toy-table';

/** Three points for the first player, one less than none for the others. */
const riches: ScoreType = {
  id: 'river-gold',
  words: () => 'Gold of the river',
  points: (_position, seat) => (seat === 0 ? 3 : -1),
};

describe('victory points that rules bring', () => {
  test('R-6.2: stand beside those of the gods, and count', () => {
    const { library, start } = toyTable();
    const own = toyTable({ scores: [riches] });
    const before = library.finalScores(start()).players;
    const { players } = own.library.finalScores(own.start());
    expect(players.map(({ scores }) => scores)).toEqual([
      { 'river-gold': 3 },
      { 'river-gold': -1 },
    ]);
    expect(players.map(({ bonus }) => bonus)).toEqual([3, -1]);
    expect(players.map(({ total }, seat) => total - (before[seat]?.total ?? 0))).toEqual([3, -1]);
    expect(own.library.pointsOf(own.start(), 1)).toMatchObject({ bonus: -1 });
  });

  test('have a name in tables', () => {
    const { library, start } = toyTable({ scores: [riches, { ...riches, id: 'sand' }] });
    expect(library.nameOf(start(), 'river-gold')).toBe('Gold of the river');
    const { words: _words, ...nameless } = riches;
    const other = toyTable({ scores: [nameless] });
    expect(other.library.nameOf(other.start(), 'river-gold')).toBe('River Gold');
  });

  test('need a name in each language, also where the English one is made from the id', () => {
    const { words: _words, ...nameless } = riches;
    const { library } = toyTable({ scores: [nameless, { ...riches, id: 'sand' }] });
    const ofScores = (words: WordSet) =>
      missingWords(library, words).filter((path) => /^scores\.(?!forum)/.test(path));
    expect(ofScores({ language: 'it' })).toEqual(['scores.river-gold', 'scores.sand']);
    const scores = { 'river-gold': () => 'Oro del fiume' };
    expect(ofScores({ language: 'it', scores })).toEqual(['scores.sand']);
    const texts = neededTexts(library, []).filter(({ key }) => key === 'scores.river-gold');
    expect(texts.map(({ english }) => String(english))).toEqual(['() => "River Gold"']);
  });

  test('are lines of score sheets', () => {
    const library = toyLibrary({ scores: [riches] });
    const player = { name: 'Livia', cards: {}, houses: [], colonists: 2, money: 0, goods: {} };
    const { players } = library.scoreGame({
      players: [{ ...player, scores: { 'river-gold': 5 }, bonus: 2 }],
    });
    expect(players[0]).toMatchObject({ total: 7, scores: { 'river-gold': 5 }, bonus: 7 });
    const unknown = { players: [{ ...player, scores: { sand: 5 } }] };
    expect(thrownBy(() => library.scoreGame(unknown))).toMatchObject({ code: 'INVALID_SHEET' });
    expect(
      thrownBy(() =>
        library.scoreIntermediate({ players: [{ ...player, scores: { 'river-gold': 5 } }] }),
      ),
    ).toMatchObject({ rule: 'R-7.1', details: { path: 'players[0].scores' } });
  });

  test('cannot share a name', () => {
    const rules = defineRules({ id: 'sand', scores: [riches] });
    const sand = defineModule({ id: 'sand', rules });
    const map = toyMap({ scores: [riches] });
    expect(thrownBy(() => createLibrary({ maps: [map], modules: [sand] }))).toMatchObject({
      code: 'INVALID_LIBRARY',
      details: { score: 'river-gold' },
    });
  });
});

test('R-6.2: the scores list no god that is not in the game', () => {
  const { library, start } = toyTable();
  const [plain] = library.finalScores(start()).players;
  expect(Object.keys(plain?.gods ?? {})).toEqual([
    'vesta',
    'jupiter',
    'saturnus',
    'mercurius',
    'mars',
  ]);
  const venus = library.createGame({ map: 'toy', players: 2, seed: 'venus', cards: 'venus' });
  // each has a Magister.
  expect(library.finalScores(venus).players[0]?.gods.venus).toEqual({
    cards: 1,
    value: 0,
    points: 0,
  });
});
