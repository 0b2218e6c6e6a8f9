/** Whatever goes wrong in a map or a module says which it is and where, wherever it plugs in. */
// answers for src/engine
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import {
  count,
  decision,
  defineModule,
  event,
  type RuleModule,
  type Rules,
  step,
} from '../../src/kit';
import { imperium } from '../../src/maps';
import { thrownBy } from '../support/scenario';

type Bank = Omit<Partial<RuleModule>, 'id' | 'rules'> & { readonly rules?: Omit<Rules, 'id'> };

const fails = (): never => {
  throw new TypeError('no bank');
};
// biome-ignore lint/suspicious/noExplicitAny: what no type lets in.
const junk = (value: unknown) => (): any => value;

const waiting = decision({ kind: 'waiting', words: fails });
const waited = event({ type: 'waited', shape: {}, words: fails });
const wait = step({
  type: 'wait',
  during: ['playCard', waiting],
  shape: {},
  candidates: () => [{}],
  apply: () => {},
  words: junk(7),
});

/** A library with the module, and a game in which it is played. */
function bank({ rules, ...parts }: Bank) {
  const module = defineModule({ ...parts, id: 'bank', rules: { ...rules, id: 'bank' } });
  const library = createLibrary({ maps: [imperium], modules: [module] });
  const modules = parts.isPlayed === undefined ? ['bank'] : [];
  const start = () =>
    library.createGame({ map: 'imperium', players: 2, modules, seed: 'bank' } as never);
  return { library, start };
}

const goods = { brick: 1, food: 0, tool: 0, wine: 0, cloth: 0 };
const SHEET = {
  players: ['Livia', 'Gaius'].map((name) => ({
    name,
    cards: [],
    houses: [],
    colonists: 4,
    money: 0,
    goods,
  })),
};
const FAULTS: readonly (readonly [string, string, () => unknown])[] = [
  ['isPlayed', 'no bank', () => bank({ isPlayed: fails }).start()],
  [
    'isPlayed',
    'it returned yes instead of true or false',
    () => bank({ isPlayed: junk('yes') }).start(),
  ],
  ['incompatible', 'no bank', () => bank({ incompatible: fails }).start()],
  [
    'incompatible',
    'a refusal must have a code and a message',
    () => bank({ incompatible: junk('never') }).start(),
  ],
  ['deck.hand', 'no bank', () => bank({ rules: { deck: { cards: [], hand: fails } } }).start()],
  [
    'deck.hand',
    'it returned 3 instead of a list of ids',
    () => bank({ rules: { deck: { cards: [], hand: junk(3) } } }).start(),
  ],
  [
    'deck.hand',
    'there is no card prefct',
    () => bank({ rules: { deck: { cards: [], hand: junk(['prefct']) } } }).start(),
  ],
  [
    'deck.forSale',
    'it returned a list instead of a list of ids',
    () => bank({ rules: { deck: { cards: [], forSale: junk([{}]) } } }).start(),
  ],
  ['parties', 'no bank', () => bank({ rules: { parties: fails } }).start()],
  [
    'parties',
    'it returned an object instead of a number',
    () => bank({ rules: { parties: junk({}) } }).start(),
  ],
  [
    'sheet.capacity',
    'no bank',
    () =>
      bank({ sheet: { lines: {}, capacity: fails } }).library.scoreGame({
        players: [SHEET.players[0], { ...SHEET.players[0], name: 'Gaius' }],
      } as never),
  ],
  [
    'sheet.faults',
    'faults must be a list, each with seat, path and reason',
    () =>
      bank({ sheet: { lines: {}, faults: junk([{ seat: 0 }]) } }).library.scoreGame({
        ...SHEET,
        map: 'imperium',
      }),
  ],
  [
    'the step wait, words',
    'it returned 7 instead of a text or nothing',
    () => {
      const { library, start } = bank({ rules: { steps: [wait], decisions: [waiting] } });
      return library.describeAction(start(), { type: 'wait', seat: 0 } as never);
    },
  ],
  [
    'the event waited, words',
    'no bank',
    () => {
      const { library, start } = bank({ rules: { events: [waited] } });
      return library.sentenceOf(start(), { type: 'waited', because: {} } as never);
    },
  ],
  [
    'the decision waiting, words',
    'no bank',
    () => {
      const { library, start } = bank({ rules: { steps: [wait], decisions: [waiting] } as never });
      const state = { ...start(), decision: { kind: 'waiting', seat: 0 } };
      return library.describeDecision(state as never);
    },
  ],
];

describe('the fault of a module', () => {
  test.each(FAULTS)('in %s: %s', (at, reason, call) => {
    expect(thrownBy(call).toJSON()).toEqual({
      code: 'INVALID_RULES',
      reason: 'rulesFailed',
      message: `The rules of bank failed in ${at}: ${reason}`,
      details: expect.objectContaining({ rules: 'bank', at, failure: expect.any(String) }),
    });
  });
});

describe('rules that come to no end', () => {
  test.each(['actionEnding', 'actionEnded'])('in the listener for %s', (type) => {
    // A module before it listens too, and is not the one.
    const idle = defineModule({ id: 'idle', rules: { id: 'idle', on: { [type]: () => false } } });
    const always = defineModule({ id: 'bank', rules: { id: 'bank', on: { [type]: () => true } } });
    const library = createLibrary({ maps: [imperium], modules: [idle, always] });
    const modules = ['idle', 'bank'] as const;
    const state = library.createGame({ map: 'imperium', players: 2, modules, seed: 'bank' });
    const play = { type: 'playCard', seat: 0, card: 'mercator' } as const;
    const next = library.applyAction(state, play);
    const error = thrownBy(() => library.applyAction(next, { type: 'pass', seat: 0 }));
    expect(error.message).toBe(
      `The rules of bank failed in the listener for ${type}: it does not terminate`,
    );
  });
});

test('two copies of the kit are told as what they are', () => {
  const pass = step({
    type: 'pass',
    during: ['playCard'],
    shape: { amount: count(1, 2, 'How much.') },
    candidates: () => [],
    apply: () => {},
  });
  const error = thrownBy(() => bank({ rules: { steps: [pass] } }));
  expect(error.code).toBe('INVALID_LIBRARY');
  expect(error.message).toContain('Two parts of this library define the action pass.');
  expect(error.message).toContain('Perhaps two copies of concordia-rules/kit are loaded');
});
