/** The library of the worker: the rules and logs of `common/library.ts`, without anything to show or to say. */
import type * as concordia from 'concordia-rules';
import { createEngine } from 'concordia-rules/core';
import { createLogbook } from 'concordia-rules/log';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import * as outsiders from '../outsiders';

/** What bots ask for, and what it takes to ask them. */
type Used = Pick<
  typeof concordia,
  | 'actionTypes'
  | 'applyAction'
  | 'applyTrusted'
  | 'boardOf'
  | 'cards'
  | 'correctedState'
  | 'finalScores'
  | 'getMap'
  | 'historyFor'
  | 'imagine'
  | 'legalActions'
  | 'pointsOf'
  | 'prospectOf'
  | 'redeal'
  | 'startOf'
  | 'tryApplyAction'
  | 'viewFor'
>;

const rules = createEngine({
  maps: [...allMaps, ...outsiders.maps],
  modules: [...allModules, ...outsiders.modules],
});

/** Nothing here knows anything of what outsiders bring, so the types are those of the package. */
export const library = { ...rules, ...createLogbook(rules) } as unknown as Used;
