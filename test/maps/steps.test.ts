import { describe, expect, test } from 'vitest';
import { compileBoard, withoutProvinces } from '../../src/board/compiled-board';
import { imperium, italia } from '../../src/maps';

const board = compileBoard(imperium);
const steps = (from: string, to: string, kind: 'land' | 'sea') =>
  board.stepsBetween(from, to, kind);

describe('steps on Imperium', () => {
  test('R-4.2: the example: Roma to Massilia 1, Roma to Aquileia-Vindobona 2', () => {
    expect(steps('roma', 'sea:massilia~roma', 'sea')).toBe(1);
    expect(steps('roma', 'land:aquileia~vindobona', 'land')).toBe(2);
  });

  test('R-4.2: from route to route through the city between them', () => {
    expect(steps('land:aquileia~roma', 'land:aquileia~vindobona', 'land')).toBe(1);
    expect(steps('land:aquileia~roma', 'land:sirmium~vindobona', 'land')).toBe(2);
    expect(steps('land:aquileia~roma', 'land:aquileia~roma', 'land')).toBeUndefined();
  });

  test('R-4.2: every kind keeps to its routes', () => {
    expect(steps('roma', 'land:novaria~roma', 'sea')).toBeUndefined();
    expect(steps('land:novaria~roma', 'sea:massilia~roma', 'sea')).toBeUndefined();
  });

  test('R-4.5: Novaria lies on no sea', () => {
    expect(board.canHold('novaria', 'land')).toBe(true);
    expect(board.canHold('novaria', 'sea')).toBe(false);
    expect(board.canHold('land:novaria~roma', 'land')).toBe(false);
  });

  test('the nearest routes come first', () => {
    for (const kind of ['land', 'sea'] as const) {
      const counted = board.reachFrom('roma', kind).map((ahead) => ahead.steps);
      expect(counted).toEqual([...counted].sort((a, b) => a - b));
      expect(counted[0]).toBe(1);
    }
    // Every land route but none twice: 44 on the board, all connected.
    expect(new Set(board.reachFrom('roma', 'land').map(({ route }) => route)).size).toBe(44);
    expect(board.reachFrom('roma', 'sea')).toHaveLength(35);
  });
});

/**
 * The same steps counted in a second way: walking from city to city, each route entered being a step.
 * A colonist on a route may leave it at both ends.
 */
function stepsByWalking(
  map: typeof imperium,
  from: string,
  to: string,
  kind: 'land' | 'sea',
): number | undefined {
  const routes = map.routes.filter((route) => route.kind === kind);
  const start = routes.find(({ id }) => id === from);
  const distance = new Map<string, number>((start?.ends ?? [from]).map((city) => [city, 0]));
  for (let round = 0; round < routes.length; round++) {
    for (const { ends } of routes) {
      for (const [a, b] of [ends, [ends[1], ends[0]] as const]) {
        const reached = distance.get(a);
        if (reached !== undefined && reached + 1 < (distance.get(b) ?? Number.POSITIVE_INFINITY)) {
          distance.set(b, reached + 1);
        }
      }
    }
  }
  const target = routes.find(({ id }) => id === to);
  const ends = (target?.ends ?? []).flatMap((city) => distance.get(city) ?? []);
  return target === undefined || target === start || ends.length === 0
    ? undefined
    : 1 + Math.min(...ends);
}

test.each([imperium, italia])(
  'R-4.2: all steps on $name agree with a walk from city to city',
  (map) => {
    const compiled = compileBoard(map);
    for (const kind of ['land', 'sea'] as const) {
      const routes = map.routes.filter((route) => route.kind === kind).map(({ id }) => id);
      const cities = map.cities.map(({ id }) => id).filter((id) => compiled.canHold(id, kind));
      for (const from of [...cities, ...routes]) {
        for (const to of routes) {
          expect(compiled.stepsBetween(from, to, kind)).toBe(stepsByWalking(map, from, to, kind));
        }
      }
    }
  },
);

test('R-9.15: a smaller board has no routes to what was left out', () => {
  const small = compileBoard(withoutProvinces(imperium, ['britannia']));
  expect(small.cities.has('londinium')).toBe(false);
  expect(small.routes.has('land:londinium~lutetia')).toBe(false);
  expect(small.provinces.size).toBe(11);
});
