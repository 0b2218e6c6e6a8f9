/** What maps and modules remember is typed by the parts that a library is made of. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as ownMap from '../../docs/examples/own-map/library';
import { createGame, createLibrary, type GameState, type GameView, viewFor } from '../../src/index';
import { defineMap, defineModule, defineRules, type Rules } from '../../src/kit';
import { germania } from '../../src/maps/germania';
import { imperium } from '../../src/maps/imperium';
import { sicilia, siciliaWith } from '../../src/maps/sicilia';
import { intermediateScoring } from '../../src/modules/intermediate-scoring';

describe('the parts of a state', () => {
  test('of the library with everything have the types of their schemas', () => {
    const state = createGame({ map: 'sicilia', players: 3, seed: 'parts' });
    const { sicilia: volcano, forum } = state.parts;
    expectTypeOf(volcano?.rows.grey).toEqualTypeOf<number | undefined>();
    expectTypeOf(forum?.row).toExtend<readonly (string | null)[] | undefined>();
    expectTypeOf<keyof GameState['parts']>().toEqualTypeOf<
      'aegyptus' | 'forum' | 'germania' | 'intermediate-scoring' | 'roma' | 'sicilia' | 'teams'
    >();
    expect(volcano?.rows).toEqual({ grey: 0, yellow: 0, orange: 0, ...volcano?.rows });
    expect(forum).toBeUndefined();
  });

  test('are in a view what the view shows', () => {
    const state = createGame({ map: 'sicilia', players: 3, seed: 'parts' });
    const seen = viewFor(state, 0).parts.sicilia;
    expectTypeOf(seen?.stack).toEqualTypeOf<readonly 'hidden'[] | undefined>();
    expectTypeOf(seen?.rows.grey).toEqualTypeOf<number | undefined>();
    // Nothing of it is hidden.
    expectTypeOf<GameView['parts']['roma']>().toEqualTypeOf<GameState['parts']['roma']>();
    expect(new Set(seen?.stack)).toEqual(new Set(['hidden']));
  });

  test('of a library of one’s own are those of its maps and modules, and no others', () => {
    const { parts } = createLibrary({
      maps: [germania, imperium],
      modules: [intermediateScoring],
    }).createGame({ map: 'germania', players: 2, seed: 'parts', intermediateScoring: true });
    expectTypeOf<keyof typeof parts>().toEqualTypeOf<'germania' | 'intermediate-scoring'>();
    expectTypeOf(parts.germania?.taken).toEqualTypeOf<readonly number[] | undefined>();
    expectTypeOf(parts['intermediate-scoring']).toEqualTypeOf<
      readonly (number | null)[] | undefined
    >();
    expect(parts.germania?.taken).toEqual([]);
    expect(parts['intermediate-scoring']).toEqual([null, null]);
  });

  test('of maps of a family are those of either', () => {
    const other = siciliaWith({ coin: { count: 9 }, brick: { count: 0 } });
    const library = createLibrary({ maps: [sicilia, other] });
    const { parts } = library.createGame({ map: other.id, players: 3, seed: 'parts' });
    expectTypeOf<keyof typeof parts>().toEqualTypeOf<'sicilia'>();
    expectTypeOf(parts.sicilia?.rows.grey).toEqualTypeOf<number | undefined>();
    expect(parts.sicilia?.later).toEqual([]);
  });

  test('of nobody are none', () => {
    const library = createLibrary({ maps: [imperium] });
    const { parts } = library.createGame({ map: 'imperium', players: 2, seed: 'parts' });
    expectTypeOf<keyof typeof parts>().toEqualTypeOf<never>();
    expect(parts).toEqual({});
  });

  test('of rules whose types are not known can be anything', () => {
    const rules: Rules = defineRules({ id: 'plain' });
    const plain = defineModule({ id: 'plain', rules });
    const { id: _id, ...board } = imperium;
    const library = createLibrary({ maps: [defineMap({ ...board, id: 'own' })], modules: [plain] });
    const { parts } = library.createGame({ map: 'own', players: 2, seed: 'parts' });
    expectTypeOf<keyof typeof parts>().toEqualTypeOf<string>();
    expect(parts).toEqual({});
  });
});

describe('an outsider’s map', () => {
  const { library } = ownMap;

  test('has its own part typed, beside those of the package', () => {
    const state = library.createGame({ map: 'colchis', players: 2, seed: 'parts' });
    const { parts } = state;
    expectTypeOf<keyof typeof parts>().toEqualTypeOf<'colchis' | 'forum' | 'teams'>();
    expectTypeOf(parts.colchis?.gold).toEqualTypeOf<Record<string, number> | undefined>();
    const seen = library.viewFor(state, 0).parts.colchis?.gold;
    expectTypeOf(seen).toEqualTypeOf<Record<string, number | 'hidden'> | undefined>();
    expect(Object.values(parts.colchis?.gold ?? {}).sort()).toEqual([1, 2, 3, 5]);
    expect(new Set(Object.values(seen ?? {}))).toEqual(new Set(['hidden']));
  });

  test('can be handed to what takes any state', () => {
    const state = library.createGame({ map: 'colchis', players: 2, seed: 'parts' });
    // @ts-expect-error nothing of Sicilia is in this library
    expect(state.parts.sicilia).toBeUndefined();
    expect(library.parseState(JSON.parse(JSON.stringify(state))).parts).toEqual(state.parts);
  });
});
