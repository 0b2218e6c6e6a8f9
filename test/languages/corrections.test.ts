/** Corrections of logs in words that are not whole; what each language says of them is in `golden/told.txt`. */
import { expect, test } from 'vitest';
import { createLibrary, type Names, type Seat } from '../../src/index';
import { imperium } from '../../src/maps/imperium';

const english = createLibrary({ maps: [imperium] });
const state = english.createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' });
test('words that are missing or broken are English', () => {
  const corrections = {
    money: () => {
      throw new Error('no words');
    },
    turn: (names: Names, { seat }: { readonly seat: Seat }) => `${names.player(seat)} ist dran`,
  };
  const library = createLibrary({ maps: [imperium], words: { corrections } });
  const money = { type: 'money', seat: 0, money: 12 } as const;
  expect(library.describeCorrection(state, money)).toBe('Livia has 12 sestertii now');
  expect(library.describeCorrection(state, { type: 'turn', seat: 1 })).toBe('Gaius ist dran');
});
