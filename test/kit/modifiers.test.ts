// answers for src/rules src/roles src/engine
import { describe, expect, test } from 'vitest';
import { createLibrary } from '../../src/index';
import { defineModule, defineRules, type Modifiers } from '../../src/kit';
import { build, give, goods, helpersFor, place, playerOf, thrownBy } from '../support/scenario';
import { toyMap } from '../support/toy-map';
import {
  ARCHITECT,
  COINS,
  card,
  type Edit,
  house,
  MERCATOR,
  move,
  PASS,
  PREFECT,
  produce,
  SENATOR,
  sell,
  settled,
  toyTable,
} from './toy-table';

const count = (path: readonly string[], route: string): number =>
  path.filter((id) => id === route).length;

/** A table where these answers are changed. */
const withValues = (values: Partial<Modifiers>) => toyTable({ modifiers: values });

/** What shows that a changed answer counts, for every value there is: the compiler would miss one. */
const TRIED: Readonly<Record<keyof Modifiers, { readonly means: string; run(): void }>> = {
  movement: {
    means: 'what an Architect may move',
    run() {
      const { play, start } = withValues({
        movement: (steps, { state }, { seat }) =>
          steps +
          state.board.colonists.filter((piece) => piece.seat === seat && piece.kind === 'sea')
            .length,
      });
      const more: Edit = (draft) => place(draft, 1, 'sea', 'portus');
      // three steps for three colonists, and one more for the own ship; those of others give nothing.
      expect(play(start(more), ARCHITECT).decision).toMatchObject({ steps: 4 });
    },
  },

  adjacentCities: {
    means: 'cities to build in without a colonist beside them',
    run() {
      const { play, start, listed, refusal } = withValues({
        adjacentCities: (cities) => new Set([...cities, 'villa']),
      });
      const begun = play(start(settled), ARCHITECT);
      expect(listed(begun, 'buildHouse').map(({ city }) => city)).toEqual([
        'vicus',
        'oppidum',
        'villa',
      ]);
      // A cloth city: 5 of 50.
      expect(play(begun, house('villa')).players[0]?.money).toBe(45);
      expect(refusal(begun, house('arx')).code).toBe('CITY_NOT_ADJACENT');
    },
  },

  houseCost: {
    means: 'dearer or cheaper houses',
    run() {
      const { play, start } = withValues({
        houseCost: (cost, _position, { seat, city }) =>
          seat === 0 && city === 'oppidum' ? { ...cost, money: cost.money + 10 } : cost,
      });
      const begun = play(start(settled), ARCHITECT);
      // A food city: 2 and 10; a brick city: 1.
      expect(play(begun, house('oppidum')).players[0]?.money).toBe(38);
      expect(play(begun, house('vicus')).players[0]?.money).toBe(49);
    },
  },

  produces: {
    means: 'cities that give specialists nothing',
    run() {
      const { play, start } = withValues({
        produces: (_yes, _position, { city }) => city !== 'vicus',
      });
      const state = start((draft) => {
        build(draft, 0, 'vicus', 'oppidum');
        give(draft, 0, 'mason-i');
        give(draft, 0, 'farmer-i');
      });
      expect(play(state, card('mason-i')).players[0]?.goods.brick).toBe(1);
      expect(play(state, card('farmer-i')).players[0]?.goods.food).toBe(3);
    },
  },

  openBonus: {
    means: 'a province without a marker whose bonus is chosen',
    run() {
      const changed = withValues({
        openBonus: (none, _position, { province }) =>
          province === 'lacus' ? [...none, 'tool', 'wine'] : none,
      });
      const { play, start, listed, refusal } = changed;
      const begun = play(start(), PREFECT);
      const tool = { ...produce('lacus'), good: 'tool' } as const;
      const wine = { ...produce('lacus'), good: 'wine' } as const;
      expect(
        listed(begun, 'produceProvince').filter(({ province }) => province === 'lacus'),
      ).toEqual([tool, wine]);
      expect(refusal(begun, produce('lacus')).code).toBe('INVALID_ACTION');
      expect(refusal(begun, { ...produce('lacus'), good: 'cloth' }).code).toBe('INVALID_ACTION');
      expect(play(begun, wine).players[0]?.goods.wine).toBe(2);
      const plain = toyTable();
      expect(plain.refusal(plain.play(plain.start(), PREFECT), wine).code).toBe(
        'PROVINCE_INACTIVE',
      );
    },
  },

  bonus: {
    means: 'other goods for who lets a province produce',
    run() {
      const { play, start } = withValues({
        bonus: (bonus, _position, { province }) =>
          province === 'east' ? { ...bonus, wine: 1 } : bonus,
      });
      const produced = play(start(), PREFECT, produce('east'));
      expect(produced.players[0]?.goods).toEqual(
        goods({ brick: 1, food: 3, tool: 1, wine: 2, cloth: 1 }),
      );
      expect(produced.players[1]?.goods.wine).toBe(1);
      const west = play(start(), PREFECT, produce('west'));
      expect(west.players[0]?.goods.wine).toBe(2);
    },
  },

  production: {
    means: 'houses that bring more or less',
    run() {
      const { play, start } = withValues({
        // A mill: a house in the east brings wine as well, and one of the second player's nothing.
        production: (own, _position, { seat, province }) =>
          province === 'east' ? (seat === 1 ? {} : { ...own, wine: 1 }) : own,
      });
      const houses: Edit = (draft) => {
        build(draft, 0, 'vicus');
        build(draft, 1, 'vicus', 'oppidum');
      };
      const produced = play(start(houses), PREFECT, produce('east'));
      // The dearest good of the east is food: the bonus of the first player, who does not have the Praefectus Magnus.
      expect(produced.players[0]?.goods).toEqual(
        goods({ brick: 2, food: 3, tool: 1, wine: 2, cloth: 1 }),
      );
      expect(produced.players[1]?.goods).toEqual(start(houses).players[1]?.goods);
    },
  },

  moveCost: {
    means: 'moves that cost sestertii along their way',
    run() {
      const { play, start, listed, refusal, library } = withValues({
        // A toll of 2 sestertii at Portus.
        moveCost: (cost, _position, { path }) => cost + 2 * count(path, 'land:portus~vicus'),
      });
      const begun = play(start(), ARCHITECT);
      const first = move('land', 'portus', 'land:portus~vicus');
      expect(library.costOf(begun, first)).toMatchObject({ steps: 1, money: 2 });
      const second = move('land', 'portus', 'land:oppidum~vicus');
      expect(library.costOf(begun, second)).toMatchObject({ steps: 2, money: 2 });
      const moved = library.tryApplyAction(begun, second);
      expect(moved.ok && moved.events[0]).toMatchObject({ steps: 2, money: 2 });
      expect(play(begun, second).players[0]?.money).toBe(3);
      const broke = play(
        start((draft) => {
          playerOf(draft, 0).money = 1;
        }),
        ARCHITECT,
      );
      expect(refusal(broke, first)).toMatchObject({ code: 'NOT_ENOUGH_MONEY', rule: 'R-4.2' });
      // The ships pay nothing; all land routes within reach begin with the toll.
      expect(listed(broke, 'moveColonist').filter(({ kind }) => kind === 'land')).toEqual([]);
      // They are shown, and why they are refused.
      expect(library.choices(broke)).toContainEqual(
        expect.objectContaining({
          action: first,
          refusal: expect.objectContaining({ code: 'NOT_ENOUGH_MONEY' }),
        }),
      );
    },
  },

  firstSeat: {
    means: 'another player who begins',
    run() {
      const { library, start, play } = withValues({ firstSeat: () => 1 });
      const state = library.createGame({ map: 'toy', players: 3, seed: 'toy' });
      expect(state).toMatchObject({ turn: 1, seat: 1, decision: { kind: 'playCard', seat: 1 } });
      expect(library.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
      const two = play(start(), card('senator', 1), { type: 'pass', seat: 1 });
      expect(two).toMatchObject({ turn: 2, seat: 0 });
      expect(library.parseState(JSON.parse(JSON.stringify(two)))).toEqual(two);
    },
  },

  gameEnds: {
    means: 'a game that ends otherwise',
    run() {
      const { library, start, play } = withValues({
        gameEnds: (ends, { state }) => ends || state.turn === 2,
      });
      const first = play(start(), SENATOR, PASS);
      expect(first.phase).toBe('playing');
      const over = play(first, card('senator', 1), { type: 'pass', seat: 1 });
      expect(over).toMatchObject({ phase: 'finished', turn: 2, concordia: null, lastTurn: null });
      expect(library.parseState(JSON.parse(JSON.stringify(over)))).toEqual(over);
      expect(library.finalScores(over).players.map(({ concordia }) => concordia)).toEqual([0, 0]);
      const early = { ...over, turn: 1, seat: 0 };
      expect(thrownBy(() => library.parseState(early)).details.path).toBe('concordia');
    },
  },

  winner: {
    means: 'nobody, or another player, who has won',
    run() {
      const totals = (winner: Modifiers['winner']) => {
        const { library, start } = withValues({ winner });
        const { players, winners } = library.finalScores(start());
        return { ranks: players.map(({ rank }) => rank), winners };
      };
      // Equal points: the Praefectus Magnus is with the last seat.
      const usual = totals((won) => won);
      expect(usual.ranks).toEqual([2, 1]);
      expect(totals(() => [])).toEqual({ ranks: [3, 2], winners: [] });
      expect(totals(() => [0]).ranks).toEqual([1, 2]);
      expect(totals(() => [0, 1])).toMatchObject({ ranks: [1, 1] });
    },
  },

  tradeKinds: {
    means: 'more kinds of goods for a Mercator',
    run() {
      const { play, start } = withValues({ tradeKinds: (kinds) => kinds + 1 });
      const sold = play(start(), MERCATOR, sell('brick'), sell('food'), sell('tool'));
      // 5 at the start, 3 from the card, then brick for 3, food for 4, a tool for 5.
      expect(sold.players[0]?.money).toBe(5 + 3 + 3 + 4 + 5);
    },
  },

  tradeValue: {
    means: 'the first brick for nothing, each good sold for one more',
    run() {
      const { play, start, refusal } = withValues({
        tradeValue(amount, _position, { trade, by, isFirst }) {
          const { deal, good, count } = trade;
          if (by !== 'mercator') return amount;
          if (deal === 'sell') return amount + count;
          return good === 'brick' && isFirst ? amount - 3 : amount;
        },
      });
      const begun = play(start(), MERCATOR);
      expect(play(begun, sell('food')).players[0]?.money).toBe(8 + 5);
      const buy = (good: 'brick' | 'food', count: number) =>
        ({ type: 'trade', seat: 0, deal: 'buy', good, count }) as const;
      // Three bricks cost 6; of the eight sestertii a third brick would be out of reach otherwise.
      expect(play(begun, buy('brick', 3)).players[0]?.money).toBe(2);
      expect(refusal(begun, buy('food', 3)).code).toBe('NOT_ENOUGH_MONEY');
    },
  },

  cardCost: {
    means: 'cheaper cards',
    run() {
      const { play, start } = withValues({
        cardCost: (cost, _position, { place, by }) =>
          place === 6 && by === 'senator' ? { goods: {}, any: 0 } : cost,
      });
      const state = start();
      const last = state.display[6];
      if (last == null) throw new Error('no card');
      const bought = play(state, SENATOR, { type: 'buyCard', seat: 0, card: last });
      expect(bought.players[0]?.hand).toContain(last);
      expect(bought.players[0]?.goods).toEqual(state.players[0]?.goods);
    },
  },

  gain: {
    means: 'what a price says of money that an answer brings',
    run() {
      const { start, library } = withValues({
        gain: (amount, _position, { action }) => (action.type === 'pass' ? amount : amount + 1),
      });
      expect(library.costOf(start(), MERCATOR).gain).toBe(3 + 1);
      expect(library.costOf(start(), PREFECT).gain).toBe(1);
    },
  },

  houseCause: {
    means: 'why a house can stand there',
    run() {
      const { play, start, library } = withValues({
        houseCause: (because, _position, { city }) =>
          city === 'vicus' ? { rule: 'T-1' } : because,
      });
      const begun = play(start(settled), ARCHITECT);
      const causeIn = (city: string) => {
        const result = library.tryApplyAction(begun, house(city));
        return result.ok && result.events.find(({ type }) => type === 'houseBuilt')?.because;
      };
      expect(causeIn('vicus')).toEqual({ rule: 'T-1', role: 'architect' });
      expect(causeIn('oppidum')).toEqual({ rule: 'R-4.3', role: 'architect' });
    },
  },

  tradeCause: {
    means: 'why goods have another price',
    run() {
      const { play, start, library } = withValues({
        tradeCause: (because, _position, { trade }) =>
          trade.good === 'food' ? { rule: 'T-2' } : because,
      });
      const begun = play(start(), MERCATOR);
      const causeOf = (good: 'brick' | 'food') => {
        const result = library.tryApplyAction(begun, sell(good));
        return result.ok && result.events[0]?.because;
      };
      expect(causeOf('food')).toEqual({ rule: 'T-2', role: 'mercator' });
      expect(causeOf('brick')).toEqual({ rule: 'R-4.6', role: 'mercator' });
    },
  },

  coins: {
    means: 'more cash',
    run() {
      const { play, start } = withValues({ coins: (amount) => amount + 2 });
      expect(play(start(), PREFECT, COINS).players[0]?.money).toBe(7);
    },
  },

  capacity: {
    means: 'more room',
    run() {
      const { play, start, listed } = withValues({
        capacity: (spaces, _position, { seat }) => spaces + (seat === 0 ? 4 : 0),
      });
      // 16 spaces, 3 colonists, 6 goods: room for 7.
      const roomy = start((draft) => {
        playerOf(draft, 0).money = 100;
      });
      expect(
        listed(play(roomy, MERCATOR), 'trade').filter(
          ({ good, deal }) => good === 'brick' && deal === 'buy',
        ),
      ).toHaveLength(7);
    },
  },

  prospect: {
    means: 'points that may still come, which count nowhere but for automatic players',
    run() {
      const { library, start } = withValues({
        prospect: (points, _position, { seat }) => points + (seat === 1 ? 2.5 : -1),
      });
      expect([0, 1].map((seat) => library.prospectOf(start(), seat))).toEqual([-1, 2.5]);
      expect(library.pointsOf(start(), 1)).toMatchObject({ bonus: 0 });
    },
  },

  seesHand: {
    means: 'whose hand is open to whom',
    run() {
      const { library, start } = withValues({
        seesHand: (seen, { state }, { viewer, seat }) =>
          seen || (state.turn === 1 && viewer === 1 && seat === 0),
      });
      const state = start();
      const hand = state.players[0]?.hand;
      expect(library.viewFor(state, 1).players[0]?.hand).toEqual(hand);
      const hidden = hand?.map(() => 'hidden');
      expect(library.viewFor(state, 0).players[1]?.hand).toEqual(hidden);
      expect(library.viewFor(state, 'spectator').players[0]?.hand).toEqual(hidden);
    },
  },

  marker: {
    means: 'another bonus marker, or none, at set-up and whenever a state is checked',
    run() {
      const { play, start, refusal } = withValues({
        marker: (marker, _position, { province }) =>
          province === 'east' ? undefined : marker && { ...marker, good: null },
      });
      const state = start();
      expect(state.board.markers).toEqual({ west: { good: null, coins: 4, side: 'goods' } });
      const begun = play(state, PREFECT);
      expect(refusal(begun, produce('east')).code).toBe('PROVINCE_INACTIVE');
      const produced = play(begun, produce('west'));
      expect(produced.players[0]?.goods).toEqual(state.players[0]?.goods);
      expect(produced.board.markers.west?.side).toBe('coins');
    },
  },
};

describe('values', () => {
  for (const [name, { means, run }] of Object.entries(TRIED)) test(`${name}: ${means}`, run);

  test('a map answers before the modules, and each takes the answer so far', () => {
    const doubling = defineModule({
      id: 'doubling',
      isPlayed: () => true,
      rules: defineRules({ id: 'doubling', modifiers: { coins: (amount) => amount * 2 } }),
    });
    const map = toyMap({ modifiers: { coins: (amount) => amount + 3 } });
    const library = createLibrary({ maps: [map], modules: [doubling] });
    const state = library.createGame({ map: 'toy', players: 2, seed: 'toy' });
    // 5 at the start, and 0 coins: 0 + 3, twice.
    expect(helpersFor(library).play(state, PREFECT, COINS).players[0]?.money).toBe(5 + 6);
  });
});
