import { describe, expect, test } from 'vitest';
import { getMap } from '../../../src/index';
import { PORTS } from '../../../src/maps/gallia/waiting-ships';
import { type BoardFacts, type Ends, factsOf, idOf, routeOf, sizeOf } from '../facts';

interface GalliaFacts extends BoardFacts {
  special: BoardFacts['special'] & {
    ports: string[];
    waitingPlace: string;
    waitingPlaceAt: { x: number; y: number };
    seine: Ends;
  };
}

test('R-2.1, R-6.2: 25 cities in 10 provinces', () => {
  // As many as there are tokens of the letters in use, of 7 A, 8 B, 10 C and 5 D: 7 + 8 + 10.
  expect(sizeOf('gallia')).toEqual({ cities: 25, provinces: 10 });
});

describe('R-10.6: Gallia', () => {
  const { special } = factsOf<GalliaFacts>('gallia');
  const map = getMap('gallia');
  const waitingPlace = idOf(special.waitingPlace);

  test('R-10.6: the ports', () => {
    expect(special.ports).toHaveLength(6);
    expect([...PORTS].sort()).toEqual(special.ports.map(idOf).sort());
  });

  test('R-10.6: where the first ships wait, with no way out', () => {
    expect(map.fields).toEqual([
      { id: waitingPlace, name: special.waitingPlace, kind: 'sea', exits: [] },
    ]);
    const { x, y } = special.waitingPlaceAt;
    expect(map.layout.cities[waitingPlace]).toEqual([x, y]);
    expect(map.cities.map(({ id }) => id)).not.toContain(waitingPlace);
  });

  test('R-10.6: the Seine is the only sea route at Lutetia', () => {
    const atLutetia = map.routes.filter(
      ({ kind, ends }) => kind === 'sea' && ends.includes('lutetia'),
    );
    expect(atLutetia.map(({ id }) => id)).toEqual([routeOf('sea', special.seine)]);
    expect(special.seine.map(idOf)).toContain('lutetia');
  });

  test('R-10.6: later ships begin in Lutetia', () => {
    expect(map.capital).toEqual({ land: 'lutetia', sea: 'lutetia' });
  });

  test('R-10.6: nobody stays between Bononia and Londinium, by land', () => {
    const special = map.routes.filter(({ stop }) => stop === false);
    expect(special.map(({ id }) => id)).toEqual(['land:bononia~londinium']);
  });
});
