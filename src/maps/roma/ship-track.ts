/**
 * The ship track. Sea colonists are ships that sail from field to field: an Architect moves them for a step
 * each, a Prefect who takes the coins moves one.
 *
 * An Architect has four parts: move, take the bonuses, build, score Byzantium. Taking the first bonus ends the moving,
 * and nothing else can be done until all bonuses are taken.
 */
import { ask, decision, defineRules, finish, passing, proceed, refusal, step } from '../../kit';
import { architectDecision, faultsOf, impossible, openDecisions, roleOf } from '../../kit-rules';
import { bonusDecision, bonusRefusals, takeBonusByArchitect, takeBonusByPrefect } from './bonus';
import {
  buildingDecision,
  buildingFaults,
  buildOnArrival,
  noShipArrived,
  passBuilding,
} from './building';
import {
  godMarked,
  marksOf,
  passScoring,
  scoreGod,
  scoringDecision,
  scoringFaults,
} from './byzantium';
import { bonusTaken, godScored, noGodScored } from './events';
import {
  canScore,
  closeArrival,
  hasOpenBonus,
  openSites,
  shipTrackPart,
  trackFaults,
} from './part';
import { byzantiumScore } from './score';
import { moveShip, sailing, sailingRefusal, sailingRefusals, shipMoves } from './ships';

const RULE = 'R-10.2';

const sailingOver = refusal({
  reason: 'sailingOver',
  code: 'WRONG_DECISION',
  rule: RULE,
  words: () => 'Moving is over for this turn.',
});

const noStepLeft = refusal({
  reason: 'noStepLeft',
  code: 'UNREACHABLE',
  rule: RULE,
  words: () => 'No steps are left.',
});

const firstTheBonuses = refusal({
  reason: 'firstTheBonuses',
  code: 'WRONG_DECISION',
  rule: RULE,
  words: () => 'Take the bonuses of the ships first.',
});

/** An Architect moves a ship: each move takes one step, however far it goes. */
const sailByArchitect = step({
  ...sailing,
  rule: RULE,
  during: [architectDecision],

  candidatesAreLegal: true,
  candidates: ({ state }, { seat, steps, building }, wanted) =>
    wanted.isWide || (steps > 0 && !building) ? shipMoves(state, seat, wanted) : [],

  refusal({ state }, action, { steps, building }) {
    if (building) return sailingOver({});
    return steps === 0 ? noStepLeft({}) : sailingRefusal(state, action);
  },

  cost: () => ({ steps: 1 }),

  apply(transition, action, { seat, steps, building }) {
    moveShip(transition, action);
    proceed(transition, { kind: 'architect', seat, steps: steps - 1, building });
  },
});

const faults = faultsOf({
  shipHasMoved: () => 'a ship has already moved',
  prefectNotOver: () => 'the Prefect has not ended yet',
});

/** Move one ship forward, for a Prefect who has taken the coins. */
const shipDecision = decision({
  kind: 'moveShip',
  role: 'prefect',
  audit({ game, state }, { seat }) {
    const { arrivals } = shipTrackPart.read(state);
    if (arrivals.some((ship) => ship.seat === seat)) {
      return impossible(faults.of('shipHasMoved'), RULE);
    }
    // The bonus of the field is decided after everything else.
    if (openDecisions(state).every((open) => roleOf(game, open) === undefined)) return undefined;
    return impossible(faults.of('prefectNotOver'), RULE);
  },
  words: (names, { seat }) => `${names.player(seat)} may move a ship`,
});

/** A Prefect moves a ship, and uses its field at once. */
const sailByPrefect = step({
  ...sailing,
  rule: RULE,
  during: [shipDecision],
  candidatesAreLegal: true,
  candidates: ({ state }, { seat }, wanted) => shipMoves(state, seat, wanted),
  refusal: ({ state }, action) => sailingRefusal(state, action),
  apply(transition, action, { seat }) {
    finish(transition);
    moveShip(transition, action);
    if (hasOpenBonus(transition.state, seat)) ask(transition, { kind: 'takeBonus', seat });
    if (openSites(transition, seat).size > 0) ask(transition, { kind: 'buildOnArrival', seat });
    if (canScore(transition.state, seat)) {
      ask(transition, { kind: 'scoreGod', seat, by: 'prefect' });
    }
  },
});

/** Actions that are legal while bonuses wait: ships and colonists may still move until the first is taken. */
const BEFORE_BONUSES: readonly string[] = ['moveShip', 'moveColonist', 'takeBonus'];

export const shipTrack = defineRules({
  id: 'roma',
  faults: {
    ...trackFaults.words,
    ...buildingFaults.words,
    ...faults.words,
    ...scoringFaults.words,
  },
  parts: [shipTrackPart],
  decisions: [shipDecision, bonusDecision, buildingDecision, scoringDecision],
  steps: [
    sailByArchitect,
    takeBonusByArchitect,
    sailByPrefect,
    passing(shipDecision),
    takeBonusByPrefect,
    buildOnArrival,
    passBuilding,
    scoreGod,
    passScoring,
  ],
  events: [bonusTaken, godScored, noGodScored],
  refusals: [
    sailingOver,
    noStepLeft,
    ...sailingRefusals,
    firstTheBonuses,
    ...bonusRefusals,
    noShipArrived,
    godMarked,
  ],

  setUp(transition) {
    shipTrackPart.write(transition, {
      arrivals: [],
      marks: {
        vesta: [],
        jupiter: [],
        saturnus: [],
        venus: [],
        mercurius: [],
        mars: [],
        minerva: [],
      },
      points: Array<number>(transition.game.players).fill(0),
    });
  },

  scores: [
    {
      ...byzantiumScore,
      points: ({ state }, seat) => shipTrackPart.read(state).points[seat] ?? 0,
    },
  ],

  modifiers: {
    adjacentCities: (cities, position, { seat }) =>
      new Set([...cities, ...openSites(position, seat)]),

    houseCause: (because, position, { seat, city }) =>
      openSites(position, seat).has(city) ? { rule: RULE } : because,
  },

  forbid: {
    '*'({ state }, { type }, { kind, seat }) {
      if (kind !== 'architect' && kind !== 'takeBonus') return undefined;
      if (BEFORE_BONUSES.includes(type) || !hasOpenBonus(state, seat)) return undefined;
      return firstTheBonuses({});
    },
  },

  on: {
    houseBuilt(transition, { seat, city }) {
      const province = transition.game.board.cities.get(city)?.province;
      if (province !== undefined) closeArrival(transition, seat, province);
    },

    architectEnded(transition, { seat }) {
      if (canScore(transition.state, seat)) ask(transition, { kind: 'scoreGod', seat });
    },

    coinsTaken(transition, { seat }) {
      ask(transition, { kind: 'moveShip', seat });
    },

    turnEnded(transition) {
      const part = shipTrackPart.read(transition.state);
      if (part.arrivals.length > 0) shipTrackPart.write(transition, { ...part, arrivals: [] });
    },
  },

  audit: { housesElsewhere: ({ state }, seat) => marksOf(state, seat) },
});
