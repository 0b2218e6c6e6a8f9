import { expect, test } from 'vitest';
import {
  type CorrectedThing,
  correctedState,
  createGame,
  createLibrary,
  type GameLog,
  logFor,
  parseLog,
  recordFrom,
  recordGame,
  replay,
  validateLog,
  validPrefix,
} from '../../src/index';
import { defineModule, defineRules } from '../../src/kit';
import { italia } from '../../src/maps/italia/index';
import { thrownBy } from '../support/scenario';

/** Livia has played the Tribune, Gaius the Mercator; it is Flavia's turn. */
const GAME = parseLog(`
[Map "Italia"] [Players "Livia, Gaius, Flavia"] [Seed "italia-1"]
1 Livia: Tribune
2 Gaius: Mercator; sell 1 cloth; pass`);
const COUNT = GAME.actions.length;

function with_(...changes: readonly CorrectedThing[]): GameLog {
  return { ...GAME, corrections: [{ after: COUNT, changes }] };
}

test('money and goods are what the correction says', () => {
  const goods = { brick: 0, food: 3, tool: 0, wine: 1, cloth: 0 };
  const state = replay(
    with_({ type: 'money', seat: 2, money: 40 }, { type: 'goods', seat: 0, goods }),
  );
  expect(state.players[2]?.money).toBe(40);
  expect(state.players[0]?.goods).toEqual(goods);
});

test('R-5.1: the Praefectus Magnus can go the wrong way round', () => {
  expect(replay(GAME).praefectusMagnus).toBe(2);
  expect(replay(with_({ type: 'praefectusMagnus', seat: 0 })).praefectusMagnus).toBe(0);
});

test('R-3.3: a turn can go to another player; turns are counted by seats', () => {
  const state = replay(with_({ type: 'turn', seat: 1 }));
  expect(state).toMatchObject({ seat: 1, turn: 5, decision: { kind: 'playCard', seat: 1 } });
});

test('R-4.3: a house comes from the reserve of its owner, and goes back there', () => {
  const built = with_({ type: 'house', seat: 0, city: 'olbia', built: true });
  const state = replay(built);
  expect(state.board.houses.olbia).toEqual([0]);
  expect(state.players[0]?.houses).toBe(14);
  const [correction] = built.corrections ?? [];
  const changes: readonly CorrectedThing[] = [
    ...(correction?.changes ?? []),
    { type: 'house', seat: 0, city: 'olbia', built: false },
  ];
  const removed = replay(with_(...changes));
  expect(removed.players[0]?.houses).toBe(15);
  expect(removed.board.houses.olbia).toEqual([]);
});

test('R-4.3: of two houses in a city, the one of the player goes', () => {
  const { board } = replay(
    with_(
      { type: 'house', seat: 0, city: 'olbia', built: true },
      { type: 'house', seat: 1, city: 'olbia', built: true },
      { type: 'house', seat: 0, city: 'olbia', built: false },
    ),
  );
  expect(board.houses.olbia).toEqual([1]);
});

test('R-4.2: a colonist moves, or comes from the storehouse', () => {
  const state = replay(
    with_(
      { type: 'colonist', seat: 2, kind: 'land', from: 'roma', to: 'land:casinum~roma' },
      { type: 'colonist', seat: 2, kind: 'sea', from: 'storehouse', to: 'roma' },
    ),
  );
  const own = state.board.colonists.filter(({ seat }) => seat === 2).map(({ at }) => at);
  expect(own.toSorted()).toEqual(['land:casinum~roma', 'roma', 'roma']);
  expect(state.players[2]?.storehouse).toEqual({ land: 2, sea: 1 });
});

test('R-4.2: a colonist goes back to the storehouse, and the others stay', () => {
  const state = replay(
    with_({ type: 'colonist', seat: 1, kind: 'land', from: 'roma', to: 'storehouse' }),
  );
  const left = state.board.colonists.filter(({ at }) => at === 'roma');
  expect(left.map(({ seat, kind }) => `${seat} ${kind}`).toSorted()).toEqual([
    ...['0 land', '0 sea', '1 sea', '2 land', '2 sea'],
  ]);
  // Of four of a kind, one begins on the board.
  expect(state.players[1]?.storehouse).toEqual({ land: 3, sea: 2 });
});

test('R-4.8: a card that leaves the display makes room for the next', () => {
  const before = replay(GAME);
  const [card = ''] = before.display.flatMap((card) => card ?? []);
  const state = replay(with_({ type: 'card', seat: 2, card, from: 'display', to: 'hand' }));
  expect(state.players[2]?.hand).toContain(card);
  expect(state.display.slice(0, 6)).toEqual(before.display.slice(1));
  expect(state.display[6]).toBe(before.deck[0]);
  expect(state.deck).toEqual(before.deck.slice(1));
});

test('a card comes to its place in the display', () => {
  const before = replay(GAME);
  const [first, second, third, ...others] = before.display;
  const card = String(first);
  const state = replay(
    with_(
      { type: 'card', seat: 1, card, from: 'display', to: 'hand' },
      { type: 'card', seat: 1, card, from: 'hand', to: 'display', place: 3 },
    ),
  );
  expect(state.display).toEqual([second, third, first, ...others]);
  expect(state.deck).toEqual(before.deck);
});

test('R-2.2: a marker shows its other side', () => {
  expect(replay(GAME).board.markers.corsica?.side).toBe('goods');
  const state = replay(with_({ type: 'marker', province: 'corsica', side: 'coins' }));
  expect(state.board.markers.corsica?.side).toBe('coins');
});

test('validateLog counts corrections', () => {
  expect(validateLog(GAME)).toMatchObject({ ok: true, corrections: 0 });
  const log = with_({ type: 'money', seat: 0, money: 1 });
  expect(validateLog(log)).toMatchObject({ ok: true, corrections: 1 });
});

const IMPOSSIBLE: readonly (readonly [string, CorrectedThing, string])[] = [
  ['a house twice', { type: 'house', seat: 0, city: 'nowhere', built: true }, 'noSuchPiece'],
  ['a house of nobody', { type: 'house', seat: 0, city: 'olbia', built: false }, 'noSuchPiece'],
  [
    'a colonist who is elsewhere',
    { type: 'colonist', seat: 0, kind: 'sea', from: 'sea:olbia~roma', to: 'roma' },
    'noSuchPiece',
  ],
  [
    'a land colonist at sea',
    { type: 'colonist', seat: 0, kind: 'land', from: 'roma', to: 'sea:olbia~roma' },
    'noColonistHere',
  ],
  [
    'a card that the player does not have',
    { type: 'card', seat: 0, card: 'consul-i', from: 'hand', to: 'discard' },
    'noSuchPiece',
  ],
  [
    'a marker of no province',
    { type: 'marker', province: 'nowhere', side: 'coins' },
    'noSuchPiece',
  ],
  ['a seat that is not in the game', { type: 'money', seat: 4, money: 1 }, 'noSuchPiece'],
  [
    'more goods than the storehouse holds',
    { type: 'goods', seat: 0, goods: { brick: 9, food: 9, tool: 9, wine: 9, cloth: 9 } },
    'storehouseOverfull',
  ],
];

test.each(IMPOSSIBLE)('no correction makes %s', (_, change, reason) => {
  const log = with_(change);
  const result = validateLog(log);
  if (result.ok) throw new Error('it was accepted');
  expect(result).toMatchObject({ index: COUNT, action: undefined });
  expect(result.error).toMatchObject({ code: 'INVALID_LOG', reason });
  expect(result.error.details.path).toMatch(/^corrections\[0\]/);
  // What was right stays.
  expect(validPrefix(log)).toMatchObject({ actions: GAME.actions, corrections: [] });
});

test('no correction takes a colonist from an empty storehouse', () => {
  // Two ships are there.
  const ship = { type: 'colonist', seat: 0, kind: 'sea', from: 'storehouse', to: 'roma' } as const;
  expect(thrownBy(() => replay(with_(ship, ship, ship)))).toMatchObject({
    reason: 'noSuchPiece',
    details: { path: 'corrections[0].changes[2]', piece: 'colonist', at: 'storehouse' },
  });
});

test('a correction says which piece there is not', () => {
  expect(thrownBy(() => replay(with_({ type: 'money', seat: 4, money: 1 }))).details).toEqual({
    path: 'corrections[0].changes[0]',
    piece: 'player',
    at: 'seat 4',
  });
});

test('corrections and notes stand in the order of the game', () => {
  const changes: readonly CorrectedThing[] = [{ type: 'money', seat: 0, money: 1 }];
  const twice = {
    ...GAME,
    corrections: [
      { after: 1, changes },
      { after: 1, changes },
    ],
  };
  expect(thrownBy(() => validateLog(twice))).toMatchObject({
    reason: 'notInOrder',
    details: { path: 'corrections[1].after' },
  });
  const late = { ...GAME, notes: [{ after: COUNT + 1, text: 'late' }] };
  expect(thrownBy(() => validateLog(late))).toMatchObject({
    reason: 'notInOrder',
    details: { path: 'notes[0].after' },
  });
});

test('R-3.1: variations have to be legal, and notes are not for other players', () => {
  const income = { type: 'takeIncome', seat: 0 } as const;
  const log: GameLog = {
    ...GAME,
    notes: [{ after: 1, text: 'a secret plan', variations: [{ actions: [income] }] }],
  };
  expect(validateLog(log)).toMatchObject({ ok: false, index: 0, action: income });
  expect(logFor({ ...GAME, notes: [{ after: 1, text: 'a secret plan' }] }, 1)).not.toHaveProperty(
    'notes',
  );
});

test('what a player sees of a corrected game can be replayed', () => {
  const [card = ''] = replay(GAME).display.flatMap((card) => card ?? []);
  const log = with_({ type: 'card', seat: 2, card, from: 'display', to: 'hand' });
  expect(replay(logFor(log, 2)).players[2]?.hand).toContain(card);
});

test('a log may begin from a state', () => {
  const start = replay(GAME);
  const log = recordFrom(start, [{ type: 'playCard', seat: 2, card: 'tribune' }]);
  expect(log.options).not.toHaveProperty('seed');
  expect(validateLog(JSON.parse(JSON.stringify(log)))).toMatchObject({ ok: true });
  expect(thrownBy(() => logFor(log, 0))).toMatchObject({ reason: 'startIsOpen' });
  const other = { ...log, options: { ...log.options, map: 'imperium' as const } };
  expect(thrownBy(() => validateLog(other))).toMatchObject({
    code: 'INVALID_LOG',
    reason: 'otherStart',
    details: { path: 'start' },
  });
});

test('R-6.2: a log may have a result and no actions; nothing can be said against it', () => {
  const log = { ...recordGame({ map: 'italia', players: 3, seed: '' }, []), scores: [95, 95, 91] };
  expect(validateLog(log)).toMatchObject({ ok: true, scores: null });
  const begun = { ...GAME, scores: [95, 95, 91] };
  expect(validateLog(begun)).toMatchObject({ ok: false, error: { reason: 'scoresBeforeEnd' } });
});

test('a start is a whole state: it is checked like any other', () => {
  const state = createGame({ map: 'italia', players: 3, seed: 'ludi' });
  const log = recordFrom(state, []);
  const broken = { ...log, start: { ...state, turn: 7, seat: 1 } };
  expect(thrownBy(() => validateLog(broken))).toMatchObject({ code: 'INVALID_STATE' });
});

test('a state of this library is not checked again; one from elsewhere is', () => {
  let checks = 0;
  const rules = defineRules({
    id: 'watcher',
    audit: {
      fault() {
        checks += 1;
        return undefined;
      },
    },
  });
  const watcher = defineModule({ id: 'watcher', name: 'Watcher', rules });
  const library = createLibrary({ maps: [italia], modules: [watcher] });
  const options = { map: 'italia', players: 2, seed: 'once', modules: ['watcher'] } as const;
  const state = library.createGame(options);
  const log = library.recordGame(options, []);
  checks = 0;
  expect(library.correctedState(log, 0, state)).toBe(state);
  expect(checks).toBe(0);
  expect(library.correctedState(log, 0, structuredClone(state))).toEqual(state);
  expect(checks).toBe(1);
});

test.each([undefined, null, '0', [0], {}])('after %j actions there is no state', (count) => {
  const log = with_({ type: 'money', seat: 0, money: 1 });
  const error = thrownBy(() => correctedState(log, count as never, replay(GAME)));
  expect(error).toMatchObject({ code: 'INVALID_INPUT', details: { path: 'count' } });
});
