// answers for src/maps src/modules src/roles src/rules
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  applyAction,
  cards,
  createGame,
  FORUM_TILES,
  type GameEvent,
  type GameLog,
  GameLogSchema,
  GREEN_TILES,
  nameOf,
  readLog,
  recordGame,
  replay,
  TileIdSchema,
  tryApplyAction,
  validateLog,
  validPrefix,
} from '../../src/index';
import { isDeepFrozen } from '../../src/model/freeze';
import { thrownBy } from '../support/scenario';

const ShipMarks = z.object({ marks: z.record(z.string(), z.array(z.int())) });
const Tiles = z.array(TileIdSchema);
const Forum = z.object({
  owned: z.array(Tiles),
  row: z.array(z.nullable(TileIdSchema)),
  stack: Tiles,
  used: Tiles,
});

const example = (name: string): GameLog =>
  JSON.parse(readFileSync(new URL(`../../docs/examples/${name}.json`, import.meta.url), 'utf8'));

/** Everything that happens in the game of a log. */
function eventsOf({ options, actions }: GameLog): readonly GameEvent[] {
  const happened: GameEvent[] = [];
  let state = createGame(options);
  for (const action of actions) {
    const result = tryApplyAction(state, action);
    if (!result.ok) throw result.error;
    happened.push(...result.events);
    state = result.state;
  }
  return happened;
}

describe('the example logs', () => {
  test.each([
    ['aegyptus-4', 4],
    ['balearica-4', 4],
    ['britannia-2', 2],
    ['byzantium-4', 4],
    ['byzantium-salt-3', 3],
    ['corsica-2', 2],
    ['creta-3', 3],
    ['gallia-3', 3],
    ['germania-4', 4],
    ['hellas-3', 3],
    ['hellas-forum-3', 3],
    ['hispania-3', 3],
    ['imperium-2', 2],
    ['imperium-4', 4],
    ['imperium-5', 5],
    ['ionium-teams-4', 4],
    ['italia-3', 3],
    ['roma-4', 4],
    ['sicilia-3', 3],
  ])('%s is a complete game of %i players', (name, players) => {
    const log = example(name);
    const result = validateLog(log);
    expect(result.ok && result.state.phase).toBe('finished');
    expect(result.ok && result.scores?.players.map(({ total }) => total)).toEqual(log.scores);
    expect(result.state.players).toHaveLength(players);
    expect(replay(log)).toEqual(result.state);
  });

  test('R-9.2: Magisters and double cards do their work in the game on Hellas', () => {
    const happened = eventsOf(example('hellas-3'));
    const again = happened.filter(
      (event) => event.type === 'cardCopied' && event.from === event.seat,
    );
    expect(again.length).toBeGreaterThan(1);
    const played = happened.flatMap((event) => (event.type === 'cardPlayed' ? [event.card] : []));
    expect(played.some((card) => cards[card]?.roles.length === 2)).toBe(true);
  });

  test('R-9.4, R-9.11, R-9.12: partners act and win together in the game of teams', () => {
    const log = example('ionium-teams-4');
    const [livia = 0, gaius = 0, flavia = 0, marcus = 0] = log.scores ?? [];
    const result = validateLog(log);
    expect(result.ok && result.scores?.teams).toMatchObject([
      { players: ['Livia', 'Flavia'], total: livia + flavia },
      { players: ['Gaius', 'Marcus'], total: gaius + marcus },
    ]);
    expect(result.ok && result.scores?.winners).toHaveLength(2);
    const happened = eventsOf(log);
    const seatsOf = (type: GameEvent['type']) =>
      happened.flatMap((event) => (event.type === type && 'seat' in event ? [event.seat] : []));
    expect(seatsOf('startCityChosen')).toEqual([2, 3]);
    expect(new Set(seatsOf('partnerActs'))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('R-9.8: after a Proconsul the partner plays a card in the game of teams', () => {
    const played = eventsOf(example('ionium-teams-4')).flatMap((event) =>
      event.type === 'cardPlayed' ? [event] : [],
    );
    const followers = played.flatMap(({ as, seat }, index) =>
      as === 'proconsul' ? [[seat, played[index + 1]?.seat]] : [],
    );
    expect(followers.length).toBeGreaterThan(1);
    // Who sits opposite at a table of four.
    for (const [seat = 0, next] of followers) expect(next).toBe((seat + 2) % 4);
  });

  test('R-10.1: Etna erupts in the game on Sicilia', () => {
    expect(replay(example('sicilia-3')).parts.sicilia).toMatchObject({
      rows: { grey: 4, yellow: 4, orange: 4 },
    });
  });

  test('R-10.2: ships sail and score gods in the game on Roma', () => {
    const { actions } = example('roma-4');
    const fields = actions.flatMap((action) => (action.type === 'moveShip' ? [action.to] : []));
    expect(new Set(fields).size).toBeGreaterThan(1);
    const scored = actions.filter(({ type }) => type === 'scoreGod');
    const { marks } = ShipMarks.parse(replay(example('roma-4')).parts.roma);
    expect(Object.values(marks).flat()).toHaveLength(scored.length);
    expect(scored.length).toBeGreaterThan(1);
  });

  test('R-10.4: castles are taken in the game on Germania', () => {
    const taken = eventsOf(example('germania-4')).flatMap((event) =>
      event.type === 'castleTaken' ? [event.castle] : [],
    );
    expect(taken.length).toBeGreaterThan(0);
    expect(new Set(taken).size).toBe(taken.length);
    expect(example('germania-4').actions.filter(({ type }) => type === 'takeCastle')).toHaveLength(
      taken.length,
    );
  });

  test('R-10.6: ships that waited come to ports in the game on Gallia', () => {
    const ports = ['bononia', 'juliobona', 'gesocribate', 'portus-namnetus', 'burdigala'];
    const happened = eventsOf(example('gallia-3'));
    const arrivals = happened.flatMap((event) => (event.type === 'shipMoved' ? [event] : []));
    expect(arrivals.length).toBeGreaterThan(0);
    for (const { from, to } of arrivals) {
      expect(from).toBe('mediterranean');
      expect([...ports, 'flaviobriga']).toContain(to);
    }
    expect(new Set(arrivals.map(({ seat }) => seat)).size).toBe(arrivals.length);
  });

  test('R-10.8: the Nile floods and a ship goes into a square in the game on Aegyptus', () => {
    const happened = eventsOf(example('aegyptus-4'));
    const floods = happened.flatMap((event) => (event.type === 'floodMoved' ? [event.from] : []));
    const nile = ['kush', 'nubia', 'aegyptus-superior', 'arcadia', 'aegyptus-inferior'];
    expect(floods).toEqual(floods.map((_, index) => nile[index % nile.length]));
    expect(floods.length).toBeGreaterThan(nile.length);
    expect(happened.some(({ type }) => type === 'squareEntered')).toBe(true);
  });

  test('R-10.9: Gaudos produces a bonus of choice in the game on Creta', () => {
    const produced = example('creta-3').actions.filter(
      (action) => action.type === 'produceProvince' && action.province === 'brown',
    );
    expect(produced.length).toBeGreaterThan(0);
    for (const action of produced) expect(action).toHaveProperty('good');
  });

  test('R-10.11: everybody sails from both boats in the game on Balearica', () => {
    const from = example('balearica-4').actions.flatMap((action) =>
      action.type === 'moveColonist' && action.from.startsWith('boat') ? [action.from] : [],
    );
    expect(new Set(from)).toEqual(new Set(['boat-near-ebusus', 'boat-near-minorica']));
  });

  test('R-12.1: tiles are kept, taken and used up in the game with the forum on Hellas', () => {
    const log = example('hellas-forum-3');
    const { actions } = log;
    expect(log.options.modules).toEqual(['salt', 'forum']);
    expect(actions.slice(0, 3)).toMatchObject(
      [0, 1, 2].map((seat) => ({ type: 'chooseTile', seat })),
    );
    const kept = actions.filter(({ type }) => type === 'chooseTile' || type === 'takeTile');
    const happened = eventsOf(log);
    const taken = happened.filter(({ type }) => type === 'tileTaken');
    expect(taken.map((event) => 'seat' in event && event.seat)).toEqual(
      kept.map(({ seat }) => seat),
    );
    expect(kept.length).toBeGreaterThan(8);
    const { owned, row, stack, used } = Forum.parse(replay(log).parts.forum);
    const lying = [...owned.flat(), ...row, ...stack, ...used];
    expect(lying.toSorted()).toEqual(FORUM_TILES.toSorted());
    const uses = actions.flatMap((action) => (action.type === 'useTile' ? [action.tile] : []));
    expect(happened.flatMap((event) => (event.type === 'tileUsed' ? [event.tile] : []))).toEqual(
      uses,
    );
    const green = GREEN_TILES.filter((tile) => uses.includes(tile));
    expect(green.length).toBeGreaterThan(4);
    // Nobody has drawn a second stack, so what was used lies there.
    expect(used.toSorted()).toEqual(green.toSorted());
  });

  test('R-12.3: Augustus makes salt of goods, and Claudius sells, in the game with the forum', () => {
    const { actions } = example('hellas-forum-3');
    const happened = eventsOf(example('hellas-forum-3'));
    const changed = happened.flatMap((event) => (event.type === 'goodChanged' ? [event] : []));
    expect(changed.map(({ take }) => take)).toEqual(['salt', 'salt']);
    const counts = actions.flatMap((action) =>
      action.type === 'useTile' && action.tile === 'claudius-pompeius' ? [action.count] : [],
    );
    const sales = happened.flatMap((event, index) =>
      event.type === 'tileUsed' && event.tile === 'claudius-pompeius'
        ? [happened.slice(index).find(({ type }) => type === 'goodsTraded')]
        : [],
    );
    expect(sales).toMatchObject(counts.map((count) => ({ deal: 'sell', count })));
    expect(new Set(counts)).toEqual(new Set([1, 2]));
  });

  test('the broken one is wrong exactly where it was broken', () => {
    const whole = example('imperium-4');
    const broken = example('imperium-4-broken');
    const differing = whole.actions.findIndex(
      (action, index) => JSON.stringify(action) !== JSON.stringify(broken.actions[index]),
    );
    const result = validateLog(broken);
    if (result.ok) throw new Error('the broken log is valid');
    expect(result.index).toBe(differing);
    expect(result.action).toEqual(broken.actions[differing]);
    expect(result.error).toMatchObject({ code: 'CITY_NOT_ADJACENT', rule: 'R-4.3' });
    const before = whole.actions.slice(0, differing).reduce(applyAction, createGame(whole.options));
    expect(result.state).toEqual(before);
    expect(validPrefix(broken)).toEqual({
      ...whole,
      actions: whole.actions.slice(0, differing),
      scores: undefined,
    });
  });
});

describe('recording', () => {
  const options = { map: 'italia', players: 2, seed: 'log' } as const;
  const actions = [
    { type: 'playCard', seat: 0, card: 'prefect' },
    { type: 'takeCoins', seat: 0 },
  ] as const;

  test('a log has all options and no scores before the end', () => {
    expect(recordGame(options, actions)).toEqual({
      format: 'concordia-log',
      version: 2,
      options: {
        ...options,
        cards: 'concordia',
        teams: false,
        display: 'cloth',
        startingGoods: 'standard',
        intermediateScoring: false,
        modules: [],
        omitProvinces: [],
      },
      actions,
    });
  });

  test('a log of version 1 is told as one', () => {
    const old = { ...recordGame(options, actions), version: 1 };
    for (const read of [validateLog, validPrefix, replay] as const) {
      const error = thrownBy(() => read(old as never));
      expect(error).toMatchObject({ code: 'INVALID_LOG', details: { path: 'version' } });
      expect(error.message).toContain('version 1');
    }
  });

  test('only games that follow the rules are recorded', () => {
    const wrong = { type: 'playCard', seat: 1, card: 'prefect' } as const;
    expect(thrownBy(() => recordGame(options, [wrong])).code).toBe('NOT_YOUR_TURN');
    const log = recordGame(options, actions);
    // The second time a Prefect lies on the table and waits for its decision.
    const twice = { ...log, actions: [...actions, wrong, wrong] };
    expect(thrownBy(() => replay(twice)).code).toBe('WRONG_DECISION');
  });

  test('an unfinished log is valid as far as it goes, and has no scores', () => {
    const log = recordGame(options, actions);
    expect(validateLog(log)).toMatchObject({ ok: true, scores: null });
    expect(validPrefix(log)).toEqual(log);
    const scored = validateLog({ ...log, scores: [1, 2] });
    expect(scored).toMatchObject({ ok: false, index: 2, action: undefined });
    expect(!scored.ok && scored.error).toMatchObject({
      code: 'INVALID_LOG',
      details: { path: 'scores' },
    });
  });

  test('scores that were written down wrong are found', () => {
    const log = example('imperium-2');
    const scores = (log.scores ?? []).map((points) => points + 1);
    const result = validateLog({ ...log, scores });
    expect(result).toMatchObject({ ok: false, index: log.actions.length });
    expect(!result.ok && result.error.code).toBe('INVALID_LOG');
    expect(validPrefix({ ...log, scores }).scores).toBeUndefined();
  });

  describe('what people note', () => {
    const meta = { date: '2026-11-21', place: 'Ostia', comment: 'rain, and\na rematch' };
    const log = recordGame(options, actions, meta);

    test('is kept by recording, by checking and by the prefix that is right', () => {
      expect(log.meta).toEqual(meta);
      expect(GameLogSchema.parse(log).meta).toEqual(meta);
      expect(validPrefix(log)).toEqual(log);
      const wrong = { type: 'pass', seat: 0 } as const;
      expect(validPrefix({ ...log, actions: [...actions, wrong] })).toEqual(log);
    });

    test('changes nothing about the game, and is left out where nothing is noted', () => {
      const bare = recordGame(options, actions);
      expect(bare).not.toHaveProperty('meta');
      expect(replay(log)).toEqual(replay(bare));
      expect(validateLog(log)).toEqual(validateLog(bare));
    });

    test.each([
      ['no text', { date: 2026 }, 'meta.date'],
      ['a text too long', { comment: 'x'.repeat(2001) }, 'meta.comment'],
      ['a name with a blank', { 'a b': 'x' }, 'meta.a b'],
      ['a list', ['x'], 'meta'],
      [
        'too many entries',
        Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`note${index}`, 'x'])),
        'meta',
      ],
    ])('%s is no log', (_, notes, path) => {
      const noted = { ...log, meta: notes };
      for (const read of [validateLog, validPrefix, replay] as const) {
        const error = thrownBy(() => read(noted as never));
        expect(error).toMatchObject({ code: 'INVALID_LOG', details: { path } });
      }
    });
  });
});

describe('a log for another map', () => {
  const actions = [
    { type: 'playCard', seat: 0, card: 'architect' },
    { type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma', to: 'sea:massilia~roma' },
  ] as const;
  const log = recordGame({ map: 'imperium', players: 3, seed: 'map' }, actions);
  // Massilia is on Imperium, and not on Italia.
  const misnamed = { ...log, options: { ...log.options, map: 'italia' } };

  test('is recognised, and the right one named', () => {
    const result = validateLog(misnamed);
    if (result.ok) throw new Error('the log is valid');
    expect(result.index).toBe(1);
    expect(result.error.details.fits).toEqual(['imperium']);
    expect(result.error.message).toContain('All places of this log are on Imperium');
    expect(thrownBy(() => replay(misnamed)).details.fits).toEqual(['imperium']);
  });

  test('by the goods of its cities, too', () => {
    const setup = { cityGoods: { massilia: 'brick', memphis: 'food', londinium: 'food' } } as const;
    const dealt = { ...misnamed, actions: [], options: { ...misnamed.options, setup } };
    expect(thrownBy(() => replay(dealt)).details.fits).toEqual(['imperium']);
  });

  test('is not supposed where a name is only written wrong, or the action is', () => {
    const [first, second] = actions;
    for (const to of ['sea:massilia~rom', 'land:massilia~roma']) {
      const result = validateLog({ ...log, actions: [first, { ...second, to }] });
      expect(result.ok).toBe(false);
      expect(!result.ok && result.error.details).not.toHaveProperty('fits');
    }
  });
});

describe('names that nobody knows', () => {
  const open = createGame({ map: 'imperium', players: 3, seed: 'names' });
  const state = applyAction(open, { type: 'playCard', seat: 0, card: 'architect' });
  const move = { type: 'moveColonist', seat: 0, kind: 'sea', from: 'roma' };
  const build = { type: 'buildHouse', seat: 0 };

  test.each([
    [
      { ...build, city: 'syracuse' },
      'CITY_NOT_ADJACENT',
      'no city syracuse on Imperium; did you mean syracusae?',
    ],
    [{ ...build, city: 'Syracusae' }, 'INVALID_ACTION', 'did you mean syracusae?'],
    [
      { ...build, city: 'xxxxxxxxx' },
      'CITY_NOT_ADJACENT',
      'There is no city xxxxxxxxx on Imperium.',
    ],
    [{ ...move, to: 'sea:roma~massilia' }, 'UNREACHABLE', 'this route is sea:massilia~roma.'],
    [{ ...move, to: 'land:massilia~roma' }, 'UNREACHABLE', 'this route is sea:massilia~roma.'],
    [
      { type: 'playCard', seat: 0, card: 'tribun' },
      'INVALID_ACTION',
      'no card tribun; did you mean tribune?',
    ],
    [{ type: 'bulidHouse', seat: 0 }, 'INVALID_ACTION', 'did you mean buildHouse?'],
    [
      { type: 'trade', seat: 0, deal: 'buy', good: 'gold', count: 1 },
      'INVALID_ACTION',
      'there is no good gold; choose from brick, food, tool, wine, cloth',
    ],
  ])('of an action: %j', (action, code, words) => {
    const result = tryApplyAction(state, action);
    if (result.ok) throw new Error('the action is right');
    expect(result.error.code).toBe(code);
    expect(result.error.message).toContain(words);
    // biome-ignore lint/suspicious/noExplicitAny: no type describes wrong input.
    expect(thrownBy(() => applyAction(state, action as any)).message).toBe(result.error.message);
  });

  test('of a province', () => {
    const prefect = applyAction(open, { type: 'playCard', seat: 0, card: 'prefect' });
    const result = tryApplyAction(prefect, { type: 'produceProvince', seat: 0, province: 'italy' });
    expect(!result.ok && result.error).toMatchObject({
      code: 'PROVINCE_INACTIVE',
      message: 'There is no province italy on Imperium; did you mean italia?',
      details: { unknown: 'italy', nearest: 'italia' },
    });
  });

  test.each([
    [{ map: 'imperum' }, 'Did you mean imperium?'],
    [{ modules: ['sald'] }, 'there is no module sald; did you mean salt?'],
    [{ cards: 'Venus' }, 'there is no set of cards Venus; did you mean venus?'],
    [{ sed: 'x' }, 'unknown field “sed” (did you mean seed?)'],
    [{ omitProvinces: ['italy'] }, 'did you mean italia?'],
    [{ setup: { deck: ['prefectt-i'] } }, 'there is no card prefectt-i; did you mean prefect-i?'],
    [{ setup: { cityGoods: { syracuse: 'brick' } } }, 'did you mean syracusae?'],
  ])('of options, also in a log: %j', (change, words) => {
    const options = { map: 'imperium', players: 3, seed: 'names', ...change };
    const log = { format: 'concordia-log', version: 2, options, actions: [] };
    // biome-ignore lint/suspicious/noExplicitAny: no type describes wrong input.
    expect(thrownBy(() => createGame(options as any)).message).toContain(words);
    expect(thrownBy(() => validateLog(log)).message).toContain(words);
  });

  test('huge names are told in bounds', () => {
    const city = 'x'.repeat(1_000_000);
    const result = tryApplyAction(state, { ...build, city });
    expect(JSON.stringify(!result.ok && result.error).length).toBeLessThan(1000);
  });

  test('R-2.3: a deck says what is missing and what is too much', () => {
    const deck = [...open.display, ...open.deck].flatMap((card) => card ?? []);
    const [first = 'prefect-i', second = 'prefect-i'] = deck;
    const [name, other] = [first, second].map((id) => nameOf(open, id));
    const setup = { deck: [second, ...deck.slice(1)] };
    const error = thrownBy(() => createGame({ map: 'imperium', players: 3, seed: 'x', setup }));
    expect(error.message).toContain(`missing: ${name}; too many: ${other}`);
    const none = thrownBy(() =>
      createGame({ map: 'imperium', players: 3, seed: 'x', setup: { deck: [] } }),
    );
    expect(none.message).toContain('and ');
    expect(none.message.length).toBeLessThan(300);
  });
});

describe('a forgotten pass', () => {
  const open = createGame({ map: 'imperium', players: ['Livia', 'Gaius'], seed: 'pass' });

  test('R-3.3: names what is open, and whose it is', () => {
    const state = applyAction(open, { type: 'playCard', seat: 0, card: 'architect' });
    const other = tryApplyAction(state, { type: 'playCard', seat: 1, card: 'prefect' });
    expect(!other.ok && other.error).toMatchObject({
      code: 'NOT_YOUR_TURN',
      message: 'It is Livia’s turn to decide (Architect), not Gaius’s; finish it or pass.',
      details: { seat: 1, expected: 0, decision: 'architect', end: 'pass' },
    });
    const same = tryApplyAction(state, { type: 'playCard', seat: 0, card: 'prefect' });
    expect(!same.ok && same.error).toMatchObject({
      code: 'WRONG_DECISION',
      message: 'Livia cannot play a card during this decision (Architect); finish it or pass.',
    });
  });

  test('R-4.4: is not supposed where nobody can pass', () => {
    const state = applyAction(open, { type: 'playCard', seat: 0, card: 'prefect' });
    for (const [from, end] of [
      [state, 'finish it first.'],
      [open, '(play a card), not Gaius’s.'],
    ] as const) {
      const result = tryApplyAction(from, { type: 'playCard', seat: 1, card: 'prefect' });
      expect(!result.ok && result.error.message.endsWith(end)).toBe(true);
    }
  });
});

test('a log that has been read cannot change, and is not read again', () => {
  const written = example('gallia-3');
  const log = readLog(written);
  expect(log).toEqual(written);
  expect(() => Object.assign(log.options, { players: 5 })).toThrow(TypeError);
  expect(() => Object.assign(log.actions[0] ?? {}, { seat: 2 })).toThrow(TypeError);
  expect(readLog(log)).toBe(log);
  expect(validateLog(log)).toEqual(validateLog(written));
  expect(readLog({ ...log })).not.toBe(log);
});

test.each(['imperium', 'roma'])('on %s, the states that come of a log cannot change', (map) => {
  const log = recordGame({ map, players: 2, seed: 'ludi' }, [
    { type: 'playCard', seat: 0, card: 'mercator' },
    { type: 'pass', seat: 0 },
  ]);
  const wrong = { ...log, actions: [...log.actions, { type: 'pass', seat: 0 }] };
  for (const state of [replay(log), validateLog(log).state, validateLog(wrong).state]) {
    expect(isDeepFrozen(state)).toBe(true);
    expect(state).toEqual(replay(log));
  }
  expect(validateLog(wrong)).toMatchObject({ ok: false, index: 2 });
});
