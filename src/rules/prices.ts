/** What cards cost on the display, added up once for a game. */
import { CARDS } from '../cards/catalogue';
import type { ExtraCost } from '../cards/sets';
import { type CardId, SALE_CARDS } from '../model/cards';
import { refuse } from '../model/errors';
import { deepFreeze } from '../model/freeze';
import { union } from './bundle';
import type { Game, GoodsCost } from './game';

export interface Price {
  /** The card's own cost. */
  readonly alone: GoodsCost;
  /** The same with that of its place, by place. */
  readonly at: readonly GoodsCost[];
}

/** @param extraCosts - of the places of the display. */
export function pricesWith(extraCosts: readonly ExtraCost[]): ReadonlyMap<CardId, Price> {
  return new Map(
    SALE_CARDS.map((card) => {
      const { cost } = CARDS[card];
      const at = extraCosts.map(({ any, ...extra }) => ({ goods: union(cost, extra), any }));
      return [card, deepFreeze({ alone: { goods: union(cost, {}), any: 0 }, at })];
    }),
  );
}

export function priceOf({ prices }: Game, card: CardId): Price {
  return (
    prices.get(card) ??
    refuse({ code: 'INVALID_STATE', message: `${card} is not for sale.`, details: { card } })
  );
}
