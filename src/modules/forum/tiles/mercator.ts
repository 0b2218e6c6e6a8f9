/** Tiles for the Mercator's trade. */
import { PRICES } from '../../../kit';
import type { Tile } from '../tile';

/** The first brick that is bought costs nothing. */
export const faustusMarcellus = {
  id: 'faustus-marcellus',
  color: 'blue',
  values: {
    tradeValue(amount, _table, { trade, by, isFirst }) {
      const isGift = by === 'mercator' && trade.deal === 'buy' && trade.good === 'brick' && isFirst;
      return isGift ? amount - PRICES.brick : amount;
    },
  },
} as const satisfies Tile;

/** A sestertius more for every good that is sold. */
export const gaiusMarcellus = {
  id: 'gaius-marcellus',
  color: 'blue',
  values: {
    tradeValue: (amount, _table, { trade, by }) =>
      by === 'mercator' && trade.deal === 'sell' ? amount + trade.count : amount,
  },
} as const satisfies Tile;

/** One more kind of goods. */
export const serviusMarcellus = {
  id: 'servius-marcellus',
  color: 'blue',
  values: { tradeKinds: (kinds) => kinds + 1 },
} as const satisfies Tile;
