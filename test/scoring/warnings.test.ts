/** What `sheetWarnings` says: in the words of a library, or by reason and facts where a scorer has none. */
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import { french } from '../../src/languages/fr';
import { createScorer, sheetWarnings } from '../../src/scoring';
import type { ScoreSheet } from '../../src/scoring/sheet';

/** Livia has left out one of two Prefects and the Senator, and Gaius the Senator, which is the card of Vesta. */
const SHEET: ScoreSheet = {
  players: [
    {
      name: 'Livia',
      cards: ['tribune', 'architect', 'prefect', 'mercator', 'diplomat'],
      houses: [],
      colonists: 2,
      money: 0,
      goods: {},
    },
    {
      name: 'Gaius',
      cards: { jupiter: 2, saturnus: 2, mercurius: 1, mars: 1 },
      houses: [],
      colonists: 2,
      money: 0,
      goods: {},
    },
  ],
};

describe('the warnings of a sheet', () => {
  test('in English', () => {
    expect(sheetWarnings(SHEET, true)).toEqual([
      'Livia lacks cards of the starting hand, which nobody loses: Prefect, Senator',
      'Gaius lacks cards of the starting hand, which nobody loses: 1 card of Vesta',
      'nobody has the Concordia card, worth 7 points at the end of the game',
    ]);
  });

  test('in the words of a library', () => {
    const library = createLibrary({ maps: [], words: french });
    expect(library.sheetWarnings(SHEET, false)).toEqual([
      'il manque à Livia des cartes de la main de départ, que personne ne perd\u00a0: Préfet, Sénateur',
      'il manque à Gaius des cartes de la main de départ, que personne ne perd\u00a0: 1 carte de Vesta',
    ]);
  });

  test('in English where a library has no words for them, or they fail', () => {
    const faults = {
      nobodyHasConcordia: () => 'nemo',
      startingCardsMissing: () => {
        throw new Error('no words');
      },
    };
    const library = createLibrary({ maps: [], words: { faults } });
    expect(library.sheetWarnings(SHEET, true)).toEqual([...sheetWarnings(SHEET, false), 'nemo']);
  });

  test('in the same sentences by a scorer of your own', () => {
    expect(createScorer().sheetWarnings(SHEET, true)).toEqual([
      'Livia lacks cards of the starting hand, which nobody loses: Prefect, Senator',
      'Gaius lacks cards of the starting hand, which nobody loses: 1 card of Vesta',
      'nobody has the Concordia card, worth 7 points at the end of the game',
    ]);
  });
});
