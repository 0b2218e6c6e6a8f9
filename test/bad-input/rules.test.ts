/** What `defineRules`, `defineModule`, `defineMap` and `createLibrary` do not let in, and where they say it is. */
// answers for src/kit
import { describe, expect, test } from 'vitest';
import { ConcordiaError, createLibrary } from '../../src/index';
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

function thrownBy(call: () => unknown): ConcordiaError {
  try {
    call();
  } catch (error) {
    if (error instanceof ConcordiaError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const waiting = decision({ kind: 'wait', shape: { long: flag } });
const doing = {
  type: 'rest',
  during: ['wait'],
  shape: { where: place },
  candidates: () => [],
  apply: () => {},
};
const card = { id: 'sage-i', roles: ['sage'], deck: 1, cost: { wine: 1 }, gods: ['vesta'] };

/** Rules as somebody without types may write them, and the place that is refused. */
const WRONG: readonly (readonly [what: string, rules: unknown, path: string])[] = [
  ['no object', 42, 'rules'],
  ['null', null, 'rules'],
  ['a list', [], 'rules'],
  ['no id', {}, 'rules.id'],
  ['an id with capitals', { id: 'Mine' }, 'rules.id'],
  ['a long id', { id: 'a'.repeat(61) }, 'rules.id'],
  ['an unknown way', { id: 'mine', hooks: {} }, 'rules.hooks'],
  ['steps that are no list', { id: 'mine', steps: {} }, 'rules.steps'],
  ['a step that is a number', { id: 'mine', steps: [42] }, 'rules.steps[0]'],
  [
    'a step without a type',
    { id: 'mine', steps: [{ ...doing, type: undefined }] },
    'rules.steps[0].type',
  ],
  [
    'a type with a blank',
    { id: 'mine', steps: [{ ...doing, type: 'to rest' }] },
    'rules.steps[0].type',
  ],
  [
    'a step for no decision',
    { id: 'mine', steps: [{ ...doing, during: [] }] },
    'rules.steps[0].during',
  ],
  [
    'a decision by number',
    { id: 'mine', steps: [{ ...doing, during: [7] }] },
    'rules.steps[0].during[0]',
  ],
  [
    'a shape with a seat',
    { id: 'mine', steps: [{ ...doing, shape: { seat: place } }] },
    'rules.steps[0].shape.seat',
  ],
  [
    'a field that is none',
    { id: 'mine', steps: [{ ...doing, shape: { at: 'place' } }] },
    'rules.steps[0].shape.at',
  ],
  [
    'a field without a schema',
    { id: 'mine', steps: [{ ...doing, shape: { at: { description: '' } } }] },
    'rules.steps[0].shape.at',
  ],
  [
    'no options',
    { id: 'mine', steps: [{ ...doing, options: undefined }] },
    'rules.steps[0].options',
  ],
  ['no effect', { id: 'mine', steps: [{ ...doing, apply: 'rest' }] }, 'rules.steps[0].apply'],
  [
    'an unknown part of a step',
    { id: 'mine', steps: [{ ...doing, legal: () => [] }] },
    'rules.steps[0].legal',
  ],
  [
    'a decision of the wrong time',
    { id: 'mine', decisions: [{ ...waiting, when: 'never' }] },
    'rules.decisions[0].when',
  ],
  [
    'a decision with a kind in its shape',
    { id: 'mine', decisions: [{ ...waiting, shape: { kind: flag } }] },
    'rules.decisions[0].shape.kind',
  ],
  [
    'an event without a shape',
    { id: 'mine', events: [{ type: 'rested' }] },
    'rules.events[0].shape',
  ],
  [
    'an event with a cause in its shape',
    { id: 'mine', events: [{ type: 'rested', shape: { because: flag } }] },
    'rules.events[0].shape.because',
  ],
  [
    'a role whose rule is a number',
    { id: 'mine', roles: [{ name: 'sage', rule: 4, begin: () => {} }] },
    'rules.roles[0].rule',
  ],
  ['a part not made by part()', { id: 'mine', parts: [{ id: 'mine' }] }, 'rules.parts[0].audit'],
  ['a role without a beginning', { id: 'mine', roles: [{ name: 'sage' }] }, 'rules.roles[0].begin'],
  [
    'a card of deck 6',
    { id: 'mine', deck: { cards: [{ ...card, deck: 6 }] } },
    'rules.deck.cards[0].deck',
  ],
  [
    'a card of no god',
    { id: 'mine', deck: { cards: [{ ...card, gods: ['janus'] }] } },
    'rules.deck.cards[0].gods[0]',
  ],
  [
    'a card that costs gold',
    { id: 'mine', deck: { cards: [{ ...card, cost: { gold: 1 } }] } },
    'rules.deck.cards[0].cost.gold',
  ],
  [
    'a card without a role',
    { id: 'mine', deck: { cards: [{ ...card, roles: [] }] } },
    'rules.deck.cards[0].roles',
  ],
  ['an unknown value', { id: 'mine', modifiers: { moves: () => 1 } }, 'rules.modifiers.moves'],
  [
    'a value that is no function',
    { id: 'mine', modifiers: { movement: 3 } },
    'rules.modifiers.movement',
  ],
  ['an objection that is no function', { id: 'mine', forbid: { pass: true } }, 'rules.forbid.pass'],
  ['an answer that is no function', { id: 'mine', on: { houseBuilt: [] } }, 'rules.on.houseBuilt'],
  ['an unknown audit', { id: 'mine', audit: { houses: () => 1 } }, 'rules.audit.houses'],
  ['a set-up that is no function', { id: 'mine', setUp: {} }, 'rules.setUp'],
];

describe('rules', () => {
  test.each(WRONG)('with %s are refused, with the place', (_what, rules, path) => {
    const define = defineRules as (rules: unknown) => unknown;
    expect(thrownBy(() => define(rules))).toMatchObject({
      code: 'INVALID_RULES',
      details: { path },
    });
  });

  test.each(WRONG)('with %s are refused in a map and in a module, too', (_what, rules, path) => {
    const inMap = defineMap as (map: unknown) => unknown;
    const { routes: _routes, ...data } = imperium;
    const board = { ...data, id: 'mine', routes: imperium.routes, rules };
    expect(thrownBy(() => inMap(board))).toMatchObject({
      code: 'INVALID_RULES',
      details: { path },
    });
    const inModule = defineModule as (module: unknown) => unknown;
    expect(thrownBy(() => inModule({ id: 'mine', rules }))).toMatchObject({
      code: 'INVALID_RULES',
      details: { path },
    });
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
