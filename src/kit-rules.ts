/**
 * Helpers of the base game, for rules that change it or do what its roles do. They may change in a minor release.
 *
 * @module
 */
export { type PlaceLines, type PointLines, placesOf, withRoutes } from './board/lines';
export { printedMarker } from './board/markers';
export { bonusMarkers, MARKER_COINS, playsSalt } from './board/tokens';
export { changingOnly } from './board/usual-cards';
export { SPECIALTIES } from './cards/catalogue';
export { withLayout } from './kit/define';
export { forbidRefusal, hasPartners, hasTurn, partnerOf, partyOf } from './kit/game';
export { countGoods } from './model/any';
export { GODS, GodSchema } from './model/cards';
export { faultsOf, impossible, refuseFault } from './model/faults';
export { BundleSchema, StoredGoodSchema } from './model/goods';
export {
  CardIdSchema,
  MAX_SEATS,
  PlaceIdSchema,
  ProvinceIdSchema,
  RouteIdSchema,
} from './model/ids';
export { counted, sestertii, someOf } from './model/names';
export { parserOf } from './model/parse';
export { twiceIn } from './model/plain';
export { sealErrors } from './model/seal';
export { COLONISTS_OF_A_KIND, HOUSES } from './model/state';
export { mixed } from './random/chance';
export { architectDecision } from './roles/architect';
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
export {
  beginRole,
  cardOf,
  chosenRole,
  faultOf,
  hasRole,
  roleOf,
  roleRefusal,
  rolesToChoose,
  wasPlayed,
} from './rules/cards';
export {
  bonusFactor,
  gapOf,
  isCardInPlay,
  items,
  last,
  openDecisions,
  payable,
} from './rules/change';
export {
  adjacentCities,
  buildHouse,
  houseCost,
  houseRefusal,
  housesIn,
  placesBeside,
  priceOfHouse,
} from './rules/houses';
export { buying, draftCard, type Pricing } from './rules/market';
export {
  canMove,
  countColonists,
  moveColonist,
  moveRefusal,
  moves,
  pieceAt,
  priceOfMove,
  stepsOf,
} from './rules/moving';
export { placeFromStorehouse, placesOfColonist } from './rules/new-colonist';
export {
  bundle as asBundle,
  covers,
  minus,
  moneyAfter,
  paidFrom,
  plus,
  purseOf,
  sameBundle,
  union,
  without,
} from './rules/payment';
export { type Blame, blaming, notEnoughMoney, wrongDecision } from './rules/refusals';
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
export { intermediateRewards, scorePlayers } from './scoring/score';
export type { ScorerDefinition } from './scoring/scorer';
