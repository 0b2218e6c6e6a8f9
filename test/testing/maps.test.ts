import { describe, test } from 'vitest';
import * as library from '../../src/index';
import { mapConformance } from '../../src/testing';

describe.each(library.mapIds())('the map %s', (id) => {
  for (const { name, run } of mapConformance(library, id, { games: 2 })) test(name, run);
});
