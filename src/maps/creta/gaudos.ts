/**
 * Gaudos has no marker of its own: a player who lets it produce chooses any good, and a marker of that good
 * is placed there, coins up, until somebody takes the coins.
 */
import {
  changeBoard,
  defineRules,
  GOODS,
  type ProvinceId,
  receiveMoney,
  withCause,
} from '../../kit';
import { faultsOf, MARKER_COINS } from '../../kit-rules';

const faults = faultsOf({
  noActiveMarker: (names, { province }: { readonly province: string }) =>
    `${names.province(province)} has no active marker`,
});

const RULE = 'R-10.9';
/** Sestertii in addition to the coins. */
const EXTRA = 2;
const GAUDOS: ProvinceId = 'brown';

export const gaudos = defineRules({
  id: 'creta',
  faults: faults.words,

  modifiers: {
    gain: (amount, _position, { action }) => amount + (action.type === 'takeCoins' ? EXTRA : 0),

    openBonus: (goods, _position, { province }) => (province === GAUDOS ? GOODS : goods),

    marker(marker, { state }, { province }) {
      const laid = province === GAUDOS ? state.board.markers[GAUDOS] : undefined;
      if (laid === undefined || laid.good === null) return marker;
      return { good: laid.good, coins: MARKER_COINS[laid.good], side: 'coins' };
    },
  },

  on: {
    provinceProduced(transition, { province, bonus }) {
      if (province !== GAUDOS) return;
      // The bonus here is the chosen good alone.
      const good = GOODS.find((chosen) => bonus[chosen] !== undefined);
      if (good === undefined) return;
      const { markers } = transition.state.board;
      const laid = { good, coins: MARKER_COINS[good], side: 'coins' } as const;
      changeBoard(transition, { markers: { ...markers, [GAUDOS]: laid } });
      transition.emit({ type: 'markerLaid', province, ...laid, because: { rule: RULE } });
    },

    coinsTaken(transition, { seat }) {
      withCause(transition, { rule: RULE }, () => receiveMoney(transition, seat, EXTRA));
      const { [GAUDOS]: gone, ...others } = transition.state.board.markers;
      changeBoard(transition, { markers: others });
      if (gone === undefined) return;
      const because = { rule: RULE, province: GAUDOS };
      transition.emit({ type: 'markerRemoved', province: GAUDOS, because });
    },
  },

  audit: {
    fault: ({ state }) =>
      state.board.markers[GAUDOS]?.side === 'goods'
        ? faults.of('noActiveMarker', { province: GAUDOS })
        : undefined,
  },
});
