// answers for src/maps src/modules src/rules src/roles
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
  refusal,
  refused,
  refusedBy,
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
  refusedBy(
    'R-4.3: a move after a house',
    'WRONG_DECISION',
    move('land', 'land:novaria~roma', 'land:massilia~novaria'),
    () =>
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
  ),
  refusedBy(
    'R-4.5: income after a colonist',
    'WRONG_DECISION',
    { type: 'takeIncome', seat: 0 },
    () =>
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
  ),
  refusedBy(
    'R-3.1: a card that is not in the hand',
    'CARD_NOT_IN_HAND',
    { type: 'playCard', seat: 0, card: 'consul-ii' },
    () => scenario(),
  ),
  refusedBy(
    'R-9.2: half of a single card',
    'INVALID_ACTION',
    { type: 'playCard', seat: 0, card: 'senator', as: 'senator' },
    () => scenario(),
  ),
  refusedBy('R-4.8: a card of the deck', 'CARD_NOT_FOR_SALE', buy('smith-i'), () =>
    after('senator', () => {}, { deck: DECK_I }),
  ),
  refusedBy('R-4.9: a card of the own hand', 'CARD_NOT_FOR_SALE', buy('architect'), () =>
    after(
      'consul-ii',
      (draft) => {
        // Deck I is empty once its eight cards are bought.
        for (const card of [...DECK_I, 'smith-i', 'consul-ii'] as const) give(draft, 0, card);
        playerOf(draft, 0).goods = goods({ brick: 2, food: 2, tool: 2, wine: 1, cloth: 1 });
      },
      { deck: DECK_I },
    ),
  ),
  refusedBy('R-4.8: a Mason without the food for it', 'NOT_ENOUGH_GOODS', buy('mason-i'), () =>
    after(
      'senator',
      (draft) => {
        playerOf(draft, 0).goods = goods({ wine: 2, brick: 2 });
      },
      { deck: DECK_I },
    ),
  ),
  refusedBy(
    'R-4.8: a Mason with his food and nothing for his place',
    'NOT_ENOUGH_GOODS',
    buy('colonist-i'),
    () =>
      after(
        'senator',
        (draft) => {
          playerOf(draft, 0).goods = goods({ food: 1 });
        },
        { deck: ['mason-i', 'colonist-i'] },
      ),
  ),
  refusedBy('R-4.8: a choice of goods that is not made', 'INVALID_ACTION', buy('mason-i'), () =>
    after('senator', () => {}, { deck: DECK_I }),
  ),
  refusedBy(
    'R-4.8: goods that do not pay the card',
    'INVALID_ACTION',
    buy('mason-i', { brick: 1, wine: 1 }),
    () => after('senator', () => {}, { deck: DECK_I }),
  ),
  refusedBy(
    'R-4.8: more goods than the card costs',
    'INVALID_ACTION',
    buy('mason-i', { food: 1, brick: 1, wine: 1 }),
    () => after('senator', () => {}, { deck: DECK_I }),
  ),
  refusedBy(
    'R-4.8: a choice where there is none',
    'INVALID_ACTION',
    buy('prefect-i', { wine: 1 }),
    () => after('senator', () => {}, { deck: DECK_I }),
  ),
  refusedBy('R-4.6: two cloth sold out of one', 'NOT_ENOUGH_GOODS', deal('sell', 'cloth', 2), () =>
    after('mercator'),
  ),
  refusedBy('R-4.5: a colonist without a tool', 'NOT_ENOUGH_GOODS', put('land', 'roma'), () =>
    after(
      'colonist-i',
      (draft) => {
        give(draft, 0, 'colonist-i');
        playerOf(draft, 0).goods = goods({ food: 2 });
      },
      { deck: DECK_I },
    ),
  ),
  refusedBy(
    'R-4.3: a house in a wine city without a brick',
    'NOT_ENOUGH_GOODS',
    house('novaria'),
    () =>
      after('architect', (draft) => {
        NEXT_TO_NOVARIA(draft);
        playerOf(draft, 0).goods = goods({ wine: 3 });
      }),
  ),
  refusedBy(
    'R-4.3: 3 sestertii for a house that costs 4',
    'NOT_ENOUGH_MONEY',
    house('novaria'),
    () =>
      after('architect', (draft) => {
        NEXT_TO_NOVARIA(draft);
        playerOf(draft, 0).money = 3;
      }),
  ),
  refusedBy(
    'R-4.3: 7 sestertii for the second house in a wine city, which costs 8',
    'NOT_ENOUGH_MONEY',
    house('novaria'),
    () =>
      after('architect', (draft) => {
        NEXT_TO_NOVARIA(draft);
        build(draft, 1, 'novaria');
        playerOf(draft, 0).money = 7;
      }),
  ),
  refusedBy(
    'R-4.6: two cloth for 14 with 8 sestertii',
    'NOT_ENOUGH_MONEY',
    deal('buy', 'cloth', 2),
    () => after('mercator'),
  ),
  refusedBy('R-5.2: three goods bought for two spaces', 'NO_ROOM', deal('buy', 'brick', 3), () =>
    after('mercator', (draft) => {
      playerOf(draft, 0).money = 100;
    }),
  ),
  refusedBy(
    'R-4.2: a colonist that stands somewhere else',
    'NO_COLONIST',
    move('land', 'londinium', 'land:isca-dumnoniorum~londinium'),
    () => after('architect'),
  ),
  refusedBy(
    'R-4.2: the colonist of another player',
    'NO_COLONIST',
    move('land', 'land:novaria~roma', 'land:aquileia~novaria'),
    () => after('architect', (draft) => shift(draft, 1, 'land', 'roma', 'land:novaria~roma')),
  ),
  refusedBy(
    'R-4.1: a land colonist when all are on the board',
    'NO_COLONIST',
    put('land', 'roma'),
    () =>
      after('tribune', (draft) => {
        place(draft, 0, 'land', 'roma', 'roma');
      }),
  ),
  refusedBy(
    'R-4.2: a route with a colonist',
    'ROUTE_OCCUPIED',
    move('land', 'roma', 'land:novaria~roma'),
    () => after('architect', (draft) => shift(draft, 1, 'land', 'roma', 'land:novaria~roma')),
  ),
  refusedBy(
    'R-4.2: three steps out of two',
    'UNREACHABLE',
    move('land', 'roma', 'land:colonia-agrippina~lutetia'),
    () => after('architect'),
  ),
  refusedBy(
    'R-4.2: a land colonist onto the sea',
    'UNREACHABLE',
    move('land', 'roma', 'sea:massilia~roma'),
    () => after('architect'),
  ),
  refusedBy(
    'R-4.2: a route that is not on the map',
    'UNREACHABLE',
    move('land', 'roma', 'land:atlantis~roma'),
    () => after('architect'),
  ),
  refusedBy(
    'R-4.1: a new colonist outside the capital',
    'UNREACHABLE',
    put('land', 'novaria'),
    () => after('tribune', (draft) => build(draft, 0, 'novaria')),
  ),
  refusedBy(
    'R-4.5: a new colonist in a city with a house of somebody else',
    'UNREACHABLE',
    put('land', 'novaria'),
    () =>
      after(
        'colonist-i',
        (draft) => {
          give(draft, 0, 'colonist-i');
          build(draft, 1, 'novaria');
        },
        { deck: DECK_I },
      ),
  ),
  refusedBy(
    'R-4.5: a ship in an own city without a harbour',
    'UNREACHABLE',
    put('sea', 'novaria'),
    () =>
      after(
        'colonist-i',
        (draft) => {
          give(draft, 0, 'colonist-i');
          build(draft, 0, 'novaria');
        },
        { deck: DECK_I },
      ),
  ),
  refusedBy(
    'R-4.3: a colonist in a city allows no house next to it',
    'CITY_NOT_ADJACENT',
    house('novaria'),
    () => after('architect'),
  ),
  refusedBy('R-4.3: a city that is not on the map', 'CITY_NOT_ADJACENT', house('constructor'), () =>
    after('architect', NEXT_TO_NOVARIA),
  ),
  refusedBy('R-4.3: a second own house in a city', 'ALREADY_BUILT', house('novaria'), () =>
    after('architect', (draft) => {
      NEXT_TO_NOVARIA(draft);
      build(draft, 0, 'novaria');
    }),
  ),
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
  refusedBy(
    'R-4.4: a province whose marker shows coins',
    'PROVINCE_INACTIVE',
    { type: 'produceProvince', seat: 0, province: 'syria' },
    () =>
      after('prefect', (draft) => {
        const { syria } = draft.board.markers;
        if (syria !== undefined) syria.side = 'coins';
      }),
  ),
  refusedBy(
    'R-4.4: a province that is not on the map',
    'PROVINCE_INACTIVE',
    { type: 'produceProvince', seat: 0, province: 'constructor' },
    () => after('prefect'),
  ),
  refusedBy(
    'R-4.4: a bonus of the own choice',
    'INVALID_ACTION',
    { type: 'produceProvince', seat: 0, province: 'syria', good: 'cloth' },
    () => after('prefect'),
  ),
  ...([0, 3, 5] as const).map((from) =>
    refusedBy(
      `R-4.7: copying seat ${from}: oneself, a Diplomat, nobody`,
      'CANNOT_COPY',
      { type: 'copyCard', seat: 0, from },
      () =>
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
    ),
  ),
  refusal('R-4.7: passing instead of copying', 'WRONG_DECISION', { type: 'pass', seat: 0 }, () =>
    after('diplomat', (draft) => {
      discard(draft, 1, 'architect');
      discard(draft, 2, 'mercator');
    }),
  ),
  refusedBy('R-4.6: a third kind of goods', 'CANNOT_TRADE', deal('sell', 'wine', 1), () =>
    deepFreeze(
      applyAction(applyAction(after('mercator'), deal('sell', 'food', 1)), deal('sell', 'tool', 1)),
    ),
  ),
  refusedBy('R-4.6: buying the kind that was sold', 'CANNOT_TRADE', deal('buy', 'food', 1), () =>
    deepFreeze(applyAction(after('mercator'), deal('sell', 'food', 1))),
  ),
  refusedBy('R-8.1: first goods sold', 'CANNOT_TRADE', deal('sell', 'food', 1), () =>
    createGame({ map: 'italia', players: 2, seed: 'x', startingGoods: 'bought' }),
  ),
  ...(
    [
      ['a ship from a field where no own one lies', 'massilia', 'cyrene'],
      ['the ship of another player', 'valentia', 'cyrene'],
      ['a ship in the city', 'pantheon', 'cyrene'],
    ] as const
  ).map(([what, from, to]) =>
    refusedBy(`R-10.2: ${what}`, 'NO_COLONIST', sail(from, to), () =>
      after('architect', (draft) => shift(draft, 1, 'sea', 'ostia', 'valentia'), ROMA),
    ),
  ),
  ...(
    [
      ['back', 'massilia'],
      ['home', 'ostia'],
      ['nowhere at all', 'cyrene'],
      ['into the city', 'emporium'],
      ['off the board', 'constructor'],
    ] as const
  ).map(([what, to]) =>
    refusedBy(`R-10.2: a ship ${what}`, 'UNREACHABLE', sail('cyrene', to), () =>
      after('architect', (draft) => shift(draft, 0, 'sea', 'ostia', 'cyrene'), ROMA),
    ),
  ),
  refusedBy('R-10.2: a ship twice in a turn', 'NO_COLONIST', sail('massilia', 'cyrene'), () =>
    sailed('massilia'),
  ),
  refusedBy('R-10.2: a second ship to Byzantium', 'UNREACHABLE', sail('ostia', 'byzantium'), () =>
    sailed('byzantium'),
  ),
  refusedBy(
    'R-10.2: a ship to Byzantium without a house left, when another has ended the game',
    'UNREACHABLE',
    { ...sail('ostia', 'byzantium'), seat: 1 },
    () => {
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
  ),
  refusedBy('R-10.2: a ship with no step left', 'UNREACHABLE', sail('ostia', 'massilia'), () => {
    // Two steps in all lead from the start field to the far side of a place behind a gate.
    const rich = (draft: StateDraft) => {
      playerOf(draft, 0).money = 50;
    };
    const to = 'land:templum-isidis-et-serapidis~thermae-traiani';
    return deepFreeze(play(after('architect', rich, ROMA), move('land', 'start-field', to)));
  }),
  refusedBy(
    'R-10.2: a ship after a bonus',
    'WRONG_DECISION',
    sail('ostia', 'massilia'),
    bonusTaken,
  ),
  refusal(
    'R-10.2: a land colonist after a bonus',
    'WRONG_DECISION',
    move('land', 'start-field', 'land:aqua-traiana~via-aurelia'),
    bonusTaken,
  ),
  refusedBy('R-10.2: a house while a bonus waits', 'WRONG_DECISION', house('carthago-brick'), () =>
    sailed('carthago', 'alexandria'),
  ),
  refusedBy('R-10.2: a bonus where no ship has come', 'NO_BONUS', take('cyrene'), () =>
    sailed('massilia'),
  ),
  refusedBy(
    'R-10.2: the bonus of a ship that came in an earlier turn',
    'NO_BONUS',
    take('massilia'),
    () => after('architect', (draft) => shift(draft, 0, 'sea', 'ostia', 'massilia'), ROMA),
  ),
  refusedBy('R-10.2: a bonus of a sand field', 'NO_BONUS', take('carthago'), () =>
    sailed('carthago'),
  ),
  refusedBy(
    'R-10.2: a bonus of a place that is no field',
    'NO_BONUS',
    take('constructor', 'food'),
    () => arrivedIn('alexandria'),
  ),
  refusedBy('R-10.2: a bonus twice', 'NO_BONUS', take('alexandria', 'tool'), bonusTaken),
  ...(
    [
      ['a choice that is not made', () => arrivedIn('alexandria'), take('alexandria')],
      ['a good that is not offered', () => arrivedIn('alexandria'), take('alexandria', 'wine')],
      ['a choice where there is none', () => sailed('valentia'), take('valentia', 'brick')],
      ['a good instead of money', () => sailed('massilia'), take('massilia', 'brick')],
    ] as const
  ).map(([what, state, action]) => refusedBy(`R-10.2: ${what}`, 'INVALID_ACTION', action, state)),
  ...['athenae-wine', 'pantheon', 'carthago', 'constructor'].map((city) =>
    refusedBy(
      `R-10.2: a house in ${city} for a ship that has come to Carthago`,
      'CITY_NOT_ADJACENT',
      house(city),
      () => arrivedIn('carthago'),
    ),
  ),
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
  refusedBy('R-10.2: a god twice', 'ALREADY_BUILT', score('vesta'), () =>
    arrivedIn('byzantium', (draft) => {
      const part: Any = draft.parts.roma;
      part.marks.vesta = [0];
      playerOf(draft, 0).houses -= 1;
    }),
  ),
  refusedBy('R-10.1: a house below three tiles of Etna', 'CITY_CLOSED', house('hadranum'), () =>
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
  ),
  ...(
    [
      ['with no own colonist beside it', 'castle-helvetia'],
      ['that is a city', 'basilia'],
      ['that is not on the map', 'castle-atlantis'],
      ['called constructor', 'constructor'],
    ] as const
  ).map(([what, castle]) =>
    refusedBy(`R-10.4: a castle ${what}`, 'NO_BONUS', takeCastle(castle), () => besideCastle()),
  ),
  refusedBy(
    'R-10.4: a castle with the colonist of another player beside it',
    'NO_BONUS',
    takeCastle('castle-helvetia'),
    () =>
      besideCastle((draft) =>
        shift(draft, 1, 'land', 'basilia', 'land:brigantium~castle-helvetia'),
      ),
  ),
  refusedBy('R-10.4: a castle that is empty', 'NO_BONUS', takeCastle('castle-alamannia'), () =>
    besideCastle(({ parts }: Any) => {
      delete parts.germania.castles['castle-alamannia'];
    }),
  ),
  refusedBy('R-10.4: a castle twice', 'NO_BONUS', takeCastle('castle-alamannia'), () =>
    deepFreeze(play(besideCastle(), takeCastle('castle-alamannia'))),
  ),
  refusedBy(
    'R-10.4: a second castle with the same Tribune',
    'NO_BONUS',
    takeCastle('castle-helvetia'),
    () =>
      deepFreeze(
        play(
          besideCastle((draft) => place(draft, 0, 'land', 'land:brigantium~castle-helvetia')),
          takeCastle('castle-alamannia'),
        ),
      ),
  ),
  refusedBy(
    'R-10.4: a castle without room for its good',
    'NO_ROOM',
    takeCastle('castle-alamannia'),
    () =>
      besideCastle((draft) => {
        // Four colonists are in the storehouse, and eight goods.
        playerOf(draft, 0).goods = goods({ food: 4, tool: 4 });
      }),
  ),
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
  ).map(([what, from]) =>
    refusedBy(
      `R-10.8: into a trade square from ${what}`,
      'NO_COLONIST',
      enter('frankincense', from),
      besideSquare,
    ),
  ),
  ...(
    [
      ['the other trade square', enter('gold', 'sea:frankincense~leuke-kome')],
      ['a square called constructor', enter('constructor', 'sea:frankincense~leuke-kome')],
    ] as const
  ).map(([what, action]) => refusal(`R-10.8: ${what}`, 'WRONG_DECISION', action, besideSquare)),
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
  refusal(
    'R-10.9: Gaudos with a bonus that is not chosen',
    'INVALID_ACTION',
    { type: 'produceProvince', seat: 0, province: 'brown' },
    () => after('prefect', () => {}, on('creta')),
  ),
  refusal(
    'R-10.9: a bonus of choice anywhere else on Creta',
    'INVALID_ACTION',
    { type: 'produceProvince', seat: 0, province: 'red', good: 'cloth' },
    () => after('prefect', () => {}, on('creta')),
  ),
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
  refusedBy(
    'R-9.2: a double card without a half',
    'INVALID_ACTION',
    card(0, 'prefect-architect-i'),
    () => teams((draft) => give(draft, 0, 'prefect-architect-i')),
  ),
  refusedBy(
    'R-9.2: a half that the double card has not',
    'INVALID_ACTION',
    card(0, 'prefect-architect-i', 'mercator'),
    () => teams((draft) => give(draft, 0, 'prefect-architect-i')),
  ),
  refusedBy(
    'R-9.2: a half of a card that is no double card',
    'INVALID_ACTION',
    card(0, 'prefect', 'prefect'),
    () => teams(),
  ),
  ...(
    [
      ['without a half', copy(0, 0)],
      ['as a half that the card has not', copy(0, 0, 'mercator')],
    ] as const
  ).map(([what, action]) =>
    refusedBy(
      `R-9.2: a Magister on a double card ${what}`,
      'INVALID_ACTION',
      action,
      magisterPlayed,
    ),
  ),
  refusal(
    'R-9.2: a Magister on the card of another player',
    'WRONG_DECISION',
    copy(0, 1),
    magisterPlayed,
  ),
  refusal(
    'R-9.4: the partner uses the half that is used already',
    'WRONG_DECISION',
    { type: 'takeCoins', seat: 2 },
    halvesPlayed,
  ),
  {
    what: 'R-9.4: the active player acts in place of the partner',
    state: halvesPlayed,
    action: { type: 'pass', seat: 0 },
    code: 'NOT_YOUR_TURN',
    rule: 'R-3.3',
  },
  refusedBy('R-9.6: copying the partner', 'CANNOT_COPY', copy(2, 0), () =>
    diplomatPlayed(() => {}),
  ),
  refusedBy('R-9.6: copying a card the partner has copied', 'CANNOT_COPY', copy(2, 1), () =>
    diplomatPlayed(({ parts }: Any) => {
      parts.teams.copied = [{ party: 0, from: 1 }];
    }),
  ),
  refusal('R-9.7: a second card for a Praetor', 'NOT_YOUR_TURN', buy('farmer-i'), () => {
    const state = praetorPlayed();
    return deepFreeze(play(state, ...listed(state, 'buyCard').slice(0, 1)));
  }),
  refusedBy('R-9.8: a Proconsul for a Proconsul', 'CARD_NOT_FOR_SALE', buy('proconsul-iii'), () =>
    proconsulPlayed(),
  ),
  refusedBy('R-9.8: a Legatus after a Proconsul', 'CANNOT_PLAY', card(2, 'legatus'), () =>
    deepFreeze(play(proconsulPlayed(), { type: 'pass', seat: 0 })),
  ),
  refusal(
    'R-9.8: the active player plays the card after a Proconsul',
    'NOT_YOUR_TURN',
    card(0, 'prefect'),
    () => deepFreeze(play(proconsulPlayed(), { type: 'pass', seat: 0 })),
  ),
  refusedBy('R-9.8: a Diplomat after a Proconsul for a Legatus', 'CANNOT_COPY', copy(2, 1), () =>
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
  ),
  ...(['architect', 'proconsul-ii'] as const).map((id) =>
    refusedBy(
      `R-9.9: a Legatus for a card the partner has not: ${id}`,
      'CARD_NOT_IN_HAND',
      suggest(0, id),
      legatusPlayed,
    ),
  ),
  ...(
    [
      ['in the capital', 'roma'],
      ['next to the capital by land', 'novaria'],
      ['next to the capital by sea', 'massilia'],
      ['nowhere', 'atlantis'],
      ['in a city called constructor', 'constructor'],
    ] as const
  ).map(([what, city]) =>
    refusedBy(`R-9.11: beginning ${what}`, 'UNREACHABLE', startIn(2, city), newTeams),
  ),
  ...([0, 1, 3] as const).map((seat) => ({
    what: `R-9.11: seat ${seat} chooses a city when seat 2 has to`,
    state: newTeams,
    action: startIn(seat, 'londinium'),
    code: 'NOT_YOUR_TURN' as const,
    rule: 'R-3.3',
  })),
  refusedBy(
    'R-6.1: a card after the end',
    'GAME_OVER',
    { type: 'playCard', seat: 0, card: 'tribune' },
    lastState,
  ),
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
