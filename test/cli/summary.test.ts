/** What `concordia validate` says of a game besides its scores. */
import { expect, test } from 'vitest';
import { type NewGame, recordGame } from '../../src/index';
import { concordia } from './console';

async function rulesOf(game: NewGame): Promise<string | undefined> {
  const log = JSON.stringify(recordGame({ ...game, seed: 'a' }, []));
  const { code, out } = await concordia(['validate', '-'], { stdin: log });
  expect(code).toBe(0);
  return /^ *Rules +(.*?) *$/m.exec(out)?.[1];
}

test.each([
  ['base game', { map: 'imperium', players: 2 }],
  ['wine display', { map: 'imperium', players: 2, display: 'wine' }],
  ['bought first goods', { map: 'imperium', players: 2, startingGoods: 'bought' }],
  ['intermediate scoring', { map: 'imperium', players: 2, intermediateScoring: true }],
  // a small Ionium.
  [
    'without 3 provinces',
    { map: 'ionium', players: 2, omitProvinces: ['campania', 'calabria', 'sicilia'] },
  ],
  [
    'cards of Concordia Venus, teams, wine display, salt, forum',
    { map: 'imperium', players: 4, teams: true, display: 'wine', modules: ['salt', 'forum'] },
  ],
] as const)('%s', async (said, game) => {
  expect(await rulesOf(game)).toBe(said);
});
