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

describe('an option of a module', () => {
  test('has its default where nobody chooses, behind the options that all games have', () => {
    const { options } = library.createGame(GAME);
    expectTypeOf(options.rate).toEqualTypeOf<number>();
    expectTypeOf(options.due).toEqualTypeOf<'each turn' | 'Kalends'>();
    expect(options).toMatchObject({ rate: 2, due: 'each turn', exempt: { gods: [] }, toll: false });
    expect(Object.keys(options)).toEqual(
      Object.keys(library.parseState(reread(library.createGame(GAME))).options),
    );
  });

  test('is decided by another one where its default is a function', () => {
    expect(library.createGame({ ...GAME, rate: 1 }).options.due).toBe('Kalends');
    expect(library.createGame({ ...GAME, rate: 1, due: 'each turn' }).options.due).toBe(
      'each turn',
    );
  });

  test('reads the same after JSON, to the letter', () => {
    const state = library.createGame({ ...GAME, rate: 1 });
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
    expect(thrownBy(() => schema.parse({ ...GAME, ...wrong }))).toMatchObject({
      code: 'INVALID_OPTIONS',
      details: { path },
    });
  });

  test('is refused in a state, too', () => {
    const state = library.createGame(GAME);
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
    const log = library.recordGame({ ...GAME, ...options }, []);
    expectTypeOf(log.options.rate).toEqualTypeOf<number>();
    expect(library.validateLog(reread(log)).ok).toBe(true);
    expect(library.parseLog(library.formatLog(log))).toEqual(log);
  });

  test('is written by its tag, in words if there are any', () => {
    const text = library.formatLog(
      library.recordGame({ ...GAME, rate: 1, exempt: { gods: [] }, toll: true }, []),
    );
    expect(text).toContain('[Rate "1"]');
    expect(text).toContain('[Gate "yes"]');
    expect(text).not.toContain('[Due');
    const other = library.recordGame({ ...GAME, exempt: { gods: ['mars'] } }, []);
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
    const log = recordGame({ ...GAME, result: 3 }, []);
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
    expect(thrownBy(() => createGame(GAME))).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'one', at: `options.rate.${name}` },
    });
  });
});

function reread<T>(data: T): T {
  return JSON.parse(JSON.stringify(data));
}
