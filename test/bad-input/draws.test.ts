/** Draws that are said in the set-up. */
// answers for src/maps src/modules
import { describe, expect, test } from 'vitest';
import { createGame, FORUM_TILES, type GameState, recordGame, validateLog } from '../../src/index';
import { thrownBy } from '../support/scenario';
import { DEALT } from './forum-tables';
import { type Any, changed, deepFreeze, HOSTILE, json } from './support';

/** What a shuffle of Sicilia has brought, to be given as a set-up of its own. */
function setupOf({ board, display, deck }: GameState): Any {
  return json({ cityGoods: board.cityGoods, deck: [...display, ...deck] });
}

const times = (count: number, tile: string): string[] => Array(count).fill(tile);
const NEUTRAL = [...times(5, 'coin'), ...times(4, 'brick')];

/** three players have three neutral tiles, and two tiles are drawn before the game. */
const DRAWS = {
  drawn: ['grey', 'coin'],
  stack: [...times(3, 'grey'), ...times(4, 'yellow'), ...times(4, 'orange'), ...['coin', 'brick']],
};
const SETUP = setupOf(createGame({ map: 'sicilia', players: 3, seed: 'draws' }));
const OPTIONS = deepFreeze({
  map: 'sicilia',
  players: 3,
  setup: { ...SETUP, parts: { sicilia: DRAWS } },
});

/** Options with other draws. */
const draws = (edit: (draws: Any) => void): Any =>
  changed(OPTIONS, ({ setup }) => edit(setup.parts.sicilia));

/** Refuses the options, also in a log, and leaves them as they were. */
function expectRefused(options: Any, path: string): void {
  const before = json(options);
  const error = thrownBy(() => createGame(deepFreeze(options)));
  expect(error).toMatchObject({ code: 'INVALID_OPTIONS', details: { path } });
  expect(error.message.length).toBeGreaterThan(10);
  expect(json(error.details)).toEqual(error.details);
  expect(options).toEqual(before);
  const log = { format: 'concordia-log', version: 2, options, actions: [] };
  expect(thrownBy(() => validateLog(log))).toMatchObject({
    code: 'INVALID_OPTIONS',
    details: { path },
  });
}

test('R-10.1: draws that can have been are followed, without a seed', () => {
  const state = createGame(OPTIONS);
  expect(state.parts.sicilia).toEqual({
    stack: DRAWS.stack,
    later: [],
    rows: { grey: 1, yellow: 0, orange: 0 },
  });
  expect(validateLog(recordGame(OPTIONS, []))).toMatchObject({ ok: true });
  const later = [NEUTRAL, [...NEUTRAL].reverse()];
  const known = createGame(draws((own) => Object.assign(own, { later })));
  expect(known.parts.sicilia).toMatchObject({ later });
});

describe('R-10.1: draws that cannot have been', () => {
  const cases: readonly (readonly [string, (draws: Any) => void, string])[] = [
    ['a tile of a province missing', ({ stack }) => stack.splice(3, 1), 'stack'],
    ['a fifth tile of a province', ({ stack }) => stack.push('grey'), 'stack'],
    ['a yellow tile for an orange one', ({ stack }) => stack.splice(7, 1, 'yellow'), 'stack'],
    ['a neutral tile missing', ({ stack }) => stack.pop(), 'stack'],
    ['a fourth neutral tile', ({ stack }) => stack.push('coin'), 'stack'],
    ['six coins', ({ stack }) => stack.push(...times(4, 'coin')), 'stack'],
    [
      'one tile drawn instead of two',
      ({ drawn, stack }) => stack.push(...drawn.splice(0, 1)),
      'drawn',
    ],
    [
      'three tiles drawn instead of two',
      ({ drawn, stack }) => drawn.push(...stack.splice(0, 1)),
      'drawn',
    ],
    ['no tile drawn', (own) => Object.assign(own, { drawn: [] }), 'drawn'],
    ['four tiles drawn', ({ drawn }) => drawn.push('grey', 'grey'), 'drawn'],
    [
      'a later stack of eight tiles',
      (own) => {
        own.later = [NEUTRAL.slice(1)];
      },
      'later[0]',
    ],
    [
      'a later stack with six coins',
      (own) => {
        own.later = [NEUTRAL, [...times(6, 'coin'), ...times(3, 'brick')]];
      },
      'later[1]',
    ],
    [
      'a later stack with a tile of a province',
      (own) => {
        own.later = [[...NEUTRAL.slice(1), 'grey']];
      },
      'later[0]',
    ],
  ];
  test.each(cases)('R-10.1: %s', (_, edit, at) => {
    expectRefused(draws(edit), `setup.parts.sicilia.${at}`);
  });

  test('R-10.1: a third tile of a colour goes back', () => {
    const two = createGame({ map: 'sicilia', players: 2, seed: 'draws' });
    const options = (drawn: readonly string[], stack: readonly string[]) => ({
      map: 'sicilia',
      players: 2,
      setup: { ...setupOf(two), parts: { sicilia: { drawn: [...drawn], stack: [...stack] } } },
    });
    const others = [...times(4, 'yellow'), ...times(3, 'orange')];
    const right = options(['grey', 'grey', 'orange'], ['grey', 'grey', ...others]);
    expect(createGame(right).parts.sicilia).toMatchObject({ rows: { grey: 2, orange: 1 } });
    expectRefused(
      options(times(3, 'grey'), ['grey', 'orange', ...others]),
      'setup.parts.sicilia.drawn',
    );
  });
});

const seeded = createGame({ map: 'germania', players: 3, seed: 'draws' });
const { castles }: Any = json(seeded.parts.germania);
const manned = deepFreeze({
  map: 'germania',
  players: 3,
  setup: { ...setupOf(seeded), parts: { germania: castles } },
});
const goods = (edit: (castles: Any) => void): Any =>
  changed(manned, ({ setup }) => edit(setup.parts.germania));
const [first = '', second = ''] = Object.keys(castles);

describe('R-10.4: castles of Germania', () => {
  test('R-10.4: those of a real table are followed, without a seed', () => {
    expect(createGame(manned).parts.germania).toEqual({ castles, taken: [] });
    expect(validateLog(recordGame(manned, []))).toMatchObject({ ok: true });
    const swapped = goods((all) =>
      Object.assign(all, { [first]: castles[second], [second]: castles[first] }),
    );
    expect(createGame(swapped).parts.germania).toMatchObject({
      castles: { [first]: castles[second], [second]: castles[first] },
    });
  });

  const cases: readonly (readonly [string, (castles: Any) => void])[] = [
    ['a castle without a good', (all) => delete all[first]],
    ['an eleventh castle', (all) => Object.assign(all, { 'castle-atlantis': 'wine' })],
    ['a castle in a city', (all) => Object.assign(all, { bonna: 'wine' })],
    ['a castle called constructor', (all) => Object.assign(all, { constructor: 'wine' })],
    [
      // three markers of brick in the box, whatever the provinces have.
      'brick in all ten castles',
      (all) => {
        for (const id of Object.keys(all)) all[id] = 'brick';
      },
    ],
    [
      // six markers of food in the box.
      'food in seven castles',
      (all) => {
        for (const id of Object.keys(all).slice(0, 7)) all[id] = 'food';
      },
    ],
    ['a good that there is not', (all) => Object.assign(all, { [first]: 'amber' })],
    ['no good', (all) => Object.assign(all, { [first]: null })],
    ['two goods', (all) => Object.assign(all, { [first]: ['wine', 'food'] })],
  ];
  test.each(cases)('R-10.4: %s', (_, edit) => {
    expectRefused(goods(edit), 'setup.parts.germania');
  });
});

const FORUM_SETUP = setupOf(createGame({ map: 'imperium', players: 3, seed: 'draws' }));
const STACK = FORUM_TILES.filter((tile) => !DEALT.flat().includes(tile));
const DRAWN = { dealt: DEALT, stack: STACK };
const laid = deepFreeze({
  map: 'imperium',
  players: 3,
  modules: ['forum'],
  setup: { ...FORUM_SETUP, parts: { forum: DRAWN } },
});
const tiles = (edit: (draws: Any) => void): Any =>
  changed(laid, ({ setup }) => edit(setup.parts.forum));

describe('R-12.1: tiles of the forum', () => {
  test('R-12.1: those of a real table are followed, without a seed', () => {
    const state = createGame(laid);
    expect(state.parts.forum).toMatchObject({
      dealt: DEALT,
      // What is not kept leaves the others to be drawn first.
      stack: [...STACK, ...DEALT.flat()],
      owned: [[], [], []],
    });
    expect(validateLog(recordGame(laid, []))).toMatchObject({ ok: true });
    const later = [['spurius', 'julius'], []];
    expect(createGame(tiles((draws) => Object.assign(draws, { later }))).parts.forum).toMatchObject(
      {
        later,
      },
    );
  });

  const cases: readonly (readonly [string, (draws: Any) => void, string])[] = [
    ['a tile missing', ({ stack }) => stack.splice(3, 1), 'stack'],
    ['a tile twice in the stack', ({ stack }) => stack.push(stack[0]), 'stack'],
    ['tiles dealt to two of three', ({ dealt }) => dealt.pop(), 'dealt'],
    [
      'tiles dealt to four of three',
      ({ dealt }) => dealt.push(['sextus-pompeius', 'titus-valerius']),
      'dealt',
    ],
    ['tiles dealt to nobody', ({ dealt }) => dealt.splice(0), 'dealt'],
    ['a green tile dealt', ({ dealt }) => dealt[1].splice(0, 1, 'spurius'), 'dealt'],
    ['a tile dealt to two', ({ dealt }) => dealt[1].splice(0, 1, dealt[0][0]), 'dealt'],
    ['a tile dealt twice to one', ({ dealt }) => dealt[1].splice(0, 1, dealt[1][1]), 'dealt'],
    ['one tile dealt', ({ dealt }) => dealt[2].pop(), 'dealt[2]'],
    ['three tiles dealt', ({ dealt }) => dealt[2].push('titus-valerius'), 'dealt[2]'],
    [
      'a tile that comes back twice',
      (draws) => Object.assign(draws, { later: [['spurius'], ['julius', 'julius']] }),
      'later[1]',
    ],
  ];
  test.each(cases)('R-12.1: %s', (_, edit, at) => {
    expectRefused(tiles(edit), `setup.parts.forum.${at}`);
  });

  test('R-12.1: tiles in a game without the forum', () => {
    expectRefused({ ...laid, seed: 'draws', modules: [] }, 'setup.parts.forum');
  });

  test('R-12.1: a module twice, or one that nobody knows', () => {
    for (const modules of [['forum', 'forum'], ['forum', 'Forum'], 'forum', [null]]) {
      const error = thrownBy(() => createGame({ ...laid, modules } as Any));
      expect(error.code).toBe('INVALID_OPTIONS');
      expect(String(error.details.path)).toMatch(/^modules/);
    }
  });
});

const KINDS = [
  ['R-10.1', 'sicilia', OPTIONS, ['drawn', 'stack', 'later']],
  ['R-10.4', 'germania', manned, [first]],
  ['R-12.1', 'forum', laid, ['dealt', 'stack', 'later']],
] as const;

describe.each(KINDS)('%s: draws of the wrong kind for %s', (_, part, right, fields) => {
  const place = `setup.parts.${part}`;
  /** The options with something in place of the draws, or of one of their fields. */
  const withDraws = (wrong: unknown, field?: string): Any => {
    const options = json(right);
    if (field === undefined) options.setup.parts[part] = wrong;
    else options.setup.parts[part][field] = wrong;
    return options;
  };
  const pathOf = (options: Any): string => {
    const { code, details } = thrownBy(() => createGame(options));
    expect(code).toBe('INVALID_OPTIONS');
    return String(details.path);
  };

  test('in place of them all', () => {
    const { [fields[0]]: some } = json(right).setup.parts[part];
    const wrongs = [null, true, 4, '', 'grey', [], ['grey'], {}, { [fields[0]]: some, taken: [] }];
    for (const wrong of wrongs) expect(pathOf(withDraws(wrong))).toContain(place);
  });

  test('in any field', () => {
    const wrongs = [null, 'grey', {}, [0], [null], ['lava'], [['lava']], Array(100_000).fill('x')];
    for (const field of fields) {
      for (const wrong of wrongs) {
        const path = pathOf(withDraws(wrong, field));
        expect(path).toContain(part === 'germania' ? place : `${place}.${field}`);
      }
      if (field === 'later') continue;
      expect(pathOf(changed(right, ({ setup }) => delete setup.parts[part][field]))).toContain(
        place,
      );
    }
  });

  test('in a field that there is not', () => {
    for (const field of ['row', 'rows', 'owned', 'used', 'action', 'castles']) {
      expect(pathOf(withDraws([], field))).toBe(place);
    }
    const poison = JSON.stringify(right).replace(`"${part}":{`, `"${part}":{"__proto__":{"x":[]},`);
    expect(pathOf(JSON.parse(poison))).toBe(`${place}.__proto__`);
    expect(({} as Any).x).toBeUndefined();
  });

  test.each(Object.entries(HOSTILE))('%s', (_, make) => {
    for (const field of [undefined, ...fields]) pathOf(withDraws(make(), field));
  });

  test('a seed is needed for what the set-up does not name', () => {
    const options = changed(right, ({ setup }) => delete setup.parts);
    expectRefused(options, 'seed');
    expectRefused(
      changed(right, ({ setup }) => Object.assign(setup, { parts: {} })),
      'seed',
    );
    expect(createGame({ ...options, seed: 'draws' }).map).toBe(right.map);
  });
});

describe('a seed', () => {
  test.each(['cityGoods', 'deck'])('R-2.1, R-2.3: is needed for the %s, too', (left) => {
    expectRefused(
      changed(OPTIONS, ({ setup }) => delete setup[left]),
      'seed',
    );
  });

  test('R-10.2: is not needed on Roma, where nothing more is drawn', () => {
    const setup = setupOf(createGame({ map: 'roma', players: 3, seed: 'draws' }));
    expect(createGame({ map: 'roma', players: 3, setup }).board.cityGoods).toEqual(setup.cityGoods);
  });
});

test.each(['roma', 'imperium', 'italia', 'gallia', 'aegyptus', 'creta', 'balearica'])(
  'draws for %s, which draws nothing, are refused',
  (map) => {
    const roma = { arrivals: [], marks: {}, points: [0, 0, 0] };
    const parts = (own: object) => ({ map, players: 3, seed: 'draws', setup: { parts: own } });
    expectRefused(parts({ roma }), 'setup.parts.roma');
    expectRefused(parts({ sicilia: DRAWS }), 'setup.parts.sicilia');
    expectRefused(parts({ aegyptus: { flood: 'kush' } }), 'setup.parts.aegyptus');
    expectRefused(parts({ germania: {} }), 'setup.parts.germania');
  },
);
