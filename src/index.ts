/**
 * Concordia, the board game, as a library without any screen: with all maps and modules of this package.
 *
 * @module
 */
import type { Choice as AnyChoice, ActionResult as AnyResult } from './engine/engine';
import { createLibrary, type Library, type WordsOf } from './library';
import type { GameLog as AnyLog } from './log/game-log';
import type { LogValidation as AnyValidation } from './log/logbook';
import { allMaps } from './maps/all';
import type { Card, CardId } from './model/cards';
import type { GameState as AnyState, GameView as AnyView } from './model/state';
import { allModules } from './modules/all';
import type { ChosenRules, GameOptions } from './options';

type Concordia = WordsOf<typeof allMaps, typeof allModules>;

const library: Library<Concordia> = /* @__PURE__ */ createLibrary({
  maps: allMaps,
  modules: allModules,
});

// One by one, so that editors show each its documentation.
export const createGame: Library<Concordia>['createGame'] = library.createGame;
export const legalActions: Library<Concordia>['legalActions'] = library.legalActions;
export const choices: Library<Concordia>['choices'] = library.choices;
export const costOf: Library<Concordia>['costOf'] = library.costOf;
export const applyAction: Library<Concordia>['applyAction'] = library.applyAction;
export const tryApplyAction: Library<Concordia>['tryApplyAction'] = library.tryApplyAction;
export const applyTrusted: Library<Concordia>['applyTrusted'] = library.applyTrusted;
export const isOver: Library<Concordia>['isOver'] = library.isOver;
export const finalScores: Library<Concordia>['finalScores'] = library.finalScores;
export const pointsOf: Library<Concordia>['pointsOf'] = library.pointsOf;
export const viewFor: Library<Concordia>['viewFor'] = library.viewFor;
export const imagine: Library<Concordia>['imagine'] = library.imagine;
export const parseState: Library<Concordia>['parseState'] = library.parseState;
export const parseView: Library<Concordia>['parseView'] = library.parseView;
export const parseOptions: Library<Concordia>['parseOptions'] = library.parseOptions;
export const perft: Library<Concordia>['perft'] = library.perft;
export const getMap: Library<Concordia>['getMap'] = library.getMap;
export const mapIds: Library<Concordia>['mapIds'] = library.mapIds;
export const describeAction: Library<Concordia>['describeAction'] = library.describeAction;
export const describeEvent: Library<Concordia>['describeEvent'] = library.describeEvent;
export const describeDecision: Library<Concordia>['describeDecision'] = library.describeDecision;
export const nameOf: Library<Concordia>['nameOf'] = library.nameOf;
export const cards: Library<Concordia>['cards'] = library.cards;
export const recordGame: Library<Concordia>['recordGame'] = library.recordGame;
export const replay: Library<Concordia>['replay'] = library.replay;
export const readLog: Library<Concordia>['readLog'] = library.readLog;
export const logFor: Library<Concordia>['logFor'] = library.logFor;
export const validateLog: Library<Concordia>['validateLog'] = library.validateLog;
export const validPrefix: Library<Concordia>['validPrefix'] = library.validPrefix;
export const scoreGame: Library<Concordia>['scoreGame'] = library.scoreGame;
export const scoreIntermediate: Library<Concordia>['scoreIntermediate'] = library.scoreIntermediate;
export const parseSheet: Library<Concordia>['parseSheet'] = library.parseSheet;
export const sheetWarnings: Library<Concordia>['sheetWarnings'] = library.sheetWarnings;
export const optionNames: Library<Concordia>['optionNames'] = library.optionNames;
export const actionTypes: Library<Concordia>['actionTypes'] = library.actionTypes;

const { schemas } = library;
/** What players can do: a discriminated union of all actions. */
export const ActionSchema: typeof schemas.action = schemas.action;
export const DecisionSchema: typeof schemas.decision = schemas.decision;
export const GameEventSchema: typeof schemas.event = schemas.event;
export const GameStateSchema: typeof schemas.state = schemas.state;
export const GameViewSchema: typeof schemas.view = schemas.view;
/** What `createGame` takes, with all defaults filled in where they are left out. */
export const GameOptionsSchema: typeof schemas.options = schemas.options;
export const GameLogSchema: Library<Concordia>['logSchema'] = library.logSchema;
export const ScoreSheetSchema: Library<Concordia>['sheetSchema'] = library.sheetSchema;

/** Every card of this package: starting hands first, then deck by deck. */
export const CARD_IDS: readonly CardId[] = /* @__PURE__ */ Object.freeze(
  Object.keys(library.cards),
);

/** Every action of this package's maps and modules. */
export type Action = Concordia['action'];
export type ActionType = Action['type'];
/** The actions of a type; or every action of a library, as in `ActionOf<typeof concordia>`. */
export type ActionOf<T> = T extends Library<infer W> ? W['action'] : Extract<Action, { type: T }>;
/** Whose choice it is, and what there is to choose. */
export type Decision = Concordia['decision'];
export type DecisionKind = Decision['kind'];
export type DecisionOf<K> = Extract<Decision, { kind: K }>;
/** What happened, in order, fit for animating a screen. */
export type GameEvent = Concordia['event'];
export type EventOf<T> = Extract<GameEvent, { type: T }>;

/** A whole game at one moment: deeply immutable plain JSON data. */
export type GameState = AnyState<Decision, ChosenRules, Concordia['parts']>;
/** A state with everything masked that the viewer may not know; the same shape otherwise. */
export type GameView = AnyView<Decision, ChosenRules, Concordia['seenParts']>;
export type ActionResult = AnyResult<Concordia>;
/** A course of the open decision, open or closed. */
export type Choice = AnyChoice<Concordia>;
export type GameLog = AnyLog<Action, GameOptions>;
export type LogValidation = AnyValidation<Concordia>;

/** What is printed on every card of this package, by its id: starting hands first, then deck by deck. */
export const CARDS: Readonly<Record<CardId, Card>> = library.cards;

export { defineMap } from './kit/define';
export {
  BLUE_TILES,
  FORUM_TILES,
  GREEN_TILES,
  type TileId,
  TileIdSchema,
} from './modules/forum/tile-ids';
export * from './vocabulary';
