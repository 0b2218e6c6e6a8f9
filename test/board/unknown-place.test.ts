/** A name that a board does not have: what is said to be missing, and what may be meant, on every board. */
// answers for src/engine/unknown-names.ts
import { describe, expect, test } from 'vitest';
import { type PlaceFields, unknownPlace } from '../../src/board/unknown-place';
import { allMaps } from '../../src/maps/all';

const FIELDS: PlaceFields = new Map([
  ['at', 'place'],
  ['province', 'province'],
]);

describe.each(allMaps)('on $name', (map) => {
  const others = allMaps.filter((other) => other !== map);
  const asked = (action: Readonly<Record<string, unknown>>) =>
    unknownPlace(map, action, FIELDS, others);
  const routes = new Set(map.routes.map(({ id }) => id));

  test('all its cities, fields, routes and provinces are known', () => {
    const places = [...map.cities, ...(map.fields ?? []), ...map.routes];
    for (const { id } of places) expect(asked({ at: id }), id).toBeUndefined();
    for (const { id } of map.provinces) expect(asked({ province: id }), id).toBeUndefined();
  });

  test('a route is known by its ends the other way round, and by the other kind', () => {
    for (const { id, kind, ends } of map.routes) {
      const [a, b] = [...ends].sort();
      const number = id.slice(`${kind}:${a}~${b}`.length);
      const facts = { what: 'route', board: map.name, nearest: id, isSame: true };
      const turned = `${kind}:${b}~${a}${number}`;
      expect(asked({ at: turned })).toEqual({ unknown: turned, ...facts });
      const other = kind === 'land' ? 'sea' : 'land';
      // Between some cities there are both.
      if ([number, ''].some((end) => routes.has(`${other}:${a}~${b}${end}`))) continue;
      for (const ends of [`${a}~${b}`, `${b}~${a}`]) {
        const unknown = `${other}:${ends}${number}`;
        expect(asked({ at: unknown })).toEqual({ unknown, ...facts });
      }
    }
  });

  test('a second line that is not there is the first', () => {
    const [{ id } = { id: '' }] = map.routes.filter((route) => !routes.has(`${route.id}#2`));
    expect(asked({ at: `${id}#9` })).toMatchObject({ nearest: id, isSame: true });
  });

  test('a city or a province of another map is said to be there', () => {
    for (const what of ['city', 'province'] as const) {
      const idsOf = ({ cities, fields = [], provinces }: (typeof allMaps)[number]) =>
        (what === 'city' ? [...cities, ...fields] : provinces).map(({ id }) => id);
      const field = what === 'city' ? 'at' : 'province';
      const foreign = others.flatMap(idsOf).filter((id) => !idsOf(map).includes(id));
      for (const id of foreign) {
        const elsewhere = others.find((other) => idsOf(other).includes(id))?.name;
        const facts = { unknown: id, what, board: map.name, elsewhere };
        expect(asked({ [field]: id })).toMatchObject(facts);
      }
    }
  });

  test('what no map has is nowhere', () => {
    expect(asked({ at: 'x' })).toEqual({ unknown: 'x', what: 'city', board: map.name });
    expect(asked({ province: 'x' })).toEqual({ unknown: 'x', what: 'province', board: map.name });
    expect(asked({ at: 'x~y' })).toEqual({ unknown: 'x~y', what: 'route', board: map.name });
    // Unknown names are cut to 80 letters.
    expect(asked({ at: 'x'.repeat(100) })?.unknown).toBe('x'.repeat(80));
  });

  test('the first of several is named, and what is no text or in no such field is not asked', () => {
    expect(asked({ province: 'y', at: 'x' })?.unknown).toBe('x');
    expect(asked({ at: 7, other: 'x' })).toBeUndefined();
  });
});
