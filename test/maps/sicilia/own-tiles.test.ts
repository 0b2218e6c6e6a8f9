import { describe, expect, test } from 'vitest';
import { chanceFromSeed, playOut, random } from '../../../src/bots';
import * as concordia from '../../../src/index';
import { createLibrary } from '../../../src/index';
import { sicilia, siciliaWith } from '../../../src/maps';
import { siciliaWith as fromFolder } from '../../../src/maps/sicilia';
import { allModules } from '../../../src/modules';
import { goods, helpersFor, thrownBy } from '../../support/scenario';
import { card, pass } from '../support';
import { etnaOf, fullStack, times } from './etna';

describe('R-10.1: Sicilia with another table of tiles', () => {
  /** Two sestertii on seven coins, a wine and a cloth on two bricks, wine and money on grey tiles. */
  const TILES = {
    coin: { count: 7, sestertii: 2 },
    brick: { count: 2, goods: { wine: 1, cloth: 1 } },
    grey: { count: 4, sestertii: 1, goods: { wine: 1 } },
  };
  const other = siciliaWith(TILES);
  const library = createLibrary({ maps: [sicilia, other], modules: allModules });
  const { play } = helpersFor(library);
  const neutral = [...times(7, 'coin'), ...times(2, 'brick')];
  const json = (value: unknown) => JSON.parse(JSON.stringify(value));

  /** Five players, so that all tiles are in the stack; these come first. */
  function laid(next: readonly string[] = []) {
    const left = fullStack(neutral);
    for (const tile of next) left.splice(left.indexOf(tile), 1);
    const parts = { sicilia: { drawn: [], stack: [...next, ...left] } };
    return library.createGame({ map: other.id, players: 5, seed: 'table', setup: { parts } });
  }

  /** Everybody plays a Tribune and places nobody. */
  const tribunes = (seats: readonly number[]) =>
    seats.flatMap((seat) => [card(seat, 'tribune'), pass(seat)]);

  test('R-10.1: the tiles bring what it says', () => {
    const before = laid(['coin', 'grey', 'yellow', 'brick']);
    const after = play(before, ...tribunes([0, 1, 2, 3]));
    const gained = after.players.map(({ money, goods: { wine, cloth } }, seat) => [
      money - (before.players[seat]?.money ?? 0),
      wine - 1,
      cloth - 1,
    ]);
    expect(gained).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      // Not in the table, so as usual.
      [0, 0, 0],
      [0, 1, 1],
      [0, 0, 0],
    ]);
    expect(etnaOf(after).rows).toEqual({ grey: 1, yellow: 1, orange: 0 });
  });

  test('R-10.1, R-5.2: of goods that do not all fit, some are chosen at once', () => {
    const start = json(laid(['brick']));
    start.players[0].goods = goods({ brick: 5, food: 1, tool: 1 });
    const asked = play(library.parseState(start), card(0, 'tribune'));
    expect(asked.decision).toMatchObject({ kind: 'keepGoods', arriving: { wine: 1, cloth: 1 } });
    const kept = play(asked, { type: 'keepGoods', seat: 0, goods: { cloth: 1 } });
    expect(kept.players[0]?.goods).toEqual(goods({ brick: 5, food: 1, tool: 1, cloth: 1 }));
    expect(kept.decision?.kind).toBe('tribune');
  });

  test('R-10.1: the neutral tiles that follow are those of the table', () => {
    const start = json(laid());
    start.parts.sicilia = { stack: ['coin'], later: [], rows: { grey: 4, yellow: 4, orange: 4 } };
    for (const province of ['grey', 'yellow', 'orange']) delete start.board.markers[province];
    const after = play(library.parseState(start), card(0, 'tribune'));
    expect([...etnaOf(after).stack].sort()).toEqual([...neutral].sort());
  });

  test('a game is played to its end, and its log is valid', () => {
    const options = { map: other.id, players: 2, seed: 'etna' } as const;
    const { states, actions } = playOut(
      library,
      library.createGame(options),
      [random, random],
      chanceFromSeed('etna'),
    );
    const end = states.at(-1);
    expect(end && library.isOver(end)).toBe(true);
    expect(library.parseState(json(end))).toEqual(end);
    const log = library.recordGame(options, actions);
    expect(log.options.map).toBe('sicilia-own-tiles');
    expect(library.validateLog(json(log)).ok).toBe(true);
  });

  test('a state of it is read with its table, and not with the usual one', () => {
    const state = laid();
    expect(library.parseState(json(state))).toEqual(state);
    expect(thrownBy(() => concordia.parseState(json(state))).code).toBe('UNKNOWN_MAP');
    // Seven coins, where the usual stack has five.
    const { code, details } = thrownBy(() =>
      concordia.parseState({ ...json(state), map: 'sicilia' }),
    );
    expect([code, details.path]).toEqual(['INVALID_STATE', 'parts.sicilia']);
    // And the other way round: four bricks, where this one has two.
    const ordinary = json(concordia.createGame({ map: 'sicilia', players: 5, seed: 'table' }));
    expect(thrownBy(() => library.parseState({ ...ordinary, map: other.id })).code).toBe(
      'INVALID_STATE',
    );
  });

  test('every table has an id of its own, and the usual map is as it was', () => {
    expect(fromFolder).toBe(siciliaWith);
    expect([sicilia.id, other.id, siciliaWith({}, 'etna').id]).toEqual([
      'sicilia',
      'sicilia-own-tiles',
      'etna',
    ]);
    const another = siciliaWith({ coin: { count: 5 } });
    const both = () => createLibrary({ maps: [other, another] });
    expect(thrownBy(both)).toMatchObject({
      code: 'INVALID_LIBRARY',
      details: { map: 'sicilia-own-tiles' },
    });
    expect(thrownBy(() => siciliaWith({}, 'Not An Id'))).toMatchObject({
      code: 'INVALID_MAP',
      details: { path: 'id' },
    });
  });

  test('R-10.1: what is left out of the table is as usual', () => {
    const same = siciliaWith({}, 'nothing-new');
    const maps = createLibrary({ maps: [sicilia, same] });
    const drawn = (map: string) => etnaOf(maps.createGame({ map, players: 5, seed: 'same' })).stack;
    expect(drawn(same.id)).toEqual(drawn('sicilia'));
  });

  test.each<[string, unknown]>([
    ['', null],
    ['', [{ count: 4 }]],
    ['lava', { lava: { count: 1 } }],
    ['coin', { coin: 5 }],
    ['coin.count', { coin: { sestertii: 1 } }],
    ['coin.count', { coin: { count: 2.5 } }],
    ['coin.count', { coin: { count: 6 } }],
    ['brick.count', { brick: { count: 3 } }],
    ['coin.count', { coin: { count: 5 }, brick: { count: 5 } }],
    ['coin.count', { coin: { count: 10 }, brick: { count: -1 } }],
    ['grey.count', { grey: { count: 3 } }],
    ['orange.count', { orange: { count: 5 } }],
    ['coin.sestertii', { coin: { count: 5, sestertii: -1 } }],
    ['coin.sestertii', { coin: { count: 5, sestertii: '1' } }],
    ['brick.goods.salt', { brick: { count: 4, goods: { salt: 1 } } }],
    ['brick.goods.brick', { brick: { count: 4, goods: { brick: 0 } } }],
    ['brick', { brick: { count: 4, good: 'brick' } }],
  ])('R-10.1: refused at "%s": %j', (path, tiles) => {
    // @ts-expect-error whoever writes no TypeScript can pass in anything
    const { code, rule, details } = thrownBy(() => siciliaWith(tiles));
    expect([code, details.path]).toEqual(['INVALID_MAP', path]);
    expect([undefined, 'R-10.1']).toContain(rule);
  });
});
