/** Architect: first move, then build. Building the first house ends all moving. */
import type { Action, ActionOf } from '../model/action';
import { counted } from '../model/counted';
import type { DecisionOf } from '../model/decision';
import { refuse } from '../model/errors';
import type { CityId, Seat } from '../model/ids';
import type { GameState } from '../model/state';
import { ask, finish, proceed } from './change';
import type { DecidingRole, Game, Play } from './game';
import { addHouses, buildHouse } from './houses';
import { citiesBeside, moveColonist, moves, stepsOf } from './moving';
import { wrongDecision } from './refusals';

type ArchitectDecision = DecisionOf<'architect'>;

export const architect: DecidingRole<ArchitectDecision> = {
  name: 'architect',
  kind: 'architect',

  begin(play, seat) {
    const steps = stepsOf(play.game, play.state, seat);
    ask(play, { kind: 'architect', seat, steps, building: false });
  },

  legal(game, state, { seat, steps, building }, most = Number.POSITIVE_INFINITY) {
    const found: Action[] = building ? [] : moves(game, state, seat, steps, most);
    if (found.length >= most) return found;
    for (const city of adjacentCities(game, state, seat)) {
      addHouses(found as ActionOf<'buildHouse'>[], game, state, seat, city);
      if (found.length >= most) return found;
    }
    found.push({ type: 'pass', seat });
    return found;
  },

  apply(play, decision, action) {
    switch (action.type) {
      case 'moveColonist':
        moveByArchitect(play, decision, action);
        break;
      case 'buildHouse':
        buildAdjacent(play, decision, action);
        break;
      case 'pass':
        finish(play);
        for (const hook of play.game.hooks) hook.architectEnded?.(play, decision.seat);
        break;
      default:
        wrongDecision(decision, action);
    }
  },

  check(game, state, { seat, steps }) {
    const most = stepsOf(game, state, seat);
    if (steps <= most) return undefined;
    return {
      code: 'INVALID_STATE',
      message: `No more than ${counted(most, 'step')} can be left, and there are ${steps}.`,
      rule: 'R-4.2',
    };
  },
};

/** Cities at the ends of the routes where own colonists stand, and what the map adds. */
export function adjacentCities(game: Game, state: GameState, seat: Seat): ReadonlySet<CityId> {
  const { board, hooks } = game;
  let cities: ReadonlySet<CityId> = citiesBeside(board, state, seat);
  for (const hook of hooks) cities = hook.adjacentCities?.(cities, game, state, seat) ?? cities;
  return cities;
}

function moveByArchitect(
  play: Play,
  decision: ArchitectDecision,
  action: ActionOf<'moveColonist'>,
): void {
  const { seat, steps, building } = decision;
  if (building) {
    refuse({ code: 'WRONG_DECISION', message: 'Moving is over for this turn.', rule: 'R-4.3' });
  }
  const left = steps - moveColonist(play, seat, steps, action);
  proceed(play, { kind: 'architect', seat, steps: left, building });
}

function buildAdjacent(
  play: Play,
  decision: ArchitectDecision,
  { city, pay }: ActionOf<'buildHouse'>,
): void {
  const { seat } = decision;
  if (!adjacentCities(play.game, play.state, seat).has(city)) {
    refuse({
      code: 'CITY_NOT_ADJACENT',
      message: `No own colonist stands on a route to a city ${city}.`,
      rule: 'R-4.3',
      details: { city },
    });
  }
  proceed(play, { ...decision, building: true });
  buildHouse(play, seat, city, pay);
}
