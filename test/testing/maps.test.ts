import { describe, test } from 'vitest';
import * as library from '../../src/index';
import { allMaps } from '../../src/maps';
import { mapConformance } from '../../src/testing';

/** Boards without rules of their own are played alike: besides `FUZZ`, one of them is enough. */
const PLAYED = allMaps.filter(
  ({ id, rules }) => process.env.FUZZ !== undefined || rules !== undefined || id === 'imperium',
);

/** What test/properties and test/bots look at in games on all maps: fuzzing does so once more. */
const ELSEWHERE = [
  'every automatic player plays to the end',
  'an accepted state leads only to accepted states',
  'events lead from view to view',
];

// Each map another seed, so that together they are played in all modes.
describe.each(PLAYED.map(({ id }, index) => [id, index + 1] as const))('the map %s', (id, seed) => {
  for (const { name, run } of mapConformance(library, id, { games: 1, seed })) {
    if (process.env.FUZZ !== undefined || !ELSEWHERE.includes(name)) test(name, run);
  }
});
