/** Editors offer the ids there are: of the package, or of the maps and modules that an engine is made of. */
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/core';
import { CARD_IDS, createLibrary, GOODS, mapIds, RULE_MODULES } from '../../src/index';
import { imperium } from '../../src/maps/imperium';
import { roma } from '../../src/maps/roma';
import { salt } from '../../src/modules/salt';
import { venus } from '../../src/modules/venus';
import { ROOT } from '../readme/markdown';
import { declaredFiles } from './declared';
import { Editor } from './hover';

const TEXT = `
import { type Action, applyAction, cards, createGame, createLibrary, getMap, recordGame, type NewGame } from '../../declared/index.js';
import { type ActionOf, createEngine } from '../../declared/core.js';
import { defineMap, defineModule, defineRules, flag, type MapModule, option, word } from '../../declared/kit.js';
import { imperium } from '../../declared/maps/imperium/index.js';
import { roma } from '../../declared/maps/roma/index.js';
import { salt } from '../../declared/modules/salt/index.js';
import { venus } from '../../declared/modules/venus/index.js';

declare const anything: string;
const state = createGame({ map: '', players: 2, modules: [''] });
createGame({ map: anything, players: 2, modules: [anything] });
const prepared: NewGame = { players: 2, map: '' };
recordGame({ players: 2, map: '' }, []);
getMap('');
applyAction(state, { type: 'playCard', seat: 0, card: '' });
applyAction(state, { type: 'playCard', seat: 0, card: anything });
applyAction(state, { type: 'buyCard', seat: 1, card: '' });
const action: Action = { type: 'useTile', seat: 0, tile: 'tiberius', card: '' };
applyAction(state, { type: 'takeBonus', seat: 0, place: 'roma', good: '' });
cards[''];
cards[anything];
cards.tribune.gods;

const engine = createEngine({ maps: [imperium, roma], modules: [venus, salt] });
const game = engine.createGame({ players: 3, map: '' });
engine.createGame({ map: anything, players: 2, modules: ['forum', anything] });
engine.createGame({ players: 3, map: 'roma', modules: [''] });
engine.applyAction(game, { seat: 0, type: 'playCard', card: '' });
engine.cards[''];

const library = createLibrary({ maps: [roma] });
library.recordGame({ players: 4, map: '' }, []);
library.createGame({ players: 4, map: 'roma', modules: [''] });
library.createGame({ players: 4, map: 'roma', modules: ['salt'] });
const played: ActionOf<typeof library> = { seat: 3, type: 'playCard', card: '' };

declare const others: MapModule;
declare const data: typeof imperium;
const { rules: _rules, ...board } = roma;
const miner = { id: 'miner-ii', roles: ['miner'], deck: 2, cost: { food: 1 }, gods: ['minerva'] } as const;
const hurry = defineRules({ id: 'hurry', deck: { cards: [miner] } });
const own = createEngine({
  maps: [others, defineMap({ ...board, id: 'own' }), defineMap({ ...data, id: anything })],
  modules: [defineModule({ id: 'hurry', rules: hurry })],
});
own.cards[''];
own.createGame({ players: 5, map: '' });
own.createGame({ players: 5, map: 'elsewhere', modules: [''] });
const tax = { rate: option({ ...word(['low', 'high'], 'How much.'), byDefault: 'low' }) };
const asked = { toll: option({ ...flag, byDefault: false, off: false }) };
const other = createLibrary({
  maps: [roma],
  modules: [
    defineModule({ id: 'tax', options: tax, rules: defineRules({ id: 'tax' }) }),
    defineModule({ id: 'toll', options: asked, rules: defineRules({ id: 'toll' }) }),
  ],
});
const begun = other.createGame({ players: 2, map: 'roma', modules: ['tax'], toll: true, rate: '' });
other.createGame({ players: 2, map: 'roma', toll: true, modules: [''] });
export const rate: 'low' | 'high' | undefined = begun.options.rate;
export const recorded: boolean | undefined = other.recordGame({ players: 2, map: 'roma' }, []).options.toll;
`;

const files = await declaredFiles();
const editor = new Editor(`${ROOT}test/types/offers-editor.ts`, TEXT, {}, files);

const engine = createEngine({ maps: [imperium, roma], modules: [venus, salt] });

const sorted = (ids: readonly string[]): readonly string[] => [...ids].sort();

test('an id that the compiler does not know can be anything', () => {
  // No such good is known anywhere.
  expect(editor.errors()).toEqual([
    'Type \'""\' is not assignable to type \'"brick" | "food" | "tool" | "wine" | "cloth" | undefined\'.',
    'Type \'""\' is not assignable to type \'"low" | "high"\'.',
  ]);
});

describe('the main entry', () => {
  test.each([
    "createGame({ map: ''",
    "prepared: NewGame = { players: 2, map: ''",
    "recordGame({ players: 2, map: ''",
    "getMap(''",
  ])('offers all maps at %s', (piece) => {
    expect(editor.offers(piece)).toEqual(sorted(mapIds()));
  });

  test('offers the modules that the option names', () => {
    expect(editor.offers("createGame({ map: '', players: 2, modules: [''")).toEqual(
      sorted(RULE_MODULES),
    );
  });

  test.each([
    "{ type: 'playCard', seat: 0, card: ''",
    "{ type: 'buyCard', seat: 1, card: ''",
    "tile: 'tiberius', card: ''",
    "cards[''",
  ])('offers all cards at %s', (piece) => {
    expect(editor.offers(piece)).toEqual(sorted(CARD_IDS));
  });

  test('offers goods', () => {
    expect(editor.offers("place: 'roma', good: ''")).toEqual(sorted(GOODS));
  });
});

describe('an engine', () => {
  test('offers its maps', () => {
    expect(editor.offers("engine.createGame({ players: 3, map: ''")).toEqual(['imperium', 'roma']);
  });

  test('offers those of its modules that the option names', () => {
    expect(editor.offers("{ players: 3, map: 'roma', modules: [''")).toEqual(['salt']);
  });

  test.each(["{ seat: 0, type: 'playCard', card: ''", "engine.cards[''"])(
    'offers its cards at %s',
    (piece) => {
      const ids = Object.keys(engine.cards);
      expect(ids.length).toBeLessThan(CARD_IDS.length);
      expect(editor.offers(piece)).toEqual(sorted(ids));
    },
  );
});

describe('a library', () => {
  test('offers its maps, in logs too', () => {
    expect(editor.offers("library.recordGame({ players: 4, map: ''")).toEqual(['roma']);
  });

  test('offers no modules if it has none', () => {
    expect(editor.offers("{ players: 4, map: 'roma', modules: [''")).toEqual([]);
  });

  test('offers the cards of the base game', () => {
    const cards = CARD_IDS.filter((id) => id in createLibrary({ maps: [roma] }).cards);
    expect(editor.offers("{ seat: 3, type: 'playCard', card: ''")).toEqual(sorted(cards));
  });
});

describe('a map or module of one’s own', () => {
  test('is offered beside others of which the id is not known', () => {
    expect(editor.offers("own.createGame({ players: 5, map: ''")).toEqual(['own']);
    expect(editor.offers("map: 'elsewhere', modules: [''")).toEqual(['hurry']);
  });

  test('brings its options', () => {
    expect(editor.offers("toll: true, rate: ''")).toEqual(['high', 'low']);
    // An option of its own asks for the other one.
    expect(editor.offers("toll: true, modules: [''")).toEqual(['tax']);
  });

  test('brings its cards', () => {
    expect(editor.offers("own.cards[''")).toContain('miner-ii');
    expect(editor.offers("own.cards[''")).toContain('tribune');
  });
});
