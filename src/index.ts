/**
 * Concordia, the board game, as a library without any screen: all built-in maps known by their ids.
 *
 * @module
 */
import { createLibrary } from './library';
import { ALL_MAPS } from './maps/all';

export const {
  createGame,
  legalActions,
  applyAction,
  tryApplyAction,
  applyTrusted,
  isOver,
  finalScores,
  viewFor,
  parseState,
  parseOptions,
  perft,
  registerMap,
  getMap,
  mapIds,
  recordGame,
  replay,
  validateLog,
  validPrefix,
  scoreGame,
  scoreIntermediate,
  defineMap,
} = /* @__PURE__ */ createLibrary(ALL_MAPS);

export type { ActionResult, Engine, NewGame } from './engine/engine';
export type { Viewer } from './engine/view';
export type { Library } from './library';
export * from './log/game-log';
export type { Logbook, LogValidation } from './log/logbook';
export type { MapDefinition } from './rules/define-map';
export type * from './rules/game';
export type * from './scoring/gods';
export type * from './scoring/score';
export type { IntermediateScore, IntermediateScores, Scorer } from './scoring/scorer';
export * from './scoring/sheet';
export * from './vocabulary';
