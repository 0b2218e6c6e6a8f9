/** What the entry points with an engine share: texts, schemas, facts and types. */
import type { Engine } from './engine/engine';
import type { WithKind, WithType } from './model/any';
import type { NewGame } from './new-game';

export type { Board, Reach } from './board/compiled-board';
export * from './board/map-schema';
export type { BoardCity } from './board/places';
export { CITY_TOKENS, MARKER_COINS } from './board/tokens';
export { type BaseCardId, SPECIALTIES } from './cards/catalogue';
export { EXTRA_COSTS, type ExtraCost } from './cards/sets';
export type {
  BaseActionWith,
  BaseDecision,
  EngineDefinition,
  NewGameOf,
  TypesOf,
  WithCard,
} from './create-engine';
export type { ActionResult, AnyNewGame, Choice, Engine, StateOrView } from './engine/engine';
export type { ChoiceOf } from './engine/turn';
export type { CardsOf, Kinds, Schemas, StateOf, ViewOf } from './engine/vocabulary';
export type { BaseAction, BaseActionOf } from './kit/actions';
export type { BaseEvent } from './kit/events';
export type { MapDefinition, MapModule, RuleModule } from './kit/module';
export type {
  AnyAction,
  AnyDecision,
  AnyEvent,
  Because,
  Cost,
  Price,
  WithKind,
  WithType,
} from './model/any';
export * from './model/cards';
export {
  type AnyCode,
  ConcordiaError,
  ERROR_CODES,
  type ErrorCode,
  type ErrorDetails,
  type LocalizedRefusal,
  type Refusal,
} from './model/errors';
export * from './model/goods';
export * from './model/ids';
export {
  type CheckedMap,
  type CityData,
  type DrawnMap,
  type FieldData,
  LABEL_SIDES,
  type LabelSide,
  type Layout,
  LETTERS,
  type Letter,
  LetterSchema,
  type MapData,
  type MapPlaces,
  PLACES_WITHOUT_HOUSES,
  type Point,
  type ProvinceData,
  type Route,
  type RouteData,
  type Starts,
} from './model/map';
export type { PartPicture, PictureItem } from './model/moment';
export type { Names } from './model/names';
export {
  type AnyGameOptions,
  DISPLAY_SIDES,
  type DisplaySide,
  type Setup,
  type Shuffles,
} from './model/options';
export type { Json } from './model/plain';
export {
  type AnyParts,
  type Barracks,
  type BoardState,
  COLONISTS_OF_A_KIND,
  type ColonistPiece,
  DISPLAY_PLACES,
  HIDDEN_CARD,
  HOUSES,
  MAX_MONEY,
  MAX_TURNS,
  type Marker,
  PHASES,
  type Phase,
  type Player,
  type RandomState,
  type SeenCard,
  type SeenPlayer,
  STORAGE,
  type Viewer,
} from './model/state';
export {
  CARD_SETS,
  type CardSet,
  type ChosenOptions,
  type GameOptions,
  type NewGame,
  type NewGameAmong,
  RULE_MODULES,
  type Settled,
  STARTING_GOODS,
} from './new-game';
export type { Chance } from './random/chance';
export type { Holdings } from './scoring/gods';
export type * from './scoring/score';
export type { WordSet } from './words/word-set';

/** Every action of an engine: `ActionOf<typeof engine>`; or those of a type, by a second argument. */
export type ActionOf<L, T extends string = string> =
  L extends Engine<infer W, NewGame> ? Extract<W['action'], WithType<T>> : never;
/** Every decision of an engine, or those of a kind. */
export type DecisionOf<L, K extends string = string> =
  L extends Engine<infer W, NewGame> ? Extract<W['decision'], WithKind<K>> : never;
/** Every event of an engine, or those of a type. */
export type EventOf<L, T extends string = string> =
  L extends Engine<infer W, NewGame> ? Extract<W['event'], WithType<T>> : never;
