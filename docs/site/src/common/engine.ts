/** The engine of all pages but Score: every map and module, and those of `outsiders.ts`. It is all that a new game is asked of. */
import type * as concordia from 'concordia-rules';
import { createEngine } from 'concordia-rules/core';
import { allMaps } from 'concordia-rules/maps';
import { allModules } from 'concordia-rules/modules';
import { createScreen } from 'concordia-rules/screen';
import * as outsiders from '../outsiders';
import { libraryWords } from '../words/language';

export const engine = createEngine({
  maps: [...allMaps, ...outsiders.maps],
  modules: [...allModules, ...outsiders.modules],
  words: libraryWords,
});

export const screen = createScreen(engine);

/** No page knows anything of what outsiders bring, so the types are those of the package. */
export type OfPackage<Made> = Pick<typeof concordia, keyof typeof concordia & keyof Made>;

const made = { ...engine, ...screen };

export const { getMap, mapIds, setUpForm } = made as unknown as OfPackage<typeof made>;
