/** Drafts of sheets that come from elsewhere: a file, a link, the browser's storage. */
import type { PlayerSheet } from 'concordia-rules/scoring';
import { OUTSIDE_MODULES } from '../../../common/outside-modules';
import { recordOf } from '../../../common/storage';
import { asDealt, boxOf } from '../deck';
import { type Draft, lineOf, without } from '../draft';
import { catalogue, loadMap, sheetsOn } from '../library';
import { INVISIBLE, readableName } from './read';

/**
 * A draft of what anybody may have written.
 *
 * @throws ConcordiaError if there is no sheet in it, or one of an unknown map.
 */
export async function draftFrom(input: unknown): Promise<Draft> {
  const { sheet, intermediate, cards, salt, forum, modules, dealt } = recordOf(input);
  const isIntermediate = intermediate === true;
  const draft = await draftOf(withReadableNames(sheet), isIntermediate);
  const whole: Draft = {
    ...draft,
    ...(cards === 'venus' ? { cards } : {}),
    salt: draft.salt || salt === true,
    forum: draft.forum || forum === true,
    modules: [...new Set([...draft.modules, ...knownModules(modules)])],
  };
  return dealt === null ? { ...whole, dealt } : asDealt(whole);
}

function knownModules(input: unknown): readonly string[] {
  if (!Array.isArray(input)) return [];
  return OUTSIDE_MODULES.map(({ id }) => id).filter((id) => input.includes(id));
}

/** Sheets refuse invisible characters in names, which anybody may have typed or pasted: nothing else is lost for them. */
function withReadableNames(sheet: unknown): unknown {
  const { players } = recordOf(sheet);
  if (!Array.isArray(players)) return sheet;
  const named = players.map((player: unknown, seat) => {
    const { name } = recordOf(player);
    return typeof name === 'string' && INVISIBLE.test(name)
      ? { ...recordOf(player), name: readableName(name) || `${seat + 1}` }
      : player;
  });
  return { ...recordOf(sheet), players: named };
}

/**
 * A draft of a sheet that comes from a file, a link or the browser's storage.
 *
 * @throws an error with a sentence if it is none, or names a map that there is not.
 */
export async function draftOf(input: unknown, intermediate = false): Promise<Draft> {
  const { map: named } = recordOf(input);
  const map = typeof named === 'string' ? named : undefined;
  await loadMap(map);
  const parsed = sheetsOn(map).parseSheet(input);
  const { players, cityGoods = {} } = parsed;
  const goods = [...players.flatMap(goodsOf), ...Object.values(cityGoods)];
  const plain: Draft = {
    sheet: parsed.teams === undefined ? parsed : { ...parsed, mode: 'team' },
    cards: 'concordia',
    salt: goods.includes('salt'),
    forum: players.some(({ tiles = [] }) => tiles.length > 0),
    modules: OUTSIDE_MODULES.filter((module) =>
      players.some(
        (player) =>
          module.lines.some((line) => lineOf(player, line) !== undefined) ||
          ('length' in player.cards && player.cards.some((card) => module.cards.includes(card))),
      ),
    ).map(({ id }) => id),
    intermediate,
    dealt: null,
  };
  const isVenus =
    plain.sheet.mode === 'team' || players.some(({ cards }) => hasVenus(plain, cards));
  return asDealt(isVenus ? { ...plain, cards: 'venus' } : plain);
}

function goodsOf({ goods, houses }: PlayerSheet): readonly string[] {
  return [...Object.keys(goods), ...('length' in houses ? [] : Object.keys(houses.byGood))];
}

/** Whether there is a card that only the box of Concordia Venus has. */
function hasVenus(draft: Draft, cards: PlayerSheet['cards']): boolean {
  if (!('length' in cards)) return (cards.venus ?? 0) > 0;
  const { sale, handOf } = boxOf({
    ...draft,
    sheet: { ...without(draft.sheet, 'mode', 'teams'), players: [] },
    cards: 'concordia',
  });
  const known = new Set([...sale, ...handOf(0)]);
  return cards.some((card) => catalogue[card] !== undefined && !known.has(card));
}
