/**
 * Helpers of the base game, for rules that change it or do what its roles do. They may change in a minor release.
 *
 * @module
 */
export { printedMarker } from './board/markers';
export { bonusMarkers, MARKER_COINS, playsSalt } from './board/tokens';
export { SPECIALTIES } from './cards/catalogue';
export { defining } from './kit/define';
export { countGoods } from './model/count-goods';
export { counted, sestertii, someOf } from './model/counted';
export { faultsOf } from './model/fault-words';
export { faultOf, impossible, refuseFault } from './model/faults';
export { GODS, GodSchema } from './model/gods';
export { parserOf } from './model/parse';
export { COLONISTS_OF_A_KIND, HOUSES } from './model/state';
export { mixed } from './random/chance';
export { adjacentCities, architectDecision } from './roles/architect';
export {
  canCopy,
  carryOutCopy,
  type DiplomatDecision,
  deeper,
  depth,
  diplomatDecision,
  incomeOfCopy,
} from './roles/diplomat';
export { produce, productionRefusal, productions, provinceOf } from './roles/prefect';
export { type Blame, blaming } from './rules/blame';
export {
  bundle as asBundle,
  covers,
  minus,
  plus,
  sameBundle,
  union,
  without,
} from './rules/bundle';
export { cardOf, hasRole } from './rules/cards';
export { openDecisions, payable } from './rules/change';
export { isCardInPlay } from './rules/first-turn';
export { buildHouse, houseCost, houseRefusal, housesIn, priceOfHouse } from './rules/houses';
export { items, last } from './rules/lists';
export { buying, draftCard, gapOf, type Pricing } from './rules/market';
export {
  canMove,
  countColonists,
  moveColonist,
  moveRefusal,
  moves,
  placesBeside,
  priceOfMove,
  stepsOf,
} from './rules/moving';
export { leaveStorehouse, placesOfColonist } from './rules/new-colonist';
export { hasPartners, hasTurn, partnerOf, partyOf } from './rules/partners';
export { paidFrom } from './rules/payment';
export { roleOf, wasPlayed } from './rules/played';
export { bonusFactor } from './rules/praefectus';
export { moneyAfter, purseOf } from './rules/purse';
export { forbidRefusal, notEnoughMoney, wrongDecision } from './rules/refusals';
export { beginRole, chosenRole, roleRefusal, rolesToChoose } from './rules/role-choice';
export { scoringInputOf } from './rules/scoring-input';
export { roomOf } from './rules/storehouse';
export {
  addTrades,
  amountOf,
  type TradeContext,
  trade,
  tradeCost,
  tradeRefusal,
} from './rules/trade';
export { GOD_VALUES } from './scoring/gods';
export { intermediateRewards } from './scoring/intermediate';
export { scorePlayers } from './scoring/score';
export type { ScorerDefinition } from './scoring/scorer';
