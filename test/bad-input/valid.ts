/** What every public function takes. */
import * as library from '../../src/index';
import { venus } from '../../src/modules/venus';
import { boardData, deepFreeze, GAME, ITALIA, lastState, sheetOf } from './support';

export const STATE = deepFreeze(library.createGame(ITALIA));
export const ACTION = { type: 'playCard', seat: 0, card: 'tribune' } as const;
const ACTIONS = GAME.actions.slice(0, 8);
const VIEW = library.viewFor(STATE, 0);
export const LOG = deepFreeze(library.recordGame(ITALIA, ACTIONS));
export const SHEET = deepFreeze(sheetOf(lastState()));
export const MAP = deepFreeze(boardData('italia'));
const EVENT = { type: 'moneyReceived', seat: 0, amount: 3 } as const;
const RESULT = library.tryApplyAction(STATE, ACTION);
const PARTS = Object.freeze({ maps: [library.getMap('italia')], modules: [venus], words: {} });

const FIRST = (): number => 0;

/** Its arguments, by its name. */
export const VALID: Readonly<Record<string, readonly unknown[]>> = {
  createGame: [ITALIA],
  legalActions: [STATE],
  applyAction: [STATE, ACTION],
  tryApplyAction: [STATE, ACTION],
  applyTrusted: [STATE, ACTION],
  deciders: [STATE],
  isOver: [STATE],
  finalScores: [STATE],
  pointsOf: [STATE, 0],
  prospectOf: [STATE, 0],
  viewFor: [STATE, 0],
  eventsFor: [STATE, RESULT, 0],
  preview: [STATE, ACTION],
  undoLimit: [[STATE, library.applyAction(STATE, ACTION)]],
  follow: [VIEW, RESULT.ok ? RESULT.events : []],
  imagine: [VIEW, FIRST],
  redeal: [STATE, FIRST, 0],
  boardOf: [STATE],
  historyFor: [[STATE, library.applyAction(STATE, ACTION)], [ACTION], 1],
  parseView: [VIEW],
  choices: [STATE],
  costOf: [STATE, ACTION],
  why: [STATE, ACTION],
  logFor: [LOG, 0],
  parseState: [STATE],
  parseOptions: [ITALIA],
  perft: [STATE, 1],
  getMap: ['italia'],
  mapIds: [],
  describeAction: [STATE, ACTION],
  sentenceOf: [STATE, EVENT],
  describeCorrection: [STATE, { type: 'money', seat: 0, money: 3 }],
  describeDecision: [STATE],
  picturesOf: [STATE],
  nameOf: [STATE, 'roma'],
  screenModel: [VIEW],
  describeCard: ['consul-ii'],
  describeCost: [{ goods: { brick: 1 }, money: 2 }],
  screenLabels: [],
  describeTile: ['appius-arcadius'],
  describePlace: [STATE, 'roma', 'city'],
  describeBoard: [MAP],
  setUpForm: [{ map: 'italia', players: 3 }],
  recordGame: [ITALIA, ACTIONS],
  recordFrom: [STATE, []],
  startOf: [LOG],
  correctedState: [LOG, 0, STATE],
  replay: [LOG],
  readLog: [LOG],
  validateLog: [LOG],
  validPrefix: [LOG],
  formatLog: [LOG],
  gamesIn: ['[Map "Italia"]'],
  parseLog: [library.formatLog(LOG)],
  scoreGame: [SHEET],
  scoreIntermediate: [SHEET],
  parseSheet: [SHEET],
  sheetWarnings: [SHEET],
  defineMap: [MAP],
  createLibrary: [PARTS],
};
