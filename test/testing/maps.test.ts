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

/** Besides `FUZZ`, each map has a sixth of the other checks in turn, so that each check is made on several maps. */
const TURNS = 6;

const isTurn = (map: number, check: number): boolean =>
  process.env.FUZZ !== undefined || (map + check) % TURNS === 0;

// Each map another seed, so that together they are played in all modes.
describe.each(PLAYED.map(({ id }, index) => [id, index + 1] as const))('the map %s', (id, seed) => {
  const checks = mapConformance(library, id, { games: 1, seed }).filter(
    ({ name }) => process.env.FUZZ !== undefined || !ELSEWHERE.includes(name),
  );
  for (const [index, { name, run }] of checks.entries()) if (isTurn(seed, index)) test(name, run);
});
