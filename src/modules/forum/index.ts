import { defineModule, type MapId, type OneOf, type RuleModule } from '../../kit';
import { sealErrors } from '../../kit-rules';
import { boxOf } from './box';
import { descriptions } from './descriptions';
import { forumOptions } from './option';
import {
  describedTiles,
  type ForumBox,
  OWN_FORUM,
  ownTiles,
  translatedTiles,
  withOwn,
} from './own-tiles';
import { forumRules } from './rules';
import { forumSheet, sheetOf } from './sheet';
import type { TileId } from './tile-ids';
import { KNOWN_BOX, TILES } from './tiles';

export type { ForumBox, OwnTile } from './own-tiles';
export { isNoted, noteTile } from './part';
export type { ForumTile, TileFields, TileUse, TileWay } from './tile';
export { oneWay } from './tile';

/** The forum; switched on by the option `modules: ['forum']`. */
export const forum = defineModule({
  id: 'forum',
  name: 'Forum',
  options: forumOptions,
  rules: forumRules('forum', KNOWN_BOX),
  descriptions,
  sheet: forumSheet,
});

/** The tiles of {@link forum} by their ids, to make others of them. */
export const forumTiles = TILES;

/**
 * The forum with other tiles, for players who own the box and know what no source tells, or who read a tile otherwise
 * . A library has it instead of {@link forum}.
 *
 * @returns a module, for `createLibrary` and `createEngine`.
 * @throws ConcordiaError `INVALID_RULES` if something is no tile, or there twice; `details.path` is the place. If a tile
 * fails in a game, `details.rules` is its id.
 *
 * @example
 * ```ts
 * const victoria = { id: 'victoria', color: 'green', points: () => 3 } as const;
 * const mine = forumWith({ tiles: [victoria] });
 * const library = createLibrary({ maps: [imperium], modules: [mine] });
 * const modules = ['forum-own-tiles'] as const;
 * const state = library.createGame({ map: 'imperium', players: 2, seed: 'ludi', modules });
 * console.log(state.options.modules); // -> [ 'forum-own-tiles' ]
 * ```
 */
export function forumWith<const I extends string, const M extends MapId = typeof OWN_FORUM>(
  box: ForumBox<I, M>,
): RuleModule<ForumRules<I | TileId>, OneOf<M | typeof OWN_FORUM>, typeof forumOptions> {
  return sealErrors(() => moduleOf(box))();
}

function moduleOf<const I extends string, const M extends MapId>(
  box: ForumBox<I, M>,
): RuleModule<ForumRules<I | TileId>, OneOf<M | typeof OWN_FORUM>, typeof forumOptions> {
  const tiles = ownTiles(box);
  const { id = OWN_FORUM } = box;
  const all = withOwn(tiles);
  return defineModule({
    id,
    name: 'Forum',
    options: forumOptions,
    rules: forumRules(id, boxOf(all)),
    descriptions: {
      options: descriptions.options,
      summaries: { [id]: descriptions.summaries.forum },
      tiles: { ...descriptions.tiles, ...describedTiles(id, tiles) },
    },
    languages: translatedTiles(id, tiles),
    sheet: sheetOf(all),
  });
}

type ForumRules<I extends string> = ReturnType<typeof forumRules<I>>;
