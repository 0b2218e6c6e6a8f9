// answers for src/modules src/maps
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ConcordiaError, createLibrary, type Json } from '../../src/index';
import {
  ask,
  count,
  decision,
  defineModule,
  defineRules,
  event,
  finish,
  option,
  part,
  passing,
  seat,
  step,
} from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { forum } from '../../src/modules/forum';
import { salt } from '../../src/modules/salt';
import { venus } from '../../src/modules/venus';
import { mapConformance, recipesFor } from '../../src/testing';
import { IS_NIGHT } from '../support/night';
import { thrownBy } from '../support/scenario';
import { toyLibrary, toyMap, two } from '../support/toy-map';

/** Plays more games than all others together, and finds what they find. */
const PLAYERS = 'every automatic player plays to the end';

type Toy = Parameters<typeof mapConformance>[0];

/** Names of the checks that the toy does not stand with these rules: of all of them, or of some. */
function failing(
  toy: Toy,
  options: Parameters<typeof mapConformance>[2],
  some: readonly string[] = [],
): readonly string[] {
  return mapConformance(toy, 'toy', options).flatMap(({ name, run }) => {
    if (name === PLAYERS || (some.length > 0 && !some.includes(name))) return [];
    try {
      run();
      return [];
    } catch {
      return [name];
    }
  });
}

/** The same in one game of two by chance, which is soon played and has all that there is to find below. */
function failingForTwo(toy: Toy, ...some: readonly string[]): readonly string[] {
  return failing(toy, { games: 1, seed: 78, modules: [two.id] }, some);
}

/** One check alone, where others would find nothing: fuzzing makes sure of that. */
const alone = (name: string): readonly string[] => (process.env.FUZZ === undefined ? [name] : []);

const ENDS = 'every game ends';
const AGAIN = 'the same options and actions give the same states';
const JSON_TOO = 'a state survives JSON at every step';
const LISTED = 'every listed action applies and changes something';
const NEARLY = 'an action that is not listed is refused';
const CLOSED = 'an accepted state leads only to accepted states';
const LOGS = 'a finished game’s log is valid and gives the same scores';
const HIDES = 'a view has the shape of the state and shows no hidden card';
const PLAYS = 'the deciding player can play from their view';
const EVENTS = 'every event is of a declared type and shape';
const LANGUAGES = 'the words of every language say something';
const WORDS = 'there are words for everything';

/** A rest between cards: an action to be written wrongly in many ways. */
const restDecision = decision({
  kind: 'resting',
  when: 'beforeCard',
  words: (names, { seat }) => `${names.player(seat)} may rest`,
});
const rest = step({
  type: 'rest',
  during: [restDecision],
  shape: { count: count(1, 3, 'How long.') },
  candidates: () => [{ count: 1 }, { count: 2 }],
  refusal: (_position, { count }) =>
    count > 2 ? { code: 'TOO_LONG', message: 'A rest is short.' } : undefined,
  apply: finish,
  words: (names, { count }) => `Rest for ${names.counted(count, 'day')}`,
});
const rested = event({
  type: 'rested',
  shape: { seat, count: count(1, 3, 'How long.') },
  words: (names, { seat, count }) =>
    `${names.player(seat)} rests for ${names.counted(count, 'day')}`,
});

/** The toy, where everybody may rest before a card; the step in another way. */
function resting(other: Partial<typeof rest> = {}) {
  return toyLibrary({
    decisions: [restDecision],
    steps: [{ ...rest, ...other }, passing(restDecision)],
    events: [rested],
    on: {
      turnStarted: (transition, { seat }) => ask(transition, { kind: 'resting', seat }),
    },
  });
}

/** The toy with something to remember, which counts turns. */
function remembering(memory: Omit<Parameters<typeof part<Memory, Json>>[0], 'id' | 'schema'>) {
  const turns = part<Memory, Json>({ id: 'toy', schema: MemorySchema, ...memory });
  return toyLibrary({
    parts: [turns],
    setUp: (transition) => turns.write(transition, { count: 0, cards: [] }),
    on: {
      turnEnded(transition) {
        const { count } = turns.read(transition.state);
        turns.write(transition, { count: count + 2, cards: transition.state.deck.slice(0, 1) });
      },
    },
  });
}

const MemorySchema = z.strictObject({ count: z.int(), cards: z.array(z.string()) });
type Memory = z.infer<typeof MemorySchema>;

describe('the games of a suite', () => {
  test.each([
    [0, 'expected at least 1'],
    [-1, 'expected at least 1'],
    [Number.NaN, 'expected a whole number'],
    [1.5, 'expected a whole number'],
    [Number.POSITIVE_INFINITY, 'expected a whole number'],
    ['3', 'expected a whole number, found a text'],
  ])('are a positive number: %s is refused, and no check says that all is well', (games, why) => {
    const suite = () => mapConformance(toyLibrary(), 'toy', { games: games as number });
    expect(thrownBy(suite)).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(new RegExp(`${why}\\.?$`)),
      details: { path: 'options.games' },
    });
  });

  test('have their least number among the facts', () => {
    const suite = () => mapConformance(toyLibrary(), 'toy', { games: 0 });
    expect(thrownBy(suite).details).toEqual({ path: 'options.games', of: 'number', least: 1 });
  });

  test('begin with one by chance, whatever the seed', () => {
    const toy = toyLibrary();
    // Whoever plays on purpose asks what points there are; at random nobody does.
    let asked = 0;
    const watched = {
      ...toy,
      pointsOf: (...args: Parameters<typeof toy.pointsOf>) => {
        asked += 1;
        return toy.pointsOf(...args);
      },
    };
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const [ends] = mapConformance(watched, 'toy', { games: 1, seed, modules: [two.id] });
      ends?.run();
    }
    expect(asked).toBe(0);
  });
});

describe('rules that stand', () => {
  // With any number of players and with all modules. Those below are the toy and more.
  test.skipIf(process.env.FUZZ === undefined)('the toy by itself', () => {
    expect(failing(toyLibrary(), { games: 1 })).toEqual([]);
  });

  // Before a push, the next one is looked at as closely.
  test.skipIf(!IS_NIGHT)('the toy with rests', () => {
    expect(failingForTwo(resting())).toEqual([]);
  });

  test('the toy with something to remember', () => {
    const view = ({ count }: Memory) => ({ count });
    const imagine = (seen: Json) => MemorySchema.parse({ ...Object(seen), cards: [] });
    expect(failingForTwo(remembering({ view, imagine }))).toEqual([]);
  });
});

describe('rules that do not stand are found', () => {
  test('a game that cannot end', () => {
    const closed = { code: 'CLOSED', message: 'This is closed.' };
    const rules = { forbid: { buildHouse: () => closed, buyCard: () => closed } };
    expect(failingForTwo(toyLibrary(rules), ENDS)).toEqual([ENDS]);
  });

  test('rules that remember something outside of the state', () => {
    let calls = 0;
    const coins = (amount: number) => amount + (calls++ % 3);
    const found = [AGAIN, JSON_TOO, LOGS];
    expect(failingForTwo(toyLibrary({ modifiers: { coins } }), ...found)).toEqual(found);
  });

  test('a state that its own check refuses', () => {
    expect(failingForTwo(toyLibrary({ audit: { housesElsewhere: () => 1 } }), JSON_TOO)).toEqual([
      JSON_TOO,
    ]);
    const late = remembering({ audit: ({ count }) => (count > 20 ? 'late' : undefined) });
    expect(failingForTwo(late, JSON_TOO, CLOSED)).toEqual([JSON_TOO, CLOSED]);
  });

  test('a step that does nothing', () => {
    const apply: typeof rest.apply = (transition, { count }) => {
      if (count === 1) finish(transition);
    };
    expect(failingForTwo(resting({ apply }), ...alone(LISTED))).toEqual([LISTED]);
  });

  test('a step that throws', () => {
    const apply = () => {
      throw new Error('too tired');
    };
    expect(failingForTwo(resting({ apply }), ENDS)).toEqual([ENDS]);
  });

  test('a step that is listed twice', () => {
    expect(
      failingForTwo(
        resting({ candidates: () => [{ count: 1 }, { count: 2 }, { count: 2 }] }),
        ...alone(LISTED),
      ),
    ).toEqual([LISTED]);
  });

  test('a step that is accepted and not listed', () => {
    expect(failingForTwo(resting({ candidates: () => [{ count: 1 }] }), ...alone(NEARLY))).toEqual([
      NEARLY,
    ]);
  });

  test('a refusal that throws', () => {
    const refusal: typeof rest.refusal = (_position, { count }) => {
      if (count > 2) throw new Error('too long');
      return undefined;
    };
    expect(failingForTwo(resting({ refusal }), ...alone(NEARLY))).toEqual([NEARLY]);
  });

  test('a refusal without words', () => {
    const refusal: typeof rest.refusal = (_position, { count }) =>
      count > 2 ? { code: 'TOO_LONG', message: '' } : undefined;
    expect(failingForTwo(resting({ refusal }), ...alone(NEARLY))).toEqual([NEARLY]);
  });

  test('a check of states that lets in what leads to states it refuses', () => {
    const audit = ({ count }: Memory) =>
      count % 2 === 0 || count === 1 ? undefined : 'turns are counted by two';
    const view = ({ count }: Memory) => ({ count });
    const imagine = (seen: Json) => MemorySchema.parse({ ...Object(seen), cards: [] });
    const found = failingForTwo(remembering({ audit, view, imagine }), ...alone(CLOSED));
    expect(found).toEqual([CLOSED]);
  });

  test('points that no log can hold', () => {
    const scores = [{ id: 'riches', points: () => 100_000 }];
    expect(failingForTwo(toyLibrary({ scores }), ...alone(LOGS))).toEqual([LOGS]);
  });

  test('a part that names the next card', () => {
    expect(failingForTwo(remembering({}), HIDES)).toEqual([HIDES]);
  });

  test('a part that hides something and cannot be imagined', () => {
    expect(failingForTwo(remembering({ view: () => ({ count: 'hidden' }) }), PLAYS)).toEqual([
      PLAYS,
    ]);
  });

  test('a part that shows a spectator more than a seat', () => {
    const view = ({ count }: Memory, viewer: unknown) => ({
      count: viewer === 'spectator' ? count : 'hidden',
    });
    const imagine = () => ({ count: 0, cards: [] });
    expect(failingForTwo(remembering({ view, imagine }), HIDES)).toEqual([HIDES]);
  });

  test.each([
    ['a field that is too large', { type: 'rested', seat: 0, count: 4 }],
    ['a field too few', { type: 'rested', seat: 0 }],
    ['a field too many', { type: 'rested', seat: 0, count: 1, where: 'portus' }],
  ])('an event with %s', (_, wrong) => {
    const apply: typeof rest.apply = (transition) => {
      finish(transition);
      transition.emit(wrong);
    };
    expect(failingForTwo(resting({ apply }), EVENTS)).toEqual([EVENTS]);
  });

  test('an event of which nobody has told', () => {
    const apply: typeof rest.apply = (transition) => {
      finish(transition);
      transition.emit({ type: 'slept' });
    };
    expect(failingForTwo(resting({ apply }))).not.toEqual([]);
  });

  test.each([
    ['an action without words', { words: undefined }],
    ['an action in empty words', { words: () => ' ' }],
    ['words in which something is missing', { words: () => 'Rest for undefined days' }],
  ])('%s', (_, { words }) => {
    const { words: _words, ...step } = rest;
    const library = toyLibrary({
      decisions: [restDecision],
      steps: [words === undefined ? step : { ...step, words }, passing(restDecision)],
      on: {
        turnStarted: (transition, { seat }) => ask(transition, { kind: 'resting', seat }),
      },
    });
    expect(failingForTwo(library, ...alone(WORDS))).toEqual([WORDS]);
  });
});

test('a module that is not tested may say nothing in its languages', () => {
  const silent = defineModule({
    id: 'silent',
    languages: [{ language: 'de', decisions: { playCard: () => '' } }],
    rules: defineRules({ id: 'silent' }),
  });
  const library = createLibrary({ maps: [toyMap()], modules: [two, silent] });
  const failingWith = (module: string) =>
    failing(library, { games: 1, seed: 78, modules: [module] }, [LANGUAGES]);
  expect(failingWith(silent.id)).toEqual([LANGUAGES]);
  expect(failingWith(two.id)).toEqual([]);
});

describe('games that a library can play', () => {
  const small = createLibrary({ maps: [imperium], modules: [venus, salt] });
  const sampled = (...args: Parameters<typeof recipesFor>) =>
    fc.sample(recipesFor(...args), { seed: 1, numRuns: 100 }).map(({ options }) => options);

  test('nothing that it lacks is asked of it', () => {
    const options = sampled(small, 'imperium');
    expect(new Set(options.map(({ cards }) => cards))).toEqual(new Set(['concordia', 'venus']));
    expect(new Set(options.map(({ modules = [] }) => modules.join()))).toEqual(
      new Set(['', 'salt']),
    );
    expect(options.filter(({ teams }) => teams)).toEqual([]);
    expect(options.filter(({ startingGoods }) => startingGoods !== 'standard')).toEqual([]);
    expect(options.filter(({ intermediateScoring }) => intermediateScoring)).toEqual([]);
    expect(new Set(options.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5]));
  });

  test('modules that are named are in every game, with the players they are for', () => {
    const own = defineModule({
      id: 'own',
      incompatible: (_options, players) =>
        players === 3 ? undefined : { code: 'INVALID_OPTIONS', message: 'Three play.' },
      rules: defineRules({ id: 'own' }),
    });
    const options = sampled(createLibrary({ maps: [imperium], modules: [salt, own] }), 'imperium', [
      'own',
    ]);
    expect(new Set(options.map(({ modules = [] }) => modules.join()))).toEqual(
      new Set(['own', 'own,salt']),
    );
    expect(new Set(options.map(({ players }) => players))).toEqual(new Set([3]));
  });

  describe('options of modules', () => {
    const own = defineModule({
      id: 'own',
      options: {
        rate: option({ ...count(1, 3, 'A rate.'), byDefault: 2 }),
        side: option({
          schema: z.enum(['left', 'right']),
          description: 'A side.',
          byDefault: 'left',
        }),
        isLong: option({
          schema: z.boolean(),
          description: 'Whether it is long.',
          byDefault: false,
        }),
        name: option({ schema: z.string(), description: 'A name.', byDefault: '' }),
      },
      rules: defineRules({ id: 'own' }),
    });
    const library = createLibrary({ maps: [imperium], modules: [own, forum] });
    const valuesOf = (games: ReturnType<typeof sampled>, name: string) =>
      new Set(games.map((options) => new Map<string, unknown>(Object.entries(options)).get(name)));

    test('have every value they can have, in games with their module', () => {
      const games = sampled(library, 'imperium', ['own']);
      expect(valuesOf(games, 'rate')).toEqual(new Set([1, 2, 3]));
      expect(valuesOf(games, 'side')).toEqual(new Set(['left', 'right']));
      expect(valuesOf(games, 'isLong')).toEqual(new Set([true, false]));
      // Nobody knows what names there are.
      expect(valuesOf(games, 'name')).toEqual(new Set([undefined]));
      const [some, others] = [true, false].map((isPlayed) =>
        games.filter(({ modules = [] }) => modules.includes('forum') === isPlayed),
      );
      expect(valuesOf(some ?? [], 'forumTiles')).toEqual(new Set(['dealt', 'auction']));
      expect(valuesOf(others ?? [], 'forumTiles')).toEqual(new Set([undefined]));
    });

    test('are as the caller says', () => {
      const fixed = { forumTiles: 'auction', display: 'wine' } as const;
      const games = sampled(library, 'imperium', ['forum'], fixed);
      expect(valuesOf(games, 'forumTiles')).toEqual(new Set(['auction']));
      expect(valuesOf(games, 'display')).toEqual(new Set(['wine']));
    });
  });

  test.each([
    ['map', 'atlantis', []],
    ['module', 'imperium', ['own']],
  ])('a %s that it does not have is refused', (_, map, modules) => {
    expect(() => mapConformance(small, map, { modules })).toThrow(ConcordiaError);
  });
});
