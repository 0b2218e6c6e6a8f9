/**
 * Ships give an Architect two steps each, and a Tribune may take the bonus marker of a castle next to an
 * own colonist.
 */
import { refuse } from '../../model/errors';
import type { Offer, RuleHooks } from '../../rules/game';
import { placesBeside } from '../../rules/moving';
import { wrongDecision } from '../../rules/refusals';
import { receiveGoods, roomOf } from '../../rules/storehouse';
import { castlePart } from './part';
import { manCastles } from './set-up';

const takeCastle: Offer = {
  type: 'takeCastle',
  during: ['tribune'],

  legal(game, state, { seat }) {
    const { castles, taken } = castlePart.read(state);
    if (taken.includes(seat) || roomOf(game, state, seat) === 0) return [];
    const near = placesBeside(game.board, state, seat);
    return Object.keys(castles)
      .filter((castle) => near.has(castle))
      .map((castle) => ({ type: 'takeCastle', seat, castle }));
  },

  apply(play, decision, action) {
    if (action.type !== 'takeCastle') wrongDecision(decision, action);
    const { castle } = action;
    const { game, state } = play;
    const { seat } = decision;
    const part = castlePart.read(state);
    const { [castle]: good, ...castles } = part.castles;
    if (good === undefined || !placesBeside(game.board, state, seat).has(castle)) {
      refuse({
        code: 'NO_BONUS',
        message: `There is nothing to take from ${castle}, or no own colonist beside it.`,
        rule: 'R-10.4',
        details: { castle },
      });
    }
    if (part.taken.includes(seat)) {
      refuse({ code: 'NO_BONUS', message: 'A Tribune takes from one castle.', rule: 'R-10.4' });
    }
    if (roomOf(game, state, seat) === 0) {
      refuse({
        code: 'NO_ROOM',
        message: 'What a castle holds must be stored, and there is no room.',
        rule: 'R-10.4',
      });
    }
    castlePart.write(play, { castles, taken: [...part.taken, seat] });
    play.events?.push({ type: 'castleTaken', seat, castle, good });
    receiveGoods(play, seat, { [good]: 1 });
  },
};

export const castles: RuleHooks = {
  part: castlePart,
  offers: [takeCastle],

  setUp(play, draws) {
    manCastles(play, draws);
  },

  steps(steps, _game, { board }, seat) {
    const ships = board.colonists.filter((piece) => piece.seat === seat && piece.kind === 'sea');
    return steps + ships.length;
  },

  turnEnded(play) {
    const part = castlePart.read(play.state);
    if (part.taken.length > 0) castlePart.write(play, { ...part, taken: [] });
  },
};
