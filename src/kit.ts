/**
 * What maps and modules are written with: ours import nothing else.
 *
 * @module
 */
import * as actions from './kit/actions';

export type { Board, BoardCity, Reach } from './board/board';
export { boardOf } from './board/lines';
export { printedMarker } from './board/markers';
export { bonusMarkers, CITY_TOKENS, MARKER_COINS, playsSalt } from './board/tokens';
export { SPECIALTIES } from './cards/catalogue';
export type { ActionFields, BaseAction, BaseActionOf } from './kit/actions';
export { defineBoard } from './kit/board';
export * from './kit/decision';
export * from './kit/define';
export * from './kit/event';
export type { BaseEvent } from './kit/events';
export * from './kit/fields';
export type { Game, GoodsCost, Heaps, HouseCost, KnownEvent, OpenKind } from './kit/game';
export type * from './kit/module';
export * from './kit/part';
export * from './kit/refusal';
export type { Answer, Audit, Dealing, Deck, Objection, Role, Rules } from './kit/rules';
export * from './kit/step';
export { Play, type Table, type WorkingTable } from './kit/table';
export type * from './kit/values';
export { relay } from './kit/values';
export type {
  AnyAction,
  AnyDecision,
  AnyEvent,
  Because,
  Candidate,
  Emitted,
  WithType,
} from './model/any';
export type { Card, CardId, RoleName } from './model/cards';
export type { Cost } from './model/cost';
export { countGoods } from './model/count-goods';
export { counted, sestertii, someOf } from './model/counted';
export {
  ConcordiaError,
  type ErrorDetails,
  type Refusal,
  refuse,
  type Wording,
} from './model/errors';
export type { FaultFacts } from './model/fault-facts';
export { type Fault, type InnerFault, notValid } from './model/faults';
export { deepFreeze } from './model/freeze';
export { GODS, type God, GodSchema } from './model/gods';
export * from './model/goods';
export * from './model/ids';
export type { Json } from './model/json';
export type { MapData } from './model/map';
export type { Moment } from './model/moment';
export { type Names, namesWith } from './model/names';
export { didYouMean } from './model/nearest';
export type { GameRules } from './model/options';
export { parserOf } from './model/parse';
export {
  COLONISTS_OF_A_KIND,
  type ColonistPiece,
  type GameState,
  HIDDEN_CARD,
  HOUSES,
  type Marker,
  type Player,
} from './model/state';
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
export {
  bundle as asBundle,
  covers,
  minus,
  ONE,
  plus,
  sameBundle,
  union,
  without,
} from './rules/bundle';
export { cardOf, hasRole } from './rules/cards';
export {
  ask,
  changeBoard,
  changePlayer,
  dueTo,
  finish,
  interrupt,
  isCardInPlay,
  isOpen,
  movePiece,
  openDecisions,
  payable,
  playerAt,
  proceed,
  receiveMoney,
} from './rules/change';
export { contenderOf } from './rules/contender';
export { parseDraws, refuseDraws, shuffled } from './rules/draws';
export {
  addHouses,
  buildHouse,
  houseCost,
  houseRefusal,
  housesIn,
  priceOfHouse,
} from './rules/houses';
export { items, last, removed, replaced } from './rules/lists';
export { buying, gapOf, type Pricing } from './rules/market';
export {
  countColonists,
  moveColonist,
  moveRefusal,
  moves,
  placesBeside,
  stepsFor,
  stepsOf,
} from './rules/moving';
export { leaveStorehouse } from './rules/new-colonist';
export { hasPartners, hasTurn, partnerOf, partyOf } from './rules/partners';
export { passing } from './rules/passing';
export { paidFrom } from './rules/payment';
export { roleOf, wasPlayed } from './rules/played';
export { bonusFactor } from './rules/praefectus';
export { moneyAfter, purseOf } from './rules/purse';
export { notEnoughMoney, objectionTo, wrongDecision } from './rules/refusals';
export { beginRole, chosenRole, roleRefusal, rolesToChoose } from './rules/role-choice';
export { receiveGoods, roomOf } from './rules/storehouse';
export {
  addTrades,
  amountOf,
  type Dealing as TradeDealing,
  trade,
  tradeCost,
  tradeRefusal,
} from './rules/trade';
export { GOD_VALUES } from './scoring/gods';
export { intermediateRewards } from './scoring/intermediate';
export { scoreContenders } from './scoring/score';
export type { ScorerParts } from './scoring/scorer';
/** The actions of the base game, to be spread into steps of other decisions. */
export { actions };
