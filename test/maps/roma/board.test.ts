import { describe, expect, test } from 'vitest';
import { GODS, getMap } from '../../../src/index';
import { TRACK } from '../../../src/maps/roma/track-fields';
import { type BoardFacts, factsOf, idOf, lettersOf } from '../facts';

interface RomaFacts extends BoardFacts {
  special: BoardFacts['special'] & {
    gates: { name: string; opensTo: string[] }[];
    startFieldAt: { x: number; y: number };
    shipTrack: ShipField[];
    shipTrackAt: { name: string; x: number; y: number }[];
    gods: string[];
  };
}

/** A field of the ship track and what it has for a ship. */
interface ShipField {
  name: string;
  sestertii?: number;
  goods?: string[];
  choice?: string[];
  sites?: string[];
  start?: true;
  scoresGod?: true;
}

describe('R-10.2: Roma', () => {
  const facts = factsOf<RomaFacts>('roma');
  const { special } = facts;
  const map = getMap('roma');
  const sandFields = special.shipTrack.flatMap(({ name, sites }) =>
    sites === undefined ? [] : [{ name, sites }],
  );

  test('R-10.2, R-2.1: 25 places in 7 districts, 5 building sites in 2 sand fields, 4 gates', () => {
    expect([facts.provinces.length, sandFields.length]).toEqual([7, 2]);
    expect(lettersOf('roma')).toEqual({
      A: 7,
      B: 8,
      C: 10,
      gate: 4,
      brick: 1,
      food: 1,
      tool: 1,
      wine: 1,
      cloth: 1,
    });
  });

  test('R-10.2: land routes only', () => {
    expect(new Set(map.routes.map(({ kind }) => kind))).toEqual(new Set(['land']));
  });

  test('R-10.2: the gates and the routes behind them', () => {
    const gates = map.cities.filter(({ letter }) => letter === 'gate');
    const behind = gates.map(({ id, name }) => {
      const routes = map.routes.filter(({ ends }) => ends.includes(id));
      return { name, opensTo: routes.flatMap(({ ends }) => ends.filter((end) => end !== id)) };
    });
    expect(behind.map(({ name, opensTo }) => ({ name, opensTo: opensTo.sort() }))).toEqual(
      special.gates.map(({ name, opensTo }) => ({ name, opensTo: opensTo.map(idOf).sort() })),
    );
  });

  test('R-10.2: from the start field onto every route behind a gate, and nowhere else', () => {
    const exits = special.gates.flatMap(({ name, opensTo }) =>
      opensTo.map((place) => `land:${[idOf(place), idOf(name)].sort().join('~')}`),
    );
    const [startField] = map.fields ?? [];
    expect(startField).toMatchObject({ id: 'start-field', kind: 'land' });
    expect([...(startField?.exits ?? [])].sort()).toEqual(exits.sort());
    const { x, y } = special.startFieldAt;
    expect(map.layout.cities['start-field']).toEqual([x, y]);
  });

  test('R-10.2: the fields of the ship track in their order and at their places', () => {
    const [, ...track] = map.fields ?? [];
    expect(track).toEqual(
      special.shipTrack.map(({ name }) => ({ id: idOf(name), name, kind: 'sea', exits: [] })),
    );
    expect(track.map(({ id }) => [id, map.layout.cities[id]])).toEqual(
      special.shipTrackAt.map(({ name, x, y }) => [idOf(name), [x, y]]),
    );
  });

  test('R-10.2: what every field of the ship track gives', () => {
    const printed = special.shipTrack.map(({ name, sestertii, goods, choice, sites, start }) => {
      const one = goods ?? choice;
      if (start) return [idOf(name), { does: 'start' }];
      if (sestertii !== undefined) return [idOf(name), { does: 'money', sestertii }];
      if (one !== undefined) return [idOf(name), { does: 'goods', choice: one }];
      return [idOf(name), { does: sites === undefined ? 'score' : 'build' }];
    });
    expect([...TRACK]).toEqual(printed);
    const scoring = special.shipTrack.filter(({ scoresGod }) => scoresGod);
    expect(scoring.map(({ name }) => name)).toEqual(['Byzantium']);
    expect([...GODS].sort()).toEqual(special.gods.map(idOf).sort());
  });

  test('R-10.2: each sand field is a province without a marker, each building site a city in it', () => {
    const added = map.provinces.slice(facts.provinces.length);
    expect(added.map(({ id, name, cities }) => ({ id, name, cities }))).toEqual(
      sandFields.map(({ name, sites }) => ({
        id: idOf(name),
        name,
        cities: sites.map((good) => `${idOf(name)}-${good}`),
      })),
    );
    expect(map.withoutMarker).toEqual(sandFields.map(({ name }) => idOf(name)));
    const sites = map.cities.slice(facts.cities.length);
    expect(sites.map(({ id, letter }) => [id, letter])).toEqual(
      sandFields.flatMap(({ name, sites }) => sites.map((good) => [`${idOf(name)}-${good}`, good])),
    );
  });
});
