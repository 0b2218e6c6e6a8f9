import { describe, expect, test } from 'vitest';
import {
  createGame,
  finalScores,
  type GameState,
  legalActions,
  type MapModule,
  parseState,
  type RuleHooks,
  tryApplyAction,
  viewFor,
} from '../../src/index';
import { ask, interrupt, receiveMoney } from '../../src/rules/change';
import {
  build,
  discard,
  edited,
  goods,
  listed,
  play,
  playerOf,
  refusal,
  shift,
  thrownBy,
} from '../support/scenario';
import { toyMap } from '../support/toy-map';

type Edit = Parameters<typeof edited>[1];

function game(rules: RuleHooks = {}, edit: Edit = () => {}): GameState {
  const map: MapModule = toyMap(rules);
  return edited(createGame({ map, players: 2, seed: 'toy' }), edit);
}

const ARCHITECT = { type: 'playCard', seat: 0, card: 'architect' } as const;
const PREFECT = { type: 'playCard', seat: 0, card: 'prefect' } as const;
const TRIBUNE = { type: 'playCard', seat: 0, card: 'tribune' } as const;
const COINS = { type: 'takeCoins', seat: 0 } as const;
const PASS = { type: 'pass', seat: 0 } as const;
const move = (kind: 'land' | 'sea', from: string, to: string) =>
  ({ type: 'moveColonist', seat: 0, kind, from, to }) as const;
const house = (city: string) => ({ type: 'buildHouse', seat: 0, city }) as const;
const produce = (province: string) => ({ type: 'produceProvince', seat: 0, province }) as const;

/** A land colonist of the first player between Vicus and Oppidum, and plenty of everything. */
const settled: Edit = (draft) => {
  shift(draft, 0, 'land', 'campus', 'land:oppidum~vicus');
  playerOf(draft, 0).money = 50;
};

describe('boards with special places', () => {
  const targets = (state: GameState, from: string) =>
    listed(play(state, ARCHITECT), 'moveColonist')
      .filter((action) => action.from === from)
      .map(({ to }) => to);

  test('two start places: one colonist at each', () => {
    const own = game().board.colonists.filter(({ seat }) => seat === 0);
    expect(own.map(({ at }) => at)).toEqual(['portus', 'campus', 'portus']);
    expect(game().players[0]?.storehouse).toEqual({ land: 1, sea: 2 });
  });

  test('a field leads to its exits only', () => {
    expect(targets(game(), 'campus')).toEqual([
      'land:portus~vicus',
      'land:oppidum~vicus',
      'land:mons~oppidum',
    ]);
  });

  test('nobody passes through a gate, and nobody stays where nobody may stay', () => {
    const state = game({}, (draft) => shift(draft, 0, 'land', 'campus', 'land:mons~oppidum'));
    // Three steps: back over Oppidum, or over the route to Arx and on from there.
    expect(targets(state, 'land:mons~oppidum').sort()).toEqual([
      'land:arx~mons',
      'land:arx~villa',
      'land:oppidum~vicus',
      'land:portus~vicus',
    ]);
    const over = play(state, ARCHITECT, move('land', 'land:mons~oppidum', 'land:arx~mons'));
    expect(over.decision).toMatchObject({ steps: 1 });
  });

  test('two lines between the same cities are two places, and ships share theirs', () => {
    const state = game({}, (draft) => shift(draft, 1, 'sea', 'portus', 'sea:insula~portus'));
    expect(targets(state, 'portus')).toEqual(
      expect.arrayContaining(['sea:insula~portus', 'sea:insula~portus#2', 'sea:insula~mare']),
    );
  });

  test('who stands in a square stays there', () => {
    const state = game({}, (draft) => shift(draft, 0, 'sea', 'portus', 'mare'));
    expect(targets(state, 'mare')).toEqual([]);
  });

  test('goods printed on the board, and coins of its own markers', () => {
    const { cityGoods, markers } = game().board;
    expect(cityGoods).toMatchObject({
      vicus: 'brick',
      oppidum: 'food',
      arx: 'wine',
      villa: 'cloth',
    });
    expect(markers.east).toEqual({ good: 'food', coins: 3, side: 'goods' });
    expect(markers.lacus).toBeUndefined();
  });
});

describe('questions', () => {
  test('steps: what an Architect may move', () => {
    const state = game({
      steps: (steps, _game, { board }, seat) =>
        steps +
        board.colonists.filter((piece) => piece.seat === seat && piece.kind === 'sea').length,
    });
    expect(play(state, ARCHITECT).decision).toMatchObject({ steps: 4 });
  });

  test('adjacentCities: cities to build in without a colonist beside them', () => {
    const hooks: RuleHooks = { adjacentCities: (cities) => new Set([...cities, 'villa']) };
    const begun = play(game(hooks, settled), ARCHITECT);
    expect(listed(begun, 'buildHouse').map(({ city }) => city)).toEqual([
      'vicus',
      'oppidum',
      'villa',
    ]);
    // A cloth city: 5 of 50.
    expect(play(begun, house('villa')).players[0]?.money).toBe(45);
    expect(refusal(begun, house('arx')).code).toBe('CITY_NOT_ADJACENT');
  });

  test('buildRefusal: closed cities', () => {
    const closed = { code: 'CITY_CLOSED', message: 'Closed.', rule: 'R-10.1' } as const;
    const hooks: RuleHooks = {
      buildRefusal: (_game, _state, _seat, city) => (city === 'oppidum' ? closed : undefined),
    };
    const state = game(hooks, settled);
    const begun = play(state, ARCHITECT);
    expect(listed(begun, 'buildHouse')).toEqual([house('vicus')]);
    expect(refusal(begun, house('oppidum'))).toEqual({ code: 'CITY_CLOSED', rule: 'R-10.1' });
  });

  test('objection: closed actions are neither listed nor carried out', () => {
    const closed = { code: 'WRONG_DECISION', message: 'Closed.', rule: 'R-10.2' } as const;
    const state = game(
      { objection: (_game, _state, _decision, { type }) => (type === 'pass' ? closed : undefined) },
      settled,
    );
    const begun = play(state, ARCHITECT);
    expect(listed(begun, 'pass')).toEqual([]);
    expect(listed(begun, 'buildHouse')).not.toEqual([]);
    expect(refusal(begun, { type: 'pass', seat: 0 })).toEqual({
      code: 'WRONG_DECISION',
      rule: 'R-10.2',
    });
  });

  test('houseCost: dearer or cheaper houses', () => {
    const state = game(
      { houseCost: ({ goods: paid, money }) => ({ goods: paid, money: money + 10 }) },
      settled,
    );
    // A food city: 2 and 10.
    expect(play(state, ARCHITECT, house('oppidum')).players[0]?.money).toBe(38);
  });

  test('produces: cities that give specialists nothing', () => {
    const hooks: RuleHooks = { produces: (_game, _state, city) => city !== 'vicus' };
    const edit: Edit = (draft) => {
      build(draft, 0, 'vicus', 'oppidum');
      const cards = [...draft.display, ...draft.deck].filter((card) => card !== null);
      playerOf(draft, 0).hand.push('mason-i', 'farmer-i');
      const rest = cards.filter((card) => card !== 'mason-i' && card !== 'farmer-i');
      draft.display = Array.from({ length: 7 }, (_, index) => rest[index] ?? null);
      draft.deck = rest.slice(7);
    };
    const state = game(hooks, edit);
    const bricks = play(state, { type: 'playCard', seat: 0, card: 'mason-i' }).players[0]?.goods
      .brick;
    const food = play(state, { type: 'playCard', seat: 0, card: 'farmer-i' }).players[0]?.goods
      .food;
    expect([bricks, food]).toEqual([1, 3]);
  });

  test('openBonus: a province without a marker whose bonus is chosen', () => {
    const state = game({
      openBonus: (_game, _state, province) => (province === 'lacus' ? ['tool', 'wine'] : []),
    });
    const begun = play(state, PREFECT);
    expect(listed(begun, 'produceProvince').filter(({ province }) => province === 'lacus')).toEqual(
      [
        { ...produce('lacus'), good: 'tool' },
        { ...produce('lacus'), good: 'wine' },
      ],
    );
    expect(refusal(begun, produce('lacus')).code).toBe('INVALID_ACTION');
    expect(refusal(begun, { ...produce('lacus'), good: 'cloth' }).code).toBe('INVALID_ACTION');
    expect(play(begun, { ...produce('lacus'), good: 'wine' }).players[0]?.goods.wine).toBe(2);
    expect(refusal(play(game(), PREFECT), { ...produce('lacus'), good: 'wine' }).code).toBe(
      'PROVINCE_INACTIVE',
    );
  });

  test('coins: more cash', () => {
    const state = game({ coins: (amount) => amount + 2 });
    expect(play(state, PREFECT, COINS).players[0]?.money).toBe(7);
  });

  test('bonus: other goods for who lets a province produce', () => {
    const state = game({
      bonus: (bonus, _game, _state, _seat, province) =>
        province === 'east' ? { ...bonus, wine: 1 } : bonus,
    });
    const produced = play(state, PREFECT, produce('east'));
    expect(produced.players[0]?.goods).toEqual(
      goods({ brick: 1, food: 3, tool: 1, wine: 2, cloth: 1 }),
    );
    expect(produced.players[1]?.goods.wine).toBe(1);
  });

  const MERCATOR = { type: 'playCard', seat: 0, card: 'mercator' } as const;
  const sell = (good: 'brick' | 'food' | 'tool') =>
    ({ type: 'trade', seat: 0, deal: 'sell', good, count: 1 }) as const;

  test('tradeKinds: more kinds of goods for a Mercator', () => {
    const state = game({ tradeKinds: (kinds) => kinds + 1 });
    const sold = play(state, MERCATOR, sell('brick'), sell('food'), sell('tool'));
    expect(sold.players[0]?.money).toBe(5 + 3 + 3 + 4 + 5);
  });

  test('tradeValue: the first brick for nothing, each good sold for one more', () => {
    const state = game({
      tradeValue: (amount, _game, _state, _seat, { deal, good, count }) => {
        if (deal === 'sell') return amount + count;
        return good === 'brick' ? amount - 3 : amount;
      },
    });
    const begun = play(state, MERCATOR);
    expect(play(begun, sell('food')).players[0]?.money).toBe(8 + 5);
    const bought = play(begun, { type: 'trade', seat: 0, deal: 'buy', good: 'brick', count: 3 });
    // Three bricks cost 6; of the eight sestertii a third brick would be out of reach otherwise.
    expect(bought.players[0]?.money).toBe(2);
    expect(
      refusal(begun, { type: 'trade', seat: 0, deal: 'buy', good: 'food', count: 3 }).code,
    ).toBe('NOT_ENOUGH_MONEY');
  });

  test('cardCost: cheaper cards', () => {
    const state = game({
      cardCost: (cost, _game, _state, _seat, place) => (place === 6 ? { goods: {}, any: 0 } : cost),
    });
    const begun = play(state, { type: 'playCard', seat: 0, card: 'senator' });
    const last = state.display[6];
    if (last == null) throw new Error('no card');
    const bought = play(begun, { type: 'buyCard', seat: 0, card: last });
    expect(bought.players[0]?.goods).toEqual(state.players[0]?.goods);
  });

  test('capacity: more room', () => {
    const state = game({
      capacity: (spaces, _game, _state, seat) => spaces + (seat === 0 ? 4 : 0),
    });
    const begun = play(state, { type: 'playCard', seat: 0, card: 'mercator' });
    // 16 spaces, 3 colonists, 6 goods: room for 7, money for 8 / 3 = 2 bricks.
    const roomy = edited(begun, (draft) => {
      playerOf(draft, 0).money = 100;
    });
    expect(
      listed(roomy, 'trade').filter(({ good, deal }) => good === 'brick' && deal === 'buy'),
    ).toHaveLength(7);
  });

  test('bonusPoints and housesElsewhere: points and houses that the cards do not know of', () => {
    const hooks: RuleHooks = {
      bonusPoints: (_game, _state, seat) => (seat === 1 ? 7 : 0),
      housesElsewhere: (_game, _state, seat) => (seat === 1 ? 2 : 0),
    };
    const map = toyMap(hooks);
    const state = createGame({ map, players: 2, seed: 'toy' });
    const fewer = JSON.parse(JSON.stringify(state));
    expect(thrownBy(() => parseState(fewer)).details.path).toBe('players[1].houses');
    fewer.players[1].houses = 13;
    const checked = parseState(fewer);
    expect(finalScores(checked).players.map(({ bonus }) => bonus)).toEqual([0, 7]);
  });

  test('marker: another bonus marker, or none, at set-up and whenever a state is checked', () => {
    const state = game({
      marker: (marker, _game, _state, province) =>
        province === 'east' ? undefined : marker && { ...marker, good: null },
    });
    expect(state.board.markers).toEqual({ west: { good: null, coins: 4, side: 'goods' } });
    const begun = play(state, PREFECT);
    expect(refusal(begun, produce('east')).code).toBe('PROVINCE_INACTIVE');
    const produced = play(begun, produce('west'));
    expect(produced.players[0]?.goods).toEqual(state.players[0]?.goods);
    expect(produced.board.markers.west?.side).toBe('coins');
  });
});

describe('moments', () => {
  /** Notes every moment as money: one for the first, ten for the second and so on. */
  const paying = (amount: number) => (step: Parameters<typeof receiveMoney>[0], seat: number) =>
    receiveMoney(step, seat, amount);

  test('setUp sees the table and the draws of a real shuffle', () => {
    const map = toyMap({
      part: { id: 'toy-draws', draws: true, check: () => undefined },
      setUp: (step, draws) => receiveMoney(step, 1, draws['toy-draws'] === 'rich' ? 100 : 10),
    });
    const money = (parts?: Record<string, string>) =>
      createGame({
        map,
        players: 2,
        seed: 'toy',
        ...(parts === undefined ? {} : { setup: { parts } }),
      }).players[1]?.money;
    expect([money(), money({ 'toy-draws': 'rich' })]).toEqual([16, 106]);
    expect(thrownBy(() => money({ other: 'rich' })).details.path).toBe('setup.parts.other');
  });

  test('turnStarted, cardPlayed, cardsTakenBack', () => {
    const state = game({
      turnStarted: (step) => receiveMoney(step, step.state.seat, 1),
      cardPlayed: (step, seat, role) => receiveMoney(step, seat, role === 'tribune' ? 10 : 0),
      cardsTakenBack: (step, seat, count) => receiveMoney(step, seat, 100 * count),
    });
    const taken = play(state, TRIBUNE);
    expect(taken.players[0]?.money).toBe(5 + 1 + 10 + 100);
    expect(play(taken, PASS).players[1]?.money).toBe(6 + 1);
  });

  test('houseBuilt and architectEnded', () => {
    const state = game(
      {
        houseBuilt: (step, seat, city) => receiveMoney(step, seat, city === 'vicus' ? 100 : 0),
        architectEnded: paying(1000),
      },
      settled,
    );
    const built = play(state, ARCHITECT, house('vicus'));
    expect(built.players[0]?.money).toBe(149);
    expect(play(built, PASS).players[0]?.money).toBe(1149);
  });

  test('turnEnded', () => {
    const state = game({ turnEnded: (step) => receiveMoney(step, step.state.seat, 7) });
    expect(play(state, PREFECT, COINS).players[0]?.money).toBe(12);
  });

  test('roles: a card of another set does something', () => {
    const map = toyMap({
      roles: [{ name: 'tribune', begin: (step, seat) => receiveMoney(step, seat, 50) }],
    });
    const state = createGame({ map, players: 2, seed: 'toy' });
    expect(play(state, TRIBUNE).players[0]?.money).toBe(55);
  });

  test('provinceProduced and coinsTaken', () => {
    const state = game({
      provinceProduced: (step, seat, province, bonus) =>
        receiveMoney(step, seat, province === 'east' && bonus === 'food' ? 100 : 0),
      coinsTaken: paying(10),
    });
    expect(play(state, PREFECT, produce('east')).players[0]?.money).toBe(105);
    expect(play(state, PREFECT, COINS).players[0]?.money).toBe(15);
  });

  test('a moment can interrupt with a decision of its own, and the Architect goes on afterwards', () => {
    const state = game(
      {
        decisions: [
          {
            kind: 'buyGoods',
            legal: () => [
              { type: 'takeIncome', seat: 0 },
              { type: 'pass', seat: 0 },
            ],
            apply(step, _decision, action) {
              if (action.type === 'takeIncome') receiveMoney(step, 0, 1000);
              step.state.decision = step.state.queue[0] ?? null;
              step.state.queue = [];
            },
          },
        ],
        houseBuilt: (step, seat) => interrupt(step, () => ask(step, { kind: 'buyGoods', seat })),
      },
      settled,
    );
    const asked = play(state, ARCHITECT, house('vicus'));
    expect(asked.decision).toEqual({ kind: 'buyGoods', seat: 0 });
    const answered = play(asked, { type: 'takeIncome', seat: 0 });
    expect(answered.decision).toMatchObject({ kind: 'architect', building: true });
    expect(answered.players[0]?.money).toBe(1049);
  });
});

describe('offers', () => {
  const state = () =>
    game(
      {
        offers: [
          {
            type: 'takeIncome',
            during: ['tribune'],
            legal: (_game, { players }, { seat }) =>
              (players[seat]?.money ?? 0) < 50 ? [{ type: 'takeIncome', seat }] : [],
            apply(step, decision) {
              receiveMoney(step, decision.seat, 50);
            },
          },
        ],
      },
      (draft) => discard(draft, 0, 'architect'),
    );

  test('an action of the map’s own within a card of the base game', () => {
    const begun = play(state(), TRIBUNE);
    expect(legalActions(begun).at(-1)).toEqual({ type: 'takeIncome', seat: 0 });
    const taken = play(begun, { type: 'takeIncome', seat: 0 });
    expect(taken.decision).toEqual({ kind: 'tribune', seat: 0, placed: false });
    expect(taken.players[0]?.money).toBe(55);
    expect(legalActions(taken)).not.toContainEqual({ type: 'takeIncome', seat: 0 });
  });
});

describe('a part of the state', () => {
  const secret = (): MapModule => {
    const map: MapModule = toyMap({
      part: {
        id: 'toy-part',
        check: (part) => (typeof part === 'number' ? undefined : 'a number is wanted'),
        view: (part, viewer) => (viewer === 0 ? part : 'hidden'),
      },
      setUp: (step) => {
        step.state.parts = { 'toy-part': 42 };
      },
    });
    return map;
  };

  test('is checked, and seen only by whom it concerns', () => {
    const state = createGame({ map: secret(), players: 2, seed: 'toy' });
    expect(viewFor(state, 0).parts).toEqual({ 'toy-part': 42 });
    expect(viewFor(state, 1).parts).toEqual({ 'toy-part': 'hidden' });
    const wrong = JSON.parse(JSON.stringify(state));
    wrong.parts = { 'toy-part': 'x' };
    expect(thrownBy(() => parseState(wrong)).details.path).toBe('parts.toy-part');
    wrong.parts = { 'toy-part': 1, other: 2 };
    expect(thrownBy(() => parseState(wrong)).details.path).toBe('parts.other');
  });
});

describe('maps of one’s own', () => {
  test('are known by their id once a game or registerMap has seen them', () => {
    const map = toyMap();
    const state = createGame({ map, players: 2, seed: 'toy' });
    expect(tryApplyAction(JSON.parse(JSON.stringify(state)), PREFECT).ok).toBe(true);
  });

  test('another map under the same id is refused', () => {
    const map = toyMap();
    createGame({ map, players: 2, seed: 'toy' });
    const other = { ...map, name: 'Other' };
    expect(thrownBy(() => createGame({ map: other, players: 2, seed: 'toy' })).code).toBe(
      'INVALID_MAP',
    );
    const same: MapModule = { ...map };
    expect(createGame({ map: same, players: 2, seed: 'toy' }).map).toBe(map.id);
  });

  test('goods of the toy are those of the board', () => {
    expect(game().players[0]?.goods).toEqual(
      goods({ brick: 1, food: 2, tool: 1, wine: 1, cloth: 1 }),
    );
  });
});
