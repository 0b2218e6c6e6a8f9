/** Choosing where to begin. */
import type { DecisionOf } from '../../model/decision';
import { refuse } from '../../model/errors';
import type { Seat } from '../../model/ids';
import { COLONISTS_OF_A_KIND } from '../../model/state';
import { changeBoard, changePlayer, finish } from '../../rules/change';
import type { DecisionHandler, Play } from '../../rules/game';
import { wrongDecision } from '../../rules/refusals';
import { teamPart } from './part';
import { startCities, startingKinds } from './start-cities';

/** Takes the colonists of the seat back from the start places until it has chosen. */
export function clearStart(play: Play, seat: Seat): void {
  const { colonists } = play.state.board;
  changeBoard(play, { colonists: colonists.filter((piece) => piece.seat !== seat) });
  const all = COLONISTS_OF_A_KIND;
  changePlayer(play, seat, { storehouse: { land: all, sea: all } });
}

export const chooseStartCity: DecisionHandler<DecisionOf<'chooseStartCity'>> = {
  kind: 'chooseStartCity',
  when: 'beforeCard',
  outOfTurn: true,

  legal: (game, _state, { seat }) =>
    startCities(game).map(({ id }) => ({ type: 'chooseStartCity', seat, city: id })),

  apply(play, decision, action) {
    if (action.type !== 'chooseStartCity') wrongDecision(decision, action);
    const { seat } = decision;
    const city =
      startCities(play.game).find(({ id }) => id === action.city) ??
      refuse({
        code: 'UNREACHABLE',
        message: `${action.city} is no city to begin in; it must be apart from the capital.`,
        rule: 'R-9.11',
        details: { city: action.city },
      });
    finish(play);
    const kinds = startingKinds(play.game, city);
    const pieces = kinds.map((kind) => ({ seat, kind, at: city.id }));
    changeBoard(play, { colonists: [...play.state.board.colonists, ...pieces] });
    const left = (kind: 'land' | 'sea') =>
      COLONISTS_OF_A_KIND - kinds.filter((other) => other === kind).length;
    changePlayer(play, seat, { storehouse: { land: left('land'), sea: left('sea') } });
    const part = teamPart.read(play.state);
    teamPart.write(play, { ...part, starts: part.starts.with(seat, city.id) });
    play.events?.push({ type: 'startCityChosen', seat, city: city.id });
  },
};
