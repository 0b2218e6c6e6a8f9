/** What the pages make from their engine. */
import type * as concordia from 'concordia-rules';
import { createFollower } from 'concordia-rules/follow';
import { createLogbook } from 'concordia-rules/log';
import { createSpeech } from 'concordia-rules/words';
import { engine, screen } from './engine';

export { engine };

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
  | 'screenLabels'
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

export const library = {
  ...engine,
  ...createFollower(engine),
  ...createLogbook(engine),
  ...screen,
  ...createSpeech(engine),
} as unknown as Used;

export const {
  cards,
  correctedState,
  createGame,
  describeAction,
  describeCard,
  describeCorrection,
  describeDecision,
  eventsFor,
  finalScores,
  getMap,
  isOver,
  legalActions,
  mapIds,
  nameOf,
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
