import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type ActionType,
  applyAction,
  createGame,
  createLibrary,
  type DecisionKind,
  defineMap,
  type GameState,
  legalActions,
  MARKER_COINS,
  tryApplyAction,
} from '../../src/index';
import { defineRules } from '../../src/kit';
import { check } from '../support/check';
import {
  build,
  discard,
  give,
  goods,
  listed,
  place,
  play,
  playerOf,
  type StateDraft,
  scenario,
  shift,
} from '../support/scenario';
import { anyAction } from '../support/shapes';
import { FORUM_GAMES, FORUM_STATES } from './forum-tables';
import {
  type Any,
  boardData,
  deepFreeze,
  expectRefusal,
  expectRefused,
  lastState,
  type RefusedAction,
  refused,
} from './support';
import {
  after,
  arrivedIn,
  besideCastle,
  besideSquare,
  bonusTaken,
  CASTLES_AND_SQUARES,
  card,
  copy,
  diplomatPlayed,
  enter,
  halvesPlayed,
  legatusPlayed,
  magisterPlayed,
  newTeams,
  on,
  PLAYED,
  praetorPlayed,
  proconsulPlayed,
  ROMA,
  SHIPS,
  STATES,
  sail,
  sailed,
  score,
  startIn,
  suggest,
  take,
  takeCastle,
  teams,
  VENUS,
} from './tables';

/** Which actions answer which decision (sections 3 to 5, 8 to 10 and 12 of the rules). */
const ANSWERS: Readonly<Record<DecisionKind, readonly ActionType[]>> = {
  playCard: ['playCard'],
  buyGoods: ['trade', 'pass'],
  tribune: ['placeColonist', 'pass'],
  architect: ['moveColonist', 'buildHouse', 'pass'],
  prefect: ['produceProvince', 'takeCoins'],
  colonist: ['placeColonist', 'takeIncome', 'pass'],
  mercator: ['trade', 'pass'],
  diplomat: ['copyCard'],
  senator: ['buyCard', 'pass'],
  consul: ['buyCard', 'pass'],
  keepGoods: ['keepGoods'],
  magister: ['copyCard'],
  praetor: ['buyCard', 'pass'],
  proconsul: ['buyCard', 'pass'],
  legatus: ['suggestCard', 'pass'],
  chooseStartCity: ['chooseStartCity'],
  moveShip: ['moveShip', 'pass'],
  takeBonus: ['takeBonus'],
  buildOnArrival: ['buildHouse', 'pass'],
  scoreGod: ['scoreGod', 'pass'],
  enterSquare: ['enterSquare'],
  chooseTile: ['chooseTile'],
  openAuction: ['bidForTile'],
  raiseBid: ['raiseBid', 'passBid'],
  takeTile: ['takeTile', 'pass'],
  useTiles: ['pass'],
  changeGoods: ['changeGood', 'pass'],
  moveColonists: ['moveColonist', 'pass'],
};

/** Decisions of the own turn, in which tiles can be used. */
const WITH_TILES: readonly DecisionKind[] = [
  'playCard',
  'tribune',
  'architect',
  'prefect',
  'colonist',
  'mercator',
  'diplomat',
  'senator',
  'consul',
  'magister',
  'praetor',
  'proconsul',
  'legatus',
  'useTiles',
];

/**
 * What an Architect does besides with ships on Roma, a Tribune on Germania, and
 * everybody with the forum; there a Diplomat may have nothing to copy but a card of the display.
 */
const MORE_ANSWERS: readonly (readonly [string, DecisionKind, readonly ActionType[]])[] = [
  ['roma', 'architect', ['moveShip', 'takeBonus']],
  ['germania', 'tribune', ['takeCastle']],
  ...WITH_TILES.map((kind) => ['forum', kind, ['useTile']] as const),
  ['forum', 'diplomat', ['pass']],
];

function answersIn({ map, options }: GameState, kind: DecisionKind): readonly ActionType[] {
  const here: readonly string[] = [map, ...options.modules];
  const more = MORE_ANSWERS.filter(([where, when]) => here.includes(where) && when === kind);
  return [...ANSWERS[kind], ...more.flatMap(([, , types]) => types)];
}

const anyState = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PLAYED) },
  { weight: 1, arbitrary: fc.constantFrom(...SHIPS) },
  { weight: 1, arbitrary: fc.constantFrom(...CASTLES_AND_SQUARES) },
  { weight: 1, arbitrary: fc.constantFrom(...VENUS) },
  { weight: 1, arbitrary: fc.constantFrom(...FORUM_STATES) },
  { weight: 1, arbitrary: fc.constantFrom(...FORUM_GAMES) },
);

/** What the shapes of some actions say of numbers: at most so many, by the rules. */
const COUNTED: readonly (readonly [string, object, number, number])[] = [
  ['R-4.6: goods traded', { type: 'trade', seat: 0, deal: 'sell', good: 'brick' }, 1, 100],
  // The Praefectus Magnus doubles a bonus good, and never more.
  [
    'R-12.3: bonus goods sold',
    { type: 'useTile', seat: 0, tile: 'claudius-pompeius', province: 'gallia' },
    1,
    2,
  ],
];

describe('numbers in actions', () => {
  test.each(COUNTED)('%s', (_, action, least, most) => {
    for (const count of [least - 1, most + 1]) {
      expectRefused(scenario(), { ...action, count }, 'INVALID_ACTION', 'count');
    }
    for (const count of [least, most]) {
      expectRefused(scenario(), { ...action, count }, 'WRONG_DECISION');
    }
  });
});

describe('along a game', () => {
  const legal = (state: GameState, pick: number): Any => {
    const actions = legalActions(state);
    return actions[pick % actions.length];
  };

  test('only actions of the right kinds are listed, and each of them somewhere', () => {
    const listed = new Map<string, Set<ActionType>>();
    for (const state of STATES) {
      const kind = state.decision?.kind ?? 'playCard';
      const types = legalActions(state).map(({ type }) => type);
      expect(answersIn(state, kind)).toEqual(expect.arrayContaining([...new Set(types)]));
      listed.set(kind, new Set([...(listed.get(kind) ?? []), ...types]));
    }
    for (const [kind, here] of Object.entries(ANSWERS)) {
      const elsewhere = MORE_ANSWERS.filter(([, when]) => when === kind);
      const types = [...here, ...elsewhere.flatMap(([, , more]) => more)];
      expect([kind, ...(listed.get(kind) ?? [])].sort()).toEqual([kind, ...types].sort());
    }
  });

  const maps = ['italia', 'roma', 'sicilia', 'germania', 'aegyptus', 'hellas', 'ionium'];
  const sorted = (value: unknown): string =>
    JSON.stringify(value, (_, inner) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    );

  test('what is not listed is refused, what is listed is carried out; both leave the state alone', () => {
    check(
      fc.property(
        anyState,
        fc.array(anyAction(maps), { minLength: 5, maxLength: 15 }),
        (state, actions) => {
          const listed = new Set(legalActions(state).map(sorted));
          for (const action of actions) {
            const own = { ...action, seat: state.decision?.seat };
            if (!listed.has(sorted(own))) expectRefused(state, own);
            else expect(tryApplyAction(state, own).ok).toBe(true);
          }
        },
      ),
      300,
    );
  });

  test('a listed action with a part of another is refused unless that is listed too', () => {
    check(
      fc.property(anyState, fc.nat(), fc.nat(), fc.nat(), (state, first, second, pick) => {
        const [one, other] = [legal(state, first), legal(state, second)];
        const keys = Object.keys(other);
        const key = keys[pick % keys.length] ?? 'seat';
        const mixed = { ...one, [key]: other[key] };
        const listed = legalActions(state).map(sorted).includes(sorted(mixed));
        if (listed) expect(tryApplyAction(state, mixed).ok).toBe(true);
        else expectRefused(state, mixed);
      }),
      300,
    );
  });
});

const move = (kind: 'land' | 'sea', from: string, to: string): Action => ({
  type: 'moveColonist',
  seat: 0,
  kind,
  from,
  to,
});
const house = (city: string): Action => ({ type: 'buildHouse', seat: 0, city });
const put = (kind: 'land' | 'sea', city: string): Action => ({
  type: 'placeColonist',
  seat: 0,
  kind,
  city,
});
const deal = (kind: 'buy' | 'sell', good: Any, count: number): Action => ({
  type: 'trade',
  seat: 0,
  deal: kind,
  good,
  count,
});
const buy = (card: Any, pay?: Any): Action => ({
  type: 'buyCard',
  seat: 0,
  card,
  ...(pay === undefined ? {} : { pay }),
});

/** Seat 0 has a colonist next to Novaria (wine) and Roma, and can pay a house there. */
const NEXT_TO_NOVARIA = (draft: Any) => shift(draft, 0, 'land', 'roma', 'land:novaria~roma');
const DECK_I = [
  'prefect-i',
  'mason-i',
  'mercator-i',
  'architect-i',
  'colonist-i',
  'diplomat-i',
  'farmer-i',
] as const;

const REFUSALS: readonly RefusedAction[] = [
  {
    what: 'R-4.3: a move after a house',
    state: () =>
      deepFreeze(
        applyAction(
          after('architect', (draft) => {
            NEXT_TO_NOVARIA(draft);
            playerOf(draft, 0).goods = goods({ brick: 2, food: 2, wine: 1 });
            playerOf(draft, 0).money = 50;
            // Something must be left to build.
            shift(draft, 0, 'sea', 'roma', 'sea:carthago~roma');
          }),
          house('novaria'),
        ),
      ),
    action: move('land', 'land:novaria~roma', 'land:massilia~novaria'),
    code: 'WRONG_DECISION',
    rule: 'R-4.3',
  },
  {
    what: 'R-4.5: income after a colonist',
    state: () =>
      deepFreeze(
        applyAction(
          after(
            'colonist-i',
            (draft) => {
              give(draft, 0, 'colonist-i');
              playerOf(draft, 0).goods = goods({ food: 2, tool: 2 });
            },
            { deck: DECK_I },
          ),
          put('land', 'roma'),
        ),
      ),
    action: { type: 'takeIncome', seat: 0 },
    code: 'WRONG_DECISION',
    rule: 'R-4.5',
  },
  {
    what: 'R-3.1: a card that is not in the hand',
    state: () => scenario(),
    action: { type: 'playCard', seat: 0, card: 'consul-ii' },
    code: 'CARD_NOT_IN_HAND',
    rule: 'R-3.1',
  },
  {
    what: 'R-9.2: half of a single card',
    state: () => scenario(),
    action: { type: 'playCard', seat: 0, card: 'senator', as: 'senator' },
    code: 'INVALID_ACTION',
    rule: 'R-9.2',
  },
  {
    what: 'R-4.8: a card of the deck',
    state: () => after('senator', () => {}, { deck: DECK_I }),
    action: buy('smith-i'),
    code: 'CARD_NOT_FOR_SALE',
    rule: 'R-4.8',
  },
  {
    what: 'R-4.9: a card of the own hand',
    state: () =>
      after(
        'consul-ii',
        (draft) => {
          // Deck I is empty once its eight cards are bought.
          for (const card of [...DECK_I, 'smith-i', 'consul-ii'] as const) give(draft, 0, card);
          playerOf(draft, 0).goods = goods({ brick: 2, food: 2, tool: 2, wine: 1, cloth: 1 });
        },
        { deck: DECK_I },
      ),
    action: buy('architect'),
    code: 'CARD_NOT_FOR_SALE',
    rule: 'R-4.9',
  },
  {
    what: 'R-4.8: a Mason without the food for it',
    state: () =>
      after(
        'senator',
        (draft) => {
          playerOf(draft, 0).goods = goods({ wine: 2, brick: 2 });
        },
        { deck: DECK_I },
      ),
    action: buy('mason-i'),
    code: 'NOT_ENOUGH_GOODS',
    rule: 'R-4.8',
  },
  {
    what: 'R-4.8: a Mason with his food and nothing for his place',
    state: () =>
      after(
        'senator',
        (draft) => {
          playerOf(draft, 0).goods = goods({ food: 1 });
        },
        { deck: ['mason-i', 'colonist-i'] },
      ),
    action: buy('colonist-i'),
    code: 'NOT_ENOUGH_GOODS',
    rule: 'R-4.8',
  },
  {
    what: 'R-4.8: a choice of goods that is not made',
    state: () => after('senator', () => {}, { deck: DECK_I }),
    action: buy('mason-i'),
    code: 'INVALID_ACTION',
    rule: 'R-4.8',
  },
  {
    what: 'R-4.8: goods that do not pay the card',
    state: () => after('senator', () => {}, { deck: DECK_I }),
    action: buy('mason-i', { brick: 1, wine: 1 }),
    code: 'INVALID_ACTION',
    rule: 'R-4.8',
  },
  {
    what: 'R-4.8: more goods than the card costs',
    state: () => after('senator', () => {}, { deck: DECK_I }),
    action: buy('mason-i', { food: 1, brick: 1, wine: 1 }),
    code: 'INVALID_ACTION',
    rule: 'R-4.8',
  },
  {
    what: 'R-4.8: a choice where there is none',
    state: () => after('senator', () => {}, { deck: DECK_I }),
    action: buy('prefect-i', { wine: 1 }),
    code: 'INVALID_ACTION',
    rule: 'R-4.8',
  },
  {
    what: 'R-4.6: two cloth sold out of one',
    state: () => after('mercator'),
    action: deal('sell', 'cloth', 2),
    code: 'NOT_ENOUGH_GOODS',
    rule: 'R-4.6',
  },
  {
    what: 'R-4.5: a colonist without a tool',
    state: () =>
      after(
        'colonist-i',
        (draft) => {
          give(draft, 0, 'colonist-i');
          playerOf(draft, 0).goods = goods({ food: 2 });
        },
        { deck: DECK_I },
      ),
    action: put('land', 'roma'),
    code: 'NOT_ENOUGH_GOODS',
    rule: 'R-4.5',
  },
  {
    what: 'R-4.3: a house in a wine city without a brick',
    state: () =>
      after('architect', (draft) => {
        NEXT_TO_NOVARIA(draft);
        playerOf(draft, 0).goods = goods({ wine: 3 });
      }),
    action: house('novaria'),
    code: 'NOT_ENOUGH_GOODS',
    rule: 'R-4.3',
  },
  {
    what: 'R-4.3: 3 sestertii for a house that costs 4',
    state: () =>
      after('architect', (draft) => {
        NEXT_TO_NOVARIA(draft);
        playerOf(draft, 0).money = 3;
      }),
    action: house('novaria'),
    code: 'NOT_ENOUGH_MONEY',
    rule: 'R-4.3',
  },
  {
    what: 'R-4.3: 7 sestertii for the second house in a wine city, which costs 8',
    state: () =>
      after('architect', (draft) => {
        NEXT_TO_NOVARIA(draft);
        build(draft, 1, 'novaria');
        playerOf(draft, 0).money = 7;
      }),
    action: house('novaria'),
    code: 'NOT_ENOUGH_MONEY',
    rule: 'R-4.3',
  },
  {
    what: 'R-4.6: two cloth for 14 with 8 sestertii',
    state: () => after('mercator'),
    action: deal('buy', 'cloth', 2),
    code: 'NOT_ENOUGH_MONEY',
    rule: 'R-4.6',
  },
  {
    what: 'R-5.2: three goods bought for two spaces',
    state: () =>
      after('mercator', (draft) => {
        playerOf(draft, 0).money = 100;
      }),
    action: deal('buy', 'brick', 3),
    code: 'NO_ROOM',
    rule: 'R-5.2',
  },
  {
    what: 'R-4.2: a colonist that stands somewhere else',
    state: () => after('architect'),
    action: move('land', 'londinium', 'land:isca-dumnoniorum~londinium'),
    code: 'NO_COLONIST',
    rule: 'R-4.2',
  },
  {
    what: 'R-4.2: the colonist of another player',
    state: () =>
      after('architect', (draft) => shift(draft, 1, 'land', 'roma', 'land:novaria~roma')),
    action: move('land', 'land:novaria~roma', 'land:aquileia~novaria'),
    code: 'NO_COLONIST',
    rule: 'R-4.2',
  },
  {
    what: 'R-4.1: a land colonist when all are on the board',
    state: () =>
      after('tribune', (draft) => {
        place(draft, 0, 'land', 'roma', 'roma');
      }),
    action: put('land', 'roma'),
    code: 'NO_COLONIST',
    rule: 'R-4.1',
  },
  {
    what: 'R-4.2: a route with a colonist',
    state: () =>
      after('architect', (draft) => shift(draft, 1, 'land', 'roma', 'land:novaria~roma')),
    action: move('land', 'roma', 'land:novaria~roma'),
    code: 'ROUTE_OCCUPIED',
    rule: 'R-4.2',
  },
  {
    what: 'R-4.2: three steps out of two',
    state: () => after('architect'),
    action: move('land', 'roma', 'land:colonia-agrippina~lutetia'),
    code: 'UNREACHABLE',
    rule: 'R-4.2',
  },
  {
    what: 'R-4.2: a land colonist onto the sea',
    state: () => after('architect'),
    action: move('land', 'roma', 'sea:massilia~roma'),
    code: 'UNREACHABLE',
    rule: 'R-4.2',
  },
  {
    what: 'R-4.2: a route that is not on the map',
    state: () => after('architect'),
    action: move('land', 'roma', 'land:atlantis~roma'),
    code: 'UNREACHABLE',
    rule: 'R-4.2',
  },
  {
    what: 'R-4.1: a new colonist outside the capital',
    state: () => after('tribune', (draft) => build(draft, 0, 'novaria')),
    action: put('land', 'novaria'),
    code: 'UNREACHABLE',
    rule: 'R-4.1',
  },
  {
    what: 'R-4.5: a new colonist in a city with a house of somebody else',
    state: () =>
      after(
        'colonist-i',
        (draft) => {
          give(draft, 0, 'colonist-i');
          build(draft, 1, 'novaria');
        },
        { deck: DECK_I },
      ),
    action: put('land', 'novaria'),
    code: 'UNREACHABLE',
    rule: 'R-4.5',
  },
  {
    what: 'R-4.5: a ship in an own city without a harbour',
    state: () =>
      after(
        'colonist-i',
        (draft) => {
          give(draft, 0, 'colonist-i');
          build(draft, 0, 'novaria');
        },
        { deck: DECK_I },
      ),
    action: put('sea', 'novaria'),
    code: 'UNREACHABLE',
    rule: 'R-4.5',
  },
  {
    what: 'R-4.3: a colonist in a city allows no house next to it',
    state: () => after('architect'),
    action: house('novaria'),
    code: 'CITY_NOT_ADJACENT',
    rule: 'R-4.3',
  },
  {
    what: 'R-4.3: a city that is not on the map',
    state: () => after('architect', NEXT_TO_NOVARIA),
    action: house('constructor'),
    code: 'CITY_NOT_ADJACENT',
    rule: 'R-4.3',
  },
  {
    what: 'R-4.3: a second own house in a city',
    state: () =>
      after('architect', (draft) => {
        NEXT_TO_NOVARIA(draft);
        build(draft, 0, 'novaria');
      }),
    action: house('novaria'),
    code: 'ALREADY_BUILT',
    rule: 'R-4.3',
  },
  {
    what: 'R-2.4: a sixteenth house, when another has ended the game',
    state: () => {
      const fifteen = Object.keys(scenario().board.houses).filter((city) => city !== 'novaria');
      const state = scenario((draft) => {
        build(draft, 0, ...fifteen.slice(0, 15));
        build(draft, 1, ...fifteen.slice(0, 15));
        shift(draft, 1, 'land', 'roma', 'land:novaria~roma');
        Object.assign(draft, {
          turn: 2,
          seat: 1,
          decision: { kind: 'playCard', seat: 1 },
          phase: 'finalRound',
          concordia: 0,
          lastTurn: 3,
        });
      });
      return deepFreeze(applyAction(state, { type: 'playCard', seat: 1, card: 'architect' }));
    },
    action: { ...house('novaria'), seat: 1 },
    code: 'NO_HOUSE_LEFT',
    rule: 'R-4.3',
  },
  {
    what: 'R-4.4: a province whose marker shows coins',
    state: () =>
      after('prefect', (draft) => {
        const { syria } = draft.board.markers;
        if (syria !== undefined) syria.side = 'coins';
      }),
    action: { type: 'produceProvince', seat: 0, province: 'syria' },
    code: 'PROVINCE_INACTIVE',
    rule: 'R-4.4',
  },
  {
    what: 'R-4.4: a province that is not on the map',
    state: () => after('prefect'),
    action: { type: 'produceProvince', seat: 0, province: 'constructor' },
    code: 'PROVINCE_INACTIVE',
    rule: 'R-4.4',
  },
  {
    what: 'R-4.4: a bonus of the own choice',
    state: () => after('prefect'),
    action: { type: 'produceProvince', seat: 0, province: 'syria', good: 'cloth' },
    code: 'INVALID_ACTION',
    rule: 'R-4.4',
  },
  ...([0, 3, 5] as const).map((from) => ({
    what: `R-4.7: copying seat ${from}: oneself, a Diplomat, nobody`,
    state: () =>
      after(
        'diplomat',
        (draft: Any) => {
          for (const [seat, card] of [
            [1, 'architect'],
            [2, 'mercator'],
            [3, 'diplomat'],
          ] as const) {
            const { hand, discard } = draft.players[seat];
            discard.push(...hand.splice(hand.indexOf(card), 1));
          }
        },
        { players: 4 },
      ),
    action: { type: 'copyCard', seat: 0, from },
    code: 'CANNOT_COPY' as const,
    rule: 'R-4.7',
  })),
  {
    what: 'R-4.7: passing instead of copying',
    state: () =>
      after('diplomat', (draft) => {
        discard(draft, 1, 'architect');
        discard(draft, 2, 'mercator');
      }),
    action: { type: 'pass', seat: 0 },
    code: 'WRONG_DECISION',
  },
  {
    what: 'R-4.6: a third kind of goods',
    state: () =>
      deepFreeze(
        applyAction(
          applyAction(after('mercator'), deal('sell', 'food', 1)),
          deal('sell', 'tool', 1),
        ),
      ),
    action: deal('sell', 'wine', 1),
    code: 'CANNOT_TRADE',
    rule: 'R-4.6',
  },
  {
    what: 'R-4.6: buying the kind that was sold',
    state: () => deepFreeze(applyAction(after('mercator'), deal('sell', 'food', 1))),
    action: deal('buy', 'food', 1),
    code: 'CANNOT_TRADE',
    rule: 'R-4.6',
  },
  {
    what: 'R-8.1: first goods sold',
    state: () => createGame({ map: 'italia', players: 2, seed: 'x', startingGoods: 'bought' }),
    action: deal('sell', 'food', 1),
    code: 'CANNOT_TRADE',
    rule: 'R-8.1',
  },
  ...(
    [
      ['a ship from a field where no own one lies', 'massilia', 'cyrene'],
      ['the ship of another player', 'valentia', 'cyrene'],
      ['a ship in the city', 'pantheon', 'cyrene'],
    ] as const
  ).map(([what, from, to]) => ({
    what: `R-10.2: ${what}`,
    state: () => after('architect', (draft) => shift(draft, 1, 'sea', 'ostia', 'valentia'), ROMA),
    action: sail(from, to),
    code: 'NO_COLONIST' as const,
    rule: 'R-10.2',
  })),
  ...(
    [
      ['back', 'massilia'],
      ['home', 'ostia'],
      ['nowhere at all', 'cyrene'],
      ['into the city', 'emporium'],
      ['off the board', 'constructor'],
    ] as const
  ).map(([what, to]) => ({
    what: `R-10.2: a ship ${what}`,
    state: () => after('architect', (draft) => shift(draft, 0, 'sea', 'ostia', 'cyrene'), ROMA),
    action: sail('cyrene', to),
    code: 'UNREACHABLE' as const,
    rule: 'R-10.2',
  })),
  {
    what: 'R-10.2: a ship twice in a turn',
    state: () => sailed('massilia'),
    action: sail('massilia', 'cyrene'),
    code: 'NO_COLONIST',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: a second ship to Byzantium',
    state: () => sailed('byzantium'),
    action: sail('ostia', 'byzantium'),
    code: 'UNREACHABLE',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: a ship to Byzantium without a house left, when another has ended the game',
    state: () => {
      const state = scenario((draft) => {
        const fifteen = Object.keys(draft.board.houses).slice(0, 15);
        build(draft, 0, ...fifteen);
        build(draft, 1, ...fifteen);
        Object.assign(draft, {
          turn: 2,
          seat: 1,
          decision: { kind: 'playCard', seat: 1 },
          phase: 'finalRound',
          concordia: 0,
          lastTurn: 3,
        });
      }, ROMA);
      return deepFreeze(play(state, { type: 'playCard', seat: 1, card: 'architect' }));
    },
    action: { ...sail('ostia', 'byzantium'), seat: 1 },
    code: 'UNREACHABLE',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: a ship with no step left',
    state: () => {
      // Two steps in all lead from the start field to the far side of a place behind a gate.
      const rich = (draft: StateDraft) => {
        playerOf(draft, 0).money = 50;
      };
      const to = 'land:templum-isidis-et-serapidis~thermae-traiani';
      return deepFreeze(play(after('architect', rich, ROMA), move('land', 'start-field', to)));
    },
    action: sail('ostia', 'massilia'),
    code: 'UNREACHABLE',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: a ship after a bonus',
    state: bonusTaken,
    action: sail('ostia', 'massilia'),
    code: 'WRONG_DECISION',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: a land colonist after a bonus',
    state: bonusTaken,
    action: move('land', 'start-field', 'land:aqua-traiana~via-aurelia'),
    code: 'WRONG_DECISION',
  },
  {
    what: 'R-10.2: a house while a bonus waits',
    state: () => sailed('carthago', 'alexandria'),
    action: house('carthago-brick'),
    code: 'WRONG_DECISION',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: a bonus where no ship has come',
    state: () => sailed('massilia'),
    action: take('cyrene'),
    code: 'NO_BONUS',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: the bonus of a ship that came in an earlier turn',
    state: () => after('architect', (draft) => shift(draft, 0, 'sea', 'ostia', 'massilia'), ROMA),
    action: take('massilia'),
    code: 'NO_BONUS',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: a bonus of a sand field',
    state: () => sailed('carthago'),
    action: take('carthago'),
    code: 'NO_BONUS',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: a bonus of a place that is no field',
    state: () => arrivedIn('alexandria'),
    action: take('constructor', 'food'),
    code: 'NO_BONUS',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.2: a bonus twice',
    state: bonusTaken,
    action: take('alexandria', 'tool'),
    code: 'NO_BONUS',
    rule: 'R-10.2',
  },
  ...(
    [
      ['a choice that is not made', () => arrivedIn('alexandria'), take('alexandria')],
      ['a good that is not offered', () => arrivedIn('alexandria'), take('alexandria', 'wine')],
      ['a choice where there is none', () => sailed('valentia'), take('valentia', 'brick')],
      ['a good instead of money', () => sailed('massilia'), take('massilia', 'brick')],
    ] as const
  ).map(([what, state, action]) => ({
    what: `R-10.2: ${what}`,
    state,
    action,
    code: 'INVALID_ACTION' as const,
    rule: 'R-10.2',
  })),
  ...['athenae-wine', 'pantheon', 'carthago', 'constructor'].map((city) => ({
    what: `R-10.2: a house in ${city} for a ship that has come to Carthago`,
    state: () => arrivedIn('carthago'),
    action: house(city),
    code: 'CITY_NOT_ADJACENT' as const,
    rule: 'R-10.2',
  })),
  {
    what: 'R-10.2: a second own house on a building site',
    state: () => arrivedIn('carthago', (draft) => build(draft, 0, 'carthago-brick')),
    action: house('carthago-brick'),
    code: 'ALREADY_BUILT',
    rule: 'R-4.3',
  },
  {
    what: 'R-10.2: a food house on a building site without a brick',
    state: () =>
      arrivedIn('carthago', (draft) => {
        playerOf(draft, 0).goods = goods({ food: 2 });
      }),
    action: house('carthago-food'),
    code: 'NOT_ENOUGH_GOODS',
    rule: 'R-4.3',
  },
  {
    what: 'R-10.2: a god twice',
    state: () =>
      arrivedIn('byzantium', (draft) => {
        const part: Any = draft.parts.roma;
        part.marks.vesta = [0];
        playerOf(draft, 0).houses -= 1;
      }),
    action: score('vesta'),
    code: 'ALREADY_BUILT',
    rule: 'R-10.2',
  },
  {
    what: 'R-10.1: a house below three tiles of Etna',
    state: () =>
      after(
        'architect',
        (draft) => {
          const part: Any = draft.parts.sicilia;
          part.rows.grey = 3;
          const others = part.stack.filter((tile: string) => tile !== 'grey');
          part.stack = ['grey', ...others];
          const { grey } = draft.board.markers;
          if (grey !== undefined) grey.good = null;
          shift(draft, 0, 'land', 'syracusae', 'land:caleacte~hadranum');
          playerOf(draft, 0).money = 50;
        },
        {
          map: 'sicilia',
          players: 5,
          seed: 'actions',
          setup: {},
        },
      ),
    action: house('hadranum'),
    code: 'CITY_CLOSED',
    rule: 'R-10.1',
  },
  ...(
    [
      ['with no own colonist beside it', 'castle-helvetia'],
      ['that is a city', 'basilia'],
      ['that is not on the map', 'castle-atlantis'],
      ['called constructor', 'constructor'],
    ] as const
  ).map(([what, castle]) => ({
    what: `R-10.4: a castle ${what}`,
    state: () => besideCastle(),
    action: takeCastle(castle),
    code: 'NO_BONUS' as const,
    rule: 'R-10.4',
  })),
  {
    what: 'R-10.4: a castle with the colonist of another player beside it',
    state: () =>
      besideCastle((draft) =>
        shift(draft, 1, 'land', 'basilia', 'land:brigantium~castle-helvetia'),
      ),
    action: takeCastle('castle-helvetia'),
    code: 'NO_BONUS',
    rule: 'R-10.4',
  },
  {
    what: 'R-10.4: a castle that is empty',
    state: () =>
      besideCastle(({ parts }: Any) => {
        delete parts.germania.castles['castle-alamannia'];
      }),
    action: takeCastle('castle-alamannia'),
    code: 'NO_BONUS',
    rule: 'R-10.4',
  },
  {
    what: 'R-10.4: a castle twice',
    state: () => deepFreeze(play(besideCastle(), takeCastle('castle-alamannia'))),
    action: takeCastle('castle-alamannia'),
    code: 'NO_BONUS',
    rule: 'R-10.4',
  },
  {
    what: 'R-10.4: a second castle with the same Tribune',
    state: () =>
      deepFreeze(
        play(
          besideCastle((draft) => place(draft, 0, 'land', 'land:brigantium~castle-helvetia')),
          takeCastle('castle-alamannia'),
        ),
      ),
    action: takeCastle('castle-helvetia'),
    code: 'NO_BONUS',
    rule: 'R-10.4',
  },
  {
    what: 'R-10.4: a castle without room for its good',
    state: () =>
      besideCastle((draft) => {
        // Four colonists are in the storehouse, and eight goods.
        playerOf(draft, 0).goods = goods({ food: 4, tool: 4 });
      }),
    action: takeCastle('castle-alamannia'),
    code: 'NO_ROOM',
    rule: 'R-10.4',
  },
  {
    what: 'R-10.4: a house at a castle',
    state: () =>
      after(
        'architect',
        (draft) => shift(draft, 0, 'land', 'basilia', 'land:basilia~castle-alamannia'),
        on('germania'),
      ),
    action: house('castle-alamannia'),
    code: 'CITY_NOT_ADJACENT',
    rule: 'R-4.3',
  },
  ...(
    [
      ['a route without a ship', 'sea:gold~meroe'],
      ['the ship of another player', 'sea:berenice~frankincense'],
      ['a route that is not on the map', 'sea:constructor~frankincense'],
    ] as const
  ).map(([what, from]) => ({
    what: `R-10.8: into a trade square from ${what}`,
    state: besideSquare,
    action: enter('frankincense', from),
    code: 'NO_COLONIST' as const,
    rule: 'R-10.8',
  })),
  ...(
    [
      ['the other trade square', enter('gold', 'sea:frankincense~leuke-kome')],
      ['a square called constructor', enter('constructor', 'sea:frankincense~leuke-kome')],
    ] as const
  ).map(([what, action]) => ({
    what: `R-10.8: ${what}`,
    state: besideSquare,
    action,
    code: 'WRONG_DECISION' as const,
  })),
  {
    what: 'R-10.8: out of a trade square',
    state: () => after('architect', (draft) => place(draft, 0, 'sea', 'gold'), on('aegyptus')),
    action: move('sea', 'gold', 'sea:gold~meroe'),
    code: 'UNREACHABLE',
    rule: 'R-4.2',
  },
  {
    what: 'R-10.6: a step of the ship that waits in the Mediterranean',
    state: () => after('architect', () => {}, on('gallia')),
    action: move('sea', 'mediterranean', 'sea:burdigala~portus-namnetus'),
    code: 'UNREACHABLE',
    rule: 'R-4.2',
  },
  {
    what: 'R-10.6: a stay on the crossing from Bononia to Londinium',
    state: () =>
      after(
        'architect',
        (draft) => shift(draft, 0, 'land', 'lutetia', 'land:bononia~juliobona'),
        on('gallia'),
      ),
    action: move('land', 'land:bononia~juliobona', 'land:bononia~londinium'),
    code: 'UNREACHABLE',
    rule: 'R-4.2',
  },
  {
    what: 'R-10.11: from a boat onto a route that the other boat touches',
    state: () => after('architect', () => {}, on('balearica')),
    action: move('sea', 'boat-near-ebusus', 'sea:iamno~turris-solis'),
    code: 'UNREACHABLE',
    rule: 'R-4.2',
  },
  {
    what: 'R-10.9: Gaudos with a bonus that is not chosen',
    state: () => after('prefect', () => {}, on('creta')),
    action: { type: 'produceProvince', seat: 0, province: 'brown' },
    code: 'INVALID_ACTION',
  },
  {
    what: 'R-10.9: a bonus of choice anywhere else on Creta',
    state: () => after('prefect', () => {}, on('creta')),
    action: { type: 'produceProvince', seat: 0, province: 'red', good: 'cloth' },
    code: 'INVALID_ACTION',
  },
  {
    what: 'R-10.9: Gaudos again before the coins are taken',
    state: () =>
      after(
        'prefect',
        (draft) => {
          draft.board.markers.brown = { good: 'cloth', coins: MARKER_COINS.cloth, side: 'coins' };
        },
        on('creta'),
      ),
    action: { type: 'produceProvince', seat: 0, province: 'brown', good: 'cloth' },
    code: 'PROVINCE_INACTIVE',
    rule: 'R-4.4',
  },
  {
    what: 'R-9.2: a double card without a half',
    state: () => teams((draft) => give(draft, 0, 'prefect-architect-i')),
    action: card(0, 'prefect-architect-i'),
    code: 'INVALID_ACTION',
    rule: 'R-9.2',
  },
  {
    what: 'R-9.2: a half that the double card has not',
    state: () => teams((draft) => give(draft, 0, 'prefect-architect-i')),
    action: card(0, 'prefect-architect-i', 'mercator'),
    code: 'INVALID_ACTION',
    rule: 'R-9.2',
  },
  {
    what: 'R-9.2: a half of a card that is no double card',
    state: () => teams(),
    action: card(0, 'prefect', 'prefect'),
    code: 'INVALID_ACTION',
    rule: 'R-9.2',
  },
  ...(
    [
      ['without a half', copy(0, 0)],
      ['as a half that the card has not', copy(0, 0, 'mercator')],
    ] as const
  ).map(([what, action]) => ({
    what: `R-9.2: a Magister on a double card ${what}`,
    state: magisterPlayed,
    action,
    code: 'INVALID_ACTION' as const,
    rule: 'R-9.2',
  })),
  {
    what: 'R-9.2: a Magister on the card of another player',
    state: magisterPlayed,
    action: copy(0, 1),
    code: 'WRONG_DECISION',
  },
  {
    what: 'R-9.4: the partner uses the half that is used already',
    state: halvesPlayed,
    action: { type: 'takeCoins', seat: 2 },
    code: 'WRONG_DECISION',
  },
  {
    what: 'R-9.4: the active player acts in place of the partner',
    state: halvesPlayed,
    action: { type: 'pass', seat: 0 },
    code: 'NOT_YOUR_TURN',
    rule: 'R-3.3',
  },
  {
    what: 'R-9.6: copying the partner',
    state: () => diplomatPlayed(() => {}),
    action: copy(2, 0),
    code: 'CANNOT_COPY',
    rule: 'R-9.6',
  },
  {
    what: 'R-9.6: copying a card the partner has copied',
    state: () =>
      diplomatPlayed(({ parts }: Any) => {
        parts.teams.copied = [{ party: 0, from: 1 }];
      }),
    action: copy(2, 1),
    code: 'CANNOT_COPY',
    rule: 'R-9.6',
  },
  {
    what: 'R-9.7: a second card for a Praetor',
    state: () => {
      const state = praetorPlayed();
      return deepFreeze(play(state, ...listed(state, 'buyCard').slice(0, 1)));
    },
    action: buy('farmer-i'),
    code: 'NOT_YOUR_TURN',
  },
  {
    what: 'R-9.8: a Proconsul for a Proconsul',
    state: () => proconsulPlayed(),
    action: buy('proconsul-iii'),
    code: 'CARD_NOT_FOR_SALE',
    rule: 'R-9.8',
  },
  {
    what: 'R-9.8: a Legatus after a Proconsul',
    state: () => deepFreeze(play(proconsulPlayed(), { type: 'pass', seat: 0 })),
    action: card(2, 'legatus'),
    code: 'CANNOT_PLAY',
    rule: 'R-9.8',
  },
  {
    what: 'R-9.8: the active player plays the card after a Proconsul',
    state: () => deepFreeze(play(proconsulPlayed(), { type: 'pass', seat: 0 })),
    action: card(0, 'prefect'),
    code: 'NOT_YOUR_TURN',
  },
  {
    what: 'R-9.8: a Diplomat after a Proconsul for a Legatus',
    state: () =>
      deepFreeze(
        play(
          proconsulPlayed((draft) => {
            discard(draft, 1, 'prefect-architect-i', 'legatus');
            // A double card, so that there is a choice.
            playerOf(draft, 3).discard.push(...playerOf(draft, 1).discard.splice(0, 1));
          }),
          { type: 'pass', seat: 0 },
          card(2, 'diplomat'),
        ),
      ),
    action: copy(2, 1),
    code: 'CANNOT_COPY',
    rule: 'R-9.8',
  },
  ...(['architect', 'proconsul-ii'] as const).map((id) => ({
    what: `R-9.9: a Legatus for a card the partner has not: ${id}`,
    state: legatusPlayed,
    action: suggest(0, id),
    code: 'CARD_NOT_IN_HAND' as const,
    rule: 'R-9.9',
  })),
  ...(
    [
      ['in the capital', 'roma'],
      ['next to the capital by land', 'novaria'],
      ['next to the capital by sea', 'massilia'],
      ['nowhere', 'atlantis'],
      ['in a city called constructor', 'constructor'],
    ] as const
  ).map(([what, city]) => ({
    what: `R-9.11: beginning ${what}`,
    state: newTeams,
    action: startIn(2, city),
    code: 'UNREACHABLE' as const,
    rule: 'R-9.11',
  })),
  ...([0, 1, 3] as const).map((seat) => ({
    what: `R-9.11: seat ${seat} chooses a city when seat 2 has to`,
    state: newTeams,
    action: startIn(seat, 'londinium'),
    code: 'NOT_YOUR_TURN' as const,
    rule: 'R-3.3',
  })),
  {
    what: 'R-6.1: a card after the end',
    state: lastState,
    action: { type: 'playCard', seat: 0, card: 'tribune' },
    code: 'GAME_OVER',
    rule: 'R-6.1',
  },
];

describe('one example of every refusal', () => {
  test.each(REFUSALS)('$what: $code', expectRefusal);

  test('R-4.3: nobody builds in a capital', () => {
    const state = after('architect', NEXT_TO_NOVARIA);
    const { code } = refused(() => applyAction(state, house('roma')));
    expect(['CITY_NOT_ADJACENT', 'CITY_CLOSED']).toContain(code);
  });

  test('a city that the map closes is CITY_CLOSED', () => {
    const rules = defineRules({
      id: 'closed',
      forbid: { buildHouse: () => ({ code: 'CITY_CLOSED', message: 'Closed.' }) },
    });
    const maps = [defineMap({ ...boardData('italia'), id: 'closed', rules })];
    const { createGame, applyAction, legalActions } = createLibrary({ maps });
    const start = createGame({ map: 'closed', players: 2, seed: 'closed' });
    const moved = { kind: 'land', from: 'roma', to: 'land:cosa~roma' } as const;
    const state = applyAction(
      applyAction(start, { type: 'playCard', seat: 0, card: 'architect' }),
      { type: 'moveColonist', seat: 0, ...moved },
    );
    const before = JSON.stringify(state);
    const building = { type: 'buildHouse', seat: 0, city: 'cosa' } as const;
    expect(refused(() => applyAction(state, building)).code).toBe('CITY_CLOSED');
    expect(legalActions(state)).not.toContainEqual(building);
    expect(JSON.stringify(state)).toBe(before);
  });

  describe('R-5.2: four goods for two spaces', () => {
    // Syria brings its cloth and, for houses in both cities, a food and a cloth; one space is free.
    const state = after('prefect', (draft) => {
      build(draft, 0, 'antiochia', 'tyros');
      playerOf(draft, 0).goods = goods({ brick: 7 });
    });
    const choose = applyAction(state, { type: 'produceProvince', seat: 0, province: 'syria' });
    const keep = (kept: object) => ({ type: 'keepGoods', seat: 0, goods: kept });

    test('one is to be kept', () => {
      expect(choose.decision).toEqual({
        kind: 'keepGoods',
        seat: 0,
        arriving: { food: 1, cloth: 2 },
      });
    });

    test.each([
      ['more than fit', { cloth: 2 }, 'NO_ROOM'],
      ['none', {}, 'INVALID_ACTION'],
      ['what has not arrived', { wine: 1 }, 'NOT_ENOUGH_GOODS'],
      ['what was there before', { brick: 1 }, 'NOT_ENOUGH_GOODS'],
    ] as const)('%s: refused', (_, kept, code) => {
      expectRefused(choose, keep(kept), code);
      expect(refused(() => applyAction(choose, keep(kept) as Action)).rule).toBe('R-5.2');
    });
  });
});
