/**
 * The ship track. Sea colonists are ships that sail from field to field; an Architect moves
 * them for a step each, a Prefect who takes the coins moves one.
 *
 * An Architect goes in four parts: move, take the bonuses, build, score Byzantium. Taking the first
 * bonus ends the moving, and as long as one waits nobody does anything else.
 */
import type { ActionType } from '../../model/action';
import type { Decision, DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import { ask, finish, openDecisions, proceed } from '../../rules/change';
import type { DecisionHandler, Offer, RuleHooks } from '../../rules/game';
import { roleOf } from '../../rules/played';
import { wrongDecision } from '../../rules/refusals';
import { bonuses, hasOpenBonus, takeBonus, takeBonusDecision } from './bonus';
import { buildOnArrival, openSites } from './building';
import { canScore, marksOf, scoreGod } from './byzantium';
import { shipTrackPart } from './part';
import { closeArrival, moveShip, shipMoves } from './ships';

const BY_SHIP: Offer = {
  type: 'moveShip',
  during: ['architect'],

  legal: (_game, state, decision) => (mayMove(decision) ? shipMoves(state, decision.seat) : []),

  apply(play, decision, action) {
    if (action.type !== 'moveShip' || decision.kind !== 'architect') {
      wrongDecision(decision, action);
    }
    if (!mayMove(decision)) {
      refuse({
        code: decision.building ? 'WRONG_DECISION' : 'UNREACHABLE',
        message: decision.building ? 'Moving is over for this turn.' : 'No step is left.',
        rule: 'R-10.2',
      });
    }
    moveShip(play, action);
    proceed(play, { ...decision, steps: decision.steps - 1 });
  },
};

/** Whether an Architect has a step left for a ship: each move takes one, however far it goes. */
function mayMove(decision: Decision): boolean {
  return decision.kind === 'architect' && !decision.building && decision.steps > 0;
}

const BONUS_BEFORE_BUILDING: Offer = {
  type: 'takeBonus',
  during: ['architect'],

  legal: (game, state, { seat }) => bonuses(game, state, seat),

  apply(play, decision, action) {
    if (action.type !== 'takeBonus' || decision.kind !== 'architect') {
      wrongDecision(decision, action);
    }
    proceed(play, { ...decision, building: true });
    takeBonus(play, action);
  },
};

/** All that can be done while bonuses wait: ships and colonists may still move, until the first is taken. */
const BEFORE_BONUSES: readonly ActionType[] = ['moveShip', 'moveColonist', 'takeBonus'];

/** A Prefect's ship: what its field gives follows at once. */
const shipForPrefect: DecisionHandler<DecisionOf<'moveShip'>> = {
  kind: 'moveShip',

  legal: (_game, state, { seat }) => [...shipMoves(state, seat), { type: 'pass', seat }],

  apply(play, decision, action) {
    const { seat } = decision;
    finish(play);
    if (action.type === 'pass') return;
    if (action.type !== 'moveShip') wrongDecision(decision, action);
    moveShip(play, action);
    if (hasOpenBonus(play.state, seat)) ask(play, { kind: 'takeBonus', seat });
    if (openSites(play.game, play.state, seat).size > 0) {
      ask(play, { kind: 'buildOnArrival', seat });
    }
    if (canScore(play.state, seat)) ask(play, { kind: 'scoreGod', seat });
  },

  check(game, state, { seat }) {
    const { arrivals } = shipTrackPart.read(state);
    if (arrivals.some((ship) => ship.seat === seat)) {
      return { code: 'INVALID_STATE', message: 'A ship has moved already.', rule: 'R-10.2' };
    }
    // What its field gives comes behind everything else that is asked.
    if (openDecisions(state).every((open) => roleOf(game, open) === undefined)) return undefined;
    return { code: 'INVALID_STATE', message: 'The Prefect is not over.', rule: 'R-10.2' };
  },
};

export const shipTrack: RuleHooks = {
  part: shipTrackPart,
  offers: [BY_SHIP, BONUS_BEFORE_BUILDING],
  decisions: [shipForPrefect, takeBonusDecision, buildOnArrival, scoreGod],

  setUp(play) {
    shipTrackPart.write(play, {
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
      points: Array<number>(play.game.players).fill(0),
    });
  },

  adjacentCities: (cities, game, state, seat) =>
    new Set([...cities, ...openSites(game, state, seat)]),

  objection(_game, state, { kind, seat }, { type }) {
    if (kind !== 'architect' && kind !== 'takeBonus') return undefined;
    if (BEFORE_BONUSES.includes(type) || !hasOpenBonus(state, seat)) return undefined;
    return {
      code: 'WRONG_DECISION',
      message: 'First the bonuses of the ships are taken.',
      rule: 'R-10.2',
    };
  },

  houseBuilt(play, seat, city) {
    const province = play.game.board.cities.get(city)?.province;
    if (province !== undefined) closeArrival(play, seat, province);
  },

  architectEnded(play, seat) {
    if (canScore(play.state, seat)) ask(play, { kind: 'scoreGod', seat });
  },

  coinsTaken(play, seat) {
    ask(play, { kind: 'moveShip', seat });
  },

  turnEnded(play) {
    const part = shipTrackPart.read(play.state);
    if (part.arrivals.length > 0) shipTrackPart.write(play, { ...part, arrivals: [] });
  },

  bonusPoints: (_game, state, seat) => shipTrackPart.read(state).points[seat] ?? 0,

  housesElsewhere: (_game, state, seat) => marksOf(state, seat),
};
