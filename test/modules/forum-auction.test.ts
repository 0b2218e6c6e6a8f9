/** Whole games whose first tiles are sold by auction; docs/rulebook/forum-auction.rules has the rules. */
import { describe, expect, test } from 'vitest';
import { chanceFromSeed, greedy, planner, playOut } from '../../src/bots';
import * as concordia from '../../src/index';
import { createGame, createLibrary } from '../../src/index';
import { imperium } from '../../src/maps/imperium';
import { allModules } from '../../src/modules/all';
import { mapConformance } from '../../src/testing';
import { IS_NIGHT } from '../support/night';
import { forumOf } from '../support/scenario';

const AUCTION = { modules: ['forum'], forumTiles: 'auction' } as const;

test.each(Object.entries({ planner, greedy }))('R-12.4: %s makes no absurd bids', (_, strategy) => {
  const start = createGame({ map: 'imperium', players: 3, seed: 'n', ...AUCTION });
  const players = [strategy, strategy, strategy];
  const { states } = playOut(concordia, start, players, chanceFromSeed('bids'));
  const paid = states.flatMap((state) => forumOf(state).auction?.paid ?? []);
  expect(Math.max(...paid)).toBeLessThanOrEqual(3);
});

describe('the conformance suite, with an auction in every game', () => {
  const library = createLibrary({ maps: [imperium], modules: allModules });
  const { modules, ...options } = AUCTION;
  const games = { games: IS_NIGHT ? 3 : 1, modules, options };
  for (const { name, run } of mapConformance(library, 'imperium', games)) test(name, run);
});
