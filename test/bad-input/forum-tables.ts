/** Tables with the forum, at decisions where tiles can be chosen, taken and used. */

import { chanceFromSeed, playOut, random } from '../../src/bots';
import * as library from '../../src/index';
import {
  type Action,
  type ActionByType,
  type CardId,
  createGame,
  type GameState,
  type NewGame,
  type Seat,
  type TileId,
} from '../../src/index';
import {
  discard,
  forumScenario,
  give,
  goods,
  layTiles,
  play,
  type StateDraft,
} from '../support/scenario';
import { deepFreeze } from './support';

type Edit = (draft: StateDraft) => void;

export const playCard = (seat: Seat, card: CardId): Action => ({ type: 'playCard', seat, card });
export const pass = (seat: Seat = 0): Action => ({ type: 'pass', seat });
export const takeTile = (tile: TileId, seat: Seat = 0): Action => ({
  type: 'takeTile',
  seat,
  tile,
});
export const useTile = (
  tile: TileId,
  choice: Partial<Omit<ActionByType<'useTile'>, 'type' | 'seat' | 'tile'>> = {},
  seat: Seat = 0,
): Action => ({ type: 'useTile', seat, tile, ...choice });
export const changeGood = (
  give: ActionByType<'changeGood'>['give'],
  take: ActionByType<'changeGood'>['take'],
): Action => ({ type: 'changeGood', seat: 0, give, take });

/** The tiles and a blue one, which everybody has; it does nothing but with a Senator. */
export const withBlue = (...tiles: readonly TileId[]): readonly TileId[] => [
  ...tiles,
  'cornelius-scipio',
];

/** The first player owns the tiles and decides which card to play. */
export const ownerOf = (
  tiles: readonly TileId[],
  edit: Edit = () => {},
  options: Parameters<typeof forumScenario>[2] = {},
): GameState => deepFreeze(forumScenario([withBlue(...tiles)], edit, options));

/** The first player has played a card. */
export const cardPlayed = (card: CardId, ...args: Parameters<typeof ownerOf>): GameState =>
  deepFreeze(play(ownerOf(...args), playCard(0, card)));

/** Nobody has chosen a tile: seat 0 has the first two blue tiles, seat 1 the next two. */
export const DEALT: readonly (readonly TileId[])[] = [
  ['annaeus-arcadius', 'appius-arcadius'],
  ['aulus-arcadius', 'claudia-agrippina'],
  ['claudius-pompeius', 'cornelius-scipio'],
];
export const newTable = (options: Partial<NewGame> = {}): GameState => {
  const parts = JSON.parse(JSON.stringify({ forum: { dealt: DEALT, stack: library.FORUM_TILES } }));
  return deepFreeze(
    createGame({
      map: 'imperium',
      players: 3,
      seed: 'forum',
      modules: ['forum'],
      setup: { parts },
      ...options,
    }),
  );
};

/** The first tiles are sold; the tiles that are laid out, blue ones. */
const LOTS = ['titus-valerius', 'appius-arcadius', 'gaius-marcellus', 'lucius-flavius'] as const;
const auction = newTable({
  forumTiles: 'auction',
  setup: { parts: { forum: { lots: [...LOTS], stack: [...library.FORUM_TILES] } } },
});

/** Before and after the first bid. */
export const AUCTION: readonly GameState[] = [
  auction,
  deepFreeze(play(auction, { type: 'bidForTile', seat: 0, tile: LOTS[0], points: 2 })),
];

/** Tiles in the row when the first player owns Julius. */
export const ROW: readonly TileId[] = ['spurius', 'laurentius', 'numerius', 'augustus'];

const BOUGHT: readonly CardId[] = ['mason-i', 'farmer-i', 'smith-i'];
const PLAYED: readonly CardId[] = [
  'architect',
  'prefect',
  'prefect',
  'mercator',
  'diplomat',
  'senator',
  ...BOUGHT,
];

/** A Tribune of the owner of Julius takes so many cards back, itself included. */
export function tribune(cards: number, edit: Edit = () => {}): GameState {
  const cardsPlayed = (draft: StateDraft) => {
    for (const card of BOUGHT) give(draft, 0, card);
    discard(draft, 0, ...PLAYED.slice(0, cards - 1));
    layTiles(draft, { owned: [withBlue('julius')], row: ROW });
    edit(draft);
  };
  return cardPlayed('tribune', ['julius'], cardsPlayed);
}

const MANY_GOODS = goods({ brick: 1, food: 1, tool: 1, wine: 2, cloth: 2 });
const rich: Edit = (draft) => {
  for (const player of draft.players) player.goods = { ...MANY_GOODS };
};

/** The first player has a card more in the hand. */
const withCard =
  (card: CardId): Edit =>
  (draft) => {
    rich(draft);
    give(draft, 0, card);
  };

/** Decks in front of the one where the card lies are bought by the second player. */
const withLaterCard =
  (card: CardId): Edit =>
  (draft) => {
    rich(draft);
    const dealt = [...draft.display, ...draft.deck].flatMap((id) => id ?? []);
    const deckOf = (id: CardId) => library.cards[id]?.deck ?? 0;
    for (const id of dealt) if (deckOf(id) < deckOf(card)) give(draft, 1, id);
    give(draft, 0, card);
  };

/** Both can be used in nearly every decision, Lucius with a Diplomat. */
const OWN = ['julius', 'lucius-flavius'] as const;
const TEAMS = { players: 4, teams: true } as const;

/** Every kind of decision in which a tile can be used, and those that tiles ask for. */
export const FORUM_STATES: readonly GameState[] = [
  newTable(),
  ...AUCTION,
  ownerOf(OWN),
  tribune(3),
  tribune(10),
  cardPlayed('architect', OWN),
  cardPlayed('prefect', OWN),
  cardPlayed('colonist-i', OWN, withCard('colonist-i')),
  cardPlayed('mercator', OWN),
  // Nothing to copy but a card of the display, and both.
  cardPlayed('diplomat', OWN),
  cardPlayed('diplomat', OWN, (draft) => discard(draft, 1, 'mercator')),
  cardPlayed('senator', OWN, rich),
  cardPlayed('consul-ii', OWN, withLaterCard('consul-ii')),
  cardPlayed(
    'magister',
    OWN,
    (draft) => {
      give(draft, 0, 'prefect-architect-i');
      discard(draft, 0, 'prefect-architect-i');
    },
    { cards: 'venus' },
  ),
  cardPlayed('praetor', OWN, rich, TEAMS),
  cardPlayed('proconsul-ii', OWN, withLaterCard('proconsul-ii'), TEAMS),
  cardPlayed('legatus', OWN, rich, TEAMS),
  deepFreeze(play(cardPlayed('architect', OWN), pass())),
  deepFreeze(play(ownerOf(['augustus']), useTile('augustus'))),
  deepFreeze(play(ownerOf(['julius']), useTile('julius'))),
];

/** A game by chance, from its first state to its last. */
const byChance = (options: NewGame & { readonly seed: string }) =>
  deepFreeze(playOut(library, createGame(options), random, chanceFromSeed(options.seed)));

export const FORUM_OPTIONS = {
  map: 'imperium',
  players: 3,
  seed: 'forum',
  modules: ['forum'],
} as const;
export const FORUM_GAME = byChance(FORUM_OPTIONS);

/** States from games with the forum, none of them the last. */
export const FORUM_GAMES: readonly GameState[] = [
  FORUM_GAME,
  byChance({ map: 'hispania', players: 2, seed: 'forum', modules: ['salt', 'forum'] }),
  byChance({ map: 'roma', players: 4, teams: true, seed: 'forum', modules: ['forum'] }),
].flatMap(({ states }) => states.slice(0, -1).filter((_, index) => index % 5 === 0 || index < 10));
