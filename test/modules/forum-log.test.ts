/** What a log for somebody who looks on says of the tiles that were drawn: no more than was revealed. */
import { expect, test } from 'vitest';
import { type Action, FORUM_TILES, logFor, type NewGame, recordGame } from '../../src/index';
import { deckStarting, EXAMPLE_GOODS } from '../support/scenario';

const STACK = [...FORUM_TILES].reverse();
/** What is hidden stands in the order of all tiles, whatever its own is. */
const inOrder = (known: readonly string[]) => FORUM_TILES.filter((tile) => !known.includes(tile));

/** The tiles that a spectator's log of a game without a seed has. */
function seen(forum: object, actions: readonly Action[], more: Partial<NewGame> = {}): unknown {
  const table = { cityGoods: EXAMPLE_GOODS, deck: deckStarting([], 3) };
  const setup = { ...table, parts: JSON.parse(JSON.stringify({ forum })) };
  const options = { map: 'imperium', players: 3, modules: ['forum'], setup, ...more } as const;
  return logFor(recordGame(options, actions), 'spectator').options.setup?.parts?.forum;
}

test('R-12.1: who was dealt what, and of the stack the row and the next tile', () => {
  const kept = ['titus-valerius', 'gaius-marcellus', 'lucius-flavius'] as const;
  const dealt = [
    [kept[0], 'servius-marcellus'],
    [kept[1], 'aulus-arcadius'],
    [kept[2], 'cornelius-scipio'],
  ];
  const actions = kept.map((tile, seat) => ({ type: 'chooseTile', seat, tile }) as const);
  const row = ['tiberius', 'spurius', 'publius', 'numerius'];
  // Where those that were kept lay among the others, nobody has seen.
  const known = [...row, 'marcus'];
  expect(seen({ dealt, stack: STACK }, actions)).toEqual({
    dealt,
    stack: [...known, ...inOrder(known)],
    later: [],
  });
});

test('R-12.4: what lies out to be sold, and nothing of the stack', () => {
  const lots = ['titus-valerius', 'appius-arcadius', 'gaius-marcellus', 'lucius-flavius'] as const;
  const bid = { type: 'bidForTile', seat: 0, tile: lots[0], points: 2 } as const;
  expect(seen({ lots, stack: STACK }, [bid], { forumTiles: 'auction' })).toEqual({
    lots,
    stack: FORUM_TILES,
    later: [],
  });
});
