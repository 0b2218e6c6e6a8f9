/** The library of the worker: the rules and logs of `common/library.ts`, without anything to show or to say. */
import { createEngine } from 'concordia-rules/core';
import { createLogbook } from 'concordia-rules/log';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import type { OfPackage } from '../common/engine';
import * as outsiders from '../outsiders';

const rules = createEngine({
  maps: [...allMaps, ...outsiders.maps],
  modules: [...allModules, ...outsiders.modules],
});

const made = { ...rules, ...createLogbook(rules) };

export const library = made as unknown as OfPackage<typeof made>;
