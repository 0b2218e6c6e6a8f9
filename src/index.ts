/**
 * Concordia, the board game, as a library without any screen: all built-in maps known by their ids.
 *
 * @module
 */
import { createLibrary, type Library } from './library';
import { ALL_MAPS } from './maps/all';

const library = /* @__PURE__ */ createLibrary(ALL_MAPS);

// One by one, so that editors show each its documentation.
export const createGame: Library['createGame'] = library.createGame;
export const legalActions: Library['legalActions'] = library.legalActions;
export const applyAction: Library['applyAction'] = library.applyAction;
export const tryApplyAction: Library['tryApplyAction'] = library.tryApplyAction;
export const applyTrusted: Library['applyTrusted'] = library.applyTrusted;
export const isOver: Library['isOver'] = library.isOver;
export const finalScores: Library['finalScores'] = library.finalScores;
export const pointsOf: Library['pointsOf'] = library.pointsOf;
export const viewFor: Library['viewFor'] = library.viewFor;
export const imagine: Library['imagine'] = library.imagine;
export const parseState: Library['parseState'] = library.parseState;
export const parseOptions: Library['parseOptions'] = library.parseOptions;
export const perft: Library['perft'] = library.perft;
export const registerMap: Library['registerMap'] = library.registerMap;
export const getMap: Library['getMap'] = library.getMap;
export const mapIds: Library['mapIds'] = library.mapIds;
export const recordGame: Library['recordGame'] = library.recordGame;
export const replay: Library['replay'] = library.replay;
export const validateLog: Library['validateLog'] = library.validateLog;
export const validPrefix: Library['validPrefix'] = library.validPrefix;
export const scoreGame: Library['scoreGame'] = library.scoreGame;
export const scoreIntermediate: Library['scoreIntermediate'] = library.scoreIntermediate;
export const defineMap: Library['defineMap'] = library.defineMap;

export * from './vocabulary';
