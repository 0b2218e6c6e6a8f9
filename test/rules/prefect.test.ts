// answers for src/roles
import { describe, expect, test } from 'vitest';
import { choices, costOf, isOver, tryApplyAction } from '../../src/index';
import { provinceOf } from '../../src/roles/prefect';
import {
  build,
  discard,
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
} from '../support/scenario';

const PREFECT = { type: 'playCard', seat: 0, card: 'prefect' } as const;
const produce = (province: string) => ({ type: 'produceProvince', seat: 0, province }) as const;
const COINS = { type: 'takeCoins', seat: 0 } as const;

/** The example: Red and Blue have houses in the food city of Syria, Yellow in the cloth city. */
function syria(draft: StateDraft): void {
  build(draft, 0, 'antiochia');
  build(draft, 1, 'antiochia');
  build(draft, 2, 'tyros');
}

/** Turns markers to their coins. */
function turn(draft: StateDraft, ...provinces: readonly string[]): void {
  for (const province of provinces) {
    const marker = draft.board.markers[province];
    if (marker === undefined) throw new Error(`no marker ${province}`);
    marker.side = 'coins';
  }
}

describe('producing', () => {
  test('R-4.4: Red takes 1 cloth; Red and Blue get 1 food each, Yellow 1 cloth', () => {
    const produced = play(scenario(syria), PREFECT, produce('syria'));
    expect(produced.players.map((player) => player.goods)).toEqual([
      goods({ brick: 1, food: 3, tool: 1, wine: 1, cloth: 2 }),
      goods({ brick: 1, food: 3, tool: 1, wine: 1, cloth: 1 }),
      goods({ brick: 1, food: 2, tool: 1, wine: 1, cloth: 2 }),
    ]);
    expect(produced.board.markers.syria).toEqual({ good: 'cloth', coins: 1, side: 'coins' });
    expect(produced.seat).toBe(1);
  });

  test('R-4.4: nobody needs a house in the province', () => {
    const produced = play(scenario(), PREFECT, produce('asia'));
    expect(produced.players[0]?.goods).toEqual(
      goods({ brick: 1, food: 2, tool: 2, wine: 1, cloth: 1 }),
    );
  });

  test('R-4.4: a province that shows coins cannot produce', () => {
    const begun = play(
      scenario((draft) => turn(draft, 'syria')),
      PREFECT,
    );
    expect(refusal(begun, produce('syria'))).toEqual({ code: 'PROVINCE_INACTIVE', rule: 'R-4.4' });
    expect(listed(begun, 'produceProvince')).toHaveLength(11);
  });

  test('R-4.4: a province that shows coins is among the choices, with the reason, and once', () => {
    const begun = play(
      scenario((draft) => turn(draft, 'syria')),
      PREFECT,
    );
    const all = choices(begun).filter(({ action }) => action.type === 'produceProvince');
    expect(all).toHaveLength(12);
    const closed = all.filter((choice) => choice.refusal !== undefined);
    expect(closed).toMatchObject([
      { action: produce('syria'), refusal: { reason: 'provinceInactive' } },
    ]);
  });

  test('R-4.4: where the marker shows its good, none is chosen', () => {
    const begun = play(scenario(), PREFECT);
    expect(refusal(begun, { ...produce('syria'), good: 'cloth' })).toEqual({
      code: 'INVALID_ACTION',
      rule: 'R-4.4',
    });
  });

  test('R-4.4: an action without a province, or with something else by that name, lets none produce', () => {
    expect(provinceOf(produce('syria'))).toBe('syria');
    expect(provinceOf(COINS)).toBeUndefined();
    const foreign = { type: 'settle', seat: 0, province: 3 };
    expect(provinceOf(foreign)).toBeUndefined();
  });

  test('R-3.2: a Prefect cannot be declined', () => {
    expect(refusal(play(scenario(), PREFECT), { type: 'pass', seat: 0 }).code).toBe(
      'WRONG_DECISION',
    );
  });
});

describe('cash', () => {
  test('R-4.4: six coins showing bring 6 sestertii and turn all markers back', () => {
    // Britannia food 2, Gallia cloth 1, Syria cloth 1, Asia tool 2: together six.
    const state = scenario((draft) => turn(draft, 'britannia', 'gallia', 'syria', 'asia'));
    const paid = play(state, PREFECT, COINS);
    expect(paid.players[0]?.money).toBe(11);
    expect(Object.values(paid.board.markers).every(({ side }) => side === 'goods')).toBe(true);
  });

  test('R-4.4: the gain is told beforehand, and afterwards which markers were turned', () => {
    const state = scenario((draft) => turn(draft, 'britannia', 'gallia', 'syria', 'asia'));
    const begun = play(state, PREFECT);
    expect(costOf(begun, COINS)).toEqual({ goods: {}, money: 0, gain: 6 });
    const taken = tryApplyAction(begun, COINS);
    const told = taken.ok ? taken.events.filter((event) => event.type === 'coinsTaken') : [];
    expect(told.map(({ seat, provinces }) => [seat, [...provinces].sort()])).toEqual([
      [0, ['asia', 'britannia', 'gallia', 'syria']],
    ]);
  });

  test('R-14.6: with no coin showing cash is allowed and brings nothing', () => {
    const paid = play(scenario(), PREFECT, COINS);
    expect(paid.players[0]?.money).toBe(5);
    expect(paid.seat).toBe(1);
  });

  test('R-4.4: when no province is active the coins are taken without asking', () => {
    const state = scenario((draft) => turn(draft, ...Object.keys(draft.board.markers)));
    const paid = play(state, PREFECT);
    // Two coins on every marker but the three of cloth: Gallia, Italia, Dacia and Syria are cloth.
    expect(paid.players[0]?.money).toBe(5 + 8 * 2 + 4 * 1);
    expect(paid.seat).toBe(1);
  });
});

describe('Praefectus Magnus', () => {
  const holder = (draft: StateDraft) => {
    syria(draft);
    draft.praefectusMagnus = 0;
    playerOf(draft, 0).goods = goods({ brick: 1 });
  };

  test('R-5.1: its holder takes 2 bonus goods, houses produce as ever, and it passes to the right', () => {
    const produced = play(scenario(holder), PREFECT, produce('syria'));
    expect(produced.players[0]?.goods).toEqual(goods({ brick: 1, food: 1, cloth: 2 }));
    expect(produced.players[2]?.goods.cloth).toBe(2);
    expect(produced.praefectusMagnus).toBe(2);
  });

  test('R-5.1, R-5.2: it passes though nothing fits', () => {
    const full = goods({ brick: 8 });
    const state = scenario((draft) => {
      holder(draft);
      playerOf(draft, 0).goods = full;
    });
    const produced = play(state, PREFECT, produce('syria'));
    expect(produced.players[0]?.goods).toEqual(full);
    expect(produced.praefectusMagnus).toBe(2);
  });

  test('R-5.1: cash never uses it', () => {
    const paid = play(scenario(holder), PREFECT, COINS);
    expect(paid.praefectusMagnus).toBe(0);
  });

  test('R-5.1: somebody else’s production leaves it where it is', () => {
    const produced = play(scenario(syria), PREFECT, produce('syria'));
    expect(produced.players[0]?.goods.cloth).toBe(2);
    expect(produced.praefectusMagnus).toBe(2);
  });

  test('R-5.1: a copied Prefect uses it too', () => {
    const state = scenario((draft) => {
      draft.praefectusMagnus = 0;
      discard(draft, 1, 'prefect');
    });
    const copied = play(state, { type: 'playCard', seat: 0, card: 'diplomat' });
    expect(copied.decision).toEqual({ kind: 'prefect', seat: 0 });
    const produced = play(copied, produce('syria'));
    expect(produced.players[0]?.goods.cloth).toBe(3);
    expect(produced.praefectusMagnus).toBe(2);
  });

  test('R-14.9: it passes only when the turn is over, after others have chosen their goods', () => {
    const state = scenario((draft) => {
      draft.praefectusMagnus = 0;
      build(draft, 1, 'antiochia', 'tyros');
      playerOf(draft, 1).goods = goods({ brick: 7 });
    });
    const waiting = play(state, PREFECT, produce('syria'));
    expect(waiting).toMatchObject({ praefectusMagnus: 0, praefectusUsed: true, seat: 0 });
    const done = play(waiting, { type: 'keepGoods', seat: 1, goods: { food: 1 } });
    expect(done).toMatchObject({ praefectusMagnus: 2, praefectusUsed: false, seat: 1 });
    expect(isOver(done)).toBe(false);
  });
});

describe('storehouse', () => {
  test('R-5.2: of arriving goods that do not all fit, their owner chooses and fills every space', () => {
    const state = scenario((draft) => {
      build(draft, 0, 'antiochia', 'tyros');
      playerOf(draft, 0).goods = goods({ brick: 6 });
    });
    // Bonus 1 cloth, houses 1 food and 1 cloth; twelve spaces hold 4 colonists and 6 bricks.
    const waiting = play(state, PREFECT, produce('syria'));
    expect(waiting.decision).toEqual({
      kind: 'keepGoods',
      seat: 0,
      arriving: { food: 1, cloth: 2 },
    });
    expect(listed(waiting, 'keepGoods').map((action) => action.goods)).toEqual([
      { food: 1, cloth: 1 },
      { cloth: 2 },
    ]);
    expect(refusal(waiting, { type: 'keepGoods', seat: 0, goods: { cloth: 1 } })).toEqual({
      code: 'INVALID_ACTION',
      rule: 'R-5.2',
    });
    expect(refusal(waiting, { type: 'keepGoods', seat: 0, goods: { food: 1, cloth: 2 } })).toEqual({
      code: 'NO_ROOM',
      rule: 'R-5.2',
    });
    expect(refusal(waiting, { type: 'keepGoods', seat: 0, goods: { wine: 2 } })).toEqual({
      code: 'NOT_ENOUGH_GOODS',
      rule: 'R-5.2',
    });
    const kept = play(waiting, { type: 'keepGoods', seat: 0, goods: { cloth: 2 } });
    expect(kept.players[0]?.goods).toEqual(goods({ brick: 6, cloth: 2 }));
  });

  test('R-5.2: others choose too, the active player first and then by seat', () => {
    const full = goods({ brick: 7 });
    const state = scenario((draft) => {
      for (const seat of [0, 1, 2]) {
        build(draft, seat, 'antiochia', 'tyros');
        playerOf(draft, seat).goods = { ...full };
      }
    });
    const first = play(state, PREFECT, produce('syria'));
    expect(first.decision?.seat).toBe(0);
    expect(first.queue.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(refusal(first, { type: 'keepGoods', seat: 1, goods: { food: 1 } }).code).toBe(
      'NOT_YOUR_TURN',
    );
    const second = play(first, { type: 'keepGoods', seat: 0, goods: { cloth: 1 } });
    const third = play(second, { type: 'keepGoods', seat: 1, goods: { food: 1 } });
    const done = play(third, { type: 'keepGoods', seat: 2, goods: { food: 1 } });
    expect(done.players.map((player) => player.goods)).toEqual([
      goods({ brick: 7, cloth: 1 }),
      goods({ brick: 7, food: 1 }),
      goods({ brick: 7, food: 1 }),
    ]);
    expect(done.seat).toBe(1);
  });

  test('R-5.2: a full storehouse takes nothing and asks nobody', () => {
    const state = scenario((draft) => {
      build(draft, 1, 'antiochia', 'tyros');
      playerOf(draft, 1).goods = goods({ brick: 8 });
    });
    const done = play(state, PREFECT, produce('syria'));
    expect(done.players[1]?.goods).toEqual(goods({ brick: 8 }));
    expect(done.decision).toEqual({ kind: 'playCard', seat: 1 });
  });

  test('R-5.2: colonists on the board leave their spaces to goods', () => {
    const state = scenario((draft) => {
      place(draft, 1, 'land', 'roma');
      build(draft, 1, 'antiochia', 'tyros');
      playerOf(draft, 1).goods = goods({ brick: 7 });
    });
    const done = play(state, PREFECT, produce('syria'));
    expect(done.players[1]?.goods).toEqual(goods({ brick: 7, food: 1, cloth: 1 }));
  });
});
