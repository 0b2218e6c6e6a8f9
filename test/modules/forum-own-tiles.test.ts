/** Tiles that an owner of the box adds to the forum, or reads otherwise. */
import { describe, expect, test } from 'vitest';
import { library as example } from '../../docs/examples/own-tiles/library';
import { chanceFromSeed, playOut, random } from '../../src/bots';
import { createLibrary, parseLog, validateLog } from '../../src/index';
import { receiveMoney } from '../../src/kit';
import { german } from '../../src/languages/de';
import { french } from '../../src/languages/fr';
import { imperium } from '../../src/maps/imperium';
import { allModules } from '../../src/modules/all';
import { forum, forumTiles, forumWith, type OwnTile, oneWay } from '../../src/modules/forum';
import { mapConformance } from '../../src/testing';
import { IS_NIGHT } from '../support/night';
import { thrownBy } from '../support/scenario';

const json = (value: unknown) => JSON.parse(JSON.stringify(value));
const without = allModules.filter(({ id }) => id !== 'forum');
/** What no type would let in. */
const forged = <T>(value: unknown): T => value as T;
const refused = (box: unknown) => thrownBy(() => forumWith(forged<never>(box)));

/** A game in which Livia owns the tile. */
function owning<const I extends string>(tile: OwnTile<I>) {
  const library = createLibrary({
    maps: [imperium],
    modules: [forumWith({ tiles: [tile] })],
  });
  const options = {
    map: 'imperium',
    players: 2,
    modules: ['forum-own-tiles'],
    seed: 'own',
  } as const;
  let start = library.createGame(options);
  for (const seat of [0, 1]) {
    const [kept] = library.legalActions(start, seat);
    if (kept === undefined) throw new Error('nothing to keep');
    start = library.applyAction(start, kept);
  }
  const draft = json(start);
  const { owned, row, stack } = draft.parts.forum;
  const place = row.indexOf(tile.id);
  if (place !== -1) row[place] = stack.shift();
  else stack.splice(stack.indexOf(tile.id), 1);
  owned[0].push(tile.id);
  return { library, state: library.parseState(draft) };
}

const use = (ways: NonNullable<OwnTile['use']>['ways']) =>
  ({ id: 'novius', color: 'green', use: { ways } }) as const satisfies OwnTile;
const USE = { type: 'useTile', seat: 0, tile: 'novius' } as const;

describe('R-12.3: tiles of an owner of the box', () => {
  test('R-12.1: new tiles are among the others, blue ones among those dealt', () => {
    const ids = ['quintus', 'novius'] as const;
    const mine = forumWith({
      tiles: [
        { id: ids[0], color: 'blue' },
        { id: ids[1], color: 'green' },
      ],
    });
    const library = createLibrary({ maps: [imperium], modules: [mine] });
    const seen = new Set<string>();
    for (let game = 0; game < 40; game++) {
      const { parts } = library.createGame({
        map: 'imperium',
        players: 5,
        modules: [mine.id],
        seed: `box ${game}`,
      });
      expect(parts.forum?.stack.toSorted()).toEqual(
        [...Object.keys(forumTiles), ...ids].toSorted(),
      );
      for (const tile of parts.forum?.dealt.flat() ?? []) seen.add(tile);
    }
    // Thirteen blue ones of the package, and Quintus.
    expect(seen.size).toBe(14);
    expect([seen.has('quintus'), seen.has('novius')]).toEqual([true, false]);
  });

  test('R-12.2: a green one is gone after use', () => {
    const novius = use((_position, seat) =>
      oneWay((transition) => receiveMoney(transition, seat, 4)),
    );
    const { library, state } = owning(novius);
    const after = library.applyAction(state, USE);
    expect(Number(after.players[0]?.money) - Number(state.players[0]?.money)).toBe(4);
    expect(after.parts.forum?.used).toEqual(['novius']);
  });

  test('R-12.2: one that listens works for its owner, and is the cause', () => {
    const { library, state } = owning({
      id: 'novius',
      color: 'blue',
      on: { provinceProduced: (transition, { seat }) => receiveMoney(transition, seat, 3) },
    });
    const produce = { type: 'produceProvince', province: 'syria' } as const;
    const prefect = { type: 'playCard', card: 'prefect' } as const;
    const mine = library.applyAction(state, { ...prefect, seat: 0 });
    const result = library.tryApplyAction(mine, { ...produce, seat: 0 });
    expect(result.ok && result.events.filter(({ type }) => type === 'moneyReceived')).toMatchObject(
      [{ seat: 0, amount: 3, because: { rule: 'R-12.3', tile: 'novius' } }],
    );
    const other = [
      { type: 'takeCoins', seat: 0 },
      { ...prefect, seat: 1 },
    ] as const;
    const theirs = library.tryApplyAction(other.reduce(library.applyAction, mine), {
      ...produce,
      seat: 1,
    });
    expect(theirs.ok && theirs.events.map(({ type }) => type)).not.toContain('moneyReceived');
  });

  test('R-6.2: points at the end belong to the owner', () => {
    const { library, state } = owning({ id: 'victoria', color: 'green', points: () => 3 });
    const { players } = library.finalScores(state);
    expect(players.map(({ scores }) => scores.victoria)).toEqual([3, 0]);
    expect(library.nameOf(state, 'victoria')).toBe('Victoria');
  });

  test('R-5.2: spaces count in games and on score sheets', () => {
    const { library, state } = owning({ id: 'quintus', color: 'blue', spaces: 2 });
    const draft = json(state);
    // Four colonists and ten goods; without Quintus there is room for eight.
    draft.players[0].goods = { brick: 10, food: 0, tool: 0, wine: 0, cloth: 0 };
    expect(library.parseState(draft).players[0]?.goods.brick).toBe(10);
    const player = {
      name: 'Livia',
      cards: { vesta: 1 },
      houses: { byGood: {}, provinces: 0 },
      colonists: 6,
      money: 0,
      goods: { cloth: 14 },
    } as const;
    const total = (tiles: readonly string[]) =>
      library.scoreGame({ players: [{ ...player, tiles }] }).players[0]?.total;
    // Fourteen cloth at 7 are 98.
    expect(total(['quintus'])).toBe(9);
    expect(thrownBy(() => total([])).code).toBe('INVALID_SHEET');
  });

  test('R-12.3: one of ours is replaced, with its text in every language', () => {
    const tiles = [
      {
        ...forumTiles.numerius,
        description: () => 'Once: nothing.',
        translations: { fr: () => 'Une fois : rien.' },
        use: { ways: () => [] },
      },
    ] as const;
    const { library, state } = owning(tiles[0]);
    expect(library.why(state, { type: 'useTile', seat: 0, tile: 'numerius' })?.reason).toBe(
      'wouldDoNothing',
    );
    const spoken = [undefined, german, french].map((words) =>
      createLibrary({ ...library.definition, ...(words && { words }) }).describeTile('numerius'),
    );
    // German has a text for the usual Numerius, which would be wrong here.
    expect(spoken).toEqual(['Once: nothing.', 'Once: nothing.', 'Une fois : rien.']);
  });

  test('logs and their texts lead back to the same game, and name the module', () => {
    const options = {
      map: 'imperium',
      players: 3,
      modules: ['forum-own-tiles'],
      seed: 's',
    } as const;
    const { actions } = playOut(
      example,
      example.createGame(options),
      [random, random, random],
      chanceFromSeed('own'),
    );
    const log = example.recordGame(options, actions);
    expect(example.validateLog(json(log)).ok).toBe(true);
    const text = example.formatLog(log);
    expect(text).toContain('[Modules "forum-own-tiles"]');
    expect(example.parseLog(text).actions).toEqual(actions);
    // The usual library says what is missing.
    expect(thrownBy(() => parseLog(text)).message).toContain('forum-own-tiles');
    expect(thrownBy(() => validateLog(json(log))).code).toBe('INVALID_LOG');
  });

  test('views hide what they hide of the usual forum', () => {
    const { library, state } = owning({ id: 'novius', color: 'green' });
    const seen = library.viewFor(state, 1).parts.forum;
    expect(seen?.stack.slice(1).every((tile) => tile === 'hidden')).toBe(true);
    expect(seen?.owned[0]).toContain('novius');
  });

  describe('the conformance suite', () => {
    const games = { games: IS_NIGHT ? 2 : 1, modules: ['forum-own-tiles'] } as const;
    for (const { name, run } of mapConformance(example, 'italia', games)) test(name, run);
  });
});

describe('what is refused', () => {
  const tile = { id: 'novius', color: 'green' };

  test.each<[string, unknown]>([
    ['', undefined],
    ['', []],
    ['tiles', {}],
    ['tiles', { tiles: 'novius' }],
    ['tile', { tiles: [], tile }],
    ['tiles[0]', { tiles: [null] }],
    ['tiles[0].id', { tiles: [{ color: 'green' }] }],
    ['tiles[0].id', { tiles: [{ ...tile, id: 'No vius' }] }],
    ['tiles[1].id', { tiles: [tile, { ...tile, color: 'blue' }] }],
    ['tiles[0].color', { tiles: [{ id: 'novius' }] }],
    ['tiles[0].color', { tiles: [{ id: 'publius', color: 'blue' }] }],
    ['tiles[0].colour', { tiles: [{ ...tile, colour: 'green' }] }],
    ['tiles[0].use', { tiles: [{ ...tile, use: () => [] }] }],
    ['tiles[0].use.ways', { tiles: [{ ...tile, use: {} }] }],
    ['tiles[0].use.way', { tiles: [{ ...tile, use: { ways: () => [], way: 1 } }] }],
    ['tiles[0].modifiers.steps', { tiles: [{ ...tile, modifiers: { steps: () => 1 } }] }],
    ['tiles[0].on.houseBuilt', { tiles: [{ ...tile, on: { houseBuilt: true } }] }],
    ['tiles[0].spaces', { tiles: [{ ...tile, spaces: -1 }] }],
    ['tiles[0].points', { tiles: [{ ...tile, points: 3 }] }],
    ['tiles[0].translations.de', { tiles: [{ ...tile, translations: { de: 'Nichts.' } }] }],
    ['tiles', { tiles: Array.from({ length: 80 }, () => tile) }],
  ])('R-12.3: by forumWith, at "%s"', (path, box) => {
    const { code, details } = refused(box);
    expect([code, details.path]).toEqual(['INVALID_RULES', path]);
  });

  test('an id that is none, and a tile that cannot even be read', () => {
    expect(refused({ tiles: [], id: 'Not An Id' })).toMatchObject({
      code: 'INVALID_RULES',
      details: { path: 'id' },
    });
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trap');
        },
      },
    );
    expect(refused({ tiles: [trap] })).toMatchObject({
      code: 'INVALID_RULES',
      details: { rules: 'forum-own-tiles', error: 'trap' },
    });
  });

  test('a library with both forums', () => {
    const both = () =>
      createLibrary({ maps: [imperium], modules: [...without, forum, forumWith({ tiles: [] })] });
    expect(thrownBy(both).code).toBe('INVALID_LIBRARY');
  });

  const boom = () => {
    throw new Error('no bank');
  };
  test.each<[string, string, OwnTile['use']]>([
    ['ways that throw', 'use.ways', { ways: boom }],
    ['no list', 'use.ways', { ways: () => forged('all') }],
    ['a way without a choice', 'use.ways', { ways: () => [forged({ carryOut: () => {} })] }],
    [
      'another field',
      'use.ways',
      { ways: () => [forged({ choice: { seat: 1 }, carryOut: () => {} })] },
    ],
    [
      'a good that is none',
      'use.ways',
      { ways: () => [forged({ choice: { good: 'gold' }, carryOut: () => {} })] },
    ],
    ['a promise', 'use.ways', { ways: () => forged(Promise.resolve([])) }],
  ])('R-12.3: %s name the tile', (_what, at, used) => {
    const { library, state } = owning({ id: 'novius', color: 'green', ...(used && { use: used }) });
    const { code, details } = thrownBy(() => library.legalActions(state));
    expect([code, details.rules, details.at]).toEqual(['INVALID_RULES', 'novius', at]);
  });

  test('R-12.3: an effect that throws, or leaves nonsense, names the tile', () => {
    for (const carryOut of [
      boom,
      forged<never>((transition: { state: { turn: unknown } }) => {
        transition.state.turn = 'x';
      }),
    ]) {
      const { library, state } = owning(use(() => oneWay(carryOut)));
      const { code, details } = thrownBy(() => library.applyAction(state, USE));
      expect([code, details.rules, details.at]).toEqual([
        'INVALID_RULES',
        'novius',
        'use.ways, carryOut',
      ]);
    }
  });

  test('R-12.3: other functions name it, too', () => {
    const values = owning({
      id: 'novius',
      color: 'blue',
      modifiers: { movement: () => Number.NaN },
    });
    const architect = { type: 'playCard', seat: 0, card: 'architect' } as const;
    const failure = thrownBy(() => values.library.applyAction(values.state, architect));
    expect(failure.details).toMatchObject({ rules: 'novius', at: 'the modifier movement' });
    const worth = owning({ id: 'novius', color: 'blue', points: boom });
    expect(thrownBy(() => worth.library.finalScores(worth.state)).details).toMatchObject({
      rules: 'novius',
      at: 'points',
    });
  });
});
