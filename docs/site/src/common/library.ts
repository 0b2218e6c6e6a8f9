/** The library of all pages: every map and module of the package, and those of `outsiders.ts`. */
import type * as concordia from 'concordia-rules';
import { createLibrary } from 'concordia-rules';
import { greedyWith, plannerWith, type Strategy } from 'concordia-rules/bots';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import { french } from 'concordia-rules/words/fr';
import * as outsiders from '../outsiders';

/** What the pages use of it. */
type Used = Pick<
  typeof concordia,
  | 'cards'
  | 'choices'
  | 'correctedState'
  | 'createGame'
  | 'describeAction'
  | 'describeCorrection'
  | 'describeDecision'
  | 'sentenceOf'
  | 'finalScores'
  | 'formatLog'
  | 'getMap'
  | 'isOver'
  | 'legalActions'
  | 'mapIds'
  | 'nameOf'
  | 'parseLog'
  | 'parseSheet'
  | 'picturesOf'
  | 'pointsOf'
  | 'recordGame'
  | 'scoreGame'
  | 'scoreIntermediate'
  | 'sheetWarnings'
  | 'startOf'
  | 'tryApplyAction'
  | 'validPrefix'
  | 'validateLog'
  | 'viewFor'
>;

const library = createLibrary({
  maps: [...allMaps, ...outsiders.maps],
  modules: [...allModules, ...outsiders.modules],
  // Texts are read in every language of the package.
  languages: [french],
});

// No page knows anything of what outsiders bring, so the types are those of the package.
export const {
  cards,
  choices,
  correctedState,
  createGame,
  describeAction,
  describeCorrection,
  describeDecision,
  sentenceOf,
  finalScores,
  formatLog,
  getMap,
  isOver,
  legalActions,
  mapIds,
  nameOf,
  parseLog,
  parseSheet,
  picturesOf,
  pointsOf,
  recordGame,
  scoreGame,
  scoreIntermediate,
  sheetWarnings,
  startOf,
  tryApplyAction,
  validPrefix,
  validateLog,
  viewFor,
} = library as unknown as Used;

export const ActionSchema = library.schemas.action as unknown as typeof concordia.ActionSchema;

interface OutsideModule {
  readonly id: string;
  readonly name: string;
  /** The cards that it brings. */
  readonly cards: readonly string[];
}

/** Modules from outside that can be chosen by their ids. */
export const OUTSIDE_MODULES: readonly OutsideModule[] = outsiders.modules
  .filter(
    ({ isPlayed, options = {} }) =>
      !isPlayed && Object.values(options).every(({ off }) => off === undefined),
  )
  .map(({ id, name = id, rules }) => {
    return { id, name, cards: (rules.deck?.cards ?? []).map((card) => card.id) };
  });

/** Bots that know what outsiders bring. */
export const greedy: Strategy = greedyWith(library) as unknown as Strategy;
export const planner: Strategy = plannerWith(library) as unknown as Strategy;
