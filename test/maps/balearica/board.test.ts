import { describe, expect, test } from 'vitest';
import { getMap, mapIds } from '../../../src/index';
import { type BoardFacts, type Ends, factsOf, idOf, routeOf, sizeOf } from '../facts';

interface BalearicaFacts extends BoardFacts {
  special: BoardFacts['special'] & { startBoats: { name: string; touches: Ends[] }[] };
}

test('R-2.1, R-6.2: 22 cities in 9 provinces', () => {
  // As many as there are tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D: 7 + 10 + 5.
  expect(sizeOf('balearica')).toEqual({ cities: 22, provinces: 9 });
});

describe('R-10.11: Balearica', () => {
  const { special } = factsOf<BalearicaFacts>('balearica');

  test('R-10.11: two boats and the sea routes they touch', () => {
    const { fields = [] } = getMap('balearica');
    expect(fields.map(({ exits, ...field }) => ({ ...field, exits: [...exits].sort() }))).toEqual(
      special.startBoats.map(({ name, touches }) => ({
        id: idOf(name),
        name,
        kind: 'sea',
        exits: touches.map((ends) => routeOf('sea', ends)).sort(),
      })),
    );
  });

  test('R-10.11: each boat lies in the midst of its routes', () => {
    const { layout, fields = [] } = getMap('balearica');
    expect(fields).toHaveLength(2);
    for (const { id, exits } of fields) {
      for (const axis of [0, 1] as const) {
        const around = exits.map((route) => layout.routes[route]?.[axis] ?? Number.NaN);
        expect(layout.cities[id]?.[axis]).toBeGreaterThan(Math.min(...around));
        expect(layout.cities[id]?.[axis]).toBeLessThan(Math.max(...around));
      }
    }
  });

  test('R-10.11: what is left out, there and nowhere else', () => {
    const left = mapIds().filter((id) => getMap(id).leftOut !== undefined);
    expect(left).toEqual(['balearica']);
    expect(getMap('balearica').leftOut).toContain('fish');
  });
});

test('R-10.11: what is left out is said where the map is chosen', () => {
  expect(getMap('balearica').leftOut).toMatch(/fish/);
});
