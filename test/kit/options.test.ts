/** Options that modules bring: chosen before the game, in states, logs and their text. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { createEngine } from '../../src/core';
import { createLibrary } from '../../src/index';
import { count, defineModule, defineRules, flag, option, word } from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { allModules } from '../../src/modules/all';
import { thrownBy } from '../support/scenario';

const rulesOf = (id: string) => defineRules({ id });

const taxes = defineModule({
  id: 'taxes',
  options: {
    /** Sestertii of each house. */
    rate: option({
      ...count(1, 9, 'Sestertii of each house.'),
      byDefault: 2,
      incompatible(rate, _options, players) {
        if (rate <= players) return undefined;
        return {
          code: 'INVALID_OPTIONS',
          message: 'So few cannot pay that.',
          details: { path: 'rate' },
        };
      },
    }),
    /** When taxes are paid. */
    due: option({
      ...word(['each turn', 'Kalends'], 'When taxes are paid.'),
      byDefault: ({ rate }) => (rate === 1 ? 'Kalends' : 'each turn'),
    }),
    /** Who pays nothing. */
    exempt: option({
      schema: z.readonly(z.strictObject({ gods: z.readonly(z.array(z.string())) })),
      description: 'Who pays nothing.',
      byDefault: { gods: [] },
    }),
  },
  rules: rulesOf('taxes'),
});

const toll = defineModule({
  id: 'toll',
  options: { toll: option({ ...flag, off: false, tag: 'Gate' }) },
  rules: defineRules({ id: 'toll', modifiers: { coins: (coins) => coins + 1 } }),
});

const library = createLibrary({ maps: [imperium], modules: [...allModules, taxes, toll] });
const GAME = { map: 'imperium', players: 2, seed: 'tax' } as const;
const TAXED = { ...GAME, modules: ['taxes'] } as const;

describe('an option of a module', () => {
  test('has its default where nobody chooses, behind the options that all games have', () => {
    const { options } = library.createGame(TAXED);
    // Games without the module are without them.
    expectTypeOf(options.rate).toEqualTypeOf<number | undefined>();
    expectTypeOf(options.due).toEqualTypeOf<'each turn' | 'Kalends' | undefined>();
    expect(options).toMatchObject({ rate: 2, due: 'each turn', exempt: { gods: [] } });
    expect(Object.keys(options)).toEqual(
      Object.keys(library.parseState(reread(library.createGame(TAXED))).options),
    );
  });

  test('is decided by another one where its default is a function', () => {
    expect(library.createGame({ ...TAXED, rate: 1 }).options.due).toBe('Kalends');
    expect(library.createGame({ ...TAXED, rate: 1, due: 'each turn' }).options.due).toBe(
      'each turn',
    );
  });

  test('reads the same after JSON, to the letter', () => {
    const state = library.createGame({ ...TAXED, rate: 1 });
    expect(JSON.stringify(library.parseState(reread(state)))).toBe(JSON.stringify(state));
  });

  test.each([
    ['a value that its schema does not allow', { rate: 10 }, 'rate'],
    ['another type', { rate: '2' }, 'rate'],
    ['a value that is unfit', { rate: 3 }, 'rate'],
  ])('is refused with its place: %s', (_what, wrong, path) => {
    const schema: { parse(options: object): unknown } = {
      parse: (options) => library.createGame(options as never),
    };
    expect(thrownBy(() => schema.parse({ ...TAXED, ...wrong }))).toMatchObject({
      code: 'INVALID_OPTIONS',
      details: { path },
    });
  });

  test('is refused in a state, too', () => {
    const state = library.createGame(TAXED);
    const edited = { ...reread(state), options: { ...state.options, rate: 3 } };
    expect(thrownBy(() => library.parseState(edited))).toMatchObject({
      code: 'INVALID_STATE',
      details: { path: 'options.rate' },
    });
  });

  test('with a value for being off asks for its module by any other', () => {
    const coins = (options: { readonly toll?: boolean }) => {
      const state = library.createGame({ ...GAME, ...options });
      return library.choices(
        library.applyAction(state, { type: 'playCard', seat: 0, card: 'prefect' }),
      );
    };
    const gainOf = (options: { readonly toll?: boolean }) =>
      coins(options).find(({ action }) => action.type === 'takeCoins')?.cost.gain;
    expect(gainOf({ toll: true })).toBe((gainOf({}) ?? 0) + 1);
    expect(thrownBy(() => library.createGame({ ...GAME, modules: ['toll'] }))).toMatchObject({
      code: 'INVALID_OPTIONS',
      details: { path: 'modules[0]' },
    });
  });

  type Options = Partial<Parameters<typeof library.createGame>[0]>;

  test.each<Options>([
    { rate: 1 },
    { rate: 1, due: 'each turn' },
    { due: 'Kalends' },
    { exempt: { gods: ['Mars', 'Vesta "the" \\'] } },
    { toll: true, cards: 'venus', modules: ['salt', 'taxes'] },
  ])('is in logs and their text: %j', (options) => {
    const log = library.recordGame({ ...TAXED, ...options }, []);
    expectTypeOf(log.options.rate).toEqualTypeOf<number | undefined>();
    expectTypeOf(log.options.teams).toEqualTypeOf<boolean>();
    expect(library.validateLog(reread(log)).ok).toBe(true);
    expect(library.parseLog(library.formatLog(log))).toEqual(log);
  });

  test('is written by its tag, in words if there are any', () => {
    const text = library.formatLog(
      library.recordGame({ ...TAXED, rate: 1, exempt: { gods: [] }, toll: true }, []),
    );
    expect(text).toContain('[Rate "1"]');
    expect(text).toContain('[Gate "yes"]');
    expect(text).not.toContain('[Due');
    const other = library.recordGame({ ...TAXED, exempt: { gods: ['mars'] } }, []);
    expect(library.formatLog(other)).toContain('[Exempt.json "{\\"gods\\":[\\"mars\\"]}"]');
  });

  test.each([
    ['[Rate "many"]', 'Rate'],
    ['[Gate "maybe"]', 'Gate'],
    ['[Exempt.json "{"]', 'Exempt'],
  ])('is a fault of its tag if it is written wrong: %s', (tag) => {
    const error = thrownBy(() =>
      library.parseLog(`[Map "Imperium"]\n[Players "2"]\n[Seed "x"]\n${tag}\n`),
    );
    expect(error).toMatchObject({ code: 'INVALID_LOG', details: { faults: [{ line: 4 }] } });
  });
});

describe('options that cannot be', () => {
  const bring = (id: string, options: object) =>
    defineModule({ id, options: options as Record<string, never>, rules: rulesOf(id) });
  const rate = option({ ...count(1, 9, 'How much.'), byDefault: 2 });

  test('two modules with the same one are told by their names', () => {
    const modules = [bring('one', { rate }), bring('two', { rate })];
    for (const make of [createLibrary, createEngine]) {
      const error = thrownBy(() => make({ maps: [imperium], modules }));
      expect(error).toMatchObject({
        code: 'INVALID_LIBRARY',
        details: { option: 'rate', modules: ['one', 'two'] },
      });
    }
    expect(thrownBy(() => createLibrary({ maps: [imperium], modules })).message).toBe(
      'Two parts of this library define the option rate: one and two.',
    );
  });

  test('nor one of a module of this package, whether that is there or not', () => {
    const error = thrownBy(() =>
      createLibrary({ maps: [imperium], modules: [bring('one', { cards: rate })] }),
    );
    expect(error.details).toEqual({ option: 'cards', modules: ['venus', 'one'] });
  });

  test.each([
    'map',
    'players',
    'seed',
    'setup',
    'display',
    'modules',
    'omitProvinces',
    'toString',
    '__proto__',
  ])('the name %s is taken', (name) => {
    const error = thrownBy(() => bring('one', Object.fromEntries([[name, rate]])));
    expect(error).toMatchObject({ code: 'INVALID_RULES', details: { path: `options.${name}` } });
  });

  test.each<[string, object, string]>([
    ['no schema', { ...rate, schema: 'number' }, 'schema'],
    ['no description', { ...rate, description: undefined }, 'description'],
    ['no default', { schema: rate.schema, description: '' }, 'byDefault'],
    ['a default that is not allowed', { ...rate, byDefault: 0 }, 'byDefault'],
    ['an off that is not allowed', { ...rate, off: 'no' }, 'off'],
    ['a tag of several words', { ...rate, tag: 'Rate of taxes' }, 'tag'],
    ['a word that nobody knows', { ...rate, unift: () => undefined }, 'unift'],
  ])('%s', (_what, own, at) => {
    const error = thrownBy(() => bring('one', { rate: own }));
    expect(error).toMatchObject({ code: 'INVALID_RULES', details: { path: `options.rate.${at}` } });
  });

  test('a tag that means something else is written as an option', () => {
    const { recordGame, formatLog, parseLog } = createLibrary({
      maps: [imperium],
      modules: [defineModule({ id: 'one', options: { result: rate }, rules: rulesOf('one') })],
    });
    const log = recordGame({ ...GAME, modules: ['one'], result: 3 }, []);
    expect(formatLog(log)).toContain('[OptionResult "3"]');
    expect(parseLog(formatLog(log))).toEqual(log);
  });

  test.each([
    ['byDefault', { ...rate, byDefault: () => 0 }],
    ['incompatible', { ...rate, incompatible: () => 'never' }],
  ])('the module is blamed for what %s does', (name, own) => {
    const { createGame } = createLibrary({
      maps: [imperium],
      modules: [bring('one', { rate: own })],
    });
    expect(thrownBy(() => createGame({ ...GAME, modules: ['one'] }))).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'one', at: `options.rate.${name}` },
    });
  });
});

/** Options belong to their modules: games that do not play these are without them. */
describe('an option of a module that is not played', () => {
  const peace = defineModule({
    id: 'peace',
    name: 'Peace',
    options: { peaceRounds: option({ ...count(1, 60, 'After how many.'), byDefault: 12 }) },
    rules: rulesOf('peace'),
  });
  const tides = defineModule({
    id: 'tides',
    options: {
      tide: option({ ...word(['ebb', 'low', 'high'], 'How high.'), off: 'ebb' }),
      tideEvery: option({ ...count(1, 9, 'How often.'), byDefault: 3 }),
    },
    rules: rulesOf('tides'),
  });
  const plain = createLibrary({ maps: [imperium], modules: allModules });
  const rich = createLibrary({ maps: [imperium], modules: [...allModules, peace, tides] });

  test('is in no state, log or text: they are those of a library without the module', () => {
    const state = rich.createGame(GAME);
    expect(state.options).toEqual(plain.createGame(GAME).options);
    const log = rich.recordGame(GAME, []);
    expect(log).toEqual(plain.recordGame(GAME, []));
    expect(rich.formatLog(log)).toBe(plain.formatLog(plain.recordGame(GAME, [])));
    expect(rich.parseState(reread(state)).options).toEqual(state.options);
    expect(rich.parseView(reread(rich.viewFor(state, 0))).options).toEqual(state.options);
    expect(rich.readLog(reread(log)).options).toEqual(log.options);
  });

  const NEEDED = 'The option peaceRounds needs the module peace.';

  test.each([4, 12])('is refused, and what it needs is said: %i', (peaceRounds) => {
    const error = thrownBy(() => rich.createGame({ ...GAME, peaceRounds }));
    expect(error.message).toBe(NEEDED);
    expect(error).toMatchObject({
      code: 'INVALID_OPTIONS',
      reason: 'moduleNotPlayed',
      details: { path: 'peaceRounds', option: 'peaceRounds', module: 'peace' },
    });
    // A misplaced option of a module that is started by another one.
    expect(thrownBy(() => rich.createGame({ ...GAME, tideEvery: 4 })).message).toBe(
      'The option tideEvery needs the module tides.',
    );
  });

  test('is refused in states, views, logs and their text', () => {
    const state = reread(rich.createGame(GAME));
    const wrong = { options: { ...state.options, peaceRounds: 12 } };
    for (const read of [
      () => rich.parseState({ ...state, ...wrong }),
      () => rich.parseView({ ...reread(rich.viewFor(rich.createGame(GAME), 0)), ...wrong }),
    ]) {
      expect(thrownBy(read)).toMatchObject({
        code: 'INVALID_STATE',
        reason: 'moduleNotPlayed',
        details: { path: 'options.peaceRounds' },
      });
    }
    const log = reread(rich.recordGame(GAME, []));
    const odd = { ...log, options: { ...log.options, peaceRounds: 4 } };
    expect(thrownBy(() => rich.readLog(odd)).message).toBe(NEEDED);
    expect(thrownBy(() => rich.validateLog(odd)).message).toBe(NEEDED);
    const text = '[Map "Imperium"]\n[Players "2"]\n[Seed "x"]\n[PeaceRounds "4"]\n';
    expect(thrownBy(() => rich.parseLog(text))).toMatchObject({
      code: 'INVALID_LOG',
      details: { faults: [{ line: 4, message: NEEDED }] },
    });
  });

  test('may be off, which says no more than nothing', () => {
    expect(rich.createGame({ ...GAME, tide: 'ebb' })).toEqual(rich.createGame(GAME));
    expect(rich.createGame({ ...GAME, tide: 'low' }).options).toMatchObject({
      tide: 'low',
      tideEvery: 3,
    });
    const state = reread(rich.createGame(GAME));
    const told = { ...state, options: { ...state.options, tide: 'ebb' } };
    expect(rich.parseState(told)).toEqual(state);
  });

  test('stays off where it would be on by itself', () => {
    const forTeams = defineModule({
      id: 'moons',
      options: {
        moon: option({
          ...flag,
          description: 'Whether the moon shines.',
          byDefault: ({ teams }) => teams === true,
          off: false,
        }),
      },
      rules: rulesOf('moons'),
    });
    const { createGame, recordGame, replay, parseLog, formatLog } = createLibrary({
      maps: [imperium],
      modules: [...allModules, forTeams],
    });
    const four = { ...GAME, players: 4, teams: true } as const;
    expect(createGame(four).options.moon).toBe(true);
    const dark = recordGame({ ...four, moon: false }, []);
    expect(dark.options.moon).toBe(false);
    expect(replay(reread(dark)).options.moon).toBe(false);
    expect(parseLog(formatLog(dark))).toEqual(dark);
    expect(createGame({ ...four, teams: false, moon: false }).options).not.toHaveProperty('moon');
  });

  test('has its default where its module is played and nobody chose, in states of before, too', () => {
    const modules = ['peace'] as const;
    const state = reread(rich.createGame({ ...GAME, modules }));
    expect(state.options.peaceRounds).toBe(12);
    const { peaceRounds: _later, ...before } = state.options;
    expect(rich.parseState({ ...state, options: before })).toEqual(state);
    const log = reread(rich.recordGame({ ...GAME, modules }, []));
    const { peaceRounds: _new, ...older } = log.options;
    expect(rich.readLog({ ...log, options: older }).options).toEqual(log.options);
  });
});

describe('an option that starts its module', () => {
  const auction = defineModule({
    id: 'auction',
    options: {
      lots: option({
        ...word(['dealt', 'sold'], 'How lots are had.'),
        byDefault: 'dealt',
        startsModule: true,
      }),
    },
    rules: rulesOf('auction'),
  });
  const { createGame, recordGame, formatLog, parseLog, setUpForm } = createLibrary({
    maps: [imperium],
    modules: [...allModules, auction],
  });

  test('starts it; the module may be listed as well, and is then listed in the state', () => {
    expect(createGame(GAME).options).not.toHaveProperty('lots');
    const listed = createGame({ ...GAME, modules: ['auction'] });
    expect(listed.options).toMatchObject({ modules: ['auction'], lots: 'dealt' });
    expect(createGame({ ...GAME, lots: 'dealt' })).toEqual(listed);
    const sold = createGame({ ...GAME, modules: ['salt'], lots: 'sold' });
    expect(sold.options).toMatchObject({ modules: ['salt', 'auction'], lots: 'sold' });
    expect(createGame({ ...GAME, modules: ['salt', 'auction'], lots: 'sold' })).toEqual(sold);
  });

  test('does so in the text of a log', () => {
    const text = '[Map "Imperium"]\n[Players "2"]\n[Seed "x"]\n[Lots "sold"]\n';
    const log = parseLog(text);
    expect(log.options).toMatchObject({ modules: ['auction'], lots: 'sold' });
    expect(parseLog(formatLog(log))).toEqual(log);
    expect(recordGame(log.options, [])).toEqual(log);
  });

  test('is in a form once its module is listed, and goes with it', () => {
    const keys = (chosen: object) => setUpForm(chosen).fields.map(({ key }) => key);
    expect(keys({})).not.toContain('lots');
    expect(keys({ modules: ['auction'] })).toContain('lots');
    const { options } = setUpForm({ modules: ['auction'], lots: 'sold' });
    expect(options.lots).toBe('sold');
    const without = setUpForm({ ...options, modules: [] });
    expect(without.options).not.toHaveProperty('lots');
    expect(without.options.modules).toEqual([]);
  });

  test('cannot have a value for being off as well', () => {
    const both = { ...auction.options?.lots, off: 'dealt' };
    const error = thrownBy(() =>
      defineModule({ id: 'both', options: { both: both as never }, rules: rulesOf('both') }),
    );
    expect(error).toMatchObject({
      code: 'INVALID_RULES',
      details: { path: 'options.both.startsModule' },
    });
  });
});

function reread<T>(data: T): T {
  return JSON.parse(JSON.stringify(data));
}
