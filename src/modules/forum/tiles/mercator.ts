/** Tiles for the Mercator's trade. */
import { type OfTrade, PRICES } from '../../../kit';
import type { ForumTile } from '../tile';

/** The first brick bought is free. */
export const faustusMarcellus = {
  id: 'faustus-marcellus',
  color: 'blue',
  modifiers: {
    tradeValue: (amount, _position, cause) => (isGift(cause) ? amount - PRICES.brick : amount),
    tradeCause: (because, _position, cause) =>
      isGift(cause) ? { rule: 'R-12.3', tile: 'faustus-marcellus' } : because,
  },
} as const satisfies ForumTile;

/** One more sestertius for every good sold. */
export const gaiusMarcellus = {
  id: 'gaius-marcellus',
  color: 'blue',
  modifiers: {
    tradeValue: (amount, _position, cause) => (isSale(cause) ? amount + cause.trade.count : amount),
    tradeCause: (because, _position, cause) =>
      isSale(cause) ? { rule: 'R-12.3', tile: 'gaius-marcellus' } : because,
  },
} as const satisfies ForumTile;

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
  modifiers: { tradeKinds: (kinds) => kinds + 1 },
} as const satisfies ForumTile;
