/** What `defineRules`, `defineModule`, `defineMap` and `createLibrary` do not let in; what is in rules is in `hostile-definitions.test.ts`. */
// answers for src/kit
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import {
  actions,
  decision,
  defineMap,
  defineModule,
  defineRules,
  event,
  flag,
  type Json,
  part,
  passing,
  place,
  step,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { italia } from '../../src/maps/italia';
import { salt } from '../../src/modules/salt';
import { thrownBy } from '../support/scenario';

const waiting = decision({ kind: 'wait', shape: { long: flag } });
const doing = {
  type: 'rest',
  during: ['wait'],
  shape: { where: place },
  candidates: () => [],
  apply: () => {},
};
const card = { id: 'sage-i', roles: ['sage'], deck: 1, cost: { wine: 1 }, gods: ['vesta'] };

describe('rules', () => {
  test.each([
    ['no object', 42, 'rules'],
    ['null', null, 'rules'],
    ['a list', [], 'rules'],
    ['no id', {}, 'rules.id'],
    ['an id with capitals', { id: 'Mine' }, 'rules.id'],
    ['a long id', { id: 'a'.repeat(61) }, 'rules.id'],
  ])('of %s are refused, alone, in a map and in a module', (_what, rules, path) => {
    const { rules: _rules, ...board } = { ...imperium, id: 'mine' };
    for (const define of [
      () => defineRules(rules as never),
      () => defineMap({ ...board, rules } as never),
      () => defineModule({ id: 'mine', rules } as never),
    ]) {
      expect(thrownBy(define)).toMatchObject({ code: 'INVALID_RULES', details: { path } });
    }
  });

  test('with a name that is nearly right are told which was meant', () => {
    const define = defineRules as (rules: unknown) => unknown;
    expect(thrownBy(() => define({ id: 'mine', step: [] }))).toMatchObject({
      reason: 'unknownField',
      details: { path: 'rules.step', fields: [{ name: 'step', nearest: 'steps' }] },
    });
  });

  test.each([
    ['step', () => (step as (x: unknown) => unknown)(undefined)],
    ['decision', () => (decision as (x: unknown) => unknown)(7)],
    ['event', () => (event as (x: unknown) => unknown)(null)],
    ['part', () => (part as (x: unknown) => unknown)('mine')],
    ['module', () => (defineModule as (x: unknown) => unknown)(undefined)],
  ])('%s() takes an object', (_name, call) => {
    expect(thrownBy(call).code).toBe('INVALID_RULES');
  });
});

describe('a library', () => {
  const own = (id: string, rules: object) =>
    defineModule({ id, rules: defineRules({ id, ...rules }) });

  test.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['no maps', {}],
    ['a map by its id', { maps: ['imperium'] }],
    ['modules that are no list', { maps: [imperium], modules: salt }],
    ['a module that is none', { maps: [imperium], modules: [42] }],
  ])('of %s is refused', (_what, parts) => {
    const create = createLibrary as (parts: unknown) => unknown;
    expect(['INVALID_LIBRARY', 'INVALID_MAP', 'INVALID_RULES']).toContain(
      thrownBy(() => create(parts)).code,
    );
  });

  test.each<readonly [string, () => unknown, Record<string, Json>]>([
    [
      'two maps',
      () => createLibrary({ maps: [imperium, defineMap({ ...italia, id: 'imperium' })] }),
      { map: 'imperium' },
    ],
    [
      'two modules',
      () => createLibrary({ maps: [imperium], modules: [salt, salt] }),
      { module: 'salt' },
    ],
    [
      'an action of the base game',
      () =>
        createLibrary({
          maps: [imperium],
          modules: [
            own('mine', {
              decisions: [waiting],
              steps: [step({ ...doing, type: 'pass', during: [waiting] })],
            }),
          ],
        }),
      { action: 'pass' },
    ],
    [
      'a decision of the base game',
      () =>
        createLibrary({
          maps: [imperium],
          modules: [own('mine', { decisions: [decision({ kind: 'tribune' })] })],
        }),
      { decision: 'tribune' },
    ],
    [
      'an event of the base game',
      () =>
        createLibrary({
          maps: [imperium],
          modules: [own('mine', { events: [event({ type: 'houseBuilt', shape: {} })] })],
        }),
      { event: 'houseBuilt' },
    ],
  ])('with %s twice is refused by name', (_what, create, details) => {
    expect(thrownBy(create)).toMatchObject({ code: 'INVALID_LIBRARY', details });
  });

  test.each<readonly [string, object, Record<string, Json>]>([
    [
      'a decision nobody has',
      { steps: [step({ ...doing, during: ['tribun'] })] },
      { decision: 'tribun' },
    ],
    ['an action nobody has', { forbid: { buildHuose: () => undefined } }, { action: 'buildHuose' }],
    ['an event nobody tells', { on: { houseBuild: () => {} } }, { event: 'houseBuild' }],
    ['a role nobody plays', { deck: { cards: [card] } }, { role: 'sage' }],
  ])('whose rules name %s is refused', (_what, rules, details) => {
    const create = () => createLibrary({ maps: [imperium], modules: [own('mine', rules)] });
    expect(thrownBy(create)).toMatchObject({
      code: 'INVALID_LIBRARY',
      details: { rules: 'mine', ...details },
    });
  });

  test('an action of the base game may be taken in an own decision', () => {
    const rules = {
      decisions: [waiting],
      steps: [
        step({ ...actions.takeIncome, during: [waiting], candidates: () => [{}], apply: () => {} }),
        passing(waiting),
      ],
    };
    expect(createLibrary({ maps: [imperium], modules: [own('mine', rules)] }).mapIds()).toEqual([
      'imperium',
    ]);
  });

  test.each([
    ['cards', { cards: 'venus' }, 'venus'],
    ['teams', { teams: true, cards: 'concordia', players: 4 }, 'teams'],
    ['startingGoods', { startingGoods: 'bought' }, 'bought-goods'],
    ['intermediateScoring', { intermediateScoring: true }, 'intermediate-scoring'],
    ['modules', { modules: ['salt'] }, 'salt'],
    ['modules', { modules: ['forum'] }, 'forum'],
  ] as const)(
    'without its module %s is not supported, and the import is named',
    (path, options, module) => {
      const { createGame } = createLibrary({ maps: [imperium] });
      const error = thrownBy(() =>
        createGame({ map: 'imperium', players: 3, seed: 'x', ...options }),
      );
      expect(error).toMatchObject({ code: 'UNSUPPORTED', details: { path, module } });
      expect(error.message).toContain(`concordia-rules/modules/${module}`);
    },
  );
});
