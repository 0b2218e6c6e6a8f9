/** Tiles for the Mercator's trade. */
import { type OfTrade, PRICES } from '../../../kit';
import type { Tile } from '../tile';

/** The first brick that is bought costs nothing. */
export const faustusMarcellus = {
  id: 'faustus-marcellus',
  color: 'blue',
  values: {
    tradeValue: (amount, _table, cause) => (isGift(cause) ? amount - PRICES.brick : amount),
    tradeCause: (because, _table, cause) =>
      isGift(cause) ? { rule: 'R-12.3', tile: 'faustus-marcellus' } : because,
  },
} as const satisfies Tile;

/** A sestertius more for every good that is sold. */
export const gaiusMarcellus = {
  id: 'gaius-marcellus',
  color: 'blue',
  values: {
    tradeValue: (amount, _table, cause) => (isSale(cause) ? amount + cause.trade.count : amount),
    tradeCause: (because, _table, cause) =>
      isSale(cause) ? { rule: 'R-12.3', tile: 'gaius-marcellus' } : because,
  },
} as const satisfies Tile;

function isGift({ trade, by, isFirst }: OfTrade): boolean {
  return by === 'mercator' && trade.deal === 'buy' && trade.good === 'brick' && isFirst;
}

function isSale({ trade, by }: OfTrade): boolean {
  return by === 'mercator' && trade.deal === 'sell';
}

/** One more kind of goods. */
export const serviusMarcellus = {
  id: 'servius-marcellus',
  color: 'blue',
  values: { tradeKinds: (kinds) => kinds + 1 },
} as const satisfies Tile;
