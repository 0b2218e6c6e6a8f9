/**
 * What somebody at the table sees (R-3.1): their own cards, the top of every discard, the display;
 * not the others' hands, not covered discards, not the deck, not the generator.
 */
import type { CardId } from '../model/cards';
import type { Seat } from '../model/ids';
import {
  type GameState,
  type GameView,
  HIDDEN_CARD,
  type Player,
  type SeenCard,
  type SeenPlayer,
} from '../model/state';
import type { Game } from '../rules/game';

export type Viewer = Seat | 'spectator';

export function maskState(game: Game, state: GameState, viewer: Viewer): GameView {
  const parts = { ...state.parts };
  for (const { part } of game.hooks) {
    const own = part === undefined ? undefined : parts[part.id];
    if (part?.view !== undefined && own !== undefined) parts[part.id] = part.view(own, viewer);
  }
  return {
    ...state,
    players: state.players.map((player, seat) => seenBy(game, state, viewer, player, seat)),
    deck: hidden(state.deck),
    random: null,
    parts,
  };
}

function seenBy(
  game: Game,
  state: GameState,
  viewer: Viewer,
  player: Player,
  seat: Seat,
): SeenPlayer {
  if (seat === viewer) return player;
  const { hand, discard } = player;
  const shown =
    viewer !== 'spectator' &&
    game.hooks.some((hook) => hook.seesHand?.(game, state, viewer, seat) === true);
  return {
    ...player,
    hand: shown ? hand : hidden(hand),
    discard: [...hidden(discard.slice(0, -1)), ...discard.slice(-1)],
  };
}

function hidden(cards: readonly CardId[]): readonly SeenCard[] {
  return cards.map(() => HIDDEN_CARD);
}
