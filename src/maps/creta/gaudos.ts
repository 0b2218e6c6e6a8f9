/**
 * Gaudos has no marker of its own: who lets it produce takes any good, and a marker of that good
 * lies there, coins up, until somebody takes the coins.
 */
import { MARKER_COINS } from '../../board/tokens';
import { GOODS } from '../../model/goods';
import type { ProvinceId } from '../../model/ids';
import { changeBoard } from '../../rules/change';
import type { RuleHooks } from '../../rules/game';

const GAUDOS: ProvinceId = 'brown';

export const gaudos: RuleHooks = {
  // Everything is on the board; what has to be said is that the marker never shows its good.
  part: {
    id: 'creta',
    check(part, _game, { board }) {
      if (part !== undefined) return 'nothing is kept here';
      return board.markers[GAUDOS]?.side === 'goods' ? 'Gaudos has no active marker' : undefined;
    },
  },

  coins: (amount) => amount + 2,

  openBonus: (_game, { board }, province) =>
    province === GAUDOS && board.markers[GAUDOS] === undefined ? GOODS : [],

  provinceProduced(play, _seat, province, good) {
    if (province !== GAUDOS || good === null) return;
    const { markers } = play.state.board;
    const laid = { good, coins: MARKER_COINS[good], side: 'coins' } as const;
    changeBoard(play, { markers: { ...markers, [GAUDOS]: laid } });
  },

  coinsTaken(play) {
    const { [GAUDOS]: _gone, ...others } = play.state.board.markers;
    changeBoard(play, { markers: others });
  },

  marker(marker, _game, { board }, province) {
    const laid = province === GAUDOS ? board.markers[GAUDOS] : undefined;
    if (laid === undefined || laid.good === null) return marker;
    return { good: laid.good, coins: MARKER_COINS[laid.good], side: 'coins' };
  },
};
