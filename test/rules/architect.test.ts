// answers for src/roles
import { describe, expect, test } from 'vitest';
import {
  build,
  goods,
  listed,
  place,
  play,
  playerOf,
  refusal,
  type StateDraft,
  scenario,
  shift,
} from '../support/scenario';

const ARCHITECT = { type: 'playCard', seat: 0, card: 'architect' } as const;

/**
 * The example of the rules: Red has a land colonist between Colonia Agrippina and Novaria and two
 * colonists in Roma, a house in Colonia Agrippina, and two other players have built in Aquileia.
 */
function redsExample(draft: StateDraft): void {
  place(draft, 0, 'land', 'land:colonia-agrippina~novaria');
  build(draft, 0, 'colonia-agrippina');
  build(draft, 1, 'aquileia');
  build(draft, 2, 'aquileia');
  const red = playerOf(draft, 0);
  red.money = 15;
  red.goods = goods({ brick: 3, food: 1, wine: 1, cloth: 1 });
}

const TO_MASSILIA = {
  type: 'moveColonist',
  seat: 0,
  kind: 'sea',
  from: 'roma',
  to: 'sea:massilia~roma',
} as const;
const TO_VINDOBONA = {
  type: 'moveColonist',
  seat: 0,
  kind: 'land',
  from: 'roma',
  to: 'land:aquileia~vindobona',
} as const;
const house = (city: string) => ({ type: 'buildHouse', seat: 0, city }) as const;

describe("the rules' example", () => {
  test('R-4.2: three colonists give three steps, two of them to Aquileia-Vindobona', () => {
    const begun = play(scenario(redsExample), ARCHITECT);
    expect(begun.decision).toEqual({ kind: 'architect', seat: 0, steps: 3, building: false });
    const moved = play(begun, TO_MASSILIA, TO_VINDOBONA);
    expect(moved.decision).toEqual({ kind: 'architect', seat: 0, steps: 0, building: false });
  });

  test('R-4.3: of five adjacent cities four can be built in', () => {
    const rich = scenario((draft) => {
      redsExample(draft);
      playerOf(draft, 0).money = 40;
      playerOf(draft, 0).goods = goods({ brick: 4, food: 1, tool: 1, wine: 1, cloth: 1 });
    });
    const moved = play(rich, ARCHITECT, TO_MASSILIA, TO_VINDOBONA);
    expect(
      listed(moved, 'buildHouse')
        .map(({ city }) => city)
        .sort(),
    ).toEqual(['aquileia', 'massilia', 'novaria', 'vindobona']);
    expect(refusal(moved, house('colonia-agrippina'))).toEqual({
      code: 'ALREADY_BUILT',
      rule: 'R-4.3',
    });
  });

  test('R-4.3, R-14.2: Massilia 5, Novaria 4 and Aquileia, a food city with two houses, 6', () => {
    const moved = play(scenario(redsExample), ARCHITECT, TO_MASSILIA, TO_VINDOBONA);
    const massilia = play(moved, house('massilia'));
    expect(massilia.players[0]).toMatchObject({
      money: 10,
      goods: goods({ brick: 2, food: 1, wine: 1 }),
      houses: 13,
    });
    const novaria = play(massilia, house('novaria'));
    expect(novaria.players[0]).toMatchObject({ money: 6, goods: goods({ brick: 1, food: 1 }) });
    const aquileia = play(novaria, house('aquileia'));
    expect(aquileia.players[0]).toMatchObject({ money: 0, goods: goods({}), houses: 11 });
    expect(aquileia.board.houses.aquileia).toEqual([1, 2, 0]);
    expect(aquileia.seat).toBe(1);
  });

  test('R-14.2: with the brick token Aquileia costs the third player 3 sestertii and 1 food', () => {
    const brickInAquileia = scenario((draft) => {
      redsExample(draft);
      draft.board.cityGoods.aquileia = 'brick';
      draft.board.cityGoods.athenae = 'food';
      // Hellas now makes food and tools, Italia still cloth at best.
    });
    const moved = play(brickInAquileia, ARCHITECT, TO_VINDOBONA, house('aquileia'));
    expect(moved.players[0]).toMatchObject({
      money: 12,
      goods: goods({ brick: 3, wine: 1, cloth: 1 }),
    });
  });

  test('R-14.2: all four houses of the Japanese text cost 18 sestertii', () => {
    const rich = scenario((draft) => {
      redsExample(draft);
      playerOf(draft, 0).money = 18;
      playerOf(draft, 0).goods = goods({ brick: 4, food: 1, tool: 1, wine: 1, cloth: 1 });
    });
    const built = play(
      rich,
      ARCHITECT,
      TO_MASSILIA,
      TO_VINDOBONA,
      house('vindobona'),
      house('novaria'),
      house('massilia'),
      house('aquileia'),
    );
    expect(built.players[0]).toMatchObject({ money: 0, goods: goods({}), houses: 10 });
  });
});

describe('moving', () => {
  test('R-4.2: from Roma one step leads exactly onto its free routes', () => {
    const begun = play(
      scenario((draft) => {
        // One colonist besides the one that waits in Roma would give two steps.
        shift(draft, 0, 'sea', 'roma', 'sea:sinope~tomis');
      }),
      ARCHITECT,
    );
    const oneStep = listed(begun, 'moveColonist')
      .filter(({ kind, to }) => kind === 'land' && to.includes('roma'))
      .map(({ to }) => to);
    expect(oneStep).toEqual(['land:aquileia~roma', 'land:novaria~roma', 'land:roma~syracusae']);
  });

  test('R-4.2: two steps reach the routes beyond the next city', () => {
    const begun = play(scenario(), ARCHITECT);
    const land = listed(begun, 'moveColonist')
      .filter(({ kind }) => kind === 'land')
      .map(({ to }) => to);
    // Roma leads to Aquileia, Novaria and Syracusae; these have 3, 3 and no further land routes.
    expect(land.sort()).toEqual([
      'land:aquileia~novaria',
      'land:aquileia~roma',
      'land:aquileia~sirmium',
      'land:aquileia~vindobona',
      'land:colonia-agrippina~novaria',
      'land:massilia~novaria',
      'land:novaria~roma',
      'land:roma~syracusae',
    ]);
  });

  test('R-4.2: an occupied route can be passed, counts as a step, and is no place to stay', () => {
    const begun = play(
      scenario((draft) => shift(draft, 1, 'land', 'roma', 'land:aquileia~roma')),
      ARCHITECT,
    );
    expect(refusal(begun, { ...TO_VINDOBONA, to: 'land:aquileia~roma' })).toEqual({
      code: 'ROUTE_OCCUPIED',
      rule: 'R-4.2',
    });
    const passed = play(begun, TO_VINDOBONA);
    expect(passed.decision).toMatchObject({ kind: 'architect', steps: 0 });
  });

  test('R-4.2: own colonists stand in the way like any other', () => {
    const begun = play(
      scenario((draft) => {
        shift(draft, 0, 'sea', 'roma', 'sea:massilia~roma');
        place(draft, 0, 'sea', 'roma');
      }),
      ARCHITECT,
    );
    expect(refusal(begun, TO_MASSILIA)).toEqual({ code: 'ROUTE_OCCUPIED', rule: 'R-4.2' });
  });

  test('R-4.2: further than the steps left is out of reach', () => {
    const begun = play(scenario(), ARCHITECT);
    expect(refusal(begun, { ...TO_VINDOBONA, to: 'land:napoca~sirmium' })).toEqual({
      code: 'UNREACHABLE',
      rule: 'R-4.2',
    });
  });

  test('R-4.2: land colonists do not sail and ships do not march', () => {
    const begun = play(scenario(), ARCHITECT);
    expect(refusal(begun, { ...TO_VINDOBONA, to: 'sea:massilia~roma' })).toEqual({
      code: 'UNREACHABLE',
      rule: 'R-4.2',
    });
    expect(refusal(begun, { ...TO_MASSILIA, to: 'land:novaria~roma' })).toEqual({
      code: 'UNREACHABLE',
      rule: 'R-4.2',
    });
  });

  test('R-4.2: only own colonists move, from where they are', () => {
    const begun = play(
      scenario((draft) => shift(draft, 1, 'land', 'roma', 'land:aquileia~roma')),
      ARCHITECT,
    );
    expect(refusal(begun, { ...TO_VINDOBONA, from: 'land:aquileia~roma' })).toEqual({
      code: 'NO_COLONIST',
      rule: 'R-4.2',
    });
  });

  test('R-4.2: a colonist can go on in the same turn and is charged for both stretches', () => {
    const begun = play(
      scenario((draft) => place(draft, 0, 'land', 'roma')),
      ARCHITECT,
    );
    const first = play(begun, { ...TO_VINDOBONA, to: 'land:aquileia~roma' });
    expect(first.decision).toMatchObject({ steps: 2 });
    const second = play(first, { ...TO_VINDOBONA, from: 'land:aquileia~roma' });
    expect(second.decision).toMatchObject({ steps: 1 });
  });

  test('R-4.2: of two colonists of a kind in one city only one is listed', () => {
    const begun = play(
      scenario((draft) => place(draft, 0, 'land', 'roma')),
      ARCHITECT,
    );
    const moves = listed(begun, 'moveColonist').filter(({ to }) => to === 'land:aquileia~roma');
    expect(moves).toHaveLength(1);
  });

  test('R-4.3: nobody moves after the first house', () => {
    const moved = play(scenario(redsExample), ARCHITECT, TO_MASSILIA, house('massilia'));
    expect(listed(moved, 'moveColonist')).toEqual([]);
    expect(refusal(moved, TO_VINDOBONA)).toEqual({ code: 'WRONG_DECISION', rule: 'R-4.3' });
  });

  test('R-3.2: moving and building may be left out', () => {
    const passed = play(scenario(), ARCHITECT, { type: 'pass', seat: 0 });
    expect(passed).toMatchObject({ seat: 1, turn: 2 });
  });
});

describe('building', () => {
  test('R-4.3: a colonist standing in a city does not allow a house', () => {
    const begun = play(
      scenario((draft) => {
        build(draft, 0, 'massilia');
        place(draft, 0, 'land', 'massilia');
      }),
      ARCHITECT,
    );
    expect(listed(begun, 'buildHouse')).toEqual([]);
    expect(refusal(begun, house('lutetia'))).toEqual({ code: 'CITY_NOT_ADJACENT', rule: 'R-4.3' });
  });

  test('R-4.3: nobody builds in the capital', () => {
    const begun = play(scenario(), ARCHITECT, TO_MASSILIA);
    expect(refusal(begun, house('roma'))).toEqual({ code: 'CITY_NOT_ADJACENT', rule: 'R-4.3' });
  });

  test('R-4.3: the prices of the five kinds of cities', () => {
    const costs = {
      brick: { goods: goods({ food: 1 }), money: 1 },
      food: { goods: goods({ brick: 1, food: 1 }), money: 2 },
      tool: { goods: goods({ brick: 1, tool: 1 }), money: 3 },
      wine: { goods: goods({ brick: 1, wine: 1 }), money: 4 },
      cloth: { goods: goods({ brick: 1, cloth: 1 }), money: 5 },
    };
    const places = {
      brick: 'land:colonia-agrippina~lutetia',
      food: 'land:aquileia~novaria',
      tool: 'land:aquileia~vindobona',
      wine: 'land:massilia~novaria',
      cloth: 'land:massilia~valentia',
    };
    const cities = {
      brick: 'colonia-agrippina',
      food: 'aquileia',
      tool: 'vindobona',
      wine: 'novaria',
      cloth: 'massilia',
    };
    for (const good of ['brick', 'food', 'tool', 'wine', 'cloth'] as const) {
      const state = scenario((draft) => {
        shift(draft, 0, 'land', 'roma', places[good]);
        playerOf(draft, 0).money = costs[good].money;
        playerOf(draft, 0).goods = costs[good].goods;
      });
      const built = play(state, ARCHITECT, house(cities[good]));
      expect(built.players[0]).toMatchObject({ money: 0, goods: goods({}) });
      const poor = scenario((draft) => {
        shift(draft, 0, 'land', 'roma', places[good]);
        playerOf(draft, 0).money = costs[good].money - 1;
        playerOf(draft, 0).goods = costs[good].goods;
      });
      expect(refusal(play(poor, ARCHITECT), house(cities[good])).code).toBe('NOT_ENOUGH_MONEY');
    }
  });

  test('R-4.3: without the goods there is no house', () => {
    const begun = play(
      scenario((draft) => {
        shift(draft, 0, 'land', 'roma', 'land:massilia~novaria');
        playerOf(draft, 0).goods = goods({ brick: 1, food: 2 });
      }),
      ARCHITECT,
    );
    expect(refusal(begun, house('massilia'))).toEqual({ code: 'NOT_ENOUGH_GOODS', rule: 'R-4.3' });
  });

  test('R-4.3: pay is left out, because there is never a choice', () => {
    const moved = play(scenario(redsExample), ARCHITECT, TO_MASSILIA);
    const paid = { ...house('massilia'), pay: { brick: 1, cloth: 1 } };
    expect(refusal(moved, paid)).toEqual({ code: 'INVALID_ACTION', rule: 'R-4.3' });
  });

  test('the engine ends the action when nothing can be moved or built any more', () => {
    const state = scenario((draft) => {
      shift(draft, 0, 'land', 'roma', 'land:massilia~novaria');
      playerOf(draft, 0).money = 4;
      playerOf(draft, 0).goods = goods({ brick: 1, wine: 1 });
    });
    const built = play(state, ARCHITECT, house('novaria'));
    expect(built.decision).toEqual({ kind: 'playCard', seat: 1 });
  });
});
