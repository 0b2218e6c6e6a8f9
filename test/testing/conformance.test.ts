import { describe, expect, test } from 'vitest';
import * as library from '../../src/index';
import { mapConformance } from '../../src/testing';
import { toyMap } from '../support/toy-map';

describe.each(library.mapIds())('the map %s', (id) => {
  for (const { name, run } of mapConformance(library, id, { games: 2 })) test(name, run);
});

describe('maps that break the rules are found', () => {
  /** Names of the checks the map does not stand. */
  const failing = (map: library.MapModule): string[] =>
    mapConformance(library, map, { games: 2 })
      .filter(({ run }) => {
        try {
          run();
          return false;
        } catch {
          return true;
        }
      })
      .map(({ name }) => name);

  test('an offer that cannot be taken', () => {
    const map = toyMap({
      offers: [
        {
          type: 'takeIncome',
          during: ['prefect'],
          legal: (_game, _state, { seat }) => [{ type: 'takeIncome', seat }],
          apply() {
            library.defineMap({ ...library.getMap('imperium'), provinces: [] });
          },
        },
      ],
    });
    expect(failing(map)).toContain('every listed action applies and changes something');
  });

  test('a state that its own check refuses', () => {
    const map = toyMap({ housesElsewhere: () => 1 });
    expect(failing(map)).toContain('a state survives JSON at every step');
  });
});
