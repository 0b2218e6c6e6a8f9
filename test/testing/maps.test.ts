import { describe, test } from 'vitest';
import * as library from '../../src/index';
import { allMaps } from '../../src/maps';
import { mapConformance } from '../../src/testing';

/** Boards without rules of their own are played alike: besides `FUZZ`, one of them is enough. */
const PLAYED = allMaps.filter(
  ({ id, rules }) => process.env.FUZZ !== undefined || rules !== undefined || id === 'imperium',
);

// Each map another seed, so that together they are played in all modes.
describe.each(PLAYED.map(({ id }, index) => [id, index + 1] as const))('the map %s', (id, seed) => {
  for (const { name, run } of mapConformance(library, id, { games: 1, seed })) test(name, run);
});
