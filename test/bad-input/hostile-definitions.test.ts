/** Definitions that are none, and what replaces others wrongly: refused, with their place. */
// answers for src/kit
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import {
  decision,
  defineMap,
  defineModule,
  defineRules,
  event,
  flag,
  part,
  place,
  step,
} from '../../src/kit';
import { thrownBy } from '../support/scenario';
import { toyMap } from '../support/toy-map';
import { MISDEEDS, trap } from './hostile';
import type { Any } from './support';

const NO_CALL = [null, 7, 'x', true, {}, []];
const NO_FLAG = [null, 0, 1, 'yes', {}, []];

const points = (): number => 1;
const gold = { id: 'gold', points };
const waiting = { kind: 'waiting', shape: {} };
const chest = { id: 'hostile', schema: {}, audit: () => undefined };
const card = { id: 'sage-i', roles: ['sage'], deck: 1, cost: { wine: 1 }, gods: ['vesta'] };

/** Rules with a step, or a card, that has something else. */
const stepWith = (own: object) => ({
  steps: [
    {
      type: 'rest',
      during: ['wait'],
      shape: { where: place },
      candidates: () => [],
      apply: () => {},
      ...own,
    },
  ],
});
const cardWith = (own: object) => ({ deck: { cards: [{ ...card, ...own }] } });

/** Values at a place. */
const at = (path: string, values: readonly unknown[], rulesWith: (value: Any) => object) =>
  values.map((value) => ({ path, value, rules: rulesWith(value) }));

const RULES = [
  ...at('rules.hooks', [{}], (hooks) => ({ hooks })),
  ...at('rules.setUp', [{}], (setUp) => ({ setUp })),
  ...at('rules.steps', [{}], (steps) => ({ steps })),
  ...at('rules.steps[0]', [42], (own) => ({ steps: [own] })),
  ...at('rules.steps[0].type', [undefined, 'to rest'], (type) => stepWith({ type })),
  ...at('rules.steps[0].during', [[]], (during) => stepWith({ during })),
  ...at('rules.steps[0].during[0]', [7], (kind) => stepWith({ during: [kind] })),
  ...at('rules.steps[0].shape.seat', [place], (seat) => stepWith({ shape: { seat } })),
  ...at('rules.steps[0].shape.at', ['place', { description: '' }], (own) =>
    stepWith({ shape: { at: own } }),
  ),
  ...at('rules.steps[0].options', [undefined], (options) => stepWith({ options })),
  ...at('rules.steps[0].apply', ['rest'], (apply) => stepWith({ apply })),
  ...at('rules.steps[0].legal', [() => []], (legal) => stepWith({ legal })),
  ...at('rules.decisions', [{}], (decisions) => ({ decisions })),
  ...at('rules.decisions[0].when', ['never'], (when) => ({ decisions: [{ ...waiting, when }] })),
  ...at('rules.decisions[0].shape.kind', [flag], (kind) => ({
    decisions: [{ ...waiting, shape: { kind } }],
  })),
  ...at('rules.events[0].shape', [undefined], (shape) => ({ events: [{ type: 'rested', shape }] })),
  ...at('rules.events[0].shape.because', [flag], (because) => ({
    events: [{ type: 'rested', shape: { because } }],
  })),
  ...at('rules.roles[0].rule', [4], (rule) => ({ roles: [{ name: 'sage', rule, begin: points }] })),
  ...at('rules.roles[0].begin', [undefined], (begin) => ({ roles: [{ name: 'sage', begin }] })),
  ...at('rules.parts[0].audit', [undefined], (audit) => ({ parts: [{ id: 'hostile', audit }] })),
  ...at('rules.deck.cards[0].deck', [6], (deck) => cardWith({ deck })),
  ...at('rules.deck.cards[0].gods[0]', ['janus'], (god) => cardWith({ gods: [god] })),
  ...at('rules.deck.cards[0].cost.gold', [1], (gold) => cardWith({ cost: { gold } })),
  ...at('rules.deck.cards[0].roles', [[]], (roles) => cardWith({ roles })),
  ...at('rules.modifiers.moves', [points], (moves) => ({ modifiers: { moves } })),
  ...at('rules.modifiers.movement', [3], (movement) => ({ modifiers: { movement } })),
  ...at('rules.forbid.pass', [true], (pass) => ({ forbid: { pass } })),
  ...at('rules.on.houseBuilt', [[]], (houseBuilt) => ({ on: { houseBuilt } })),
  ...at('rules.audit.houses', [points], (houses) => ({ audit: { houses } })),
  ...at('rules.scores', [null, 7, 'x', {}], (scores) => ({ scores })),
  ...at('rules.scores[0]', [null, 7, 'x', [], points], (score) => ({ scores: [score] })),
  ...at('rules.scores[0].id', [undefined, null, 7, '', 'Gold', 'a b', 'a'.repeat(61)], (id) => ({
    scores: [{ ...gold, id }],
  })),
  ...at('rules.scores[0].points', [undefined, ...NO_CALL], (own) => ({
    scores: [{ ...gold, points: own }],
  })),
  ...at('rules.scores[0].words', NO_CALL, (words) => ({ scores: [{ ...gold, words }] })),
  ...at('rules.scores[0].label', ['Gold'], (label) => ({ scores: [{ ...gold, label }] })),
  ...at('rules.tokens', NO_CALL, (tokens) => ({ tokens })),
  ...at('rules.overrides', [null, 7, 'x', []], (overrides) => ({ overrides })),
  ...at('rules.overrides.concordia', [null, 7, 'x', [], points], (concordia) => ({
    overrides: { concordia },
  })),
  ...at('rules.overrides.concordia.events', [{}], (events) => ({
    overrides: { concordia: { events } },
  })),
  ...['steps', 'roles', 'forbid'].flatMap((kind) => [
    ...at(`rules.overrides.concordia.${kind}`, [null, 7, 'x', []], (own) => ({
      overrides: { concordia: { [kind]: own } },
    })),
    ...at(`rules.overrides.concordia.${kind}.pass`, [undefined, ...NO_CALL], (own) => ({
      overrides: { concordia: { [kind]: { pass: own } } },
    })),
  ]),
  ...['gameEnds', 'firstSeat', 'moveCost', 'production', 'prospect'].flatMap((name) =>
    at(`rules.modifiers.${name}`, [undefined, ...NO_CALL], (own) => ({
      modifiers: { [name]: own },
    })),
  ),
  ...at('rules.modifiers.constructor', [points], (own) => ({ modifiers: { constructor: own } })),
  ...at('rules.modifiers.gameends', [points], (own) => ({ modifiers: { gameends: own } })),
  ...at('rules.decisions[0].together', NO_FLAG, (together) => ({
    decisions: [{ ...waiting, together }],
  })),
  ...at('rules.parts[0].label', [null, 7, true, {}, []], (label) => ({
    parts: [{ ...chest, label }],
  })),
  ...at('rules.parts[0].picture', NO_CALL, (picture) => ({ parts: [{ ...chest, picture }] })),
  ...at('rules.parts[0].bags', [null, 7, 'x', [], points], (bags) => ({
    parts: [{ ...chest, bags }],
  })),
  ...at('rules.parts[0].bags.of', [undefined, ...NO_CALL], (of) => ({
    parts: [{ ...chest, bags: { of, used: points } }],
  })),
  ...at('rules.parts[0].bags.used', [undefined, ...NO_CALL], (used) => ({
    parts: [{ ...chest, bags: { of: points, used } }],
  })),
];

const shown = (value: unknown): string =>
  typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? 'undefined').slice(0, 20);

const define = (rules: object): unknown => defineRules({ id: 'hostile', ...rules });

describe('a definition', () => {
  test.each([
    ['no object', 42, 'rules'],
    ['null', null, 'rules'],
    ['a text', 'none', 'rules'],
    ['a list', [], 'rules'],
    ['no id', {}, 'rules.id'],
    ['an id with capitals', { id: 'Mine' }, 'rules.id'],
    ['a long id', { id: 'a'.repeat(61) }, 'rules.id'],
  ])('of rules that are %s', (_what, rules, path) => {
    const { rules: _rules, ...board } = toyMap() as Any;
    for (const door of [
      () => defineRules(rules as Any),
      () => defineMap({ ...board, rules }),
      () => defineModule({ id: 'hostile', rules } as Any),
    ]) {
      expect(thrownBy(door)).toMatchObject({ code: 'INVALID_RULES', details: { path } });
    }
  });

  test('with a name that is nearly right is told which was meant', () => {
    expect(thrownBy(() => define({ step: [] }))).toMatchObject({
      reason: 'unknownField',
      details: { path: 'rules.step', fields: [{ name: 'step', nearest: 'steps' }] },
    });
  });

  test.each([
    ['step', () => step(undefined as Any)],
    ['decision', () => decision(7 as Any)],
    ['event', () => event(null as Any)],
    ['part', () => part('mine' as Any)],
    ['module', () => defineModule(undefined as Any)],
  ])('by %s() takes an object', (_name, call) => {
    expect(thrownBy(call).code).toBe('INVALID_RULES');
  });

  test.each(RULES.map((one) => ({ ...one, what: shown(one.value) })))(
    '$path: $what',
    ({ path, rules }) => {
      for (const door of [
        () => define(rules),
        () => defineModule({ id: 'hostile', rules: { id: 'hostile', ...rules } }),
        () => defineMap({ ...toyMap(), rules: { id: 'toy', ...rules } } as Any),
      ]) {
        const error = thrownBy(door);
        expect(error).toMatchObject({ code: 'INVALID_RULES', details: { path } });
        expect(error.reason).toBeTypeOf('string');
      }
    },
  );

  test.each([null, 7, 'x', [], () => 1, { of: 7, used: () => [] }, { of: () => [] }])(
    'bags of part(): %j',
    (bags) => {
      const own = part({ ...chest, bags } as Any);
      expect(thrownBy(() => define({ parts: [own] }))).toMatchObject({
        code: 'INVALID_RULES',
        details: { path: expect.stringMatching(/^rules\.parts\[0\]\.bags/) },
      });
    },
  );

  test.each(NO_CALL)('what a map does not go with: %j', (incompatible) => {
    const { rules: _rules, ...data } = toyMap() as Any;
    expect(thrownBy(() => defineMap({ ...data, incompatible }))).toMatchObject({
      code: 'INVALID_RULES',
      details: { path: 'incompatible' },
    });
  });

  test.each(['scores', 'overrides', 'modifiers', 'decisions', 'parts', 'tokens'])(
    'that is a trap: %s',
    (name) => {
      const error = thrownBy(() => define({ [name]: trap() }));
      expect(error.message.length).toBeGreaterThan(10);
    },
  );

  test('decision() keeps what is refused later', () => {
    const own = decision({ kind: 'waiting', together: 'yes' } as Any);
    expect(thrownBy(() => define({ decisions: [own] })).details.path).toBe(
      'rules.decisions[0].together',
    );
  });
});

describe('what is replaced', () => {
  const modules = (...overrides: readonly object[]) =>
    overrides.map((own, index) => {
      const id = `module-${index}`;
      return defineModule({ id, rules: { id, overrides: own as Any } });
    });
  const same = (before: Any): Any => before;
  const library = (...overrides: readonly object[]) =>
    createLibrary({ maps: [toyMap()], modules: modules(...overrides) });

  test.each<[string, readonly object[], object]>([
    ['of a module that is not there', [{ forum: { steps: {} } }], { 'set of rules': 'forum' }],
    ['of another map', [{ imperium: { roles: {} } }], { 'set of rules': 'imperium' }],
    ['of what all objects have', [{ constructor: {} }], { 'set of rules': 'constructor' }],
    [
      'a step of all objects',
      [{ concordia: { steps: { toString: same } } }],
      { action: 'toString' },
    ],
    ['a role of all objects', [{ concordia: { roles: { valueOf: same } } }], { role: 'valueOf' }],
    ['an event', [{ concordia: { forbid: { turnStarted: same } } }], { refusal: 'turnStarted' }],
    ['what nobody forbids', [{ concordia: { forbid: { pass: same } } }], { refusal: 'pass' }],
    ['of itself that it has not', [{ 'module-0': { steps: { wait: same } } }], { action: 'wait' }],
  ])('%s', (_, overrides, named) => {
    expect(thrownBy(() => library(...overrides)).toJSON()).toMatchObject({
      code: 'INVALID_LIBRARY',
      details: { rules: 'module-0', ...named },
    });
  });

  test.each<[string, object, object]>([
    ['a step', { concordia: { steps: { pass: same } } }, { action: 'pass' }],
    ['a role', { concordia: { roles: { tribune: same } } }, { role: 'tribune' }],
  ])('%s twice', (_, own, named) => {
    expect(thrownBy(() => library(own, own)).toJSON()).toMatchObject({
      code: 'INVALID_LIBRARY',
      details: { ...named, owner: 'concordia', overriding: ['module-0', 'module-1'] },
    });
  });

  test.each<[string, (before: Any) => object]>([
    ['another type', (before) => ({ ...before, type: 'stop' })],
    ['another shape', (before) => ({ ...before, shape: { ...before.shape } })],
    ['other decisions', (before) => ({ ...before, during: [...before.during] })],
    ['no list', (before) => ({ ...before, candidates: [] })],
    ['no effect', (before) => ({ ...before, apply: undefined })],
    ['an effect that is none', (before) => ({ ...before, apply: {} })],
    ['a refusal that cannot be asked', (before) => ({ ...before, refusal: 5 })],
    ['a field that no step has', (before) => ({ ...before, refuse: () => {} })],
    ['a class', (before) => Object.assign(new (class Step {})(), before)],
    ['a frozen nothing', () => Object.freeze({})],
  ])('a step by one with %s', (_, pass) => {
    const own = library({ concordia: { steps: { pass } } });
    const options = { map: 'toy', players: 2, seed: 'x' } as const;
    const error = thrownBy(() => own.createGame({ ...options, modules: ['module-0'] }));
    expect(error.toJSON()).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'module-0', at: 'overrides.concordia.steps.pass', failure: 'otherKind' },
    });
    expect(own.createGame(options).phase).toBe('playing');
  });

  test.each(['valueOf', 'constructor', 'toString'])('nothing, if a step is called %s', (type) => {
    const odd = {
      type,
      during: ['playCard'],
      shape: {},
      candidates: () => [{}],
      apply: () => {},
    };
    const owner = defineModule({ id: 'odd', rules: { id: 'odd', steps: [odd as Any] } });
    const other = defineModule({
      id: 'other',
      rules: { id: 'other', overrides: { odd: { steps: {}, roles: {}, forbid: {} } } },
    });
    const own = createLibrary({ maps: [toyMap()], modules: [owner, other] });
    const state = own.createGame({
      map: 'toy',
      players: 2,
      seed: 'x',
      modules: ['odd', 'other'],
    });
    expect(own.legalActions(state).at(-1)).toEqual({ type, seat: 0 });
  });

  test.each(MISDEEDS)('a refusal by a function that %s', (_what, replace) => {
    const strict = defineModule({
      id: 'strict',
      rules: { id: 'strict', forbid: { pass: () => undefined } },
    });
    const mild = defineModule({
      id: 'mild',
      rules: { id: 'mild', overrides: { strict: { forbid: { pass: () => replace } } } },
    });
    const own: Any = createLibrary({ maps: [toyMap()], modules: [strict, mild] });
    const state = own.createGame({
      map: 'toy',
      players: 2,
      seed: 'x',
      modules: ['strict', 'mild'],
    });
    // At the latest in the list, if not already where it is found out whether there is a choice.
    const senator = { type: 'playCard', seat: 0, card: 'senator' };
    const listed = () => own.legalActions(own.applyAction(state, senator));
    const before = JSON.stringify(state);
    expect(thrownBy(listed).toJSON()).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'mild', at: 'overrides.strict.forbid.pass' },
    });
    expect(JSON.stringify(state)).toBe(before);
  });
});
