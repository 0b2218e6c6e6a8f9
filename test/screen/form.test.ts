/** The form for a new game: what there is to choose, and why a value is closed. */
// answers for src/maps src/modules src/new-game.ts
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  createGame,
  createLibrary,
  type FormField,
  type NewGame,
  setUpForm,
} from '../../src/index';
import { count, defineModule, defineRules, option } from '../../src/kit';
import { french } from '../../src/languages/fr/index';
import { imperium } from '../../src/maps/imperium';
import { thrownBy } from '../support/scenario';

const fieldOf = (
  form: { readonly fields: readonly FormField[] },
  key: string,
): FormField | undefined => form.fields.find((field) => field.key === key);
/** Values that are closed, each with its reason. */
const closed = (chosen: Partial<NewGame>, key: string) =>
  fieldOf(setUpForm(chosen), key)?.values.flatMap(({ key: value, refusal }) =>
    refusal === undefined ? [] : [[value, refusal.reason]],
  );

describe('a form', () => {
  test('has the map, the players and every option, with their defaults', () => {
    const { fields, names, options } = setUpForm();
    expect(fields.map(({ key, kind }) => `${key}: ${kind}`)).toEqual([
      'map: one',
      'players: one',
      'cards: one',
      'teams: one',
      'display: one',
      'startingGoods: one',
      'intermediateScoring: one',
      'modules: some',
      'omitProvinces: some',
    ]);
    // The box advises three at least for Imperium.
    expect(names.map(({ label }) => label)).toEqual(['Player 1', 'Player 2', 'Player 3']);
    const { players, ...others } = createGame({ ...options, seed: 'form' });
    expect(players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
    expect(others.options).toMatchObject({ cards: 'concordia', teams: false, display: 'cloth' });
  });

  test('keeps what has been chosen', () => {
    const form = setUpForm({ map: 'italia', players: ['Livia', 'Gaius'], modules: ['salt'] });
    expect(form.names.map(({ value }) => value)).toEqual(['Livia', 'Gaius']);
    expect(fieldOf(form, 'map')?.values.find(({ isChosen }) => isChosen)?.label).toBe('Italia');
    expect(fieldOf(form, 'modules')?.value).toEqual(['salt']);
    expect(form.refusal).toBeUndefined();
    expect(form.options).toMatchObject({ players: ['Livia', 'Gaius'], modules: ['salt'] });
  });

  test('is frozen JSON', () => {
    const form = setUpForm({ map: 'ionium' });
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
    expect(Object.isFrozen(form.fields[0]?.values[0])).toBe(true);
  });
});

describe('a value is closed', () => {
  test('six play in teams only (R-2.6), teams are of four or six (R-9.1)', () => {
    expect(closed({ players: 3 }, 'players')).toEqual([['6', 'wrongNumberOfPlayers']]);
    expect(closed({ players: 3 }, 'teams')).toEqual([['true', 'wrongNumberInTeams']]);
    expect(closed({ players: 4 }, 'teams')).toEqual([]);
    expect(closed({ players: 4, teams: true }, 'players')).toEqual([
      ['2', 'wrongNumberInTeams'],
      ['3', 'wrongNumberInTeams'],
      ['5', 'wrongNumberInTeams'],
    ]);
  });

  test('teams have the cards of Concordia Venus (R-9.1)', () => {
    const form = setUpForm({ players: 4, teams: true });
    expect(fieldOf(form, 'cards')?.value).toBe('venus');
    expect(closed({ players: 4, teams: true }, 'cards')).toEqual([['concordia', 'teamsNeedVenus']]);
  });

  test('provinces can be left out as long as the board holds together (R-9.15)', () => {
    const one = fieldOf(setUpForm({ map: 'ionium' }), 'omitProvinces');
    expect(one?.values.find(({ key }) => key === 'campania')?.refusal).toBeUndefined();
    const all = one?.values.map(({ key }) => key) ?? [];
    expect(closed({ map: 'ionium', omitProvinces: all.slice(1) }, 'omitProvinces')?.[0]).toEqual([
      all[0],
      'noProvinceLeft',
    ]);
  });

  test('what was left out of one board is not left out of the next (R-9.15)', () => {
    const omitProvinces = ['britannia'];
    expect(setUpForm({ map: 'imperium', omitProvinces }).options.omitProvinces).toEqual([
      'britannia',
    ]);
    const form = setUpForm({ map: 'italia', omitProvinces });
    expect(form.refusal).toBeUndefined();
    expect(form.options.omitProvinces).toEqual([]);
    // What no board has is a mistake.
    expect(setUpForm({ map: 'italia', omitProvinces: ['utopia'] }).refusal?.reason).toBe(
      'unknownProvince',
    );
  });

  test('whatever is chosen against the rules is refused as a whole', () => {
    const form = setUpForm({ players: 3, teams: true });
    expect(form.refusal?.message).toBe('Team games are for four or six players.');
    // The way out is open.
    expect(fieldOf(form, 'teams')?.values[0]?.refusal).toBeUndefined();
    expect(setUpForm({ players: ['Livia', ''] }).refusal?.code).toBe('INVALID_OPTIONS');
  });

  test('in the words of the language', () => {
    const library = createLibrary({ maps: [imperium], words: french });
    const players = fieldOf(library.setUpForm(), 'players');
    expect(players?.label).toBe('Nombre de joueurs');
    expect(players?.values.at(-1)?.refusal?.message).toBe(
      'Les parties sans équipes sont pour deux à cinq joueurs.',
    );
  });
});

describe('options of modules', () => {
  const taxes = defineModule({
    id: 'taxes',
    name: 'Taxes',
    descriptions: {
      summaries: { taxes: () => 'Houses are taxed.' },
      options: { taxRate: { label: 'Tax', values: { '2': 'Two each' } } },
    },
    options: {
      taxRate: option({ schema: z.literal([1, 2]), description: 'For each house.', byDefault: 1 }),
      taxDue: option({ ...count(1, 99, 'The turn when taxes are due.'), byDefault: 5 }),
      whoPays: option({
        schema: z.enum(['richest-first', 'all']),
        description: 'Who pays.',
        byDefault: 'all',
      }),
      exempt: option({
        schema: z.readonly(z.array(z.string())),
        description: 'Who does not.',
        byDefault: [],
      }),
    },
    isPlayed: () => true,
    rules: defineRules({ id: 'taxes' }),
  });
  const library = createLibrary({ maps: [imperium], modules: [taxes] });
  const form = library.setUpForm();

  test('have their own words, or else their names and descriptions', () => {
    const labels = (key: string) => fieldOf(form, key)?.values.map(({ label }) => label);
    expect(fieldOf(form, 'taxRate')).toMatchObject({
      kind: 'one',
      label: 'Tax',
      text: 'For each house.',
    });
    expect(labels('taxRate')).toEqual(['1', 'Two each']);
    expect(fieldOf(form, 'whoPays')?.label).toBe('Who pays');
    expect(labels('whoPays')).toEqual(['Richest first', 'All']);
  });

  test('are numbers, or left as they are, if they cannot be listed', () => {
    expect(fieldOf(form, 'taxDue')).toMatchObject({ kind: 'number', value: 5, least: 1, most: 99 });
    expect(fieldOf(form, 'exempt')).toMatchObject({ kind: 'other', value: [], values: [] });
  });

  test('of modules that a library does not have are not there', () => {
    expect(form.fields.map(({ key }) => key)).toEqual([
      'map',
      'players',
      'display',
      'omitProvinces',
      'taxRate',
      'taxDue',
      'whoPays',
      'exempt',
    ]);
  });
});

describe('what is no set of options', () => {
  test.each<[string, unknown, string]>([
    ['a list', [], 'INVALID_OPTIONS'],
    ['an unknown field', { maps: 'imperium' }, 'INVALID_OPTIONS'],
    ['an unknown map', { map: 'atlantis' }, 'UNKNOWN_MAP'],
    ['a map that is no text', { map: 3 }, 'INVALID_OPTIONS'],
    ['too many players', { players: 7 }, 'INVALID_OPTIONS'],
    ['a module that there is not', { modules: ['fish'] }, 'INVALID_OPTIONS'],
  ])('%s is refused', (_, chosen, code) => {
    expect(thrownBy(() => setUpForm(chosen as never)).code).toBe(code);
  });

  test('seed and set-up are no business of a form', () => {
    expect(setUpForm({ seed: 'secret' } as never)).toEqual(setUpForm());
  });
});
