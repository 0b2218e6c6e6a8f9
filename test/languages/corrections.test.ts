/** What corrections of logs say, in English and in French: each kind, as a person should read it. */
import { describe, expect, test } from 'vitest';
import { type CorrectedThing, createLibrary, type Names, type Seat } from '../../src/index';
import { french } from '../../src/languages/fr/index';
import { imperium } from '../../src/maps/imperium';
import { LANGUAGES } from '../support/spoken-games';

const english = createLibrary({ maps: [imperium] });
const state = english.createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'ludi' });
const goods = { brick: 0, food: 2, tool: 0, wine: 1, cloth: 0 };
const none = { brick: 0, food: 0, tool: 0, wine: 0, cloth: 0 };

const TOLD: readonly (readonly [CorrectedThing, string, string])[] = [
  [
    { type: 'money', seat: 0, money: 12 },
    'Livia has 12 sestertii now',
    'Livia a maintenant 12 sesterces',
  ],
  [
    { type: 'goods', seat: 0, goods },
    'Livia has 2 food and 1 wine in the storehouse now',
    'Livia a maintenant 2 nourritures et 1 vin dans l’entrepôt',
  ],
  [
    { type: 'goods', seat: 0, goods: none },
    'Livia has nothing in the storehouse now',
    'Livia n’a plus rien dans l’entrepôt',
  ],
  [
    { type: 'praefectusMagnus', seat: 1 },
    'Gaius has the Praefectus Magnus now',
    'Gaius a maintenant le Praefectus Magnus',
  ],
  [{ type: 'turn', seat: 1 }, 'Gaius has the turn now', 'C’est maintenant le tour de Gaius'],
  [
    { type: 'house', seat: 0, city: 'novaria', built: true },
    'Livia has a house in Novaria now',
    'Livia a maintenant une maison à Novaria',
  ],
  [
    { type: 'house', seat: 0, city: 'novaria', built: false },
    'Livia has no house in Novaria any more',
    'Livia n’a plus de maison à Novaria',
  ],
  [
    { type: 'colonist', seat: 0, kind: 'land', from: 'roma', to: 'land:novaria~roma' },
    'Livia moves a land colonist from Roma to Novaria–Roma',
    'Livia déplace un colon terrestre de Roma vers Novaria–Roma',
  ],
  [
    { type: 'colonist', seat: 0, kind: 'sea', from: 'storehouse', to: 'aquileia' },
    'Livia moves a sea colonist from the storehouse to Aquileia',
    'Livia déplace un colon maritime de l’entrepôt vers Aquileia',
  ],
  [
    { type: 'colonist', seat: 0, kind: 'sea', from: 'aquileia', to: 'storehouse' },
    'Livia moves a sea colonist from Aquileia to the storehouse',
    'Livia déplace un colon maritime d’Aquileia vers l’entrepôt',
  ],
  [
    { type: 'card', seat: 0, card: 'smith-i', from: 'display', to: 'hand' },
    'Livia moves Smith I from the display to the hand',
    'Livia déplace la carte Forgeron I du présentoir vers la main',
  ],
  [
    { type: 'card', seat: 0, card: 'smith-i', from: 'discard', to: 'display', place: 3 },
    'Livia moves Smith I from the discard pile to place 3 of the display',
    'Livia déplace la carte Forgeron I de la défausse vers la place 3 du présentoir',
  ],
  [
    { type: 'card', seat: 0, card: 'smith-i', from: 'deck', to: 'discard' },
    'Livia moves Smith I from the deck to the discard pile',
    'Livia déplace la carte Forgeron I de la pioche vers la défausse',
  ],
  [
    { type: 'marker', province: 'italia', side: 'coins' },
    'The marker of Italia shows its coins now',
    'Le jeton bonus de la province Italia montre maintenant ses pièces',
  ],
  [
    { type: 'marker', province: 'italia', side: 'goods' },
    'The marker of Italia shows its goods now',
    'Le jeton bonus de la province Italia montre maintenant sa marchandise',
  ],
];

describe.each(TOLD)('%j', (thing, inEnglish, inFrench) => {
  test('is told in English', () => {
    expect(english.describeCorrection(state, thing)).toBe(inEnglish);
  });

  test('is told in French', () => {
    const library = createLibrary({ maps: [imperium], words: french });
    expect(library.describeCorrection(state, thing)).toBe(inFrench);
  });
});

describe.each(LANGUAGES)('in %s', (_, words) => {
  const library = createLibrary({ maps: [imperium], words });

  test.each(TOLD)('%j has a sentence of its own', (thing, inEnglish) => {
    const told = library.describeCorrection(state, thing);
    expect(told).not.toBe(inEnglish);
    expect(told).not.toMatch(/undefined|\[object| {2}|[.。]$/);
    // Whoever and wherever it is about is named.
    for (const name of ['Livia', 'Gaius', 'Novaria', 'Roma', 'Aquileia', 'Italia', '12']) {
      if (inEnglish.includes(name)) expect(told).toContain(name);
    }
  });
});

test('words that are missing or broken are English', () => {
  const corrections = {
    money: () => {
      throw new Error('no words');
    },
    turn: (names: Names, { seat }: { readonly seat: Seat }) => `${names.player(seat)} ist dran`,
  };
  const library = createLibrary({ maps: [imperium], words: { corrections } });
  const [money] = TOLD[0] ?? [];
  if (money === undefined) throw new Error('Nothing is told.');
  expect(library.describeCorrection(state, money)).toBe('Livia has 12 sestertii now');
  expect(library.describeCorrection(state, { type: 'turn', seat: 1 })).toBe('Gaius ist dran');
});
