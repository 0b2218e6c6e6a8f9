/** Carthago and Athenae: who arrives may build one house there at once. */
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import type { CityId, Seat } from '../../model/ids';
import type { GameState } from '../../model/state';
import { finish } from '../../rules/change';
import type { DecisionHandler, Game } from '../../rules/game';
import { buildHouse, houses } from '../../rules/houses';
import { wrongDecision } from '../../rules/refusals';
import { TRACK } from './fields';
import { openArrivals } from './ships';

/** Building sites of the fields where ships of the seat have arrived and not yet built. */
export function openSites(game: Game, state: GameState, seat: Seat): ReadonlySet<CityId> {
  const sites = openArrivals(state, seat)
    .filter(({ field }) => TRACK.get(field)?.does === 'build')
    .flatMap(({ field }) => game.board.provinces.get(field)?.cities ?? []);
  return new Set(sites);
}

export const buildOnArrival: DecisionHandler<DecisionOf<'buildOnArrival'>> = {
  kind: 'buildOnArrival',

  legal(game, state, { seat }) {
    const sites = [...openSites(game, state, seat)];
    return [...sites.flatMap((site) => houses(game, state, seat, site)), { type: 'pass', seat }];
  },

  apply(play, decision, action) {
    const { seat } = decision;
    if (action.type === 'pass') {
      finish(play);
      return;
    }
    if (action.type !== 'buildHouse') wrongDecision(decision, action);
    const { city, pay } = action;
    if (!openSites(play.game, play.state, seat).has(city)) {
      refuse({
        code: 'CITY_NOT_ADJACENT',
        message: `No ship has arrived at a building site ${city}.`,
        rule: 'R-10.2',
        details: { city },
      });
    }
    finish(play);
    buildHouse(play, seat, city, pay);
  },

  check(game, state, { seat }) {
    if (openSites(game, state, seat).size > 0) return undefined;
    return { code: 'INVALID_STATE', message: 'No ship has arrived to build.', rule: 'R-10.2' };
  },
};
