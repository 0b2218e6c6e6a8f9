/** Words of maps, modules and languages on screens, and what is no view, card or place. */
// answers for src/maps src/modules src/words
import { describe, expect, test } from 'vitest';
import {
  createGame,
  createLibrary,
  describeBoard,
  describeCard,
  describePlace,
  describeTile,
  getMap,
  screenModel,
  viewFor,
  type WordSet,
} from '../../src/index';
import { defineMap, defineModule, defineRules, type RuleModule } from '../../src/kit';
import { imperium } from '../../src/maps/imperium';
import { createScreen } from '../../src/screen';
import { thrownBy } from '../support/scenario';

const herald = {
  id: 'herald-i',
  roles: ['herald'],
  deck: 1,
  cost: { wine: 1 },
  gods: ['mars'],
} as const;

/** A module with a card of its own, and with these descriptions. */
function heralds(descriptions?: unknown): RuleModule {
  return defineModule({
    id: 'heralds',
    ...(descriptions !== undefined && { descriptions: descriptions as never }),
    rules: defineRules({
      id: 'heralds',
      roles: [{ name: 'herald', begin: () => {} }],
      deck: { cards: [herald] },
    }),
  });
}
const libraryOf = (descriptions?: unknown, words: WordSet = {}) =>
  createLibrary({ maps: [imperium], modules: [heralds(descriptions)], words });

const DESCRIBED = {
  roles: { herald: () => 'Announce something.' },
  tiles: { drum: () => 'A drum.' },
  places: { heralds: { 'city:roma': () => 'Heralds live here.' } },
};
const SCORES = 'At the end it counts for Mars: 2 points for each of your colonists on the board.';

describe('a module', () => {
  test('describes its cards, tiles and places in English', () => {
    const { describeCard, describeTile, describePlace, createGame } = libraryOf(DESCRIBED);
    expect(describeCard('herald-i')).toBe(`Announce something. ${SCORES}`);
    expect(describeTile('drum')).toBe('A drum.');
    const options = { map: 'imperium', players: 2, seed: 'drum' } as const;
    const played = createGame({ ...options, modules: ['heralds'] });
    expect(describePlace(played, 'roma')).toContain('Heralds live here.');
    expect(describePlace(createGame(options), 'roma')).not.toContain('Heralds');
  });

  test('may have none', () => {
    expect(libraryOf().describeCard('herald-i')).toBe(SCORES);
  });

  test.each<[string, unknown]>([
    ['no descriptions', 'none'],
    ['no list of roles', { roles: 3 }],
    ['a text that is none', { roles: { herald: 3 } }],
    ['a text that throws', { roles: { herald: () => refuse() } }],
    ['a function that returns none', { roles: { herald: () => ({}) } }],
    ['a getter that throws', Object.defineProperty({}, 'roles', { get: refuse })],
  ])('with %s is not described', (_, descriptions) => {
    expect(libraryOf(descriptions).describeCard('herald-i')).toBe(SCORES);
  });
});

function refuse(): never {
  throw new Error('no');
}

test('a map says what it changes', () => {
  const hills = defineMap({
    ...getMap('hellas'),
    id: 'hills',
    name: 'Hills',
    descriptions: { summaries: { hills: () => 'Everything is steep.' } },
  });
  const library = createLibrary({ maps: [hills] });
  expect(library.setUpForm().fields[0]?.values[0]?.text).toMatch(/^Everything is steep\./);
  expect(library.getMap('hills')).not.toHaveProperty('descriptions');
});

describe('a language', () => {
  const words: WordSet = {
    screen: {
      labels: { display: 'Auslage' },
      texts: {
        sentences: (_names, { list }) => list.join(''),
        hand: (names, { seat }) => `${names.player(seat)} hält`,
        ownPrice: () => refuse(),
      },
    },
    descriptions: { roles: { herald: () => 'Verkünde etwas.' } },
  };
  const library = libraryOf(DESCRIBED, words);
  const options = { map: 'imperium', players: ['Livia', 'Gaius'], seed: 'drum' } as const;
  const model = library.screenModel(library.createGame({ ...options, modules: ['heralds'] }));

  test('owns its sentences and how they are joined', () => {
    expect(library.describeCard('herald-i')).toMatch(/^Verkünde etwas\./);
    expect(model.display.label).toBe('Auslage');
    expect(model.hands[0]?.label).toBe('Livia hält');
    expect(model.board[0]?.text).toMatch(/Londinium\.It can produce/);
  });

  test('is completed by English, also where it fails', () => {
    expect(model.players.label).toBe('Players');
    expect(model.display.items[0]?.text).toMatch(/Costs /);
  });
});

describe('what is no view, card or place', () => {
  const state = createGame({ map: 'imperium', players: 2, seed: 'ludi' });

  test('is refused with its reason', () => {
    const other = createLibrary({ maps: [defineMap({ ...getMap('italia'), id: 'other' })] });
    const foreign = other.createGame({ map: 'other', players: 2, seed: 'ludi' });
    expect(thrownBy(() => screenModel(foreign as never)).code).toBe('UNKNOWN_MAP');
    expect(thrownBy(() => screenModel({ ...viewFor(state, 0), turn: 0 })).code).toBe(
      'INVALID_STATE',
    );
    expect(thrownBy(() => describeCard('jester')).toJSON()).toMatchObject({
      code: 'INVALID_INPUT',
      reason: 'notHere',
      details: { path: 'id', id: 'jester' },
    });
    expect(thrownBy(() => describePlace(state, 'atlantis')).reason).toBe('notHere');
    expect(thrownBy(() => describePlace(state, 'roma', 'province')).reason).toBe('notHere');
    expect(thrownBy(() => describePlace(state, 'roma', 'inn' as never)).code).toBe('INVALID_INPUT');
    expect(thrownBy(() => describeTile(3 as never)).reason).toBe('wrongType');
    expect(thrownBy(() => describeBoard({ cities: 3 } as never)).code).toBe('INVALID_INPUT');
    expect(thrownBy(() => createScreen({} as never)).reason).toBe('notAnEngine');
  });

  test('an id that is very long is told briefly', () => {
    expect(
      thrownBy(() => describeCard('x'.repeat(1_000_000) as never)).message.length,
    ).toBeLessThan(400);
  });

  test('names of players stay what they are', () => {
    const name = '<b onclick="x">&Livia';
    const { players } = screenModel(
      createGame({ map: 'imperium', players: [name, '__proto__'], seed: 'ludi' }),
    );
    expect(players.columns.map(({ label }) => label)).toEqual([name, '__proto__']);
  });
});
