// answers for src/engine
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createLibrary } from '../../src/index';
import {
  type Card,
  city,
  decision,
  defineModule,
  defineRules,
  event,
  part,
  type Role,
  type Rules,
  seat,
  step,
} from '../../src/kit';
import { imperium } from '../../src/maps';
import { allModules, salt } from '../../src/modules';
import { thrownBy } from '../support/scenario';
import { toyMap } from '../support/toy-map';
import { PREFECT } from './toy-table';

const OPTIONS = { map: 'toy', players: 2, seed: 'toy' };

describe('maps of one’s own', () => {
  const library = createLibrary({ maps: [toyMap()], modules: allModules });

  test('are known to their library by their id, whatever comes back from JSON', () => {
    expect(library.mapIds()).toEqual(['toy']);
    expect(library.getMap('toy').name).toBe('Toy');
    const state = library.createGame(OPTIONS);
    expect(library.tryApplyAction(JSON.parse(JSON.stringify(state)), PREFECT).ok).toBe(true);
  });

  test('and to no other', () => {
    const state = library.createGame(OPTIONS);
    const other = createLibrary({ maps: [imperium], modules: allModules });
    for (const call of [
      () => other.createGame(OPTIONS),
      () => other.getMap('toy'),
      () => other.parseState(JSON.parse(JSON.stringify(state))),
    ]) {
      expect(thrownBy(call).code).toBe('UNKNOWN_MAP');
    }
  });

  test('play alike in two libraries, which share nothing', () => {
    const twin = createLibrary({ maps: [toyMap()], modules: allModules });
    const state = library.createGame(OPTIONS);
    expect(twin.createGame(OPTIONS)).toEqual(state);
    expect(twin.applyAction(state, PREFECT)).toEqual(library.applyAction(state, PREFECT));
  });
});

describe('two parts of a library with the same word', () => {
  const module = (id: string, rules: Omit<Rules, 'id'>) =>
    defineModule({ id, isPlayed: () => true, rules: defineRules({ id, ...rules }) });
  const ring = () =>
    step({ type: 'ring', during: ['prefect'], shape: { city }, candidates: () => [], apply() {} });
  const tea = () => decision({ kind: 'tea' });
  const bell = () => event({ type: 'bellRung', shape: { seat } });
  const box = () => part({ id: 'box', schema: z.strictObject({}) });
  const herald = (): Role => ({ name: 'herald', begin() {} });
  const card = (): Card => ({
    id: 'herald-i',
    roles: ['senator'],
    deck: 1,
    cost: {},
    gods: ['mars'],
  });
  const toPass = () => step({ ...ring(), type: 'pass' });

  const twice = (rules: () => Omit<Rules, 'id'>) => () =>
    createLibrary({ maps: [], modules: [module('a', rules()), module('b', rules())] });

  test.each<[string, () => unknown, object]>([
    ['maps', () => createLibrary({ maps: [toyMap(), toyMap()] }), { map: 'toy' }],
    [
      'modules',
      () => createLibrary({ maps: [], modules: [salt, { ...salt }] }),
      { module: 'salt' },
    ],
    ['actions', twice(() => ({ steps: [ring()] })), { action: 'ring' }],
    ['decisions', twice(() => ({ decisions: [tea()] })), { decision: 'tea' }],
    ['events', twice(() => ({ events: [bell()] })), { event: 'bellRung' }],
    ['parts', twice(() => ({ parts: [box()] })), { part: 'box' }],
    ['roles', twice(() => ({ roles: [herald()] })), { role: 'herald' }],
    ['cards', twice(() => ({ deck: { cards: [card()] } })), { card: 'herald-i' }],
    [
      'an action of the base game',
      () => createLibrary({ maps: [toyMap({ steps: [toPass()] })] }),
      { action: 'pass' },
    ],
    [
      'a decision of the base game',
      () => createLibrary({ maps: [toyMap({ decisions: [decision({ kind: 'senator' })] })] }),
      { decision: 'senator' },
    ],
    [
      'an event of the base game',
      () =>
        createLibrary({ maps: [toyMap({ events: [event({ type: 'houseBuilt', shape: {} })] })] }),
      { event: 'houseBuilt' },
    ],
  ])('%s', (_what, make, details) => {
    expect(thrownBy(make)).toMatchObject({ code: 'INVALID_LIBRARY', details });
  });

  test('the same action with the same fields may be taken in several decisions', () => {
    const shape = { city };
    const bells = ['prefect', 'tribune'].map((kind) => ({
      ...ring(),
      shape,
      during: [kind],
      candidates: () => [{ city: 'arx' }],
    }));
    const library = createLibrary({ maps: [toyMap({ steps: bells })] });
    const state = library.createGame(OPTIONS);
    for (const name of ['prefect', 'tribune']) {
      const begun = library.applyAction(state, { ...PREFECT, card: name });
      expect(library.legalActions(begun)).toContainEqual({ type: 'ring', seat: 0, city: 'arx' });
    }
  });
});

describe('a library that cannot be', () => {
  test.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['no maps', {}],
    ['a map by its id', { maps: ['toy'] }],
    ['modules that are no list', { maps: [toyMap()], modules: salt }],
    ['a module that is none', { maps: [toyMap()], modules: [42] }],
  ])('is that of %s', (_what, parts) => {
    const create = createLibrary as (parts: unknown) => unknown;
    expect(['INVALID_LIBRARY', 'INVALID_MAP', 'INVALID_RULES']).toContain(
      thrownBy(() => create(parts)).code,
    );
  });

  const sage: Card = { id: 'sage-i', roles: ['sage'], deck: 1, cost: { wine: 1 }, gods: ['vesta'] };
  const rest = step({
    type: 'rest',
    during: ['tribun'],
    shape: {},
    candidates: () => [],
    apply: () => {},
  });

  test.each<readonly [string, object, object]>([
    ['a decision nobody has', { steps: [rest] }, { decision: 'tribun' }],
    ['an action nobody has', { forbid: { buildHuose: () => undefined } }, { action: 'buildHuose' }],
    ['an event nobody tells', { on: { houseBuild: () => {} } }, { event: 'houseBuild' }],
    ['a role nobody plays', { deck: { cards: [sage] } }, { role: 'sage' }],
  ])('is one whose rules name %s', (_what, rules, details) => {
    expect(thrownBy(() => createLibrary({ maps: [toyMap(rules)] }))).toMatchObject({
      code: 'INVALID_LIBRARY',
      details: { rules: 'toy', ...details },
    });
  });
});

describe('options that need a module', () => {
  const alone = createLibrary({ maps: [toyMap()], modules: [salt] });

  test.each([
    ['cards', { cards: 'venus' }, 'venus'],
    ['teams', { teams: true, cards: 'concordia', players: 4 }, 'teams'],
    ['startingGoods', { startingGoods: 'bought' }, 'bought-goods'],
    ['intermediateScoring', { intermediateScoring: true }, 'intermediate-scoring'],
    ['modules', { modules: ['salt', 'forum'] }, 'forum'],
  ] as const)('%s', (path, options, module) => {
    const error = thrownBy(() => alone.createGame({ ...OPTIONS, ...options }));
    expect(error).toMatchObject({ code: 'UNSUPPORTED', details: { path, module } });
    expect(error.message).toContain(`concordia-rules/modules/${module}`);
  });

  test('those that are there are played', () => {
    const state = alone.createGame({ ...OPTIONS, modules: ['salt'] });
    expect(state.players[0]?.goods.salt).toBe(1);
  });
});
