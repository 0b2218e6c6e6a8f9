// answers for src/maps src/modules src/rules src/roles
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type ActionType,
  applyAction,
  type CardId,
  createLibrary,
  type DecisionKind,
  defineMap,
  type ErrorCode,
  type GameState,
  legalActions,
  tryApplyAction,
} from '../../src/index';
import { defineRules } from '../../src/kit';
import { check } from '../support/check';
import {
  build,
  discard,
  give,
  goods,
  play,
  playerOf,
  type StateDraft,
  scenario,
  shift,
  thrownBy,
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
  refusedBy,
  sorted,
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
  newTeams,
  on,
  PLAYED,
  proconsulPlayed,
  ROMA,
  SHIPS,
  STATES,
  sail,
  sailed,
  startIn,
  take,
  takeCastle,
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
const buy = (card: CardId): Action => ({ type: 'buyCard', seat: 0, card });

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

/** The second player has an Architect to carry out, after the first has ended the game with fifteen houses. */
function lastArchitect(options: object, edit: (draft: StateDraft) => void = () => {}): GameState {
  const state = scenario((draft) => {
    const fifteen = Object.keys(draft.board.houses).filter((city) => city !== 'novaria');
    for (const seat of [0, 1]) build(draft, seat, ...fifteen.slice(0, 15));
    edit(draft);
    Object.assign(draft, {
      turn: 2,
      seat: 1,
      decision: { kind: 'playCard', seat: 1 },
      phase: 'finalRound',
      concordia: 0,
      lastTurn: 3,
    });
  }, options);
  return deepFreeze(play(state, card(1, 'architect')));
}

/** A house that does not allow, though another rule is about it. */
const house43 = (what: string, code: ErrorCode, city: string, state: () => GameState) => ({
  ...refusal(what, code, house(city), state),
  rule: 'R-4.3',
});

/** Refusals besides those of the rulebook, each in a case of its own. */
const REFUSALS: readonly RefusedAction[] = [
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
  refusedBy(
    'R-4.8: a card that costs a food with it and nothing for its place',
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
  house43('R-4.3: a city that is not on the map', 'CITY_NOT_ADJACENT', 'constructor', () =>
    after('architect', NEXT_TO_NOVARIA),
  ),
  {
    ...house43(
      'R-2.4: a sixteenth house, when another has ended the game',
      'NO_HOUSE_LEFT',
      'novaria',
      () => lastArchitect({}, (draft) => shift(draft, 1, 'land', 'roma', 'land:novaria~roma')),
    ),
    action: { ...house('novaria'), seat: 1 },
  },
  refusedBy(
    'R-4.4: a province that is not on the map',
    'PROVINCE_INACTIVE',
    { type: 'produceProvince', seat: 0, province: 'constructor' },
    () => after('prefect'),
  ),
  refusedBy('R-4.7: copying somebody who is not at the table', 'CANNOT_COPY', copy(0, 5), () =>
    after('diplomat', (draft) => {
      discard(draft, 1, 'architect');
      discard(draft, 2, 'mercator');
    }),
  ),
  refusedBy('R-10.2: the ship of another player', 'NO_COLONIST', sail('valentia', 'cyrene'), () =>
    after('architect', (draft) => shift(draft, 1, 'sea', 'ostia', 'valentia'), ROMA),
  ),
  ...(
    [
      ['nowhere at all', 'cyrene'],
      ['into the city', 'emporium'],
      ['off the board', 'constructor'],
    ] as const
  ).map(([what, to]) =>
    refusedBy(`R-10.2: a ship ${what}`, 'UNREACHABLE', sail('cyrene', to), () =>
      after('architect', (draft) => shift(draft, 0, 'sea', 'ostia', 'cyrene'), ROMA),
    ),
  ),
  refusedBy(
    'R-10.2: a ship to Byzantium without a house left, when another has ended the game',
    'UNREACHABLE',
    { ...sail('ostia', 'byzantium'), seat: 1 },
    () => lastArchitect(ROMA),
  ),
  refusal(
    'R-10.2: a land colonist after a bonus',
    'WRONG_DECISION',
    move('land', 'start-field', 'land:aqua-traiana~via-aurelia'),
    bonusTaken,
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
  refusedBy('R-10.2: a bonus twice', 'NO_BONUS', take('alexandria', 'tool'), bonusTaken),
  refusedBy(
    'R-10.2: a bonus of a place that is no field',
    'NO_BONUS',
    take('constructor', 'food'),
    () => arrivedIn('alexandria'),
  ),
  refusedBy(
    'R-10.2: a choice where there is none',
    'INVALID_ACTION',
    take('valentia', 'brick'),
    () => sailed('valentia'),
  ),
  refusedBy('R-10.2: a good instead of money', 'INVALID_ACTION', take('massilia', 'brick'), () =>
    sailed('massilia'),
  ),
  ...['pantheon', 'carthago', 'constructor'].map((city) =>
    refusedBy(
      `R-10.2: a house in ${city} for a ship that has come to Carthago`,
      'CITY_NOT_ADJACENT',
      house(city),
      () => arrivedIn('carthago'),
    ),
  ),
  house43(
    'R-10.2: a food house on a building site without a brick',
    'NOT_ENOUGH_GOODS',
    'carthago-food',
    () =>
      arrivedIn('carthago', (draft) => {
        playerOf(draft, 0).goods = goods({ food: 2 });
      }),
  ),
  ...(
    [
      ['that is a city', 'basilia'],
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
  ...(
    [
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
  refusal(
    'R-10.8: the other trade square',
    'WRONG_DECISION',
    enter('gold', 'sea:frankincense~leuke-kome'),
    besideSquare,
  ),
  {
    what: 'R-10.11: from a boat onto a route that the other boat touches',
    state: () => after('architect', () => {}, on('balearica')),
    action: move('sea', 'boat-near-ebusus', 'sea:iamno~turris-solis'),
    code: 'UNREACHABLE',
    rule: 'R-4.2',
  },
  refusal(
    'R-9.4: the partner uses the half that is used already',
    'WRONG_DECISION',
    { type: 'takeCoins', seat: 2 },
    halvesPlayed,
  ),
  refusedBy('R-9.6: copying a card the partner has copied', 'CANNOT_COPY', copy(2, 1), () =>
    diplomatPlayed(({ parts }: Any) => {
      parts.teams.copied = [{ party: 0, from: 1 }];
    }),
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
  refusedBy('R-9.11: beginning nowhere', 'UNREACHABLE', startIn(2, 'atlantis'), newTeams),
  refusedBy('R-6.1: a card after the end', 'GAME_OVER', card(0, 'tribune'), lastState),
];

describe('refusals', () => {
  test.each(REFUSALS)('$what: $code', expectRefusal);

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
    expect(thrownBy(() => applyAction(state, building)).code).toBe('CITY_CLOSED');
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
      expect(thrownBy(() => applyAction(choose, keep(kept) as Action)).rule).toBe('R-5.2');
    });
  });
});
