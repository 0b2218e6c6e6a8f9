import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import {
  type CityId,
  defineMap,
  defineModule,
  defineRules,
  type Rules,
  refusal,
  type Seat,
} from '../../src/kit';
import { imperium, sicilia } from '../../src/maps';
import { siciliaWith } from '../../src/maps/sicilia';
import { allModules } from '../../src/modules';
import { thrownBy } from '../support/scenario';
import { toyMap } from '../support/toy-map';
import { ARCHITECT, house, move, settled, toyTable } from './toy-table';

interface Wall {
  readonly city: CityId;
  readonly by: Seat;
}

const walled = () =>
  refusal({
    reason: 'cityWalled',
    code: 'CITY_WALLED',
    rule: 'Toy 1',
    words: (names, { city, by }: Wall) => `${names.player(by)} has walled ${names.place(city)}.`,
  });

const cityWalled = walled();

describe('a refusal', () => {
  test('has the facts as details, and a sentence with names', () => {
    const { library, play, start } = toyTable({
      refusals: [cityWalled],
      forbid: {
        buildHouse: (_position, { city }) =>
          city === 'oppidum' ? cityWalled({ city, by: 1 }) : undefined,
      },
    });
    const state = play(start(settled, { players: ['Livia', 'Gaius'] }), ARCHITECT);
    const error = thrownBy(() => library.applyAction(state, house('oppidum')));
    expect(error.toJSON()).toEqual({
      code: 'CITY_WALLED',
      reason: 'cityWalled',
      rule: 'Toy 1',
      message: 'Gaius has walled Oppidum.',
      details: { city: 'oppidum', by: 1 },
    });
  });

  test('can have another rule where it is used', () => {
    expect(cityWalled({ city: 'arx', by: 0 }, 'Toy 2').rule).toBe('Toy 2');
    expect(cityWalled({ city: 'arx', by: 0 }).rule).toBe('Toy 1');
  });

  test.each([
    ['that throw', () => raise('no ink'), { failure: 'thrown', error: 'no ink' }],
    ['that are none', () => forged(null), { failure: 'noText' }],
  ])('words %s are the fault of their author', (_, words, facts) => {
    const mute = refusal({ reason: 'mute', code: 'MUTE', words });
    const { library, play, start } = toyTable({
      refusals: [mute],
      forbid: { takeIncome: () => mute({}), buildHouse: () => mute({}) },
    });
    const state = play(start(settled), ARCHITECT);
    const error = thrownBy(() => library.applyAction(state, house('oppidum')));
    expect([error.code, error.reason]).toEqual(['INVALID_RULES', 'rulesFailed']);
    // Whoever refuses by it is named, too.
    expect(error.details).toEqual({ rules: 'toy', at: 'the refusal mute', ...facts });
  });

  test('of the base game is the fault of rules that give it facts which its words cannot tell', () => {
    const { library, play, start } = toyTable({
      overrides: {
        concordia: {
          steps: {
            moveColonist: (before) => ({
              ...before,
              refusal: (position, action, decision) =>
                before.refusal?.(position, { ...action, from: forged(null) }, decision),
            }),
          },
        },
      },
    });
    const state = play(start(settled), ARCHITECT);
    const moved = move('land', 'land:oppidum~vicus', 'land:portus~vicus');
    const error = thrownBy(() => library.applyAction(state, moved));
    expect([error.code, error.reason]).toEqual(['INVALID_RULES', 'rulesFailed']);
    expect(error.details).toMatchObject({
      rules: 'toy',
      at: 'the step moveColonist, refusal',
      failure: 'thrown',
    });
    expect(error.cause).toBeInstanceOf(TypeError);
  });
});

function raise(why: string): never {
  throw new Error(why);
}

describe('the list of refusals', () => {
  const module = (id: string, rules: Omit<Rules, 'id'>) =>
    defineModule({ id, isPlayed: () => true, rules: defineRules({ id, ...rules }) });

  test('two with one reason are refused', () => {
    const modules = ['a', 'b'].map((id) => module(id, { refusals: [walled()] }));
    const error = thrownBy(() => createLibrary({ maps: [imperium], modules }));
    expect([error.code, error.reason]).toEqual(['INVALID_LIBRARY', 'sameWordTwice']);
    expect(error.details).toEqual({ refusal: 'cityWalled' });
  });

  test('nor can it be a reason of the base game', () => {
    const gameOver = refusal({ reason: 'gameOver', code: 'GAME_OVER', words: () => 'Home now.' });
    const maps = [toyMap({ refusals: [gameOver] })];
    expect(thrownBy(() => createLibrary({ maps })).details).toEqual({ refusal: 'gameOver' });
  });

  test('maps of a family share theirs', () => {
    const twins = ['castor', 'pollux'].map((id) =>
      defineMap({ ...toyMap(), id, rules: defineRules({ id, refusals: [cityWalled] }) }),
    );
    const own = siciliaWith({}, 'own');
    const library = createLibrary({ maps: [...twins, sicilia, own], modules: allModules });
    expect(library.mapIds()).toEqual(['castor', 'pollux', 'sicilia', 'own']);
  });

  test.each([
    ['no refusal', 'late', 'refusals[0]'],
    ['a reason that is no name', renamed('Too late'), 'refusals[0].reason'],
    ['no code', refusal(forged({ reason: 'late', words: () => 'Late.' })), 'refusals[0].code'],
    ['no words', refusal(forged({ reason: 'late', code: 'LATE' })), 'refusals[0].words'],
  ])('%s is refused when rules are defined', (_, wrong, path) => {
    const rules: Rules = forged({ id: 'mine', refusals: [wrong] });
    const error = thrownBy(() => defineRules(rules));
    expect([error.code, error.details.path]).toEqual(['INVALID_RULES', `rules.${path}`]);
  });

  test('what is no object is refused at once', () => {
    expect(thrownBy(() => refusal(forged('late'))).code).toBe('INVALID_RULES');
  });
});

function renamed(reason: string) {
  return refusal({ reason, code: 'LATE', words: () => 'Late.' });
}

/** What no type would let in. */
function forged(value: unknown): never {
  return value as never;
}
