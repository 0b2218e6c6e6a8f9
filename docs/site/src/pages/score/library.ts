/** The library of the page. */
import type * as concordia from 'concordia-rules';
import { createLibrary } from 'concordia-rules';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import * as outsiders from '../../outsiders';
import { libraryWords } from '../../words/language';

type Used = Pick<
  typeof concordia,
  | 'cards'
  | 'createGame'
  | 'getMap'
  | 'mapIds'
  | 'nameOf'
  | 'parseSheet'
  | 'scoreGame'
  | 'scoreIntermediate'
  | 'sheetWarnings'
>;

export const {
  cards,
  createGame,
  getMap,
  mapIds,
  nameOf,
  parseSheet,
  scoreGame,
  scoreIntermediate,
  sheetWarnings,
} = createLibrary({
  maps: [...allMaps, ...outsiders.maps],
  modules: [...allModules, ...outsiders.modules],
  words: libraryWords,
}) as unknown as Used;
