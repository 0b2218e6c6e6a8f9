/** What the pages make from their engine. */
import type * as concordia from 'concordia-rules';
import { createFollower } from 'concordia-rules/follow';
import { createLogbook } from 'concordia-rules/log';
import { createSpeech } from 'concordia-rules/words';
import { engine, type OfPackage, screen } from './engine';

export { engine };

const made = {
  ...engine,
  ...createFollower(engine),
  ...createLogbook(engine),
  ...screen,
  ...createSpeech(engine),
};

export const library = made as unknown as OfPackage<typeof made>;

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
