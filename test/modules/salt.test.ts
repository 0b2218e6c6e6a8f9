/** What only code can ask of salt: tokens of shuffles, and states that are forged; docs/rulebook/salt.rules has the rules. */
import { expect, test } from 'vitest';
import { createGame, getMap, legalActions } from '../../src/index';
import { thrownBy } from '../support/scenario';

test.each([
  // All thirty tokens but a food, a tool, a wine and a brick, and four of salt.
  ['imperium', { brick: 7, food: 6, tool: 5, wine: 4, cloth: 4, salt: 4 }],
  // Without D: of A to C all but a food, a tool and a wine, and three of salt.
  ['italia', { brick: 7, food: 5, tool: 4, wine: 3, cloth: 3, salt: 3 }],
  // The tokens of A to C whole, and three cities of salt.
  ['byzantium', { brick: 7, food: 6, tool: 5, wine: 4, cloth: 3, salt: 3 }],
  ['hispania', { brick: 5, food: 5, tool: 4, wine: 3, cloth: 3, salt: 3 }],
])('R-11.1: the tokens of %s, salt once for each letter', (map, tokens) => {
  const { board } = createGame({ map, players: 3, seed: 'tokens', modules: ['salt'] });
  const made = Object.values(board.cityGoods);
  for (const [good, count] of Object.entries(tokens)) {
    expect([good, made.filter((other) => other === good).length]).toEqual([good, count]);
  }
  for (const letter of ['A', 'B', 'C', 'D']) {
    const cities = getMap(map).cities.filter((city) => city.letter === letter);
    const salt = cities.filter(({ id }) => board.cityGoods[id] === 'salt');
    expect(salt).toHaveLength(Math.min(1, cities.length));
  }
});

test('R-11.1: nobody has salt in a game without it', () => {
  const forged = JSON.parse(JSON.stringify(createGame({ map: 'imperium', players: 2, seed: 'x' })));
  forged.players[0].goods.salt = 1;
  expect(thrownBy(() => legalActions(forged)).details.path).toBe('players[0].goods.salt');
});
