/** The engine of all pages but Score, and what they make from it: every map and module, and those of `outsiders.ts`. */
import type * as concordia from 'concordia-rules';
import { createEngine } from 'concordia-rules/core';
import { createFollower } from 'concordia-rules/follow';
import { createLogbook } from 'concordia-rules/log';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import { createScreen } from 'concordia-rules/screen';
import { createSpeech } from 'concordia-rules/words';
import * as outsiders from '../outsiders';
import { libraryWords } from '../words/language';

/** What the pages use of it; no page knows anything of what outsiders bring, so the types are those of the package. */
type Used = Pick<
  typeof concordia,
  | 'cards'
  | 'choices'
  | 'correctedState'
  | 'createGame'
  | 'describeAction'
  | 'describeBoard'
  | 'describeCard'
  | 'describeCorrection'
  | 'describeDecision'
  | 'describePlace'
  | 'eventsFor'
  | 'finalScores'
  | 'getMap'
  | 'isOver'
  | 'legalActions'
  | 'mapIds'
  | 'nameOf'
  | 'picturesOf'
  | 'pointsOf'
  | 'preview'
  | 'recordGame'
  | 'screenModel'
  | 'sentenceOf'
  | 'setUpForm'
  | 'startOf'
  | 'tryApplyAction'
  | 'undoLimit'
  | 'validPrefix'
  | 'validateLog'
  | 'viewFor'
>;

/** For what is made from it elsewhere, such as bots and texts. */
export const engine = createEngine({
  maps: [...allMaps, ...outsiders.maps],
  modules: [...allModules, ...outsiders.modules],
  words: libraryWords,
});

export const library = {
  ...engine,
  ...createFollower(engine),
  ...createLogbook(engine),
  ...createScreen(engine),
  ...createSpeech(engine),
} as unknown as Used;

export const {
  cards,
  choices,
  correctedState,
  createGame,
  describeAction,
  describeBoard,
  describeCard,
  describeCorrection,
  describeDecision,
  describePlace,
  eventsFor,
  finalScores,
  getMap,
  isOver,
  legalActions,
  mapIds,
  nameOf,
  picturesOf,
  pointsOf,
  preview,
  recordGame,
  screenModel,
  sentenceOf,
  setUpForm,
  startOf,
  tryApplyAction,
  undoLimit,
  validPrefix,
  validateLog,
  viewFor,
} = library;

export const ActionSchema = engine.schemas.action as unknown as typeof concordia.ActionSchema;
