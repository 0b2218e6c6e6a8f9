/** What every public function takes. */
import * as library from '../../src/index';
import { boardData, deepFreeze, GAME, ITALIA, lastState, sheetOf } from './support';

export const STATE = deepFreeze(library.createGame(ITALIA));
export const ACTION = { type: 'playCard', seat: 0, card: 'tribune' } as const;
const ACTIONS = GAME.actions.slice(0, 8);
export const LOG = deepFreeze(library.recordGame(ITALIA, ACTIONS));
export const SHEET = deepFreeze(sheetOf(lastState()));
export const MAP = deepFreeze(boardData('italia'));

/** Its arguments, by its name. */
export const VALID: Readonly<Record<string, readonly unknown[]>> = {
  createGame: [ITALIA],
  legalActions: [STATE],
  applyAction: [STATE, ACTION],
  tryApplyAction: [STATE, ACTION],
  applyTrusted: [STATE, ACTION],
  isOver: [STATE],
  finalScores: [STATE],
  pointsOf: [STATE, 0],
  viewFor: [STATE, 0],
  imagine: [library.viewFor(STATE, 0)],
  parseState: [STATE],
  parseOptions: [ITALIA],
  perft: [STATE, 1],
  registerMap: [MAP],
  getMap: ['italia'],
  mapIds: [],
  recordGame: [ITALIA, ACTIONS],
  replay: [LOG],
  validateLog: [LOG],
  validPrefix: [LOG],
  scoreGame: [SHEET],
  scoreIntermediate: [SHEET],
  defineMap: [MAP],
};
