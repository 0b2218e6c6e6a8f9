/** `concordia-rules/sheets`: names, cards and sentences for pages on which people fill in sheets. */
import { describe, expect, test } from 'vitest';
import { createGame, createLibrary, getMap, type Names } from '../../src/index';
import { defineModule, defineRules } from '../../src/kit';
import { german } from '../../src/languages/de';
import { allMaps } from '../../src/maps';
import { aegyptus } from '../../src/maps/aegyptus';
import { cyprus } from '../../src/maps/cyprus';
import { imperium } from '../../src/maps/imperium';
import { ionium } from '../../src/maps/ionium';
import { roma } from '../../src/maps/roma';
import { venus } from '../../src/modules/venus';
import { createSheets, sheetModules } from '../../src/sheets';
import { thrownBy } from '../support/scenario';
import { toyMap } from '../support/toy-map';

const sheets = createSheets({ maps: allMaps, modules: sheetModules });

const LIVIA = { name: 'Livia', cards: ['senator'], houses: [], colonists: 2, money: 12, goods: {} };

describe('the cards of a game', () => {
  test.each(allMaps.map(({ id }) => id))(
    'R-2.3, R-2.4: on %s they are those of its games',
    (map) => {
      for (const players of [2, 3, 4, 5]) {
        for (const cards of ['concordia', 'venus'] as const) {
          const game = createGame({ map, cards, players, seed: 'cards' });
          const known = [...game.display, ...game.deck].flatMap((card) => card ?? []);
          const modules = cards === 'venus' ? ['venus'] : [];
          const { hands, sale } = sheets.cardsOf({ map, players, modules });
          expect(sale.toSorted()).toEqual(known.toSorted());
          expect(hands.map((hand) => hand.toSorted())).toEqual(
            game.players.map(({ hand }) => hand.toSorted()),
          );
        }
      }
    },
  );

  test.each([4, 6])('R-11.2: teams of %i players have those of their games', (players) => {
    const game = createGame({ map: 'imperium', teams: true, players, seed: 'cards' });
    const known = [...game.display, ...game.deck].flatMap((card) => card ?? []);
    const { hands, sale } = sheets.cardsOf({
      map: 'imperium',
      players,
      modules: ['venus', 'teams'],
    });
    expect(sale.toSorted()).toEqual(known.toSorted());
    expect(hands.map((hand) => hand.toSorted())).toEqual(
      game.players.map(({ hand }) => hand.toSorted()),
    );
  });

  // Decks I to III have 8, 7 and 6 cards; with Venus, Mason moves from deck I to II.
  test('three players have 21 cards for sale, deck by deck', () => {
    const { sale } = sheets.cardsOf({ map: 'imperium', players: 3 });
    expect(sale).toHaveLength(21);
    expect(sale.slice(0, 8).every((card) => sheets.cards[card]?.deck === 1)).toBe(true);
  });

  test('those of a map are in its games alone', () => {
    const { deck } = venus.rules;
    const own = createSheets({ maps: [toyMap(deck === undefined ? {} : { deck })] });
    // Without a deck of its own, two players have the seven cards of.
    const handOn = (game: object) => own.cardsOf({ players: 2, ...game }).hands[0];
    expect(handOn({})).toHaveLength(7);
    expect(handOn({ map: 'toy' })).toEqual(
      createSheets({ modules: [venus] }).cardsOf({ players: 2, modules: ['venus'] }).hands[0],
    );
    expect(handOn({ map: 'toy' })).not.toEqual(handOn({}));
  });

  test.each([0, 7, 2.5, Number.NaN, '3', undefined])('not for %s players', (players) => {
    expect(() => Reflect.apply(sheets.cardsOf, undefined, [{ players }])).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', details: { path: 'players' } }),
    );
  });
});

describe('names', () => {
  const inGerman = createSheets({ maps: [ionium, roma], modules: sheetModules, words: german });
  const library = createLibrary({ maps: [ionium], words: german });

  test('are those of the language', () => {
    expect(inGerman.nameOf(undefined, 'wine')).toBe('Wein');
    expect(inGerman.nameOf(undefined, 'mars')).toBe('Mars');
    for (const id of ['prefect-i', 'mason', 'wine', 'saturnus', 'sparta']) {
      expect(inGerman.nameOf(ionium, id)).toBe(library.nameOf(getMap('ionium'), id));
    }
  });

  test('of points of their own are those that the map gives, in English and in the language', () => {
    expect(sheets.nameOf(undefined, 'trade-squares')).toBe('Trade squares');
    const egyptian = createSheets({ maps: [aegyptus], words: german });
    expect(egyptian.nameOf(undefined, 'trade-squares')).toBe('Handelsfelder');
  });

  test('of nothing are titles of what was asked for', () => {
    expect(sheets.nameOf(imperium, 'no-such-thing')).toBe('No Such Thing');
  });
});

describe('what it says of a sheet', () => {
  const inGerman = createSheets({ maps: [imperium], modules: sheetModules, words: german });

  test('R-6.2: it counts as the scorer does', () => {
    expect(sheets.scoreGame({ players: [LIVIA] }).players[0]?.gods.vesta?.points).toBe(1);
  });

  test('is a sentence of the language, with the place', () => {
    const wrong = { map: 'imperium', players: [{ ...LIVIA, houses: ['roma'] }] };
    const error = thrownBy(() => inGerman.scoreGame(wrong));
    expect(error.code).toBe('INVALID_SHEET');
    const [fault, ...others] = inGerman.faultsIn(error);
    expect(others).toEqual([]);
    expect(fault?.path).toMatch(/^players\[0\]\.houses/);
    expect(fault?.message).toMatch(/roma/);
    expect(error.message).toContain(fault?.message);
    expect(error.message).not.toMatch(/\bthe\b/);
  });

  test.each([
    ['there is no city roma', { map: 'imperium', players: [{ ...LIVIA, houses: ['roma'] }] }],
    ['two players are called Livia', { players: [LIVIA, LIVIA] }],
    // A house on each of 16 food cities, of which no board has more than 8.
    [
      'no board has more than 8 food cities',
      { players: [{ ...LIVIA, houses: { byGood: { food: 16 }, provinces: 9 } }] },
    ],
  ])('is a clause in English as well: %s', (clause, wrong) => {
    const [fault] = sheets.faultsIn(thrownBy(() => sheets.scoreGame(wrong)));
    expect(fault?.message).toBe(clause);
  });

  test('has the words of the module that finds it', () => {
    const wells = defineModule({
      id: 'wells',
      rules: defineRules({
        id: 'wells',
        faults: {
          wellDry: (names: Names, { well }: { readonly well: string }) =>
            `${names.title(well)} is dry`,
        },
      }),
      sheet: {
        lines: {},
        faults: () => [{ seat: 0, path: ['well'], reason: 'wellDry', facts: { well: 'ostia' } }],
      },
    });
    const own = createSheets({ maps: [imperium], modules: [wells] });
    const [fault] = own.faultsIn(thrownBy(() => own.scoreGame({ players: [LIVIA] })));
    expect(fault?.message).toBe('Ostia is dry');
  });

  test('calls a city as its own map does', () => {
    const houses = ['alexandria-ad-issum', 'alexandria-ad-issum'];
    const both = createSheets({ maps: [imperium, cyprus] });
    const wrong = { map: 'cyprus', players: [{ ...LIVIA, houses }] };
    expect(thrownBy(() => both.scoreGame(wrong)).message).toContain('Alexandria ad Issum');
  });

  test('several faults have a place each', () => {
    const wrong = {
      players: [
        { ...LIVIA, money: -1 },
        { ...LIVIA, name: 'Gaius', colonists: 2.5 },
      ],
    };
    const faults = inGerman.faultsIn(thrownBy(() => inGerman.scoreGame(wrong)));
    expect(faults.map(({ path }) => path)).toEqual(['players[0].money', 'players[1].colonists']);
  });

  test('warnings are told, too', () => {
    // Six of seven starting cards are missing.
    const warnings = inGerman.sheetWarnings({ players: [LIVIA] }, true);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/Livia/);
    expect(warnings.join()).not.toMatch(/\b(the|cards)\b/i);
  });
});

test.each([null, 7, { maps: 7 }, { modules: {} }, { words: { actions: 7 } }])(
  'no sheets of %j',
  (parts) => {
    const error = thrownBy(() => Reflect.apply(createSheets, undefined, [parts]));
    expect(['INVALID_INPUT', 'INVALID_LIBRARY']).toContain(error.code);
  },
);
