/**
 * The functions and types for writing maps and modules. Helpers for rules that change those of the base game are in
 * `concordia-rules/kit/rules`; the built-in maps and modules import nothing else.
 *
 * @module
 */
import * as actions from './kit/actions';

export type { Board, Reach } from './board/compiled-board';
export { boardOf } from './board/lines';
export type { BoardCity } from './board/places';
export type { ActionFields, BaseAction, BaseActionOf } from './kit/actions';
export * from './kit/decision';
export { defineBoard, defineMap, defineModule, defineRules } from './kit/define';
export * from './kit/event';
export type { BaseEvent } from './kit/events';
export * from './kit/fields';
export type {
  ChangingPosition,
  Game,
  GoodsCost,
  HouseCost,
  KnownEvent,
  OpenKind,
  Position,
  Supplies,
  Transition,
} from './kit/game';
export type {
  Modifier,
  ModifierLists,
  Modifiers,
  OfAction,
  OfCity,
  OfGame,
  OfMove,
  OfPlace,
  OfProvince,
  OfSeat,
  OfTrade,
  OfViewer,
  TradeDeal,
} from './kit/modifiers';
export * from './kit/module';
export * from './kit/part';
export {
  type RefusalDefinition,
  type RefusalOfType,
  type RefusalType,
  refusal,
} from './kit/refusal';
export type { DeclinedNoun, Noun, Nouns, Translation, TranslationOf } from './kit/rule-words';
export type {
  Answer,
  Audit,
  AutomaticSeats,
  BoardContext,
  Deck,
  Forbid,
  ForbidOverride,
  NounSection,
  Overrides,
  PlayerPieces,
  Role,
  RoleOverride,
  Rules,
  ScoreType,
  SetupContext,
  StepOverride,
} from './kit/rules';
export {
  type ActionFrom,
  type ActionOfStep,
  ANY_ROLE,
  type CandidateRequest,
  type Step,
  type StepDefinition,
  step,
} from './kit/step';
export type {
  AnyAction,
  AnyDecision,
  AnyEvent,
  Because,
  Candidate,
  Cost,
  Emitted,
  WithType,
} from './model/any';
export type { Card, CardId, God, RoleName } from './model/cards';
export { type ErrorDetails, type MessageTemplate, type Refusal, refuse } from './model/errors';
export type { Fault, InnerFault } from './model/faults';
export {
  type Bundle,
  type ByGood,
  GOODS,
  type Good,
  type GoodCounts,
  GoodSchema,
  NO_GOODS,
  PRICES,
  STORED_GOODS,
  type StoredGood,
} from './model/goods';
export {
  type CityId,
  CityIdSchema,
  COLONIST_KINDS,
  type ColonistKind,
  type KnownIds,
  type MapId,
  type OneOf,
  type PlaceId,
  type ProvinceId,
  type RouteId,
  type Seat,
  SeatSchema,
} from './model/ids';
export type { DrawnMap, MapData, MapPlaces } from './model/map';
export type { Moment, PartPicture, PictureItem } from './model/moment';
export { type Names, namesWith } from './model/names';
export type { AnyOptions } from './model/options';
export type { Json } from './model/plain';
export {
  type ColonistPiece,
  type GameState,
  HIDDEN_CARD,
  type Marker,
  type Player,
} from './model/state';
export type { Chance } from './random/chance';
export {
  ask,
  changeBoard,
  changePlayer,
  finish,
  interrupt,
  isOpen,
  movePiece,
  passing,
  playerAt,
  proceed,
  receiveMoney,
  withCause,
} from './rules/change';
export {
  type ChoiceDefinition,
  choice,
  type KeptChoices,
  type MadeChoice,
  type SecretChoice,
} from './rules/choice';
export { parseDraws, refuseDraws, shuffled } from './rules/draws';
export { receiveGoods } from './rules/storehouse';
/** The actions of the base game, to spread into steps of other decisions. */
export { actions };
