import { describe, test } from 'vitest';
import * as library from '../../src/index';
import { mapConformance } from '../../src/testing';

// Each map another seed, so that together they are played in all modes.
describe.each(library.mapIds().map((id, index) => [id, index + 1] as const))(
  'the map %s',
  (id, seed) => {
    for (const { name, run } of mapConformance(library, id, { games: 1, seed })) test(name, run);
  },
);
